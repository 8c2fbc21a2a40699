import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { rowOf } from '../../understanding/intent/intent.ts'
import { turnedRound } from '../../understanding/words/opposites.ts'
import {
  confusedWithOf,
  ideaOf,
  inSentence,
  type Subject,
} from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { shareOf, textsOf } from '../../understanding/knowledge/told-of.ts'
import { searchTermsOf } from '../../understanding/words/search-words.ts'
import { contentStems, contentWords } from '../../understanding/words/words.ts'
import { nearestNext } from '../../understanding/knowledge/next-questions.ts'
import { claimIn, type Claim } from '../../understanding/reading-turn/claim.ts'
import { namedIn } from '../../understanding/reading-turn/named-in.ts'
import { compare } from './say-compare.ts'
import { check } from './say-concept.ts'
import { saysTo } from './says-to.ts'
import { confusion, type Part, type Talk } from '../talk.ts'

/**
 * "So is it like planning where your money goes?", "I said a liability is something you own, was I right?": first whether it
 * is so, as far as the student's words tell. Undefined where the turn says nothing of what a term is, or another answer
 * tells more.
 */
export function sayOnOwnWords(talk: Talk): Part[] | undefined {
  const { intent, plain, subjects, thread, question } = talk.understood
  if (rowOf(intent).hasOwnAnswer) return undefined
  const asks = (talk.request.turns.at(-1)?.content ?? '').trim().endsWith('?')
  const claim = claimIn(plain, { subjects, thread, asks })
  if (!claim || contentWords(claim.said).length === 0) return undefined
  const isKind = isOfThatKind(claim.said, ideaOf(claim.subject))
  const known = claim.isLikened && !isKind ? knownLikeness(claim, plain) : undefined
  const other = isKind ? undefined : otherTermIn(claim)
  if (other && !known) return compare([claim.subject, other], talk)
  // "Like my paycheck": one word that the definition has too does not make it the same.
  const isTooLittle = claim.isLikened && !isKind && contentWords(claim.said).length < LEAST_SAID
  const verdict = known ?? (isTooLittle ? undefined : verdictOn(claim, intent === 'compare'))
  // What was written of just this says whether it is so.
  const isAnswered = question !== null && BEGINS_WITH_VERDICT.test(saysTo(question, plain))
  if (!verdict && intent === 'asked' && isAnswered) return undefined
  const isKnownBetter = rowOf(intent).knowsBetter && !claim.isToBeChecked
  const least = claim.isLikened ? 1 : LEAST_SAID
  if (!verdict && (isKnownBetter || contentWords(claim.said).length < least)) return undefined
  if (!verdict && claim.isLikened) return leaveOpen(claim.subject, talk)
  return [
    `**${claim.subject.term}**\n\n${verdict ?? UNSURE}`,
    `**What it is.** ${ideaOf(claim.subject)}`,
    check(claim.subject, talk.turn),
  ]
}

/** "So it's basically a sales tax": another term by its name, beside which it is to be held. */
function otherTermIn({ subject, said, isLikened }: Claim): Subject | undefined {
  const isThing = isLikened || /^(?:an?|the) /.test(said)
  const named = isThing ? findByName(said.replace(/^(?:an?|the) /, '')) : undefined
  return named && named.term !== subject.term ? named : undefined
}

/** What is said to students who take it for just that: "No. A sunk cost is …". */
function knownLikeness({ subject, said }: Claim, plain: string): string | undefined {
  const near = [plain, `is it the same as ${said}`].flatMap(
    (way) => nearestNext([subject], way) ?? [],
  )
  const [best] = near.toSorted((one, other) => other.score - one.score)
  if (!best || best.score < LIKENED_SO) return undefined
  return BEGINS_WITH_VERDICT.test(best.question.says) ? best.question.says : undefined
}
const LIKENED_SO = 0.55

/** What it was said to be stands above already: a picture of it, and what it is easily mixed up with, to hold the words against. */
function leaveOpen(subject: Subject, talk: Talk): Part[] {
  const { simple } = facetsOf(subject.term)
  const said = talk.request.turns.map(({ content }) => content).join('\n')
  const isSaid = simple === undefined || said.includes(simple)
  return [
    `**${subject.term}**\n\n${UNSURE}`,
    isSaid ? `**What it is.** ${ideaOf(subject)}` : `**In plain words.** ${simple}`,
    ...confusion(subject),
    check(subject, talk.turn),
  ]
}

const BEGINS_WITH_VERDICT = /^(?:yes|no|not|only|true|false|right|wrong)\b/i

