import { findArea } from '../facts/areas.ts'
import { findByName } from '../knowledge/term-index.ts'
import { contentStems } from '../words/words.ts'

/**
 * Whether a turn in an open quiz guesses: a term alone ("a loan"), or "is it …" with a term, a word of an option or a reason
 * after it. What is asked of a term ("what is a loan") is no guess.
 */
export function guessesInQuiz(plain: string, options: string[], names: unknown[]): boolean {
  const name = plain.replace(LEADS, '').replace(/^(?:an?|the) /, '')
  if (!findArea(name) && findByName(name)) return true
  const [, said] = plain.match(GUESSES) ?? []
  if (said === undefined || OF_THE_QUIZ.test(said)) return false
  const ofOptions = contentStems(options.join(' '))
  return (
    names.length > 0 ||
    GIVES_REASON.test(said) ||
    contentStems(said).some((stem) => ofOptions.includes(stem))
  )
}
const LEADS =
  /^(?:(?:um+|uh+|hm+|oh|ok|so|maybe|prob|probably|prolly|like|idk|lol|wait|or|and|then|i say|id say) )+/
const GUESSES =
  /^(?:(?:um+|uh+|hm+|oh|ok|so|maybe|prob|probably|like|idk|lol|wait|or|then|but|no) )*(?:is it|isnt it|could it be|couldnt it be|would it be|wouldnt it be|i (?:think|guess|say|believe)(?: its| it is| it would be)?|its|it is|maybe|probably|prob|im guessing|my guess is) (?:not )?(.+)$/
const GIVES_REASON = /\b(?:because|cause|cuz|bc|since)\b/
const OF_THE_QUIZ =
  /^(?:(?:so|too|really|very|kinda|that|this|super|pretty|on|like) )*(?:hard|easy|confusing|boring|difficult|unfair|fun|over|time|late|legal|illegal|ok|okay|fair|important|worth|true|right|wrong|tested|allowed|called|the same|always|possible)\b/
