import type { AskedItem, ReplyPiece, ReplyRequest, Turn } from '../coach.ts'
import { answersIn } from '../turns.ts'
import { trimHistory } from '../history.ts'
import { inSentence, type Subject } from '../understanding/knowledge/subject.ts'
import { rowOf, type Intent } from '../understanding/intent/intent.ts'
import { languageAsked } from '../understanding/plain/language.ts'
import { mendedText } from '../understanding/plain/mended-words.ts'
import { findByName } from '../understanding/knowledge/term-index.ts'
import { asMeant } from '../understanding/reading-turn/as-meant.ts'
import { lostSide, unknownName } from '../understanding/reading-turn/unknown-part.ts'
import { understand, type Understanding } from '../understanding/understand.ts'
import { withNearest } from './terms/also-near.ts'
import { atBusinessNamed } from './terms/at-business.ts'
import { overview } from './terms/say-area.ts'
import { contentWords } from '../understanding/words/words.ts'
import { answerCommon } from './terms/say-common.ts'
import { ASKS_WHETHER_SAME, compare } from './terms/say-compare.ts'
import { areOfOneEntry, NOT_SAME } from './terms/say-same.ts'
import { sayEnumerated } from './terms/say-enumerated.ts'
import { sayKind } from './terms/say-kind.ts'
import { eachCase } from './terms/say-each-case.ts'
import { example } from './terms/say-example.ts'
import { andOf, withSecond } from './terms/explained-together.ts'
import { explain, more, simplify, why } from './terms/say-concept.ts'
import { asAnswer, asksAbout, itemOf, withoutKeys } from './items/item-of-talk.ts'
import { sayOnReviewed } from './items/say-item.ts'
import { sayOnUnanswered } from './items/unanswered-item.ts'
import { quiz, respond } from './quiz/say-quiz.ts'
import { answerStatement } from './quiz/statement-in-quiz.ts'
import { sayOnOwnWords } from './terms/say-own-words.ts'
import { NO_ENTRY, withOwnPage } from './own-pages.ts'
import { isOneWithDefinition, sayPurpose } from './terms/say-purpose.ts'
import { situationBefore } from './say-situation.ts'
import { partsAsked } from './terms/say-parts.ts'
import { answerBoth } from './two-answers.ts'
import { answerWithoutOther } from './without-other-half.ts'
import { answerWishes } from './several-wishes.ts'
import { sayToJudge } from './terms/say-to-judge.ts'
import { saySide } from './terms/say-side.ts'
import { sayTitledAgain } from './terms/say-titled-again.ts'
import { withPoints } from './terms/with-points.ts'
import { yesThatIsWhy } from './terms/yes-that-is-why.ts'
import { calculate, incompleteSum, sayWritten } from './sums/say-sum.ts'
import { besideSum, withOwnResult } from './sums/beside-sum.ts'
import { withVerdict } from './sums/say-verdict-on-sum.ts'
import { sayLackingSum, saySumOfTurn } from './sums/sum-of-turn.ts'
import { withThings } from './sums/things-counted.ts'
import * as declines from './say-declines.ts'
import { sayResults, sayWhySuggested } from './say-results.ts'
import { sayRecap } from './say-recap.ts'
import { whatNext } from './say-what-next.ts'
import { sayFact, studyPlan } from './say-fact.ts'
import { sayFollowUp } from './say-follow-up.ts'
import * as talk from './say-talk.ts'
import { piecesOf } from './pieces.ts'
import type { Part, Talk } from './talk.ts'
import { withoutRepeats } from './without-repeats.ts'

/** Answers the last turn from cards and from what was handed in; the same conversation gets the same answer. */
export async function* reply(
  request: ReplyRequest,
  signal: AbortSignal,
): AsyncGenerator<ReplyPiece> {
  for (const piece of piecesOf(compose(request))) {
    if (signal.aborted) return
    yield piece
  }
}

export function compose(request: ReplyRequest): Part[] {
  const history = trimHistory(request.turns)
  if (!history) return talk.askWhich()
  const turns = asMeant([...history.earlier, { role: 'user' as const, content: history.message }])
  const answer = (until: Turn[]) => answerTo(until, request)
  const { understood, parts, isWhole } = answer(turns)
  if (isWhole) return parts
  const ofQuiz = answerStatement(turns, understood, answer)
  if (ofQuiz) return ofQuiz
  const said =
    answerWishes(turns, answer) ??
    answerWithoutOther(turns, understood, answer) ??
    (isOneWithDefinition(understood.plain) ? parts : answerBoth(turns, understood, answer)) ??
    parts
  const turn = answersIn(turns).length
  return withoutKeys(withPoints(said, understood), {
    understood,
    request: { ...request, turns },
    turn,
  })
}