const UNSURE =
  "I can't say for sure that it is the same. Hold your words against what it means, and see what they leave out."
/** Content words; of fewer nothing can be said. */
const LEAST_SAID = 2

/** What can be said for sure, or undefined. */
function verdictOn(
  { subject, said, isLikened, isOfSide }: Claim,
  isCompared: boolean,
): string | undefined {
  const { simple = '', why = '' } = facetsOf(subject.term)
  const idea = ideaOf(subject)
  // "Is a bond like a stock?": the definition has the word, too, to tell them apart.
  if (isCompared) return isLikened && isOfThatKind(said, idea) ? YES : undefined
  const words = withoutNames(said)
  const turned = turnedRound(words, `${idea} ${simple}`)
  if (turned) return sayTurned(turned)
  if (isOnlyTakenOff(said, idea)) return 'Not quite: that is what is taken off to get it. Compare:'
  const share = Math.max(
    ...[idea, simple].map((text) => shareOf(said, text)),
    shareOf(said, `${idea} ${simple} ${why}`) - LESS_TOGETHER,
  )
  const least = isOfSide ? SAYS_IT : IS_IT
  const isTurned = turnedRound(words, idea) !== undefined
  const sentence = share >= least || isTurned ? undefined : sentenceThatSays(subject, said)
  if (sentence) return `Yes, as far as your words tell: ${bare(sentence)}`
  const other = nearerTo(said, subject, share)
  if (other) return `Careful, that sounds more like **${other}**. Compare:`
  const turnedOfIdea = turnedRound(words, idea)
  if (turnedOfIdea) return sayTurned(turnedOfIdea)
  return share >= least ? YES : answeredAs(subject, said)
}
const YES = 'Yes, that is the idea.'
const sayTurned = ({ said, is }: { said: string; is: string }) =>
  `Not quite: you say "${said}", and what decides here is "${is}". Compare:`

/** A question that students ask in nearly these words, where its answer says yes or no to it. */
function answeredAs(subject: Subject, said: string): string | undefined {
  const asked = `is ${inSentence(subject.term)} ${said}`.toLowerCase()
  const near = nearestNext([subject], asked)
  if (!near || near.score < ASKED_SO) return undefined
  const says = saysTo(near.question, asked)
  return /^(?:yes|no)\b/i.test(says) ? says : undefined
}
const ASKED_SO = 0.8

/** "Sales promotion" is a name, in which nothing is sold. */
const withoutNames = (said: string) =>
  namedIn(said)
    .filter(({ term }) => term.includes(' '))
    .reduce((text, { term }) => text.replace(term.toLowerCase(), ' '), said)

/** "Equity is what you owe": its words stand only where the definition says what is subtracted. */
function isOnlyTakenOff(said: string, idea: string): boolean {
  if (TAKES_OFF.test(said)) return false
  const words = searchTermsOf(said)
  const left = searchTermsOf(idea.replace(TAKEN_OFF, ' '))
  const all = searchTermsOf(idea)
  return words.length > 0 && words.every((word) => isIn(word, all) && !isIn(word, left))
}
/** "Owe" is in "owed". */
const isIn = (word: string, all: string[]) => all.some((one) => one.startsWith(word))
const TAKES_OFF = /\b(?:after|minus|less|without|before|except|subtract\w*|left)\b/
const TAKEN_OFF =
  /\b(?:after (?:\w+ ){1,8}?(?:is|are|has been|have been) (?:subtracted|taken off|deducted|paid)|(?:minus|less) (?:all |its |the )?\w+)\b/gi

/** A sentence that says nearly all of it, and nothing turned round. */
function sentenceThatSays(subject: Subject, said: string): string | undefined {
  // What is done with figures turns on which is which, and words alone do not tell that.
  if (contentWords(said).length < LEAST_SAID || IS_SUM.test(said)) return undefined
  const isSaying = (sentence: string) =>
    shareOf(said, sentence) >= SAYS_IT &&
    !/\b(?:not|never|no|nobody|hardly|unless)\b|n't\b/.test(sentence)
  return textsOf(subject)
    .flatMap((text) => text.split(/(?<=[.!?;])\s+/))
    .find((sentence) => isSaying(sentence) && !turnedRound(said, sentence))
}
const SAYS_IT = 0.8
const IS_SUM = /\b(?:divid|multipl|subtract|minus|plus|times|over)\w*\b/

/** Without what joins it to the sentence before. */
const bare = (sentence: string) => {
  const text = sentence.replace(/^(?:but|and|so|yet)\s+/i, '').replace(/;$/, '.')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

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
