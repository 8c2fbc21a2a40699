import type { Intent } from '../../understanding/intent/intent.ts'
import { findExactQuestion } from '../../understanding/knowledge/common-questions.ts'
import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { listNextQuestions } from '../../understanding/knowledge/next-questions.ts'
import {
  examAngleOf,
  exampleOf,
  ideaOf,
  inSentence,
  type Subject,
} from '../../understanding/knowledge/subject.ts'
import { CHECK_HEADING } from '../../understanding/reading-turn/earlier-question.ts'
import { givesReason } from '../../understanding/reading-turn/next-of-turn.ts'
import { caseFor, fromMaterials, type Part, type Talk } from '../talk.ts'
import { purposeAsked, type PurposeAsked } from './purpose-asked.ts'
import { explain } from './say-concept.ts'
import { closestOf } from './says-to.ts'

/**
 * "What is an income statement for", "when would you use a focus group", "what is a budget and why does it matter": what a term
 * is for opens the answer, or stands once after what it is. Undefined where something else is asked, or where an answer
 * was written for just that.
 */
export function sayPurpose(talk: Talk): Part[] | undefined {
  const { plain, intent } = talk.understood
  const asked = OF_TERMS.includes(intent) ? purposeAsked(plain) : undefined
  if (!asked || isWrittenFor(asked, talk)) return undefined
  const { subject, asks, isAfterDefinition } = asked
  if (asks === 'example') return explain(subject, talk)
  if (asks === 'traits') return withTraits(subject, talk)
  const text = purposeOf(asked)
  if (text === undefined) return undefined
  return isAfterDefinition
    ? withPurpose(asked, text, talk)
    : [
        `**${subject.term}**: ${HEADINGS[asks === 'when' ? 'when' : 'purpose']}\n\n${text}`,
        `**What it is.** ${ideaOf(subject)}`,
        ...behind(subject, talk),
        ...fromMaterials(talk),
        checkOn(subject),
      ]
}

/** Whether a turn asks what a term is and, in the same breath, what it is for: the two have one answer. */
export const isOneWithDefinition = (plain: string): boolean =>
  purposeAsked(plain)?.isAfterDefinition === true

const OF_TERMS: Intent[] = ['explain', 'side', 'why', 'asked', 'more', 'example', 'compare']
const HEADINGS = { purpose: 'what it is for', when: 'when to use it' }

/** In just these words, or with the reason that is asked for. */
function isWrittenFor({ asks, isAfterDefinition }: PurposeAsked, { understood }: Talk): boolean {
  const { question, plain } = understood
  if (!question) return false
  if (findExactQuestion(plain)?.question === question) return true
  if (isAfterDefinition) return false
  const way = closestOf(question.asks, plain)
  if (asks === 'when') return question.asks.some((ask) => TELLS_WHEN.test(ask))
  return (
    givesReason([way]) ||
    (!/^why\b/.test(plain) && question.asks.some((ask) => TELLS_JOB.test(ask)))
  )
}
const TELLS_JOB = /\bwhat (?:do|does) .+ do\b|\b(?:job|role) of\b/
const TELLS_WHEN = /\bwhen (?:do|does|would|should|is|are|to|can)\b/

/** What somebody needs to be one stands after what one is. */
function withTraits(subject: Subject, talk: Talk): Part[] {
  const { how = '' } = facetsOf(subject.term)
  const traits = /^(?:They|He or she|You|It) needs? /.test(how) ? [`**What it takes.** ${how}`] : []
  const [idea, ...others] = explain(subject, talk)
  return [idea!, ...traits, ...others]
}

/** When it is used is known from what is asked next, else from what it is for and whether it is good. */
function purposeOf({ subject, asks }: PurposeAsked): string | undefined {
  const { why, good } = facetsOf(subject.term)
  if (asks === 'purpose') return why
  const next = listNextQuestions().get(subject.term) ?? []
  const [when] = ASK_WHEN_USED.flatMap(
    (way) => next.find(({ asks }) => asks.some((ask) => way.test(ask))) ?? [],
  )
  return when?.says ?? (why && good ? `${why} ${good}` : why)
}
/** Used rather than done, which may as well be asked of how often. */
const ASK_WHEN_USED = ['use|choose|pick|need', 'do'].map(
  (verbs) =>
    new RegExp(
      `^when (?:do|does|would|should|can|could) .*\\b(?:${verbs}) (?:it|one|that|this|them)\\b`,
    ),
)

const behind = (subject: Subject, talk: Talk): Part[] => {
  const example = caseFor(subject, talk) ?? exampleOf(subject)
  const angle = examAngleOf(subject)
  return [
    ...(example ? [`**Example.** ${example}`] : []),
    ...(angle ? [`**On the exam.** ${angle}`] : []),
  ]
}

/** After what it is and its formula, before the example; what it is told from was not asked. */
function withPurpose({ subject, asks }: PurposeAsked, text: string, talk: Talk): Part[] {
  const parts = explain(subject, talk)
  const place = parts.findIndex((part) => String(part).startsWith('**Example.**'))
  const heading = asks === 'when' ? 'When it is used.' : 'Why it matters.'
  return parts
    .filter((part) => !String(part).startsWith('**Not to be confused'))
    .toSpliced(place < 0 ? 1 : place, 0, `**${heading}** ${text}`)
}

const checkOn = ({ term }: Subject) =>
  `**${CHECK_HEADING}** In one sentence of your own: why does "${inSentence(term)}" matter?`
