import { rowOf, type Intent } from '../../understanding/intent/intent.ts'
import { findExactQuestion } from '../../understanding/knowledge/common-questions.ts'
import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { ideaOf, type Subject } from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { contentStems, contentWords } from '../../understanding/words/words.ts'
import { nearestNext } from '../../understanding/knowledge/next-questions.ts'
import { sortingOf } from '../../understanding/reading-turn/kinds.ts'
import {
  claimIn,
  OTHERS_THINK,
  statementIn,
  type Claim,
} from '../../understanding/reading-turn/claim.ts'
import { statedAtAll } from '../../understanding/reading-turn/stated.ts'
import { isOfThatKind } from './claim-texts.ts'
import { calledOther, kindVerdict, verdictOn } from './claim-verdict.ts'
import { verdictOnChanges } from './change-verdict.ts'
import { verdictOnDealing } from './dealing-verdict.ts'
import { verdictOnToldApart } from './told-apart-verdict.ts'
import { answerCommon } from './say-common.ts'
import { compare } from './say-compare.ts'
import { reasonAgainst } from './answered-verdict.ts'
import { sayOnTwoSides } from './two-sides.ts'
import { onlyIn, verdictOnOnly } from './only-claim.ts'
import { areOfOneEntry } from './say-same.ts'
import { check, explain } from './say-concept.ts'
import { ofBothHalves } from './joined-claims.ts'
import { verdictOnMore } from './more-verdict.ts'
import { sayKind } from './say-kind.ts'
import { saysTo, withoutVerdict } from './says-to.ts'
import { closingCheck, confusion, type Part, type Talk } from '../talk.ts'

/**
 * "So is it like planning where your money goes?", "I said a liability is something you own, was I right?": first whether it
 * is so, as far as the student's words tell. Undefined where the turn says nothing of what a term is, or another answer
 * tells more.
 */
export function sayOnOwnWords(talk: Talk): Part[] | undefined {
  const { intent, plain, subjects, thread, question } = talk.understood
  if (intent === 'asked' && question && findExactQuestion(plain)?.question === question)
    return undefined
  const onWhole = sayOnWhole(talk)
  if (onWhole) return onWhole
  if (rowOf(intent).hasOwnAnswer) return undefined
  const asks = (talk.request.turns.at(-1)?.content ?? '').trim().endsWith('?')
  const sorted = sayOnThing(talk, statementIn(plain, asks)?.told ?? statedAtAll(plain))
  if (sorted) return sorted
  const same = sayOnSame(talk, statementIn(plain, asks)?.told ?? plain)
  if (same) return same
  const claim = claimIn(plain, { subjects, thread, asks })
  if (!claim || contentWords(claim.said).length === 0) return undefined
  const isKind = isOfThatKind(claim.said, ideaOf(claim.subject))
  const known = claim.isLikened && !isKind ? knownLikeness(claim, plain) : undefined
  const other = isKind ? undefined : otherTermIn(claim)
  const named = other && !claim.isLikened ? (kindVerdict(claim) ?? calledOther(claim)) : undefined
  if (other && !known && !named) return compare([claim.subject, other], talk)
  // "Like my paycheck": one word that the definition has too does not make it the same.
  const isTooLittle = claim.isLikened && !isKind && contentWords(claim.said).length < LEAST_SAID
  const verdict = known ?? named ?? (isTooLittle ? undefined : ownVerdict(claim, talk))
  // What was written of just this says whether it is so.
  const isAnswered = question !== null && BEGINS_WITH_VERDICT.test(saysTo(question, plain))
  if (!verdict && intent === 'asked' && isAnswered) return undefined
  const isKnownBetter = rowOf(intent).knowsBetter && !claim.isToBeChecked
  const least = claim.isLikened ? 1 : LEAST_SAID
  if (!verdict && (isKnownBetter || claim.isOnlyTold || contentWords(claim.said).length < least))
    return undefined
  if (!verdict && claim.isLikened) return leaveOpen(claim.subject, talk)
  return [
    `**${claim.subject.term}**\n\n${withReason(verdict ?? UNSURE, claim)}`,
    `**What it is.** ${ideaOf(claim.subject)}`,
    check(claim.subject, talk.turn),
  ]
}

