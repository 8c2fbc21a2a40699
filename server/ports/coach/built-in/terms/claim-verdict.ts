import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { rivalsOf, type Rival } from '../../understanding/knowledge/rivals.ts'
import { ideaOf, inSentence } from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { shareOf } from '../../understanding/knowledge/told-of.ts'
import type { Claim } from '../../understanding/reading-turn/claim.ts'
import { sortingOf } from '../../understanding/reading-turn/kinds.ts'
import { namedIn } from '../../understanding/reading-turn/named-in.ts'
import {
  areRolesTurned,
  comparesTwo,
  isCountTurned,
  isOrderTurned,
} from '../../understanding/words/orders.ts'
import { otherDoer } from '../../understanding/words/doers.ts'
import { turnedRound } from '../../understanding/words/opposites.ts'
import { saidAndDenied } from '../../understanding/words/said-and-denied.ts'
import { searchTermsOf } from '../../understanding/words/search-words.ts'
import { contentStems } from '../../understanding/words/words.ts'
import { tooMuch } from './absolutes.ts'
import { answeredAs, commonVerdict, notAlways } from './answered-verdict.ts'
import {
  IS_IT,
  isOfThatKind,
  pairedTexts,
  shareSaid,
  TELLS_OF_CHANGES,
  textsOn,
  withoutLater,
} from './claim-texts.ts'
import { confirmation, YES } from './confirmation.ts'
import { otherFound } from './described-verdict.ts'
import {
  isOrderAgainst,
  isSaidOf,
  otherDescribed,
  saidOfOther,
  sentenceThatSays,
} from './evidence.ts'
import { nextVerdict } from './next-verdict.ts'
import { oneTooMany } from './row-verdict.ts'
import { isWorkedOut, workedOutAs } from './worked-out.ts'

/**
 * What can be said for sure of a claim, or undefined. To confirm what is false is the worst a tutor can do, so everything
 * that may contradict comes first, and "yes" only to words that nothing else explains.
 */
export function verdictOn(claim: Claim, isCompared: boolean): string | undefined {
  const { subject, said, isLikened } = claim
  // "Is a bond like a stock?": the definition has the word, too, to tell them apart.
  if (isCompared) return isLikened && isOfThatKind(said, ideaOf(subject)) ? YES : undefined
  const ofKind = kindVerdict(claim)
  if (ofKind) return ofKind
  // "Prices like 9.99 are psychological pricing": it may be one of its kinds.
  if (claim.name && findByName(claim.name)?.term !== subject.term && findByName(said))
    return undefined
  if (isWorkedOut(said)) return workedOutVerdict(claim)
  // "If sales are more than costs, …": of the case that is set, nothing is claimed.
  const isOrder = comparesTwo(said) && !SETS_CASE.test(said)
  const isTurned = isOrder ? isOrderAgainst(subject, claim.name ?? '', said) : undefined
  if (isTurned !== undefined) return isTurned ? OTHER_WAY : YES
  return (
    notAlways(claim) ??
    commonVerdict(claim) ??
    oneTooMany(claim) ??
    contradiction(claim) ??
    answeredAs(claim) ??
    ofAnotherSubject(claim) ??
    tooMuch(said) ??
    confirmation(claim) ??
    nextVerdict(claim)
  )
}
const SETS_CASE = /^(?:if|when|whenever) /
const OTHER_WAY = 'Not quite: it is the other way round. Compare which of the two is more:'

/** "Accounts payable is an asset": of what kind it is, is known. */
export function kindVerdict({
  subject,
  said,
  name = inSentence(subject.term),
}: Claim): string | undefined {
  const sorting = sortingOf(
    `is ${name} ${/^(?:an?|the) /.test(said) ? '' : 'a '}${said}`.toLowerCase(),
  )
  if (!sorting?.asked || sorting.kind === null) return undefined
  const { kind, why } = sorting
  const named = contentStems(sorting.asked)
  // "A tangible asset" is more than an asset.
  if (!contentStems(said).every((stem) => named.includes(stem))) return undefined
  return kind === sorting.asked
    ? `Yes: it counts as **${kind}**: ${why}.`
    : `No: it counts as **${kind}**, and not as ${sorting.asked}: ${why}.`
}

function workedOutVerdict(claim: Claim): string | undefined {
  const known = workedOutAs(claim.subject, claim.said)
  if (known === undefined) return contradiction(claim)
  return known.isSame ? YES : `No, that is not how it is worked out. ${known.text}`
}

/** "A bond is a stock": by the name of what it is told from. */
export function calledOther({ subject, said }: Claim): string | undefined {
  const called = rivalsOf(subject).find(({ term }) => findByName(said)?.term === term)
  return called && `No, that is **${called.term}**: ${called.texts[0] ?? ''}`
}

