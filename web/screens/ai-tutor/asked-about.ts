import type { AskedAbout } from '#contract/tutor.ts'

/** The question of a finished exam that an address asks about; an address that names none is the tutor in general. */
export function readAbout(search: URLSearchParams): AskedAbout | null {
  const attemptId = idIn(search.get('attempt'))
  const questionId = idIn(search.get('question'))
  return attemptId && questionId ? { attemptId, questionId } : null
}

const idIn = (text: string | null) =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
