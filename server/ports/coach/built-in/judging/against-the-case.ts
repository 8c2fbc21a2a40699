import { affinityTo, type CaseTerms } from './case-terms.ts'
import { passagesOf } from './passages.ts'
import { isDeed } from './phrasings.ts'
import { rateIndicators, type RatedIndicator } from './rate-indicator.ts'
import { saidByOneself } from './said-by-oneself.ts'
import { owedIn } from './doubts/doubts.ts'
import type { Misstep } from './missteps.ts'
import type { Statement } from './statements.ts'
import { stemsOf } from './stems.ts'

/** Without the sentences that decide against the case or what one owes: they earn nothing anywhere. */
export const soundIn = (statements: Statement[]) =>
  withoutMissteps(statements).filter((one) => owedIn(one).length === 0)
const withoutMissteps = (statements: Statement[]) =>
  statements.filter(({ missteps }) => missteps.size === 0)

/** The lines with what was decided against the case on each: shown first, and whatever else was said there counts less. */
export function withMissteps(
  lines: RatedIndicator[],
  terms: CaseTerms,
  statements: Statement[],
): RatedIndicator[] {
  const againstInAll = statements.length - withoutMissteps(statements).length
  const ofItAll = Math.min(againstInAll, Math.ceil((IN_TEN * againstInAll) / statements.length))
  if (againstInAll === 0) return lines
  const anywhere = misconductByLine(terms, statements)
  return lines.map((line, at) => {
    const written = terms.indicators.find(({ id }) => id === line.id)?.missteps ?? []
    const taken = [
      ...written.flatMap((misstep) => {
        const taking = statements.filter(({ missteps }) => missteps.has(misstep))
        return taking.map((one) => ({ one, because: misstep.because }))
      }),
      ...anywhere[at]!,
    ]
    const against = taken.map(({ one, because }) => ({ text: one.text, because }))
    const evidence = [...new Set([...against.map(({ text }) => text), ...line.evidence])]
    const decided = { ...line, against, againstInAll, ofItAll, evidence: evidence.slice(0, 2) }
    return {
      ...decided,
      share: Math.max(seenOf(decided), Math.min(line.share, mostShareOf(decided))),
      about: statements.filter(
        (other) => line.about.includes(other) || taken.some(({ one }) => one === other),
      ),
    }
  })
}

/** In a long talk with as much that is sound, as many decisions against the case are less of it. */
const IN_TEN = 10

/** What is wrong in any case, each on the line that the sentence is about, else on the one whose turn it is there. */
const misconductByLine = ({ indicators }: CaseTerms, statements: Statement[]) =>
  wrongByLine({ indicators }, statements, ({ missteps }) => [...missteps])

function wrongByLine(
  { indicators }: Pick<CaseTerms, 'indicators'>,
  statements: Statement[],
  wrongIn: (one: Statement) => Misstep[],
) {
  const written = new Set(indicators.flatMap(({ missteps }) => missteps))
  const affinities = statements.map((one) => indicators.map((line) => affinityTo(one, line)))
  const passages = passagesOf(affinities)
  const before = (place: number, line: number) =>
    affinities.slice(Math.max(0, place - 2), place).reduce((sum, one) => sum + one[line]!, 0)
  const found = statements.flatMap((one, place) => {
    // What the scenario itself says of it is told more exactly.
    if ([...one.missteps].some((misstep) => written.has(misstep))) return []
    const [misstep] = wrongIn(one)
    const lines = [...passages[place]!].toSorted(
      (a, b) =>
        affinities[place]![b]! - affinities[place]![a]! ||
        // "That's on them": what it is about stands before it.
        before(place, b) - before(place, a),
    )
    return misstep ? [{ one, because: misstep.because, line: lines[0] }] : []
  })
  return indicators.map((_, at) => found.filter(({ line }) => line === at))
}

/**
 * The statements as they count. One that seems to decide against the case, in a talk that is argued well without it, may be
 * misheard: it counts as said, and is put as a question to check on its line.
 */
