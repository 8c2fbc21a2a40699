import type { Person } from '../ports/deps.ts'
import { personName } from '../team/person-name.ts'
import type { Decision } from './queries.ts'

export const FILE_GONE = 'The file of this material is no longer there.'

export const alreadyAsked = (number: string) =>
  `Question ${number} is in this exam already. Correct the number, or discard this one.`

/** To an admin who wants to decide what has been decided: by whom, what it is now, and what did not happen. */
export function decidedAlready(
  { state, number, deciderId, email, firstName, lastName }: Decision,
  { id }: Person,
  wanted: 'add' | 'discard',
) {
  const name = email === null ? 'Another admin' : personName({ email, firstName, lastName })
  const who = deciderId === id ? 'You have' : `${name} has`
  if (state === 'accepted') {
    const rest = wanted === 'add' ? 'Nothing was added or changed now.' : 'It was not discarded.'
    return `${who} already added this question, as question ${number}. ${rest}`
  }
  const rest = wanted === 'add' ? ' What stands here was not added.' : ''
  return `${who} already discarded this proposal.${rest}`
}
