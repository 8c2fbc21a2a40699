/** What a student decided in the set-up step; the confirmation step's address carries it. */
export type Choice = { count: number; includeAttempted: boolean }

export type Place =
  | { step: 'set-up' }
  | { step: 'confirm'; choice: Choice }
  /** `number` counts from 1, as students do. */
  | { step: 'player'; number: number; reviewing: boolean }
  | { step: 'result'; attemptId: number }

/** Where in the taking of an exam an address points: a reload, a link and the back button find the same place. */
export function readPlace(search: URLSearchParams): Place {
  const attemptId = wholeNumber(search.get('attempt'))
  if (attemptId) return { step: 'result', attemptId }
  const number = wholeNumber(search.get('question'))
  if (number) return { step: 'player', number, reviewing: search.has('review') }
  const count = wholeNumber(search.get('count'))
  if (count) return { step: 'confirm', choice: { count, includeAttempted: !search.has('unseen') } }
  return { step: 'set-up' }
}

export const confirmSearch = ({ count, includeAttempted }: Choice) =>
  `?count=${count}${includeAttempted ? '' : '&unseen=1'}`

function wholeNumber(text: string | null) {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
