import {
  confusedWithOf,
  type Confusion,
  type Subject,
} from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import type { Part } from '../talk.ts'

/** As it is said of one that is taken for one of the others. */
export function howToTell(all: Subject[]): Part[] {
  const lines = all.flatMap((one) => {
    const confused = confusedWithOf(one)
    return confused && all.some((other) => isToldFrom(confused, other))
      ? [confused.howToTellApart]
      : []
  })
  // Of two that name each other, the first says enough.
  const said = all.length === 2 ? lines.slice(0, 1) : lines
  return said.length === 0 ? [] : [`**How to tell them apart.** ${said.join(' ')}`]
}

const isToldFrom = ({ term }: Confusion, other: Subject) =>
  (findByName(term)?.term ?? term).toLowerCase() === other.term.toLowerCase()
