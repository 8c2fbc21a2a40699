import { ASKS_HOW_TESTED, ASKS_LAW, type Aspect } from '../../understanding/knowledge/aspect.ts'
import { SIDE_BY_SIDE } from '../../understanding/reading-turn/earlier-question.ts'
import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { nearestNext } from '../../understanding/knowledge/next-questions.ts'
import {
  examAngleOf,
  exampleOf,
  ideaOf,
  inSentence,
  type Subject,
} from '../../understanding/knowledge/subject.ts'
import { shareOf, toldOf } from '../../understanding/knowledge/told-of.ts'
import { contentStems, contentWords, stem } from '../../understanding/words/words.ts'
import { check, explain } from './say-concept.ts'
import { nearestTold } from './say-nearest.ts'
import { caseFor, fromMaterials, type Part, type Talk } from '../talk.ts'
import { lastAnswerIn } from '../../turns.ts'

/** What is known of the side that was asked about; where that is nothing, it says so before it says what it is. */
export function saySide(talk: Talk): Part[] {
  const { subjects, plain, aspect } = talk.understood
  const all = subjects.flatMap((subject) => {
    const text = toldOf(subject, plain, aspect ?? undefined)
    return text === undefined || isOfOtherCase(text, talk) ? [] : [{ subject, text }]
  })
  const [told] = all
  const isOfBoth = talk.understood.isNamed ? ASKS_OF_BOTH.test(plain) : wereCompared(talk)
  if (told && all.length > 1 && isOfBoth) return answerAll(all.slice(0, 3), talk)
  // What was written of a side answers whatever is asked of it, and this is nearly what was asked.
  const isOfParties = aspect === 'parties' && told !== undefined
  const isOther = contentWords(plain).length > 1 && !ASKS_HOW_TESTED.test(plain) && !isOfParties
  const nearer = isOther ? nearNext(subjects, talk, NEARER) : undefined
  if (nearer) return nearer
  // What is said of the side has none of the turn's own words, and what is asked next may have them.
  const isOpen =
    told &&
    isOther &&
    !talk.understood.isNamed &&
    shareOf(beside(told.subject, plain), told.text) === 0
  const closer = isOpen ? nearNext(subjects, talk, NEAR_ENOUGH) : undefined
  if (closer) return closer
  if (told) return answer(told.subject, told.text, talk)
  const [subject] = subjects
  if (!subject) return []
  const near = nearNext(subjects, talk)
  if (near) return near
  if (talk.understood.isNamed && !(aspect && BEYOND.includes(aspect))) return explain(subject, talk)
  return aspect === 'test' ? onTheExam(subject, talk) : admitSide(subject, talk)
}

/** The turn without the words of the term, which every text about it has. */
function beside({ term }: Subject, plain: string): string {
  const named = contentStems(term)
  return contentWords(plain)
    .filter((word) => !named.includes(stem(word)))
    .join(' ')
}

/** "And if one person never does anything": what happens where it is missing is of no such case. */
function isOfOtherCase(text: string, { understood }: Talk): boolean {
  const { plain, aspect, isNamed } = understood
  const own = plain.replace(OF_ANY_CASE, ' ')
  const least = OF_OTHERS.test(plain) ? 1 : LEAST_OF_CASE
  const isCase = aspect === 'if' && !isNamed && contentWords(own).length >= least
  return isCase && shareOf(own, text) < LEAST_OF_OWN
}
const LEAST_OF_CASE = 2
/** Of a case's own words by weight: one of them by chance ("sign" of "my parents sign too") tells nothing of it. */
const LEAST_OF_OWN = 0.5
/** "If one person …", "if nobody …": not of the matter itself. */
const OF_OTHERS = /\bif (?!it\b|its\b|they\b|theyre\b|this\b|that\b|you\b|i\b|we\b|there\b)\w+ \w+/
/** In whatever is asked of what may happen. */
const OF_ANY_CASE =
  /\b(?:happens?|happen|goes|go|going|wrong|bad|problem|fails?|works?|without|missing|would|will|just|people|someone|somebody|everyone|company|business|get|gets|do|does)\b/g

/** What is asked next that comes nearest, where nothing else is known and it was not said before. */
export function nearNext(subjects: Subject[], talk: Talk, least = NEAR): Part[] | undefined {
  const near = nearestNext(subjects, talk.understood.plain)
  if (!near || near.score < least) return undefined
  const { says } = near.question
  if (talk.request.turns.some(({ content }) => content.includes(says))) return undefined
  return answer(near.subject, says, talk)
}
/** Not sure enough to be what was asked, and likelier than what the term means. */
const NEAR = 0.45
const NEARER = 0.52
const NEAR_ENOUGH = 0.3

/** "So who gets sued" after a comparison is asked of both. */
const wereCompared = ({ request }: Talk) => lastAnswerIn(request.turns).includes(SIDE_BY_SIDE)