export function counted(
  said: Statement[],
  terms: CaseTerms,
): { said: Statement[]; toCheck: ToCheck[] } {
  const sound = withoutMissteps(said)
  const owed = wrongByLine(terms, said, owedIn)
  const toCheck = terms.indicators.flatMap(({ id }, at) =>
    owed[at]!.map(({ one, because }) => ({ line: id, text: one.text, because })),
  )
  const asIs = {
    said,
    toCheck: toCheck.filter(({ text }) => sound.some((one) => one.text === text)),
  }
  if (said.length - sound.length !== 1) return asIs
  const lines = rateIndicators(terms, sound)
  const mean = lines.reduce((sum, { share }) => sum + share, 0) / Math.max(1, lines.length)
  if (mean < ARGUED_WELL || sound.length < A_WHOLE_TALK) return asIs
  return {
    said: said.map((one) => (one.missteps.size > 0 ? { ...one, missteps: new Set() } : one)),
    toCheck: [
      ...asIs.toCheck,
      ...withMissteps(lines, terms, said).flatMap(({ id, against }) =>
        against.map((one) => ({ ...one, line: id })),
      ),
    ],
  }
}
export type ToCheck = { line: string; text: string; because: string }
/** Of a line's points, on average; and in sentences. */
const ARGUED_WELL = 0.6
const A_WHOLE_TALK = 12

type Decided = Pick<RatedIndicator, 'against' | 'ofItAll'>

/**
 * Of a line's points, 0 to 1, what is left for whoever decides against the case there once, and more often; where a talk
 * does so again and again, what is left on any of its lines.
 */
export const mostShareOf = ({ against, ofItAll }: Decided): number =>
  Math.min(upTo(MOST, reasonsIn(against)), upTo(MOST_OF_A_TALK, ofItAll))
/** What is wrong for the same reason is decided once, in however many sentences. */
const reasonsIn = (against: Decided['against']) =>
  new Set(against.map(({ because }) => because)).size
const MOST = [1, 0.4, 0.2]
const MOST_OF_A_TALK = [1, 1, 0.5, 0.35, 0.25]

/** Of the skills that judge the whole, what is left, 0 to 1. */
export const skillLeftFor = (ofItAll: number): number => upTo(LEFT_OF_A_SKILL, ofItAll)
const LEFT_OF_A_SKILL = [1, 1, 0.7, 0.5, 0.3]

const upTo = (shares: number[], count: number) => shares[Math.min(count, shares.length - 1)]!

/** Whoever decides wrongly has at least seen what is to be decided: people give that a little, in the lowest band. */
export const seenOf = (decided: Decided): number =>
  decided.against.length > 0 ? Math.min(SEEN, mostShareOf(decided)) : 0
const SEEN = 0.28

/** The line that lost most by a decision against the case; undefined where none was made. */
export function worstAgainst(
  lines: RatedIndicator[],
  pointsOf: (line: RatedIndicator) => number,
): RatedIndicator | undefined {
  const lost = (line: RatedIndicator) => (1 - upTo(MOST, reasonsIn(line.against))) * pointsOf(line)
  return lines.filter(({ against }) => against.length > 0).toSorted((a, b) => lost(b) - lost(a))[0]
}

/** What a strong answer does there, as the student would say it: what comes closest to the bad decision, turned round. */
export function insteadOf({ against: [decided], points }: RatedIndicator): string | undefined {
  const stems = new Set(stemsOf(decided?.text ?? ''))
  const close = (say: string) => stemsOf(say).filter((stem) => stems.has(stem)).length
  const [best] = points
    .flatMap(({ text }) => saidByOneself(text) ?? [])
    .filter(isDeed)
    .toSorted((a, b) => close(b) - close(a))
  return best
}

/** Neither a bad decision nor a sentence beside one is praised, and of a talk that makes several nothing of what it decides. */
export function isBesideMisstep(sentence: Statement, statements: Statement[]): boolean {
  const bad = statements.flatMap(({ missteps }, at) => (missteps.size > 0 ? [at] : []))
  const isMuch = bad.length >= SEVERAL && bad.length >= MUCH * statements.length
  const at = statements.indexOf(sentence)
  return isMuch || bad.some((place) => Math.abs(place - at) <= 1)
}
const SEVERAL = 2
/** Of its sentences; of a long talk that decides less so, what is sound may be kept. */
const MUCH = 0.22
