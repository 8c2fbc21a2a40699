import { findSubjects } from '../understanding/knowledge/term-index.ts'
import { shareOf } from '../understanding/knowledge/told-of.ts'
import { mendedText } from '../understanding/plain/mended-words.ts'
import type { Understanding } from '../understanding/understand.ts'
import { contentStems } from '../understanding/words/words.ts'
import type { Part } from './talk.ts'
import { partsAsked } from './terms/say-parts.ts'

export type Answered = { understood: Understanding; parts: Part[] }

/**
 * "… and why does everybody talk about them": asked of the matter of the first question. What was found for the words beside
 * it alone, which anything may have, is of another matter and was not asked.
 */
export function isOfAnother(first: Answered, second: Answered, other: string): boolean {
  const { question } = second.understood
  if (!question || !REFERS_BACK.test(other) || findSubjects(mendedText(other)).length > 0)
    return false
  const { subjects, fact, question: before, plain } = first.understood
  const terms = subjects.map(({ term }) => term)
  if ('about' in question && terms.includes(question.about)) return false
  const name = 'about' in question ? question.about : question.title
  const asked = contentStems([name, ...question.asks].join(' . '))
  const matter = contentStems([...terms, fact?.title ?? '', nameIn(before), plain].join(' . '))
  return !matter.some((stem) => asked.includes(stem))
}
const REFERS_BACK = /\b(?:it|its|they|them|their|those|these)\b|\b(?:that|this|one|ones)\W*$/i
const nameIn = (question: Understanding['question']) =>
  question === null ? '' : 'about' in question ? question.about : question.title

/** Whether the first answer has what the second question asks for: a figure, or all that it is told. */
export function isToldBefore(first: Part[], second: Part[], other: string): boolean {
  const told = textOf(first)
  const main = textOf(second.slice(0, 1))
  if (told.includes(main) || shareOf(bodyOf(main), told) >= THE_SAME) return true
  const [, counted] = mendedText(other).match(/\bhow many (\w+)/) ?? []
  return counted !== undefined && new RegExp(`\\d[\\d,.]* (?:[a-z-]+ )?${counted}\\b`).test(told)
}
/** Of its words by weight. */
const THE_SAME = 0.85

/** "… and what are its stages": the row of the term that the first answer is about, where nothing else is asked. */
export function rowAsked({ understood }: Answered, other: string): string[] {
  const [subject] = understood.subjects
  const plain = mendedText(other)
  if (!subject || !/^(?:and |so )*(?:what|whats|which|name|list|tell me)\b/.test(plain)) return []
  const named = contentStems(`${subject.term} ${understood.plain}`)
  const own = contentStems(plain).filter((stem) => !named.includes(stem))
  return own.length <= 1 ? partsAsked(subject.term, plain) : []
}

/** Of the second answer what the first has not said: no heading, example or paragraph again. */
export function onlyNew(parts: Part[], before: Part[]): Part[] {
  const told = textOf(before)
  const hasExample = told.includes(EXAMPLE)
  const heading = headingOf(told)
  return parts.flatMap((part, place): Part[] => {
    if (typeof part !== 'string') return [part]
    if (saysAgain(part, told) || (hasExample && part.startsWith(EXAMPLE))) return []
    if (place > 0) return [part]
    const [lead = '', ...paragraphs] = part.split('\n\n')
    const isSameHeading = paragraphs.length > 0 && lead === heading
    const fresh = paragraphs.filter((text, i) => i === 0 || shareOf(text, told) < MOSTLY)
    return [[...(isSameHeading ? [] : [lead]), ...fresh].join('\n\n')]
  })
}
/** What is added to the answer is worth it only for what is new. */
const MOSTLY = 0.6
const EXAMPLE = '**Example.**'

/** Without what stands beside it, such as the area. */
const headingOf = (text: string) => text.match(/^\*\*[^*]+\*\*/)?.[0]
const bodyOf = (text: string) => text.replace(/^\*\*[^*]+\*\*(?: \([^)]*\))?\s*/, '')

/** A paragraph beside the answer, such as "On the exam."; its first is the answer itself. */
export const saysAgain = (part: Part, text: string) => {
  const [, says] = (typeof part === 'string' && /^\*\*[^*]+\.\*\* (.+)$/s.exec(part)) || []
  return says !== undefined && text.includes(says)
}

export const textOf = (parts: Part[]) =>
  parts.filter((part) => typeof part === 'string').join('\n\n')
