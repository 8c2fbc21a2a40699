import type { Area } from '#content/blueprint.ts'
import type { Turn } from '../coach.ts'
import { aspectOf, type Aspect } from './aspect.ts'
import { CHOOSES, comparable, COMPARES_IT, pairOf, WHICH_ONE, withOrdinals } from './compared.ts'
import { areaOf, indicatorOf, struggles } from './area-of-turn.ts'
import { findArea } from './areas.ts'
import type { CommonQuestion } from './common-questions.ts'
import { ASKS_TO_DO, asksQuestion, isOneSubject, isSure, keepsToTerm, outdoes } from './asked.ts'
import { asksAtLength, asksForName, describedBy, isStoryOf, nearestTo } from './described.ts'
import { facetsOf } from './facets.ts'
import { enumeratedIn, type Enumerated } from './enumerated.ts'
import { factOf, type Fact } from './facts.ts'
import { focusOf } from './focus.ts'
import { asksForSide, isFollowUp, isElsewhere, plainOf, withNames, ownIn } from './follow-up.ts'
import { frameOf } from './frames.ts'
import {
  askedBefore,
  isAnswerTo,
  isAsking,
  relatesTo,
  type AskedBefore,
} from './earlier-question.ts'
import { sortingOf, type Sorting } from './kinds.ts'
import { languageOf, type Language } from './language.ts'
import { refersBack, searchable, type Intent } from './intent.ts'
import { mannerOf, type Manner } from './manner.ts'
import { inTalk } from './in-talk.ts'
import { isPastedItem } from './pasted-item.ts'
import { shortened, threadOf, withoutArea } from './named-in.ts'
import { isBesideThePoint, isCreativeWish, isGossip, isOffTopic } from './off-topic.ts'
import { questionOf } from './question-of-turn.ts'
import { unknownOr } from './otherwise.ts'
import type { Reading } from './reading.ts'
import { isBareTerm, isStrange } from './strange.ts'
import type { Subject } from './subject.ts'
import { findByName } from './term-index.ts'
import { toldOf } from './told-of.ts'
import { strangenessOf } from './topic.ts'
import { contentWords } from './words.ts'

export type Understanding = {
  intent: Intent
  /** What it is about: named in the turn, else what the talk was about before. */
  subjects: Subject[]
  /** What the talk was about before this turn. */
  thread: Subject[]
  /** Whether this turn names a subject itself. */
  isNamed: boolean
  area: Area | null
  fact: Fact | null
  /** The common question that the turn asks. */
  question: CommonQuestion | null
  /** What was named in a row before, where one of it or all of it is asked about. */
  enumerated: Enumerated | null
  /** What kind of thing something is, where that is asked. */
  sorting: Sorting | null
  /** The language it is in, where that is not English. */
  language: Language | null
  /** The question of the tutor's that this turn answers. */
  answers: AskedBefore | null
  /** The side of it that is asked about, where it is not what it is. */
  aspect: Aspect | null
  /** The turn's words as rules read them. */
  plain: string
  /** What is asked about, in the student's words; empty where the turn has none of its own. */
  focus: string
  /** What comes nearest where nothing is known by that name. */
  nearest: Subject[]
  /** Terms to look for in explanations and materials. */
  terms: string[]
  /** Words to look for in materials, as typed or as the terms have them. */
  searchWords: string[]
}

/** More words than this are a story; the rarest would be found anyway. */
const MOST_SEARCH_WORDS = 24

const DOUBTFUL = -2

