import type { FoundNext } from '../../understanding/knowledge/next-questions.ts'
import { inSentence } from '../../understanding/knowledge/subject.ts'
import type { Understanding } from '../../understanding/understand.ts'
import { formOf } from '../../understanding/words/question-form.ts'
import { mendedWords } from '../../understanding/plain/mended-words.ts'
import { closestOf, saysTo } from './says-to.ts'

/**
 * What is said to a question that only comes near to the turn. A text that leans on its own question, by a verdict, a pronoun
 * or a "because", would be taken for the verdict on what the turn asks: it stands under the question that it answers.
 */
export function underItsQuestion(
  { question, score, subject }: FoundNext,
  { intent, plain, subjects }: Pick<Understanding, 'intent' | 'plain' | 'subjects'>,
): string {
  const { says, asks } = question
  const isOfOne = subjects.length === 1 && subjects[0]!.term === subject.term
  const isUnclear = !isOfOne && BEGINS_WITH_PRONOUN.test(says)
  if (!LEANS.test(says) && !isUnclear) return says
  const way = closestOf(waysToShow(asks, says), plain)
  if (intent === 'compare' && COMPARES.test(way)) return saysTo(question, plain)
  const isSameForm = formOf(mendedWords(way).join(' ')) === formOf(plain)
  const isOfFirst = subjects[0]?.term === subject.term && !isUnclear
  const isMeant = isOfFirst && isSameForm && score >= MEANT
  if (isMeant && saysTo(question, plain) === says) return says
  const of = isUnclear ? `Of ${inSentence(subject.term)}, asked` : 'Asked'
  return `${of} like this: "${way.replace(/[?.!]+$/, '')}?" ${says}`
}

/** Those that can be read by anybody, and of a yes or a no those that ask for it. */
function waysToShow(asks: string[], says: string): string[] {
  const typed = asks.filter((way) => !SLANG.test(way))
  const whether = typed.filter((way) => formOf(mendedWords(way).join(' ')) === 'whether')
  if (/^(?:Yes|No|Not)\b/.test(says) && whether.length > 0) return whether
  return typed.length > 0 ? typed : asks
}

/** "Is it the same as gross" is the comparison itself. */
const COMPARES = /\b(?:same|differ\w*|vs|versus)\b/

/** So near that the verdict is on what the turn asks. */
const MEANT = 0.5

const SLANG = /\b(?:u|ur|r|y|n|idk|pls|gonna|wanna|gotta|lol|bc|cuz)\b/i

const LEANS = new RegExp(
  [
    // A yes or a no, in whole or in part.
    /^(?:Yes|No|Partly|Mostly|Nearly|Almost|Rarely|Hardly|Never|Maybe|Sometimes|Often|Usually|True|False|Right|Wrong|Correct|Both|Neither|Either|None|All|Only)(?:[,.:;]|, in a way| (?:not|no|yes|if|in|of|is|are|because|when|partly)\b)/,
    /^(?:Not|Because|Then|So|In real life|In theory|Riskier|Safer|Cheaper|Better|Worse|Even then|Sure|Of course|Instead)\b/,
    /^(?:It|They|That|This|These|Those|You|He|She|There) (?:can|could|may|might|do|does|did|is|are|was|has|have|will|would|should|must)(?: be| not)?(?:[,.:;]| if\b| not\b| so\b)/,
    /^(?:They|That|Those|These|This|He|She) \w+/,
    /^(?:It|That) depends\b/,
    /^The (?:same|opposite|other way)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

/** Of which of several it speaks nobody could tell. */
const BEGINS_WITH_PRONOUN = /^(?:It|Its|They|Their|One|Some|You|Your)\b/