/** What is known of the term says otherwise, or says it of another. */
function contradiction(claim: Claim): string | undefined {
  const { subject, said, name = '' } = claim
  const own = textsOn(claim)
  const atOnce = withoutLater(own, said)
  const called = calledOther(claim)
  if (called) return called
  const rival = nearerRival(claim, own)
  if (rival && / and /i.test(subject.term)) return sayRival(rival)
  const turned = turnedIn(said, atOnce.join(' ')) ?? otherDoer(said, atOnce.join('. '))
  if (turned) return TURNED
  if (isOnlyTakenOff(said, ideaOf(subject)))
    return 'Not quite: that is what is taken off to get it. Compare:'
  if (isCountTurned(said, own.join(' ')))
    return 'Not quite: count them. How many are there in this?'
  if (!SETS_CASE.test(said) && own.some((text) => isOrderTurned(said, text))) return OTHER_WAY
  if (areRolesTurned(`${name} ${said}`, ideaOf(subject)))
    return 'Not quite: it is the other way round. Compare who does it, and to whom:'
  const turnedOfIdea = turnedIn(said, own[0] ?? '')
  if (!turnedOfIdea && sentenceThatSays(subject, said, name)) return undefined
  const other = ofAnother(claim, own)
  if (turnedOfIdea && !other) return TURNED
  return other ?? (isDenied(said, own) ? DENIED : sayOther(claim))
}

/** "Inflation goes down when rates rise" has two changes, of which no definition's one word tells whether they go together. */
const turnedIn = (said: string, text: string) =>
  TELLS_OF_CHANGES.test(said) ? undefined : turnedRound(withoutNames(said), saidAndDenied(text).so)
/** "A trademark protects names and logos", of a patent that is said to. */
function ofAnotherSubject({ subject, said, name }: Claim): string | undefined {
  const says = saidOfOther(subject, said, name)
  return says && `No: ${says.charAt(0).toLowerCase()}${says.slice(1).replace(/[.!]?$/, '.')}`
}

/** What no text on it has, and another term is. */
function sayOther(claim: Claim): string | undefined {
  const { subject, said, isOfSide } = claim
  // What a thing may not do describes nothing else.
  if (saidAndDenied(said).not.trim() !== '') return undefined
  const other = isOfSide ? undefined : (otherDescribed(subject, said) ?? otherFound(claim))
  return other && sayRival({ term: other.term, says: ideaOf(other) })
}
const sayRival = ({ term, says }: { term: string; says: string }) =>
  `No, that is more like **${term}**: ${says}`
const DENIED = 'No, not quite: that is just what it is not. Hold it against what it is:'

function ofAnother(claim: Claim, own: string[]): string | undefined {
  const pair = pairedTexts(claim)
  if (pair && shareSaid(claim.said, pair.other) > shareSaid(claim.said, pair.own) + CLEARLY)
    return 'No, that is said of the other of the two. Compare:'
  const rival = nearerRival(claim, own)
  // What one of them does, the other may do as well.
  return rival &&
    !(claim.isOfSide && (rival.share < SURELY_ITS || isSaidOf(claim.subject, claim.said)))
    ? sayRival(rival)
    : undefined
}

const SURELY_ITS = 0.7

/** Which word of theirs decides is told by the definition below, not by two words out of it. */
const TURNED = 'No, not quite. Hold it against what it is:'

/** What it is told from, where that has clearly more of the words than the term itself. */
function nearerRival({ subject, said }: Claim, own: string[]) {
  const mine = shareSaid(said, [...own, own.join(' ')])
  const [best] = rivalsOf(subject)
    .map(({ term, texts }) => ({ term, texts: withoutPicture(term, texts) }))
    .map((rival) => ({ ...rival, share: shareSaid(said, [...rival.texts, rival.texts.join(' ')]) }))
    .toSorted((a, b) => b.share - a.share)
  if (!best || best.share < IS_IT || best.share <= mine + CLEARLY) return undefined
  // "Owned by two or more" has all the words of "owned by one", and not its count.
  if (isCountTurned(said, best.texts.join(' ')) && !isCountTurned(said, own.join(' ')))
    return undefined
  return { term: best.term, share: best.share, says: saysMost(said, best) }
}
const CLEARLY = 0.2

/** A picture of it, such as a party, has words of anything. */
const withoutPicture = (term: string, texts: string[]) =>
  texts.filter((text) => text !== facetsOf(term).simple)

const saysMost = (said: string, { texts }: Rival) =>
  texts.toSorted((a, b) => shareSaid(said, [b]) - shareSaid(said, [a]))[0]!

/** Words that are only denied of it. */
function isDenied(said: string, own: string[]): boolean {
  // "If the loan is not repaid" denies nothing.
  const words = saidAndDenied(said.replace(BESIDE_IT, ''))
  const told = saidAndDenied(own.join(' '))
  const isOnly = (words: string, there: string, elsewhere: string) =>
    shareOf(words, there) >= DENIES && shareOf(words, there) > shareOf(words, elsewhere) + CLEARLY
  return words.not.trim() === ''
    ? isOnly(words.so, told.not, told.so)
    : isOnly(words.not, told.so, told.not)
}
const DENIES = 0.5
/** Cases, and of whom it is said. */
const BESIDE_IT =
  / (?:if|when|unless|because|until) .*$| (?:who|that|which) (?:\w+ )?(?:\w+nt|not)\b.*$/

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
