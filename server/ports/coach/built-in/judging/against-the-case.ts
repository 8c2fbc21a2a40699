import type { CaseTerms } from './case-terms.ts'
import type { RatedIndicator } from './rate-indicator.ts'
import { saidByOneself } from './said-by-oneself.ts'
import type { Statement } from './statements.ts'
import { stemsOf } from './stems.ts'

/** Without the sentences that decide against the case: they earn nothing anywhere. */
export const soundIn = (statements: Statement[]) =>
  statements.filter(({ missteps }) => missteps.size === 0)

/** The lines with what was decided against the case on each: shown first, and whatever else was said there counts less. */
export function withMissteps(
  lines: RatedIndicator[],
  { indicators }: CaseTerms,
  statements: Statement[],
): RatedIndicator[] {
  return lines.map((line) => {
    const written = indicators.find(({ id }) => id === line.id)?.missteps ?? []
    const taken = written.flatMap((misstep) => {
      const at = statements.find(({ missteps }) => missteps.has(misstep))
      return at ? [{ at, because: misstep.because }] : []
    })
    if (taken.length === 0) return line
    const against = taken.map(({ at, because }) => ({ text: at.text, because }))
    const evidence = [...new Set([...against.map(({ text }) => text), ...line.evidence])]
    return {
      ...line,
      ...{ against, evidence: evidence.slice(0, 2) },
      share: Math.min(line.share, mostShareOf({ against })),
      about: statements.filter(
        (one) => line.about.includes(one) || taken.some(({ at }) => at === one),
      ),
    }
  })
}

/** Of a line's points, 0 to 1, what is left for whoever decides against the case there once, and more often. */
export const mostShareOf = ({ against }: Pick<RatedIndicator, 'against'>): number =>
  MOST[Math.min(against.length, MOST.length - 1)]!
const MOST = [1, 0.4, 0.2]

/** The line that lost most by a decision against the case; undefined where none was made. */
export function worstAgainst(
  lines: RatedIndicator[],
  pointsOf: (line: RatedIndicator) => number,
): RatedIndicator | undefined {
  const lost = (line: RatedIndicator) => (1 - mostShareOf(line)) * pointsOf(line)
  return lines.filter(({ against }) => against.length > 0).toSorted((a, b) => lost(b) - lost(a))[0]
}

/** What a strong answer does there, as the student would say it: what comes closest to the bad decision, turned round. */
export function insteadOf({ against: [decided], points }: RatedIndicator): string | undefined {
  const stems = new Set(stemsOf(decided?.text ?? ''))
  const close = (say: string) => stemsOf(say).filter((stem) => stems.has(stem)).length
  const [best] = points
    .flatMap(({ text }) => saidByOneself(text) ?? [])
    .toSorted((a, b) => close(b) - close(a))
  return best
}
