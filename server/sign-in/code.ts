import { createHash, randomInt } from 'node:crypto'

/** No 0, O, 1 or I: they cannot be told apart when read off a phone. 32^8 codes, five tries. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 8
export const CODE_MINUTES = 10
export const CODE_TRIES = 5

export const makeCode = () =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** How it is shown: two groups are easier to copy. */
export const spellCode = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`

/** What a person typed, forgiving case, spaces and dashes. */
export const normaliseCode = (typed: string) => typed.toUpperCase().replace(/[\s-]/g, '')

/** Bound to the address, so that equal codes of two people do not look equal at rest. */
export const hashCode = (email: string, code: string) =>
  createHash('sha256').update(`${email}\n${code}`).digest()
