import { useState } from 'react'

/** Rows that a page draws at once; more of them make a phone stutter, and nobody reads them. */
const PART = 100

/** The first rows of a long list, and the way to more. */
export function useShownPart<Row>(rows: readonly Row[]) {
  const [most, setMost] = useState(PART)
  const hidden = Math.max(0, rows.length - most)
  return { shown: rows.slice(0, most), hidden, showMore: () => setMost(most + PART) }
}

type Person = { email: string; firstName: string | null; lastName: string | null }

/** Those whose name or address holds what was typed. */
export function findPeople<P extends Person>(people: readonly P[], wanted: string) {
  const words = wanted.trim().toLowerCase()
  if (words === '') return people
  return people.filter(({ firstName, lastName, email }) =>
    `${firstName ?? ''} ${lastName ?? ''} ${email}`.toLowerCase().includes(words),
  )
}
