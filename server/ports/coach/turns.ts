/** As the contract and the coach have it: whoever is said to have written it may be anybody. */
type Said = { role: string; content: string }

/**
 * So many turns of the student's are looked at for a question that was brought: it stays the matter while it is talked
 * about. Finding it, answering on it and keeping its answer back look at the same ones, or one of them would forget it
 * before the others.
 */
const TURNS_LOOKED_AT = 6

export const lastSaidIn = (turns: Said[]) => saidIn(turns).slice(-TURNS_LOOKED_AT)

/** What the student said, the oldest first. */
export const saidIn = (turns: Said[]) =>
  turns.filter(({ role }) => role === 'user').map(({ content }) => content)

/** What was answered, the oldest first. */
export const answersIn = (turns: Said[]) =>
  turns.filter(({ role }) => role === 'assistant').map(({ content }) => content)

/** Empty before the first. */
export const lastAnswerIn = (turns: Said[]) => answersIn(turns).at(-1) ?? ''
