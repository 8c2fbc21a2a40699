import { exampleOf, type Subject } from '../../understanding/knowledge/subject.ts'
import { facetsOf } from '../../understanding/knowledge/facets.ts'
import type { Part, Talk } from '../talk.ts'
import { caseThere } from './at-business.ts'
import { check } from './say-concept.ts'

/** "An example of each", "and for a food truck" after two were told apart: a case of each. Undefined where one has none. */
export function eachCase(talk: Talk): Part[] | undefined {
  const { subjects, plain } = talk.understood
  if (subjects.length < 2 || subjects.length > MOST) return undefined
  const said = talk.request.turns.map(({ content }) => content).join('\n')
  const cases = subjects.map((subject) => {
    const there = caseThere(subject, talk)?.says
    const says = there ?? (OF_EACH.test(plain) ? ownCase(subject, said) : undefined)
    return says && `**${subject.term}.** ${says}`
  })
  return cases.every(Boolean) ? [cases.join('\n\n'), check(subjects[0]!, talk.turn + 1)] : undefined
}
const MOST = 3
const OF_EACH = /\b(?:each|both|every one|all (?:of them|three|3))\b/

/** The first that the talk has not told yet. */
function ownCase(subject: Subject, said: string): string | undefined {
  const { cases = [] } = facetsOf(subject.term)
  const all = [exampleOf(subject), ...cases.map(({ says }) => says)].filter(
    (text) => text !== undefined,
  )
  return all.find((text) => !said.includes(text)) ?? all[0]
}
