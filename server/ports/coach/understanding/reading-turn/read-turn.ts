import type { Turn } from '../../coach.ts'
import { answersIn, lastAnswerIn, saidIn } from '../../turns.ts'
import { aspectOf } from '../knowledge/aspect.ts'
import { facetsOf } from '../knowledge/facets.ts'
import type { Subject } from '../knowledge/subject.ts'
import { areaOf } from './area-of-turn.ts'
import { asCaseWish } from './case-wish.ts'
import { CHOOSES, pairOf, WHICH_ONE, withOrdinals, withSides } from './compared.ts'
import { contentStems } from '../words/words.ts'
import { askedBefore, BESIDE_HEADING, OBJECTS, SIDE_BY_SIDE } from './earlier-question.ts'
import { enumeratedIn, withPart } from './enumerated.ts'
import { focusOf } from './focus.ts'
import { inTalk } from './in-talk.ts'
import { languageAsked, languageOf, withoutLanguage } from '../plain/language.ts'
import { mannerOf } from './manner.ts'
import { shortened, threadOf, withoutArea } from './named-in.ts'
import { withOwnBusiness } from './own-business.ts'
import { ownIn } from './own-names.ts'
import { asksReasonOfIt, givesReason, nextOf, withoutDoubt } from './next-of-turn.ts'
import { plainOf } from '../plain/plain-turn.ts'
import { questionOf } from './question-of-turn.ts'
import { whoPicks } from './picks.ts'
import type { TurnReading } from './reading.ts'
import { suggestedIn } from './suggested.ts'
import { withNoun } from './with-noun.ts'
import { withNames } from './with-names.ts'
import { withoutField } from './without-field.ts'
import { withoutLament } from './without-lament.ts'

const ORDINAL = /\bthe (first|second|former|latter)( one)?\b|\bthe other one\b/

/** "Does it cause unemployment?": asked of it, and not of unemployment. */
const ACTS =
  /^(?:(?:so|and|but|ok|then|wait) )*(?:does|do|did|doesnt|dont|didnt|can|cant|could|will|wont|would|wouldnt) (?:it|they|this|that|these|those) (?!mean\b|the same\b)/

/** "Which is most profitable", of the stages that the talk is about. */
const WHICH_OF_IT =
  /^(?:(?:so|and|but|ok|then|wait) )*which (?:(?:one|stage|type|kind|step|part) )?(?:is|has) (?:the )?(?:most|least|more|highest|lowest)\b/

/** "What should I avoid": of the talk's matter, and of nothing that goes by the verb. */
const DO_WITH_IT =
  /^(?:(?:so|and|but|ok|then|wait) )*what (?:should|shouldnt|do|can) (?:i|you|we) (?:avoid|not do|do|say|remember|look for|watch for)$/

/** It names nothing to choose from: "which one", "what would". */
const ANY_OF_THEM =
  /\b(?:which|what)(?: one| of (?:them|these|the two))? (?!\w+ (?:is|would|should|does)\b)/

/** Everything about the last turn that rules look at. */
export function readTurn(turns: Turn[]): TurnReading {
  const last = shortened(turns.at(-1)?.content ?? '')
  const language = languageOf(last)
  const earlier = turns.slice(0, -1)
  const thread = threadOf(earlier)
  const asked = withoutField(withoutLament(plainOf(last, language)))
  const plain = asWhole(withoutLanguage(asked), thread, earlier)
  const manner = mannerOf(plain)
  const focus = withoutArea(focusOf(plain))
  // "Which one pays dividends?" is asked of the two, and not of dividends.
  const isOfTalk =
    thread.length > 0 && [WHICH_ONE, ACTS, WHICH_OF_IT, DO_WITH_IT].some((asks) => asks.test(plain))
  const named = isOfTalk ? [] : namedItself(plain, thread)
  // "Which would a corporation pick" of two that the talk compared: who picks is none of them.
  const wasCompared = answersIn(earlier).some((answer) => answer.includes(SIDE_BY_SIDE))
  const picks = wasCompared && whoPicks(plain) !== undefined && named.length < 2
  const own = picks && ANY_OF_THEM.test(plain) ? [] : named
  const isChoice = own.length === 0 && thread.length === 1 && CHOOSES.test(plain)
  const pair = isChoice || (picks && thread.length < 2) ? pairOf(earlier) : []
  const talk = pair.length > 1 ? pair : thread
  const before = askedBefore(turns)
  const known = { last, plain, focus, manner, own, thread: talk, before }
  const suggested = suggestedIn(turns)
  const question = questionIn(known, asked, earlier)
  return {
    ...{ last, plain, manner, focus, own, before, suggested },
    language: language ?? languageAsked(asked),
    thread: talk,
    wasExample: /example/.test(mannerOf(plainOf(saidIn(earlier).at(-1) ?? '', null)) ?? ''),
    wasDeclined: DECLINED.test(lastAnswerIn(earlier)),
    area: areaOf({
      ...{ plain, focus, manner, thread, last, suggested },
      hasTalked: earlier.length > 0,
    }),
    question,
    enumerated: enumeratedIn(plain, thread, earlier),
  }
}

