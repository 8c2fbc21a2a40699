import type { Sorting } from '../../understanding/reading-turn/kinds.ts'
import type { Subject } from '../../understanding/knowledge/subject.ts'
import { behind } from './say-common.ts'
import { closingCheck, type Part, type Talk } from '../talk.ts'

/** Yes or no first, where it was asked so; then which kind, and why. */
export function sayKind(talk: Talk): Part[] {
  const { sorting, subjects } = talk.understood
  const [subject] = subjects
  if (!sorting || !subject) return []
  const { thing, kind, why, asked } = sorting
  if (kind === null) return leaveOpen(sorting, subject)
  const opening = asked === null ? '' : asked === kind ? 'Yes. ' : 'No. '
  const name = capitalized(thing)
  return [
    `**${subject.term}**\n\n${opening}${name} ${isPlural(thing) ? 'count' : 'counts'} as **${kind}**: ${why}.`,
    ...behind(subject, talk),
  ]
}

/** What nobody has said of a thing, the student can decide by what tells the kinds apart. */
function leaveOpen({ thing, asked, criteria }: Sorting, subject: Subject): Part[] {
  const name = thing.replace(/^(?:my|our) /, 'your ')
  const question = asked ?? criteria.map(({ kind }) => kind).join(' or ')
  return [
    `**${subject.term}**\n\nI don't know for sure whether "${name}" counts as **${question}**, and I won't guess. What decides it:`,
    criteria.map(({ kind, why }) => `- **${kind}**: ${why}`).join('\n'),
    closingCheck(
      criteria.length > 1
        ? `Which of these is true of "${name}", and why?`
        : `Is that true of "${name}"? Say why, and you have your answer.`,
    ),
  ]
}

const isPlural = (thing: string) =>
  /[^sui]s$/.test(thing) && !/^(?:an? |\w+ing )|\b(?:gas|tennis|economics|news)$/.test(thing)

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
