import { TOP_AREAS, type AreaStanding } from '#contract/analytics.ts'
import { GOOD_SCORE, MASTERED_SCORE } from '#contract/exams.ts'

type Sides = { strengths: AreaStanding[]; toImprove: AreaStanding[] }

/**
 * The upper half of the areas, where they are good, best first; of the others the weakest, where they are not mastered.
 * An area stands on one side only, at most three on each. Null when there are none.
 */
export function strengthsAndWeaknesses(areas: readonly AreaStanding[]): Sides | null {
  if (areas.length === 0) return null
  const bestFirst = areas.toSorted(
    (a, b) => share(b) - share(a) || b.answered - a.answered || a.area.localeCompare(b.area),
  )
  const half = Math.ceil(bestFirst.length / 2)
  const strengths = bestFirst
    .slice(0, Math.min(TOP_AREAS, half))
    .filter((area) => share(area) >= GOOD_SCORE)
  const toImprove = bestFirst
    .slice(strengths.length)
    .toReversed()
    .filter((area) => share(area) < MASTERED_SCORE)
    .slice(0, TOP_AREAS)
  return { strengths, toImprove }
}

const share = ({ correct, answered }: AreaStanding) => (100 * correct) / answered
