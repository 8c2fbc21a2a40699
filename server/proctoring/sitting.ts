import type { Sitting } from '#contract/proctoring.ts'
import type { SittingRow } from './queries.ts'

export const presentSitting = (row: SittingRow): Sitting => ({
  id: row.id,
  examTitle: row.examTitle,
  state: stateOf(row),
  timed: row.timed,
  startedAt: row.startedAt.toISOString(),
  deadline: row.deadline.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  answered: Number(row.answered),
  questions: row.questions,
  score: row.score,
})

function stateOf({ state, pausedAt }: SittingRow): Sitting['state'] {
  if (state === 'open') return pausedAt ? 'paused' : 'open'
  return state === 'void' ? 'void' : 'finished'
}
