import type { User } from '#contract/session.ts'

type Named = Pick<User, 'email' | 'firstName' | 'lastName'>

/** First and last name when both exist, else the part of the e-mail before the @, else 'User'. */
export function displayName({ firstName, lastName, email }: Named) {
  const first = firstName?.trim()
  const last = lastName?.trim()
  if (first && last) return `${first} ${last}`
  return email.split('@')[0] || 'User'
}

/** First letters of first and last name; of one when there is one; 'U' when there is neither. */
export function initials({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>) {
  const letters = [firstName, lastName].map((name) => firstLetter(name?.trim() ?? ''))
  return letters.join('').toUpperCase() || 'U'
}

export const roleLabel = ({ role }: Pick<User, 'role'>) => (role === 'admin' ? 'Admin' : 'Student')

// By code point: the first letter of some names is longer than one UTF-16 unit.
const firstLetter = (name: string) => [...name][0] ?? ''