/** What comes before an answer, beside it or in its place, one after the other. */
const COMPLETED_BY = [situationBefore, withOwnResult, withNearest, yesThatIsWhy, atBusinessNamed]

/** What the last turn wants, and the answer to it. */
function answerTo(turns: Turn[], request: ReplyRequest) {
  const understood = asAnswer(understand(turns), turns)
  const turn = answersIn(turns).length
  const given = { understood, request: { ...request, turns }, turn }
  const item = itemOf(request, turns)
  const sayLast = (talk: Talk) =>
    sayToJudge(talk) ??
    COMPLETED_BY.reduce(
      (parts, complete) => complete(parts, talk),
      say(understood, talk, turns.at(-1)!.content),
    )
  const isOnItem = item !== null && asksAbout(item, understood, given.request)
  const followUp = isOnItem ? null : sayFollowUp(given)
  const said = isOnItem
    ? sayOnItem(item, given)
    : (followUp ?? withoutKeys(withOwnPage(given, sayLast), given))
  const parts = understood.language
    ? inEnglishTo(given, said)
    : isOnItem || followUp || rowOf(understood.intent).isSaidInFull
      ? said
      : withoutRepeats(said, turns)
  return { understood, parts, isWhole: isOnItem || followUp !== null }
}

/** Nobody is left to wonder why the answer is not in the language of the question, or about something else. */
function inEnglishTo(given: Talk, parts: Part[]): Part[] {
  const { language, subjects, thread, intent, plain } = given.understood
  if (rowOf(intent).isDeclined || intent === 'advice') return parts
  const isOfTalk = languageAsked(plain) !== null && thread.length > 0
  if (subjects.length === 0 && isOfTalk)
    return [`${talk.onlyInEnglish(language!)} The plainest I have:`, ...simplify(thread, given)]
  if (subjects.length === 0 && intent !== 'fact' && intent !== 'asked')
    return talk.askInEnglish(language!)
  return [
    `I answer in English${language === 'another language' ? '' : `, not in ${language}`}; this is what I understood:`,
    ...parts,
  ]
}

function sayOnItem(item: AskedItem, given: Talk): Part[] {
  const { known } = item
  return known ? sayOnReviewed({ ...item, known }, given) : sayOnUnanswered(item, given)
}

function say(understood: Understanding, given: Talk, message: string): Part[] {
  const { intent, subjects } = understood
  const [subject] = subjects
  const isSum = !rowOf(intent).isNoSum && understood.answers?.kind !== 'quiz'
  const canBeStory = canTellSum(understood)
  const sum = isSum ? saySumOfTurn(given, message, { canBeStory }) : null
  if (sum) return besideSum(withThings(sum, message), given, message)
  const onOwnWords = sayOnOwnWords(given) ?? sayTitledAgain(given) ?? sayPurpose(given)
  if (onOwnWords) return onOwnWords
  const lacking = isSum ? sayLackingSum(given, message) : null
  if (lacking) return lacking
  const written = intent === 'formula' ? sayWritten(given, message) : null
  if (written) return written
  if (subject && rowOf(intent).mayHaveFigures) {
    const sum = calculate(given, mendedText(message), intent === 'formula')
    if (sum) return withVerdict(sum, understood.plain)
    const unfinished = incompleteSum(given, message)
    if (unfinished) return unfinished
  }
  if (subject) {
    if (intent === 'explain' || intent === 'formula') return explainAll(given)
    if (intent === 'simpler') return simplify(withSecond(given), given)
    if (intent === 'example') return eachCase(given) ?? example(subject, given)
    if (intent === 'another-example') return example(subject, given, { isAnother: true })
    if (intent === 'why') return why(subject, given)
    if (intent === 'more') return more(subject, given)
    if (intent === 'side')
      return partsAsked(subject.term, understood.plain).length > 0
        ? explainAll(given)
        : saySide(given)
    if (intent === 'opposite') return compare([subject], given)
    if (intent === 'compare')
      return isPair(subjects) || isHalfKnown(understood)
        ? explainAll(given)
        : compare(subjects, given)
    if (intent === 'wants-answer') return talk.askForItem()
  }
  return sayWithoutSubject(given, message)
}

const canTellSum = ({ intent, answers }: Understanding) =>
  rowOf(intent).mayTellSum === true || (intent === 'answer' && answers?.kind === 'check')

/** "Needs and wants" are told apart in one breath already. */
const isPair = ([one, other]: Subject[]) =>
  other === undefined && one?.kind === 'glossary' && / (and|or) /.test(one.term)

/** The other side is nothing that is known: better said of the one what it is than beside something else. */
const isHalfKnown = (understood: Understanding) =>
  understood.isNamed &&
  understood.subjects.length === 1 &&
  (isOfNothing(understood) ||
    understood.subjects[0]!.kind === 'glossary' ||
    lostSide(understood.plain, understood.subjects) !== undefined)

