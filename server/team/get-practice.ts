import { WEAKEST_AREAS, type Practice } from '#contract/team.ts'
import { strengthsAndWeaknesses } from '../analytics/area-standing.ts'
import { listAreaTotals } from '../analytics/queries.ts'
import type { Deps } from '../ports/deps.ts'
import { listPractice } from './queries.ts'

/** Who has practised what, in two statements however many students there are. */
export async function getPractice({ db }: Deps): Promise<Practice[]> {
  const students = await listPractice(db)
  const totals = await listAreaTotals(
    db,
    students.map(({ id }) => id),
  )
  const areasOf = Map.groupBy(totals, ({ userId }) => userId)
  return students.map(({ id, lastActiveAt, ...student }) => ({
    ...student,
    lastActiveAt: lastActiveAt?.toISOString() ?? null,
    weakestAreas: weakestOf(areasOf.get(id) ?? []),
  }))
}

const weakestOf = (totals: Parameters<typeof strengthsAndWeaknesses>[0]) =>
  (strengthsAndWeaknesses(totals)?.toImprove ?? []).slice(0, WEAKEST_AREAS)