/** Reads the last turn in the light of those before it. Pure: the same conversation is always read alike. */
export function understand(turns: Turn[]): Understanding {
  const reading = read(turns)
  const { last, plain, own, thread, area, before, focus } = reading
  const intent = intentOf(reading)
  const isAnswered = intent === 'asked' || (intent === 'compare' && isSure(reading))
  const question = isAnswered ? (reading.question?.question ?? null) : null
  const sorting = intent === 'sorting' ? (sortingOf(plain) ?? null) : null
  const term =
    sorting?.about ??
    (intent === 'asked' && question && 'about' in question ? question.about : undefined)
  const about = term === undefined ? undefined : findByName(term)
  const named = about ? [about] : own
  const subjects = named.length > 0 ? named : refersBack(intent) ? thread : []
  // What may as well be of another matter is not answered with whatever has a word of it.
  const isDoubtful = intent === 'unknown' && !isBareTerm(reading) && strangenessOf(plain) > DOUBTFUL
  const isLost = subjects.length === 0 && !isDoubtful
  const nearest = isLost || intent === 'describes' ? nearestTo(plain, { focus, thread }) : []
  // As typed, too: a booklet may know it by the name that the student has for it.
  const typed = own.length === 1 && findByName(focus) ? [focus] : []
  const terms = [...new Set([...subjects.slice(0, 3).map(({ term }) => term), ...typed])]
  return {
    intent,
    subjects: intent === 'compare' ? comparable(own, thread, plain) : subjects,
    thread,
    isNamed: named.length > 0,
    area: area ?? null,
    fact: intent === 'fact' ? (factOf(plain) ?? frameOf(plain) ?? null) : null,
    question,
    sorting,
    enumerated: intent === 'enumerated' ? (reading.enumerated ?? null) : null,
    language: reading.language,
    answers: intent === 'answer' ? before : null,
    aspect: aspectOf(plain) ?? null,
    plain,
    focus,
    nearest,
    terms,
    searchWords: searchable(intent) ? searchWordsOf(terms, last) : [],
  }
}

const ORDINAL = /\bthe (first|second|former|latter)( one)?\b|\bthe other one\b/

/** Everything about the last turn that rules look at. */
function read(turns: Turn[]): Reading {
  const last = shortened(turns.at(-1)?.content ?? '')
  const language = languageOf(last)
  const earlier = turns.slice(0, -1)
  const thread = threadOf(earlier)
  const named = withNames(plainOf(last, language), thread, earlier)
  const plain = inTalk(ORDINAL.test(named) ? withOrdinals(named, pairOf(earlier)) : named, earlier)
  const manner = mannerOf(plain)
  const focus = withoutArea(focusOf(plain))
  // "Which one pays dividends?" is asked of the two, and not of dividends.
  const own = thread.length > 0 && WHICH_ONE.test(plain) ? [] : ownIn(plain, thread)
  const isChoice = own.length === 0 && thread.length === 1 && CHOOSES.test(plain)
  const talk = isChoice ? pairOf(earlier) : thread
  return {
    ...{ last, language, plain, manner, focus, own, before: askedBefore(turns) },
    thread: talk,
    wasExample: /example/.test(
      mannerOf(plainOf(earlier.findLast(({ role }) => role === 'user')?.content ?? '', null)) ?? '',
    ),
    area: areaOf({ plain, focus, manner, thread }),
    question: unsaid(questionOf(plain, { own, thread: talk }), earlier),
    enumerated: enumeratedIn(plain, thread, earlier),
  }
}

/** An answer that was given in this talk is none to the next question. */
const unsaid = (found: Reading['question'], earlier: Turn[]) =>
  found && earlier.some(({ content }) => content.includes(found.question.says)) ? undefined : found

const ONE_MORE = /^((and|ok|give me) )*(another|another one|one more|next|again|a different one)$/

function intentOf(reading: Reading): Intent {
  const { last, plain, manner, own, before } = reading
  if (
    manner === 'distress' ||
    manner === 'intrusion' ||
    manner === 'cheating' ||
    manner === 'crime'
  )
    return manner
  if (isPastedItem(last)) return 'pasted-item'
  if (before?.kind === 'quiz' && before.command) return 'answer'
  if (reading.enumerated) return 'enumerated'
  if (isCreativeWish(plain) || isGossip(plain) || isBesideThePoint(plain) || isStrange(reading))
    return 'off-topic'
  if (
    before &&
    relatesTo(before, plain) &&
    isAnswerTo(before, plain, { manner, names: own, isAsking: isAsking(last, plain) })
  )
    return 'answer'
  if (plain === '') return 'unclear'
  if (manner === 'advice') return 'advice'
  return questionIntent(reading) ?? mannerIntent(reading)
}

