import type { CriterionProgress, JudgedLine, RoleplayFeedback } from '#contract/roleplays.ts'
import { isIndicator } from './evaluation-form.ts'

const INDICATORS = 'Performance indicators'

/**
 * By kind of criterion, in the form's order: the indicators of different scenarios are different ones, so they count
 * together. `judged` is oldest first. A kind of which a redo tried nothing again is not counted again; one of which it tried
 * a part is counted whole, with what stands of it, so that each number is about the same lines as the one before.
 */
export function progressOf(judged: RoleplayFeedback[]): CriterionProgress[] {
  const progress = new Map<string, number[]>()
  for (const { lines } of judged) {
    for (const [kind, of] of Map.groupBy(lines, kindOf)) {
      if (of.every(({ carriedOver }) => carriedOver)) continue
      progress.set(kind, [...(progress.get(kind) ?? []), shareOf(of)])
    }
  }
  return [...progress].map(([name, shares]) => ({ name, shares }))
}

const kindOf = ({ key, name }: JudgedLine) => (isIndicator(key) ? INDICATORS : name)

function shareOf(lines: JudgedLine[]) {
  const points = lines.reduce((sum, line) => sum + line.points, 0)
  const most = lines.reduce((sum, line) => sum + line.maxPoints, 0)
  return Math.round((100 * points) / most)
}
