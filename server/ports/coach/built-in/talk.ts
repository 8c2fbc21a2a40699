import type { Card } from '#content/schema.ts'
import type { ReplyRequest, Source } from '../coach.ts'
import { CHECK_HEADING } from '../understanding/reading-turn/earlier-question.ts'
import { excerptOf } from '../understanding/excerpt.ts'
import { facetsOf } from '../understanding/knowledge/facets.ts'
import { casesThere, sceneOf } from '../understanding/knowledge/scenes.ts'
import { confusedWithOf, inSentence, type Subject } from '../understanding/knowledge/subject.ts'
import type { Understanding } from '../understanding/understand.ts'

/** Markdown, or the id of the source that the text before it rests on. */
export type Part = string | { cites: string }

export type Talk = {
  understood: Understanding
  request: ReplyRequest
  /** Answers given before in this conversation: what is said again is said otherwise. */
  turn: number
}

export const closingCheck = (question: string) => `**${CHECK_HEADING}** ${question}`

export const confusion = (subject: Subject): Part[] => {
  const confused = confusedWithOf(subject)
  return confused
    ? [`**Not to be confused with ${inSentence(confused.term)}.** ${confused.howToTellApart}`]
    : []
}

/** A case in the scene that was asked for: "what is upselling like at a burger place". */
export const caseFor = ({ term }: { term: string }, { understood: { plain } }: Talk) =>
  casesThere(facetsOf(term).cases ?? [], sceneOf(plain))[0]?.says

export const IN_MATERIALS = "**In your team's materials**"
/** Of a second page. */
export const AND_IN_MATERIALS = '**And**'

/** What the best page found says, named and citable. */
export function fromMaterials({ request, understood }: Talk, most = 2): Part[] {
  const pages = request.sources.filter((source) => source.kind === 'page').slice(0, most)
  return pages.flatMap((page, place): Part[] => [
    `${place === 0 ? IN_MATERIALS : AND_IN_MATERIALS} (${plainTitle(page.title)}, page ${page.page}): ${quoted(excerptOf(page.text, understood.searchWords))}`,
    { cites: page.id },
  ])
}

/** Words of a PDF are words only, each as it stands there: nothing in them may become a link, a picture or a heading. */
const quoted = (text: string) => `"${asWords(text)}"`
const plainTitle = (title: string) => `*${asWords(title)}*`

/** What markdown reads as a sign is kept as one that it only shows. */
const asWords = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>~]/g, '\\$&')

export type Explanation = Extract<Source, { kind: 'explanation' }>

export const explanations = ({ request }: Talk) =>
  request.sources.filter((source): source is Explanation => source.kind === 'explanation')

export const speaksOf = ({ term }: Card, text: string) =>
  text.toLowerCase().includes(term.toLowerCase())

export const lowered = (text: string) =>
  /^[A-Z][a-z]/.test(text) && !/^(Nia|Medicare|Social|Federal|DECA|I)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text

export const firstSentences = (text: string, count: number) =>
  sentencesIn(text).slice(0, count).join(' ')

export const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z"$0-9])/)