/** What is asked in words that are known, as a whole or by what they describe. */
function questionIntent(reading: Reading): Intent | undefined {
  const { plain, own } = reading
  if (asksToKeep(reading)) return 'side'
  const fact = factOf(plain)
  const indicator = fact && !fact.wins ? indicatorOf(plain) : undefined
  if (indicator) return 'area'
  if (fact && (own.length === 0 || fact.wins)) return outdoes(reading, fact) ? 'asked' : 'fact'
  if (
    !isSure(reading) &&
    !/^((can|could) you )?(explain|define|describe)\b/.test(plain) &&
    sortingOf(plain)
  )
    return 'sorting'
  if (asksQuestion(reading)) return 'asked'
  const isByTheWay = asksAtLength(plain) || own.every(({ kind }) => kind !== 'card')
  // "A good name for my dog" is no description, "a pizza place that pays for a famous name" is one.
  const isIdle = isOffTopic(plain) && own.length === 0 && !asksAtLength(plain)
  const isOfThread = isFollowUp(reading)
  if (asksForName(plain) && isByTheWay && !isIdle && !isOfThread && describedBy(plain))
    return 'describes'
  // What to do is no name to be guessed.
  if (ASKS_TO_DO.test(plain) && !asksForName(plain) && !isOfThread)
    return frameOf(plain) && !own.some(({ term }) => facetsOf(term).how) ? 'fact' : undefined
  if (!keepsToTerm(reading) && isStoryOf(plain, own)) return 'describes'
  return undefined
}

/** "How do I remember that?", "which company does it?": of the talk's matter, where something is known of that. */
function asksToKeep({ plain, own, thread }: Reading): boolean {
  const aspect = aspectOf(plain)
  if (aspect !== 'remember' && aspect !== 'company') return false
  return [...own, ...thread].some(({ term }) => facetsOf(term)[aspect] !== undefined)
}

/** By the manner of the turn and what it names. */
function mannerIntent(reading: Reading): Intent {
  const { plain, manner, own, thread, area, before, focus } = reading
  if (manner === 'yes') return thread.length > 0 || before ? 'quiz' : 'unclear'
  if (manner === 'no') return 'declines'
  if (own.length === 1 && thread.length > 0 && COMPARES_IT.test(plain)) return 'compare'
  if (own.length === 0 && thread.length > 1 && CHOOSES.test(plain)) return 'compare'
  if (manner === 'compare')
    return comparable(own, thread, plain).length === 0
      ? unknownOr(reading)
      : isOneSubject(reading)
        ? 'explain'
        : 'compare'
  if (manner === 'quiz' && reading.wasExample && ONE_MORE.test(plain)) return 'another-example'
  if (manner === 'quiz' || manner === 'what-next') return manner
  if (own.length === 0 && struggles(plain) && area) return 'what-next'
  if (manner && TALK.includes(manner)) return manner
  if (asksForSide(reading)) return isToldOf(reading) || !frameOf(plain) ? 'side' : 'fact'
  if (manner === 'example' && own.length > 0 && EXPLAINS.test(plain)) return 'explain'
  if (manner && own.length + thread.length > 0)
    return own.length === 0 && isElsewhere(reading) ? unknownOr(reading) : manner
  if (own.length > 1 && /\bor\b|^between\b/.test(plain)) return 'compare'
  if (
    area &&
    (own.length === 0 || focus === '' || (isAreaName(focus) && asksForArea(plain, focus)))
  )
    return 'area'
  if (own.length > 0) return 'explain'
  if (manner === 'wants-answer') return manner
  return unknownOr(reading)
}

/** Whether something is known of the side that is asked for; a follow-up is about its matter even so. */
const isToldOf = ({ plain, own }: Reading) =>
  own.length === 0 || own.some((subject) => toldOf(subject, plain, aspectOf(plain)) !== undefined)

const TALK: Manner[] = ['thanks', 'greeting', 'farewell', 'small-talk', 'about-the-tutor']

/** "Marketing" and "economics" alone are areas, even where a term is called alike. */
const isAreaName = (focus: string) =>
  findArea(focus) !== undefined && findByName(focus)?.kind !== 'card'

/** Named bare, or asked for as a whole. */
const asksForArea = (plain: string, focus: string) =>
  plain === focus ||
  /\b(topics?|concepts?|terms?|areas?|overview|summary|everything|all|about)\b/.test(plain)

/** "Explain elastic demand with an example": an explanation has one. */
const EXPLAINS =
  /^((can|could|would) you |please )*(explain|define|describe|whats|what is|what are)\b/

function searchWordsOf(terms: string[], last: string) {
  const words = terms.length > 0 ? terms.flatMap(contentWords) : contentWords(last)
  return [...new Set(words)].filter((word) => word.length > 1).slice(0, MOST_SEARCH_WORDS)
}
