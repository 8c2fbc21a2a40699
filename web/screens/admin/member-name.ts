import type { User } from '#contract/session.ts'

type Named = Pick<User, 'email' | 'firstName' | 'lastName'>

/** First plus last name, one of them if there is one, else the part of the address before the @. */
export const memberName = ({ firstName, lastName, email }: Named) =>
  namesOf({ firstName, lastName }) || (email.split('@')[0] ?? email)

/** As the question before a deletion calls somebody. */
export const nameOrEmail = ({ firstName, lastName, email }: Named) =>
  namesOf({ firstName, lastName }) || email

const namesOf = ({ firstName, lastName }: Omit<Named, 'email'>) =>
  [firstName, lastName]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ')