/** What is asked next about the matter, else a question of its own; the latter first where it stands in just our words. */
function questionIn(
  known: Parameters<typeof nextOf>[0],
  typed: string,
  earlier: Turn[],
): TurnReading['question'] {
  const { last, plain, own, thread } = known
  const next = unsaid(nextOf(known, typed) ?? nextOf(known, withoutDoubt(typed)), earlier)
  const common = questionOf(plain, { last, own, thread })
  const isInOurWords = common?.isExact === true && next?.isExact !== true && thread.length === 0
  return (isInOurWords ? undefined : next) ?? unsaid(withReason(common, typed, thread), earlier)
}

/** How an answer begins that was none (`built-in/say-declines.ts`). */
const DECLINED =
  /^(?:Sorry, I can't|I have to pass on that|Sorry, that is not my field|I can't help with|I am sorry, that hurts)/

const namedItself = (plain: string, thread: Subject[]) =>
  withoutParties(withoutHints(ownIn(plain, thread), plain, thread), plain, thread)

/** "But isn't the boss overworked then": what goes on with the talk names another matter only by its own words. */
const withoutHints = (own: Subject[], plain: string, thread: Subject[]) => {
  const said = contentStems(plain)
  return thread.length > 0 && OBJECTS.test(plain)
    ? own.filter(({ term }) => contentStems(term).every((stem) => said.includes(stem)))
    : own
}

/** "And from the supplier's side", in a talk about trade credit: who stands there is no matter of its own. */
function withoutParties(own: Subject[], plain: string, thread: Subject[]): Subject[] {
  const hasParties = ({ term }: Subject) => facetsOf(term).parties !== undefined
  const isOfTalk = aspectOf(plain) === 'parties' && thread.some(hasParties) && !own.some(hasParties)
  return isOfTalk ? [] : own
}

/** The turn's words with what only the talk makes whole: names for pronouns and places, a question for two words. */
function asWhole(plain: string, thread: Subject[], earlier: Turn[]): string {
  // "Express or implied", of the kinds that the talk has named.
  const whole = enumeratedIn(plain, thread, earlier) ? plain : withNoun(plain, thread)
  const named = withNames(withPart(withSides(whole), thread, earlier), thread, earlier)
  const ordinal = ORDINAL.test(named) ? withOrdinals(named, pairOf(earlier), thread) : named
  const applied = thread.length > 0 ? withOwnBusiness(ordinal, earlier) : ordinal
  return asCaseWish(inTalk(applied, earlier))
}

/** "Why would they do that", in a talk, is no question that asks for no reason. */
const withReason = (found: TurnReading['question'], typed: string, thread: Subject[]) =>
  found?.isExact === true ||
  thread.length === 0 ||
  !asksReasonOfIt(typed) ||
  (found && givesReason(found.question.asks))
    ? found
    : undefined

/** An answer that was given in this talk is none to the next question. */
const unsaid = (found: TurnReading['question'], earlier: Turn[]) =>
  found && earlier.some(({ content }) => said(content).includes(found.question.says))
    ? undefined
    : found

/** What stood beside an answer was not asked for yet. */
const said = (content: string) =>
  content
    .split('\n\n')
    .filter((paragraph) => !paragraph.startsWith(`**${BESIDE_HEADING}**`))
    .join('\n\n')
