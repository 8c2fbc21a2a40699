import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { listNextQuestions } from '../../understanding/knowledge/next-questions.ts'
import { findNamed } from '../../understanding/knowledge/term-index.ts'
import { textsOf } from '../../understanding/knowledge/told-of.ts'
import { inSentence, type Subject } from '../../understanding/knowledge/subject.ts'
import { contentStems } from '../../understanding/words/words.ts'
import type { Part } from '../talk.ts'

/** By what one of two may be more than the other: how it is asked, and how a text says it. */
const QUALITIES: { asks: RegExp; says: RegExp }[] = [
  {
    asks: /\b(?:risk|risks|risky|riskier|riskiest|safe|safer|safest|dangerous)\b/,
    says: /\b(?:less|more|lower|higher|greater|much|little) risky?\b|\b(?:riskier|riskiest|safer|safest)\b/i,
  },
  {
    asks: /\b(?:cheap|cheaper|cheapest|expensive|costs? (?:more|less))\b/,
    says: /\b(?:cheaper|cheapest|more expensive|less expensive)\b|\bcosts? (?:much |far |a lot )?(?:more|less)\b/i,
  },
  {
    asks: /\b(?:easy|easier|easiest|simpler|simplest|harder|hardest)\b/,
    says: /\b(?:easier|easiest|simpler|simplest|harder|hardest)\b/i,
  },
  {
    asks: /\b(?:fast|faster|fastest|quicker|quickest|slower)\b/,
    says: /\b(?:faster|fastest|quicker|quickest|slower)\b/i,
  },
  {
    asks: /\b(?:more|most|less|least) (?:profit|profitable|money)\b/,
    says: /\b(?:more|higher|lower|less) profit|\bearns? (?:much )?(?:more|less)\b/i,
  },
  {
    asks: /\b(?:more|most|less|least) control\b/,
    says: /\b(?:more|full|less|keeps?|gives? up) (?:\w+ )?control\b/i,
  },
]

/** Which of two is riskier, cheaper, easier …, where something that is known of them says it, and what to weigh of each. */
export function sayRanked(all: Subject[], plain: string): Part[] | undefined {
  const found = ranked(all, plain)
  if (!found) return undefined
  const { subject, says } = found
  const lines = all.flatMap(({ term }) => {
    const { good, why } = facetsOf(term)
    return (good ?? why) ? [`- **${term}**: ${good ?? why}`] : []
  })
  const whole = `${says.charAt(0).toUpperCase()}${says.slice(1)}${/[.!?]$/.test(says) ? '' : '.'}`
  return [
    `**Which one?** What I know of **${inSentence(subject.term)}** says it: ${whole}`,
    ...(lines.length > 1 ? [`**What to weigh.**\n\n${lines.join('\n')}`] : []),
  ]
}

type Told = { subject: Subject; says: string }

/** The sentence that compares the two on just that, first one that names both; undefined where none does. */
function ranked(all: Subject[], plain: string): Told | undefined {
  const quality = QUALITIES.find(({ asks }) => asks.test(plain))
  if (!quality || all.length !== 2) return undefined
  const told = all.flatMap((subject) => {
    const next = (listNextQuestions().get(subject.term) ?? []).map(({ says }) => says)
    return [...textsOf(subject), ...next]
      .flatMap(sentencesIn)
      .filter((says) => quality.says.test(says))
      .map((says) => ({ subject, says }))
  })
  const otherOf = ({ subject }: Told) => all.find((one) => one !== subject)!
  const ofOther = told.filter((one) => speaksOf(one.says, otherOf(one)))
  const ofOwn = (one: Told) => speaksOf(one.says, one.subject)
  return (
    ofOther.find(ofOwn) ??
    ofOther.find(({ says }) => THAN.test(says)) ??
    // "It usually carries less risk": than what is not said, so than the other way.
    told.find((one) => ofOwn(one) && USUAL.test(one.says) && !THAN.test(one.says))
  )
}
const THAN = /\bthan\b/i
const USUAL = /\b(?:usually|normally|mostly|generally)\b/i

function speaksOf(sentence: string, { term }: Subject): boolean {
  const stems = new Set(contentStems(sentence))
  return (
    contentStems(term).every((stem) => stems.has(stem)) ||
    findNamed(sentence).some(({ subject }) => subject.term === term)
  )
}

const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z"])|; /)
