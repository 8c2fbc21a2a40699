import { answersIn, saidIn } from '../../turns.ts'
import {
  businessNamed,
  caseAt,
  nameOf,
  type Business,
} from '../../understanding/knowledge/businesses.ts'
import { facetsOf } from '../../understanding/knowledge/facets.ts'
import {
  exampleOf,
  ideaOf,
  inSentence,
  type Subject,
} from '../../understanding/knowledge/subject.ts'
import { nearestNext } from '../../understanding/knowledge/next-questions.ts'
import { mendedWords } from '../../understanding/plain/mended-words.ts'
import { rowOf } from '../../understanding/intent/intent.ts'
import { closingCheck, firstSentences, lowered, type Part, type Talk } from '../talk.ts'

/**
 * "How would I say it to a judge", "give me a sentence I can say": the talk's term as two or three sentences of a
 * role-play, at the business that the talk is about. Undefined where nothing of that is asked.
 */
export function sayToJudge({ understood, request }: Talk): Part[] | undefined {
  const { intent, subjects, thread } = understood
  const said = saidIn(request.turns).map((content) => mendedWords(content).join(' '))
  const last = said.at(-1) ?? ''
  if (rowOf(intent).isDeclined || !(asksOfIt(last) || NAMES_JUDGE.test(last))) return undefined
  const subject = asksOfIt(last) ? thread[0] : subjects[0]
  if (!subject || subject.kind === 'contrast') return undefined
  const business = said.toReversed().flatMap((turn) => businessNamed(turn) ?? [])[0]
  const there = business && caseIn(subject, business, answersIn(request.turns))
  const plain = SIMPLER.test(last) ? facetsOf(subject.term).simple : undefined
  const near = nearestNext([subject], last)
  const advice = near && near.score >= NEAR ? near.question.says : undefined
  const name = inSentence(subject.term)
  const says = there ? told(there, namesOf(business)) : (exampleOf(subject) ?? '')
  const lead = there
    ? `At ${nameOf(business, { isOwn: false })} it could look like this:`
    : 'For example:'
  return [
    `**${subject.term}**, said to the judge`,
    ...(plain ? [`**In plain words.** ${plain}`] : []),
    `"Let me come to ${name}: ${lowered(aloud(firstSentences(ideaOf(subject), 1)))}${says === '' ? '' : ` ${lead} ${aloud(says)}`}"`,
    ...(advice && OF_JUDGE.test(advice) ? [advice] : []),
    'Say it in your own words with the name of the term in it, put the names and figures of your case in the place of mine, and end with one number that would show whether it works.',
    closingCheck(`How would you say your own sentence on "${name}" out loud?`),
  ]
}
const OF_JUDGE = /\b(?:judges?|role-?plays?)\b|"/
const NEAR = 0.5

/** What is said of the business itself, not of others beside it. */
function told(text: string, names: string[]): string {
  const sentences = text
    .replace(/^(?:For|At) [^:.]{1,40}: /, '')
    .split(/(?<=[.!?]["']?)\s+(?=["A-Z$0-9])/)
  const own = sentences.filter((sentence) =>
    names.some((name) => sentence.toLowerCase().includes(name)),
  )
  const kept = (own.length > 0 ? own : sentences).slice(0, 2).join(' ')
  return kept.charAt(0).toUpperCase() + kept.slice(1)
}
const namesOf = (business: Business | undefined) =>
  business ? [...business.names, 'noun' in business ? business.noun : business.brand] : []

const asksOfIt = (last: string) => OF_IT.test(last) || A_SENTENCE.test(last)
const SAY = '(?:say|tell|explain|put|word|phrase|present|pitch|describe|bring up)'
const JUDGE = '(?:judges?|role ?play|rp)'
const OF_IT = new RegExp(
  `\\b(?:how|what) (?:would|should|do|can|could|to) (?:i |you |we |u )?(?:even |actually )?${SAY} (?:it|that|this|them|all that|about it|about that)\\b.{0,25}\\b${JUDGE}\\b|\\b${SAY} (?:it|that|this) (?:to|for|in front of|in|like i would to) (?:a|the|my) ${JUDGE}\\b`,
)
/** "Give me a sentence I can say". */
const A_SENTENCE = new RegExp(
  `\\b(?:sentences?|lines?|something|wording) (?:that )?(?:i|we|you|to) (?:can |could |would |should |might )?(?:[a-z]+y )?(?:${SAY}|use)\\b(?!.*\\b(?:customers?|guests?|boss|manager|clients?)\\b)|\\b(?:give|write) me (?:a|one|the) (?:sentence|line) for (?:a|the|my) ${JUDGE}\\b`,
)
/** "How would I explain upselling to a judge". */
const NAMES_JUDGE = new RegExp(
  `\\bhow (?:would|should|do|can|could) (?:i|you|we) (?:${SAY}|define) (?!it\\b|that\\b|this\\b|to\\b|my\\b|the\\b)(?:\\w+ ){1,4}(?:to|for|in front of) (?:a|the|my) judge\\b`,
)
const SIMPLER = /\b(?:simpler|simple|easier|plain|short(?:er)?)\b/

/** What the talk has told of it at the business, else what is known of it there. */
function caseIn({ term }: Subject, business: Business, answers: string[]): string | undefined {
  const names = namesOf(business)
  const isThere = (text: string) => names.some((name) => text.toLowerCase().includes(name))
  const before = answers
    .toReversed()
    .flatMap((answer) => answer.split('\n\n'))
    .flatMap((part) => part.match(TOLD)?.[1] ?? [])
    .find(isThere)
  return before ?? caseAt(term, business, { isOwn: false })
}
const TOLD = /^\*\*(?:Close to what you ask|On just that|Your example)\.\*\* (.+)$/s

/** Within what is said aloud. */
const aloud = (text: string) => text.replaceAll('"', "'").replaceAll('**', '')
