import type { News } from '../notifications/notify-people.ts'
import type { SittingRow } from './queries.ts'

type About = { sitting: Pick<SittingRow, 'id' | 'examId' | 'examTitle'>; at: Date }

export const reopenedNews = ({ sitting, at }: About): News => ({
  ...about('reopened', { sitting, at }),
  title: 'Your exam is open again',
  message: `An advisor reopened “${sitting.examTitle}”: your answers are in it, and the clock runs.`,
  path: `/exam-practice/take/${sitting.examId}?question=1`,
})

export const voidedNews = ({ sitting, at }: About): News => ({
  ...about('voided', { sitting, at }),
  title: 'An attempt does not count',
  message: `An advisor made your attempt at “${sitting.examTitle}” void. You can still look at it; ask them why.`,
  path: resultOf(sitting),
})

export const unvoidedNews = ({ sitting, at }: About): News => ({
  ...about('unvoided', { sitting, at }),
  title: 'An attempt counts again',
  message: `Your attempt at “${sitting.examTitle}” is no longer void.`,
  path: resultOf(sitting),
})

/** Told each time it happens: the moment is part of the key. */
const about = (what: string, { sitting, at }: About) => ({
  key: `attempt-${what}:${sitting.id}:${at.getTime()}`,
  type: 'update' as const,
  at,
})

const resultOf = ({ id, examId }: About['sitting']): News['path'] =>
  `/exam-practice/take/${examId}?attempt=${id}`
