import { DEFAULT_GOALS, type KeptGoals } from '#contract/analytics.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { findStudyGoals } from './queries.ts'

/** The student's own goals, or the ones everybody starts with. */
export async function getStudyGoals({ db }: Deps, user: Person): Promise<KeptGoals> {
  const own = await findStudyGoals(db, user.id)
  return own ? { ...own, isOwn: true } : { ...DEFAULT_GOALS, isOwn: false }
}
