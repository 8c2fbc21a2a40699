import type { Sorting } from '../understanding/kinds.ts'
import { mannerOf } from '../understanding/manner.ts'
import { exampleOf, ideaOf, type Subject } from '../understanding/subject.ts'
import { listWrittenFormulas } from '../understanding/written-formulas.ts'
import { formulaOf } from './calculate.ts'
import { check, fromMaterials, type Part, type Talk } from './say-concept.ts'
import { closingCheck } from './say-quiz.ts'
import { saysTo } from './says-to.ts'

/** First the answer to what was asked; then what the term means that it is about, with its example. */
export function answerCommon(talk: Talk): Part[] {
  const { question, subjects } = talk.understood
  if (!question) return []
  const says = saysTo(question, talk.understood.plain)
  if ('title' in question) return [`**${question.title}**`, says, closingCheck(question.check)]
  const [subject] = subjects
  return [
    ...(subject ? [`**${subject.term}**\n\n${says}`] : [says]),
    ...(subject ? formulaAskedFor(subject, talk) : []),
    ...fromMaterials(talk, 1),
    ...(subject ? behind(subject, talk) : []),
  ]
}

/** "How do I calculate it": told in words, and then as it is written. */
function formulaAskedFor({ term, card, kind }: Subject, { understood }: Talk): Part[] {
  if (mannerOf(understood.plain) !== 'formula') return []
  const formula = listWrittenFormulas()[term] ?? (kind === 'card' ? formulaOf(card.id) : undefined)
  return formula ? [`> ${formula.formula}`] : []
}

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

function behind(subject: Subject, talk: Talk): Part[] {
  const example = exampleOf(subject)
  return [
    `**What it is.** ${ideaOf(subject)}`,
    ...(example ? [`**Example.** ${example}`] : []),
    check(subject, talk.turn),
  ]
}
