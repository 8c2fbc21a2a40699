import { lastAnswerIn } from '../../turns.ts'
import { SIDE_BY_SIDE } from '../../understanding/reading-turn/earlier-question.ts'
import { ideaOf, type Subject } from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import type { Talk } from '../talk.ts'

/** How what was asked in the same breath is explained after the first. */
export const andOf = (second: Subject) => `And **${second.term}**: ${ideaOf(second)}`
const AND_OF = /^And \*\*(.+?)\*\*: /m

/** Simpler of two that were explained together is simpler of both. */
export function withSecond({ understood, request }: Talk): Subject[] {
  const { subjects, isNamed } = understood
  const [, name] = isNamed ? [] : (lastAnswerIn(request.turns).match(AND_OF) ?? [])
  const second = name === undefined ? undefined : findByName(name)
  const isOther = second && subjects.length === 1 && subjects[0]!.term !== second.term
  return isOther ? [...subjects, second] : subjects
}

/** They were compared or named in one breath; beside an explanation of one, the others stand only for contrast. */
export function isTogether({ request }: Talk): boolean {
  const last = lastAnswerIn(request.turns)
  return last.includes(SIDE_BY_SIDE) || AND_OF.test(last)
}