/** "Is that the same as price skimming?" after something that is not known. */
const isOfNothing = ({ plain, thread, subjects }: Understanding) =>
  thread.length === 0 && subjects.length === 1 && pointsAtNothing(plain)

/** What a pronoun may point at has to stand before it: "I always mix them up" points at what was just named. */
function pointsAtNothing(plain: string): boolean {
  const place = plain.search(/\b(it|that|this|they|those)\b/)
  if (place < 0) return false
  return contentWords(plain.slice(0, place).replace(COMPARES, ' ')).length === 0
}
const COMPARES = /\b(?:diff\w*|same|similar|compared?|comparison|better|worse|mean|like|just)\b/g

/** Part of what was asked for goes by no name that is known; the student is not to take the rest for all of it. */
function notKnown({ understood }: Talk): Part[] {
  const { intent, plain, subjects, focus, language } = understood
  if (isPair(subjects) || language) return []
  const lost = intent === 'compare' ? lostSide(plain, subjects) : undefined
  if (intent === 'compare' && isOfNothing(understood))
    return [
      "I can't tell what you compare it with, since I know nothing by that name. What I know:",
    ]
  if (lost) return [`${NO_ENTRY} "${lost}", so I can't compare the two for sure. What I know:`]
  const isWhole = findByName(focus) !== undefined
  const isCase = /\bexamples?\b/.test(plain)
  const other = / and /.test(plain) && !isWhole && !isCase ? lostSide(plain, subjects) : undefined
  if (other) return [`${NO_ENTRY} "${other}". What I know:`]
  if (asksWhetherOne(understood))
    return [
      `I can't say that for sure, and I won't guess. Check it yourself by what ${subjects.length > 1 ? 'the two mean' : `**${inSentence(subjects[0]!.term)}** means`}: it is one only if all of this is true of it:`,
    ]
  const name = unknownName(focus, subjects)
  return name
    ? [
        `${NO_ENTRY} "${name}" itself, and I won't make one up. Nearest to it I know **${inSentence(subjects[0]!.term)}**:`,
      ]
    : []
}

/** "Is Costco a wholesaler?": of what is named there nothing is known, or it would be no explanation that answers. */
function asksWhetherOne({ plain, subjects }: Understanding): boolean {
  const [, kind = ''] = plain.match(IS_IT_ONE) ?? []
  const { length } = kind.split(' ')
  if (kind === '' || length > MOST_IN_KIND) return false
  return length <= FEW_IN_KIND || subjects.some(({ term }) => findByName(kind)?.term === term)
}
const IS_IT_ONE =
  /^(?:(?:so|and|ok|but|then|wait) )*(?:is|are|was|would) (?!it\b|there\b|this\b|that\b).+ an? (.+)$/
/** Words; a longer name has to be a term's. */
const FEW_IN_KIND = 2
const MOST_IN_KIND = 5

/** The first at length; others that were asked in the same breath, after it. */
function explainAll(given: Talk): Part[] {
  const [subject, second] = given.understood.subjects
  const { plain } = given.understood
  const isSame = ASKS_WHETHER_SAME.test(plain) && areOfOneEntry(subject!, plain)
  const parts = [...notKnown(given), ...(isSame ? [NOT_SAME] : []), ...explain(subject!, given)]
  return second ? [...parts, andOf(second)] : parts
}

const sayWithoutSubject = (given: Talk, message: string): Part[] =>
  (SAYINGS[given.understood.intent] ?? talk.askWhich)(given, message)

const SAYINGS: Partial<Record<Intent, (given: Talk, message: string) => Part[]>> = {
  distress: declines.comfort,
  intrusion: declines.declineIntrusion,
  cheating: declines.declineCheating,
  crime: declines.declineCrime,
  'made-up': declines.declineMadeUp,
  thanks: talk.thank,
  greeting: talk.greet,
  farewell: talk.sayGoodbye,
  'small-talk': talk.chat,
  'about-the-tutor': talk.introduce,
  advice: declines.declineAdvice,
  'what-next': whatNext,
  'own-results': sayResults,
  'why-suggested': sayWhySuggested,
  quiz,
  recap: sayRecap,
  answer: (given) => {
    const { answers } = given.understood
    return answers ? respond(answers, given) : talk.askWhich()
  },
  area: overview,
  fact: sayFact,
  asked: (given) => studyPlan(given) ?? answerCommon(given),
  sorting: sayKind,
  'wants-answer': talk.askForItem,
  describes: talk.nameIt,
  'off-topic': declines.declineOffTopic,
  unknown: talk.admitUnknown,
  declines: talk.acceptNo,
  enumerated: sayEnumerated,
}
