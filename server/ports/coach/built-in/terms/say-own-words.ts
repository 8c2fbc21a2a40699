import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { rowOf } from '../../understanding/intent/intent.ts'
import { turnedRound } from '../../understanding/words/opposites.ts'
import { confusedWithOf, ideaOf, type Subject } from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { shareOf } from '../../understanding/knowledge/told-of.ts'
import { contentStems, contentWords } from '../../understanding/words/words.ts'
import { check } from './say-concept.ts'
import type { Part, Talk } from '../talk.ts'

/** What a student takes a term to be. */
type Claim = { subject: Subject; said: string; isLikened?: true }

/**
 * "So is it like planning where your money goes?", "I said a liability is something you own, was I right?": first whether it
 * is so, as far as the student's words tell. Undefined where the turn says nothing of what a term is, or another answer
 * tells more.
 */
export function sayOnOwnWords(talk: Talk): Part[] | undefined {
  const { intent } = talk.understood
  if (rowOf(intent).hasOwnAnswer) return undefined
  const claim = claimIn(talk)
  if (!claim || contentWords(claim.said).length === 0) return undefined
  const verdict = verdictOn(claim, intent === 'compare')
  if (!verdict && (rowOf(intent).knowsBetter || contentWords(claim.said).length < LEAST_SAID))
    return undefined
  return [
    `**${claim.subject.term}**\n\n${verdict ?? UNSURE}`,
    `**What it is.** ${ideaOf(claim.subject)}`,
    check(claim.subject, talk.turn),
  ]
}

const UNSURE =
  "I can't say for sure that it is the same. Hold your words against what it means, and see what they leave out."
/** Content words; of fewer nothing can be said. */
const LEAST_SAID = 2

function claimIn({ understood }: Talk): Claim | undefined {
  const { plain, subjects, thread } = understood
  const [subject] = subjects
  const likened = plain.match(LIKENED)?.[1]
  if (likened) {
    const of = thread[0] ?? subject
    return of && { subject: of, said: likened, isLikened: true }
  }
  const [, told] = plain.match(HELD) ?? plain.match(CONCLUDED) ?? []
  if (told === undefined) return undefined
  const [, name = '', said = ''] = told.match(NAMES_IT) ?? []
  if (IT.test(name) || told.match(BARE_IT)) {
    const of = thread[0] ?? subject
    return of && { subject: of, said: told.match(BARE_IT)?.[1] ?? said }
  }
  const of = findByName(name)
  if (of) return { subject: of, said }
  return subject && HELD.test(plain) ? { subject, said: said || told } : undefined
}

const LEAD = '^(?:(?:so|ok|oh|and|but|then|wait|ah|hey|um) )*'
const JUDGE =
  '(?:(?:is|was) (?:that|it|this)|am i|was i|thats|that) (?:wrong|right|correct|ok|it|the same|true|way off)'

const LIKENED = new RegExp(
  `${LEAD}(?:is|are) (?:it|this|that|they) (?:just |kinda |kind of |sort of )*(?:like|like when|when|about|where) (.+)$`,
)
/** "I thought a liability is something you own, is that wrong" */
const HELD = new RegExp(
  `\\bi (?:thought|think|said|put|wrote|guess(?:ed)?|answered|believed?|always thought) (?:that )?(.+?) ?(?:so )?${JUDGE}$`,
)
/** "So its something you own right" */
const CONCLUDED = new RegExp(`${LEAD}(.+?) (?:right|correct|yes|yeah|yea|isnt it|arent they)$`)
/** "A liability is something you own": the name, and what it is said to be. */
const NAMES_IT =
  /^(?:an? |the )?(.+?) (?:is|are|was|were|means?|meant)(?: (?:just|basically|when|like|that|where))* (.+)$/
const IT = /^(?:it|that|this|they)$/
const BARE_IT =
  /^(?:its|it is|thats|that is|theyre|they are)(?: (?:just|basically|when|like|where))* (.+)$/

/** What can be said for sure, or undefined. */
function verdictOn({ subject, said, isLikened }: Claim, isCompared: boolean): string | undefined {
  const { simple = '', why = '' } = facetsOf(subject.term)
  const idea = ideaOf(subject)
  // "Is a bond like a stock?": the definition has the word, too, to tell them apart.
  if (isCompared) return isLikened && isOfThatKind(said, idea) ? YES : undefined
  const turned = turnedRound(said, `${idea} ${simple}`)
  if (turned)
    return `Not quite: you say "${turned.said}", and what decides here is "${turned.is}". Compare:`
  const share = Math.max(
    ...[idea, simple].map((text) => shareOf(said, text)),
    shareOf(said, `${idea} ${simple} ${why}`) - LESS_TOGETHER,
  )
  const other = nearerTo(said, subject, share)
  if (other) return `Careful, that sounds more like **${other}**. Compare:`
  return share >= IS_IT ? YES : undefined
}
const YES = 'Yes, that is the idea.'

/** "A tax on imported goods" is a tax. */
function isOfThatKind(said: string, idea: string): boolean {
  const kind = contentStems(idea.split(/[,:;.]| (?:on|of|to|that|which|for|in|with|from|by) /)[0]!)
  return contentStems(said).every((stem) => kind.includes(stem))
}

/** The term that this one is easily mixed up with, where the words are rather of that. */
function nearerTo(said: string, subject: Subject, share: number): string | undefined {
  const rival = confusedWithOf(subject)
  const found = rival && findByName(rival.term)
  if (!found || found.term === subject.term) return undefined
  const theirs = shareOf(said, `${ideaOf(found)} ${facetsOf(found.term).simple ?? ''}`)
  return theirs >= IS_IT && theirs > share + CLEARLY ? found.term : undefined
}
const CLEARLY = 0.2

/** Half of their weight. */
const IS_IT = 0.5
/** A longer text has more words by chance. */
const LESS_TOGETHER = 0.1