/** Of the whole of it, with the reason that was written for just this. */
function ownVerdict(claim: Claim, talk: Talk): string | undefined {
  const { intent, plain } = talk.understood
  const whole = verdictOn(claim, intent === 'compare' && comparesNames(plain))
  return (
    whole &&
    withWritten(
      ofBothHalves(whole, claim, (half) => verdictOn(half, false)),
      talk,
    )
  )
}

/** A "no" without its reason gets the one that was written for just this, where that says no as well. */
function withWritten(verdict: string, { understood }: Talk): string {
  const { question, intent } = understood
  const isBare = /^No[,t. ].*:$/s.test(verdict)
  const says = intent === 'asked' && question ? question.says : ''
  return isBare && /^No\b/.test(says) ? `No, not quite. ${withoutVerdict(says)}` : verdict
}

/** An option of a quiz that was chosen in its words is judged as that. */
const sayOnWhole = (talk: Talk): Part[] | undefined =>
  talk.understood.answers?.kind === 'quiz'
    ? undefined
    : (sayOnOneOfTwo(talk) ?? sayOnChanges(talk) ?? sayOnTwoSides(talk) ?? sayOnOnly(talk))

/** "Cash flow and profit are the same thing, right?": two names of one, or two that what was written of them tells apart. */
function sayOnSame(talk: Talk, told = ''): Part[] | undefined {
  const { question, plain } = talk.understood
  const [, one = '', other = ''] = told.match(ARE_SAME) ?? told.match(IS_SAME) ?? []
  const [first, second] = [one, other].map((name) => findByName(name.replace(/^(?:an?|the) /, '')))
  if (!first || !second) return undefined
  if (first.term === second.term)
    return areOfOneEntry(first, told) ? [NO, ...explain(first, talk)] : undefined
  if (!question)
    return /\b(?:just|only|but|except)\b/.test(told) ? compare([first, second], talk) : undefined
  if (BEGINS_WITH_VERDICT.test(saysTo(question, plain))) return undefined
  return [NO, ...answerCommon(talk)]
}
const NO = 'No, they are not the same.'
const ARE_SAME = /^(.+?) and (.+?) are (?:just |basically )?the same(?: thing)?$/
/** "… just safer": whatever is added tells in what they differ. */
const IS_SAME =
  /^(.+?) (?:is|are) (?:just |basically )?the same(?: thing)? as (.+?)(?:,? (?:just|only|but|except) .+)?$/

/** "Isn't marketing just advertising": no, or not only; what was written of just these words says more. */
function sayOnOnly({ understood, turn }: Talk): Part[] | undefined {
  const { intent, plain } = understood
  const only = rowOf(intent).isDeclined ? undefined : onlyIn(plain)
  const verdict = only && verdictOnOnly(only, plain)
  if (!verdict) return undefined
  const { subject } = only
  return [
    `**${subject.term}**\n\n${verdict}`,
    `**What it is.** ${ideaOf(subject)}`,
    check(subject, turn),
  ]
}

/** "The landlord pays rent to the tenant", "profit is all the money you bring in": of two that are told from each other. */
function sayOnOneOfTwo({ understood, request, turn }: Talk): Part[] | undefined {
  const { intent, plain } = understood
  // What a term means is no advice on somebody's own money.
  if (rowOf(intent).isDeclined || !(MAY_BE_CHANGES.has(intent) || intent === 'advice'))
    return undefined
  const asks = (request.turns.at(-1)?.content ?? '').trim().endsWith('?')
  const told = statementIn(plain, asks)?.told ?? askedPlainly(plain) ?? statedAtAll(plain)
  const verdict = told
    ? (verdictOnDealing(told) ?? verdictOnToldApart(told) ?? verdictOnMore(told))
    : undefined
  if (!verdict) return undefined
  const { subject } = verdict
  const says = ofBothHalves(verdict.says, { subject, said: told! }, (half) =>
    verdictOn(half, false),
  )
  return [
    `**${subject.term}**\n\n${says}`,
    `**What it is.** ${ideaOf(subject)}`,
    check(subject, turn),
  ]
}
/** "Does the tenant pay rent to the landlord", "isn't profit just the money you make". */
const askedPlainly = (plain: string) =>
  plain.match(
    /^(?:(?:so|and|but|ok) )*(?:do|does|is|are|isnt|arent) ((?!it |that |this |they |there |he |she ).+)$/,
  )?.[1]

