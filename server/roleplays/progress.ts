import type { CriterionProgress, JudgedLine, RoleplayFeedback } from '#contract/roleplays.ts'
import { isIndicator } from './evaluation-form.ts'

const INDICATORS = 'Performance indicators'

/**
 * By kind of criterion, in the form's order: the indicators of different scenarios are different ones, so they count
 * together. `judged` is oldest first; what a redo carried over was not practised again and is not counted again.
 */
export function progressOf(judged: RoleplayFeedback[]): CriterionProgress[] {
  const progress = new Map<string, number[]>()
  for (const { lines } of judged) {
    const tried = lines.filter(({ carriedOver }) => !carriedOver)
    for (const [kind, of] of Map.groupBy(tried, kindOf)) {
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