/** "When debt financing and when equity financing?" */
const ASKS_OF_BOTH = /\b(and|or|vs)\b/

function answerAll(all: { subject: Subject; text: string }[], talk: Talk): Part[] {
  return [
    all.map(({ subject, text }) => `**${subject.term}**: ${text}`).join('\n\n'),
    `**What they are.**\n\n${all.map(({ subject }) => `- **${subject.term}**: ${ideaOf(subject)}`).join('\n')}`,
    ...fromMaterials(talk, 1),
    check(all[0]!.subject, talk.turn),
  ]
}

/** A term that is only told from another has no angle of its own: then that of the one it is told from. */
const onTheExam = (subject: Subject, talk: Talk): Part[] => [
  `**${subject.term}** on the exam\n\nIt is asked beside ${inSentence(subject.card.term)}. ${subject.card.examAngle}`,
  ...fromMaterials(talk, 1),
  check(subject, talk.turn),
]

/** What an explanation of the term would leave open. */
const BEYOND: Aspect[] = ['good', 'if', 'how', 'who']

function answer(subject: Subject, text: string, talk: Talk): Part[] {
  const { aspect, plain, isNamed } = talk.understood
  const idea = text === ideaOf(subject) ? [] : [`**What it is.** ${ideaOf(subject)}`]
  // "What is it, and how would a store use it?": in the order in which it is asked.
  const isIdeaFirst = isNamed && ALSO_WHAT.test(plain)
  return [
    ...(isIdeaFirst
      ? [`**${subject.term}**\n\n${ideaOf(subject)}`, `**And what else you ask.** ${text}`]
      : [`**${subject.term}**${aspect === 'test' ? ' on the exam' : ''}\n\n${text}`]),
    ...fromMaterials(talk, 1),
    ...(isIdeaFirst ? [] : idea),
    ...sampleOf(subject, text, talk),
    check(subject, talk.turn),
  ]
}

/** Where a question is asked of the exam, one of its kind; else a case, from the place that was named if there is one. */
function sampleOf(subject: Subject, text: string, talk: Talk): Part[] {
  const { exercise } = facetsOf(subject.term)
  if (talk.understood.aspect === 'test' && exercise)
    return [`**A question could go like this.** ${exercise.asks} (${exercise.options[0]})`]
  const { cases = [] } = facetsOf(subject.term)
  const own = exampleOf(subject)
  const all = [caseFor(subject, talk), own, ...cases.map(({ says }) => says)]
  const said = talk.request.turns.map(({ content }) => content).join('\n')
  const fresh = all.find((one) => one && one !== text && !said.includes(one))
  return fresh ? [`**Example.** ${fresh}`] : []
}

const ALSO_WHAT =
  /^(so |ok |and |hey )*(whats?|what is|what are|explain|define|describe)\b.* (and|n) /

function admitSide(subject: Subject, talk: Talk): Part[] {
  const isCard = subject.kind === 'card'
  const angle = examAngleOf(subject)
  const { aspect, isNamed } = talk.understood
  // What a general term says of itself often has the way to do it in it.
  const instead = insteadOf(subject, talk)
  if (instead)
    return [
      `**${subject.term}**\n\n${instead}`,
      `**What it is.** ${ideaOf(subject)}`,
      check(subject, talk.turn),
    ]
  const near = isNamed ? [] : nearestTold(subject, talk)
  if (near.length > 0) return [...sayNearest(subject, near), check(subject, talk.turn)]
  const isNear = isNamed && !isCard && (aspect === 'how' || aspect === 'who')
  const opening = isNear
    ? 'I have no answer to just that; this is what I know of it, and part of it may help'
    : "On exactly that I have nothing, so I won't make something up. What I do know"
  return [
    `**${subject.term}**\n\n${opening}: ${ideaOf(subject)}`,
    ...(angle ? [`**On the exam.** ${angle}`] : []),
    ...fromMaterials(talk),
    check(subject, talk.turn),
  ]
}

/** Said as that: neither of the two may be what was asked. */
const sayNearest = ({ term }: Subject, near: string[]): Part[] => [
  `**${term}**\n\nOn exactly that I have nothing, so I won't make something up. What I know that comes nearest to it:`,
  near.map((text) => `- ${text}`).join('\n'),
]

/** What can be said of a side on which nothing is known: a case that is made up, and what no law is known against. */
function insteadOf(subject: Subject, { understood }: Talk): string | undefined {
  const shown = exampleOf(subject)
  if (understood.aspect === 'company' && shown)
    return `I know no real company for this that I would vouch for, so here is a case that is made up: ${shown}`
  return ASKS_LAW.test(understood.plain)
    ? `I know of no law against it as such. It becomes unlawful where it deceives people, breaks a contract or treats some unfairly for who they are, and states differ: for a real case ask your advisor or a lawyer.`
    : undefined
}
