import type { ExtraTime, User } from '#contract/session.ts'
import type { UserRow } from './queries.ts'

export const presentUser = ({ timePercent, ...user }: UserRow, studyStreak: number): User => ({
  ...user,
  studyStreak,
  createdAt: user.createdAt.toISOString(),
  // The table holds 100, 150 or 200 and nothing else.
  extraTime: (timePercent / 100) as ExtraTime,
})
