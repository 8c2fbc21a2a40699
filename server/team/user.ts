import type { User } from '#contract/session.ts'
import type { UserRow } from './queries.ts'

export const presentUser = (user: UserRow, studyStreak: number): User => ({
  ...user,
  studyStreak,
  createdAt: user.createdAt.toISOString(),
})