/** "When rates rise, people borrow less, true?": whether two changes go together, and then what is known of them. */
function sayOnChanges({ understood, request, turn }: Talk): Part[] | undefined {
  const { intent, plain, subjects, fact } = understood
  if (rowOf(intent).isDeclined || !MAY_BE_CHANGES.has(intent)) return undefined
  const asks = (request.turns.at(-1)?.content ?? '').trim().endsWith('?')
  const told = statementIn(plain, asks)?.told ?? askedOnly(plain, intent) ?? statedAtAll(plain)
  const verdict = told === undefined ? undefined : verdictOnChanges(told)
  if (!verdict) return undefined
  const [subject] = subjects
  if (fact) return [verdict, `**${fact.title}**`, fact.says, closingCheck(fact.check)]
  return subject
    ? [
        `**${subject.term}**\n\n${verdict}`,
        `**What it is.** ${ideaOf(subject)}`,
        check(subject, turn),
      ]
    : [verdict, closingCheck(WHAT_FOLLOWS)]
}
/** "Does unemployment rise in a recession?": asked, where nothing answers just that. */
const askedOnly = (plain: string, intent: Intent) =>
  intent === 'asked' || intent === 'fact'
    ? undefined
    : plain
        .replace(OTHERS_THINK, '')
        .match(/^(?:(?:so|and|but|ok) )*(?:do|does|will|would) (.+)$/)?.[1]
const MAY_BE_CHANGES = new Set<Intent>([
  ...(['explain', 'side', 'why', 'compare', 'asked', 'fact', 'describes', 'sorting'] as const),
  ...(['unknown', 'unclear', 'off-topic'] as const),
])
const WHAT_FOLLOWS = 'What happens first here, and what follows from it, step by step?'

/** "A building is a current asset": of what kind a thing is that is no term of ours. */
function sayOnThing(talk: Talk, told = ''): Part[] | undefined {
  const sorting = sortingOf(told.replace(THING_IS, 'is $1 '))
  const subject = sorting?.asked ? findByName(sorting.about) : undefined
  const asked = contentStems(sorting?.asked ?? '')
  // "A very liquid asset" is more than an asset.
  const isWhole = contentStems(told.replace(THING_IS, '')).every((stem) => asked.includes(stem))
  return sorting?.kind && subject && isWhole
    ? sayKind({ ...talk, understood: { ...talk.understood, sorting, subjects: [subject] } })
    : undefined
}
const THING_IS =
  /^(?:so )?((?:an? |the |my )?(?:\w+ ){0,3}?\w+) (?:is|are|would be|counts? as|is considered)(?= (?:an? |the )?\w+(?: \w+){0,2}$) (?:like |basically |just )?/

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
    `**${subject.term}**\n\n${SAYS_ALL.test(talk.understood.plain) ? NOT_ALL : UNSURE}`,
    isSaid ? `**What it is.** ${ideaOf(subject)}` : `**In plain words.** ${simple}`,
    ...confusion(subject),
    check(subject, talk.turn),
  ]
}

/** What goes too far is said with the reason, where one was written. */
function withReason(verdict: string, claim: Claim): string {
  if (!/^No, .* goes too far:/.test(verdict)) return verdict
  const reason = reasonAgainst(claim)
  return reason ? `${verdict.split(':')[0]}. ${reason}` : verdict
}

/** "Is the difference between planned and actual" says what one thing is. */
const comparesNames = (plain: string) =>
  COMPARES.test(
    plain
      .replace(OTHERS_THINK, '')
      .replace(/\b(?:is|are|means?) (?:the|a) difference between\b/, ''),
  )

const COMPARES = /\b(?:same|differ\w*|than|like|vs|versus|or|compare\w*|both)\b/

const BEGINS_WITH_VERDICT = /^(?:yes|no|not|only|true|false|right|wrong)\b/i

/** What is "just" something, or always, is mostly more than that; how it is defined says so for sure. */
const SAYS_ALL =
  /\b(?:just|only|simply|merely|nothing (?:more than|but)|always|never|no matter what|every single)\b/
const NOT_ALL =
  'Not as it is defined: what you say is at most a part of it. Hold the two against each other:'

const UNSURE =
  "I can't say for sure that it is the same. Hold your words against what it means, word by word: which of yours is not in it?"
/** Content words; of fewer nothing can be said. */
const LEAST_SAID = 2
