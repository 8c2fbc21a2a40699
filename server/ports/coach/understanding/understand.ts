import type { Area } from '#content/blueprint.ts'
import type { Turn } from '../coach.ts'
import { findArea } from './areas.ts'
import { findCommonQuestion, SURE, type CommonQuestion } from './common-questions.ts'
import { asksQuestion, isOneSubject, isSure, keepsToTerm, outdoes } from './asked.ts'
import { asksAtLength, asksForName, describedBy, isStoryOf, nearestTo } from './described.ts'
import { factOf, type Fact } from './facts.ts'
import { focusOf } from './focus.ts'
import { frameOf } from './frames.ts'
import { askedBefore, isAnswerTo, type AskedBefore } from './earlier-question.ts'
import { sortingOf, type Sorting } from './kinds.ts'
import { inEnglish, languageOf, type Language } from './language.ts'
import { refersBack, searchable, type Intent } from './intent.ts'
import { mannerOf, type Manner } from './manner.ts'
import { namedIn, shortened, threadOf, withoutArea } from './named-in.ts'
import { isBesideThePoint, isCreativeWish, isGossip, isOffTopic } from './off-topic.ts'
import type { Reading } from './reading.ts'
import type { Subject } from './subject.ts'
import { findByName, isKnownWord } from './term-index.ts'
import { mendedWords } from './mended-words.ts'
import { contentWords } from './words.ts'

export type Understanding = {
  intent: Intent
  /** What it is about: named in the turn, else what the talk was about before. */
  subjects: Subject[]
  /** Whether this turn names a subject itself. */
  isNamed: boolean
  area: Area | null
  fact: Fact | null
  /** The common question that the turn asks. */
  question: CommonQuestion | null
  /** What kind of thing something is, where that is asked. */
  sorting: Sorting | null
  /** The language it is in, where that is not English. */
  language: Language | null
  /** The question of the tutor's that this turn answers. */
  answers: AskedBefore | null
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
  const nearest =
    subjects.length === 0 || intent === 'describes' ? nearestTo(plain, { focus, thread }) : []
  // As typed, too: a booklet may know it by the name that the student has for it.
  const typed = own.length === 1 && findByName(focus) ? [focus] : []
  const terms = [...new Set([...subjects.slice(0, 3).map(({ term }) => term), ...typed])]
  return {
    intent,
    subjects: intent === 'compare' ? comparable(own, thread) : subjects,
    isNamed: named.length > 0,
    area: area ?? null,
    fact: intent === 'fact' ? (factOf(plain) ?? frameOf(plain) ?? null) : null,
    question,
    sorting,
    language: reading.language,
    answers: intent === 'answer' ? before : null,
    focus,
    nearest,
    terms,
    searchWords: searchable(intent) ? searchWordsOf(terms, last) : [],
  }
}

/** Everything about the last turn that rules look at. */
function read(turns: Turn[]): Reading {
  const last = shortened(turns.at(-1)?.content ?? '')
  const language = languageOf(last)
  const plain = meant(mendedWords(language ? inEnglish(last) : last).join(' '))
  const manner = mannerOf(plain)
  const focus = withoutArea(focusOf(plain))
  const own = namedIn(plain)
  const thread = threadOf(turns.slice(0, -1))
  return {
    ...{ last, language, plain, manner, focus, own, thread, before: askedBefore(turns) },
    area:
      findArea(focus.replace(/^(my |a )/, '')) ?? indicatorOf(plain) ?? areaWithin(plain, manner),
    question: questionOf(plain, { own, thread }),
  }
}

/** As it stands, else of what the talk was about: "is it better than a loan?" */
function questionOf(plain: string, { own, thread }: Pick<Reading, 'own' | 'thread'>) {
  const asked = findCommonQuestion(plain)
  const [subject] = own.length === 0 && POINTS_BACK.test(plain) ? thread : []
  if (!subject || (asked && asked.closeness >= SURE)) return asked
  const found = findCommonQuestion(`${plain} ${subject.term}`)
  const about = found && 'about' in found.question && findByName(found.question.about)
  return about && about.term === subject.term ? found : undefined
}

/** A pronoun, or a side of something that was named before: "what are the downsides?" */
const POINTS_BACK =
  /\b(it|its|that|this|they|them|their|those|these|one|ones|mine|there|others?)\b|^(so|and|but|then|ok so|what about|how about) |^((and|so|ok|okay|but|also) )*((what|what are|whats|what is|any|are there any|tell me|give me) )?(the |some )?(downsides?|upsides?|advantages?|disadvantages?|pros|cons|pros and cons|benefits?|drawbacks?|risks?|problems?|steps|types|kinds|parts|costs?|purpose|advantages and disadvantages)$/

/** The area of "explain the nature of channel management", however it goes on. */
function indicatorOf(plain: string): Area | undefined {
  const asked = plain.match(
    /\b(?:nature|concept|role|scope|importance|purpose|idea|meaning|use)s? (?:and (?:nature|scope|role|importance|purpose) )?of ((?:\w+ ){0,4}\w+)/,
  )?.[1]
  const words = asked?.split(' ') ?? []
  return words.flatMap(
    (_, less) => findArea(words.slice(0, words.length - less).join(' ')) ?? [],
  )[0]
}

/** "Is it safer than a stock?" has the other side in the talk before. */
const COMPARES_IT = /\b(it|that|this|they|those)\b.*\b(than|or|vs)\b/

/** "… jk, just tell me about dogs": what was taken back is not asked. */
const meant = (plain: string) =>
  plain.match(/\b(?:jk|just kidding|nvm|never ?mind|scratch that) ((?:\w+ ){2,}\w+)$/)?.[1] ?? plain

function intentOf(reading: Reading): Intent {
  const { last, plain, manner, own, before } = reading
  if (manner === 'distress' || manner === 'intrusion' || manner === 'cheating') return manner
  if (isPastedItem(last)) return 'pasted-item'
  if (isCreativeWish(plain) || isGossip(plain) || isBesideThePoint(plain)) return 'off-topic'
  if (before && isAnswerTo(before, plain, { manner, names: own })) return 'answer'
  if (plain === '') return 'unclear'
  if (manner === 'advice') return 'advice'
  return questionIntent(reading) ?? mannerIntent(reading)
}

/** What is asked in words that are known, as a whole or by what they describe. */
function questionIntent(reading: Reading): Intent | undefined {
  const { plain, own } = reading
  const fact = factOf(plain)
  const indicator = fact && !fact.wins ? indicatorOf(plain) : undefined
  if (indicator) return 'area'
  if (fact && (own.length === 0 || fact.wins)) return outdoes(reading, fact) ? 'asked' : 'fact'
  if (!isSure(reading) && sortingOf(plain)) return 'sorting'
  if (asksQuestion(reading)) return 'asked'
  const isByTheWay = asksAtLength(plain) || own.every(({ kind }) => kind !== 'card')
  // "A good name for my dog" is no description, "a pizza place that pays for a famous name" is one.
  const isIdle = isOffTopic(plain) && own.length === 0 && !asksAtLength(plain)
  if (asksForName(plain) && isByTheWay && !isIdle && describedBy(plain)) return 'describes'
  if (!keepsToTerm(reading) && isStoryOf(plain, own)) return 'describes'
  return undefined
}

/** By the manner of the turn and what it names. */
function mannerIntent(reading: Reading): Intent {
  const { plain, manner, own, thread, area, before, focus } = reading
  if (manner === 'yes') return thread.length > 0 || before ? 'quiz' : 'unclear'
  if (manner === 'no') return 'declines'
  if (own.length === 1 && thread.length > 0 && COMPARES_IT.test(plain)) return 'compare'
  if (manner === 'compare')
    return comparable(own, thread).length === 0
      ? unknownOr(reading)
      : isOneSubject(reading)
        ? 'explain'
        : 'compare'
  if (manner === 'quiz' || manner === 'what-next') return manner
  if (manner && TALK.includes(manner)) return manner
  if (manner && own.length + thread.length > 0)
    return own.length === 0 && isElsewhere(reading) ? unknownOr(reading) : manner
  if (own.length > 1 && /\bor\b|^between\b/.test(plain)) return 'compare'
  if (own.length === 0 && thread.length > 1 && /\bwhich\b/.test(plain)) return 'compare'
  if (
    area &&
    (own.length === 0 || focus === '' || (isAreaName(focus) && asksForArea(plain, focus)))
  )
    return 'area'
  if (own.length > 0) return 'explain'
  if (manner === 'wants-answer') return manner
  return unknownOr(reading)
}

const TALK: Manner[] = ['thanks', 'greeting', 'farewell', 'small-talk', 'about-the-tutor']

/** "Marketing" and "economics" alone are areas, even where a term is called alike. */
const isAreaName = (focus: string) =>
  findArea(focus) !== undefined && findByName(focus)?.kind !== 'card'

/** Named bare, or asked for as a whole. */
const asksForArea = (plain: string, focus: string) =>
  plain === focus ||
  /\b(topics?|concepts?|terms?|areas?|overview|summary|everything|all|about)\b/.test(plain)

/** A follow-up by its wording that brings a matter of its own: "why is the sky blue", "example of photosynthesis". */
function isElsewhere({ plain, focus, own }: Reading) {
  const words = contentWords(focus)
  if (own.length > 0 || words.length === 0 || SETS_A_SCENE.test(plain)) return false
  return isOffTopic(plain) || words.every((word) => !isKnownWord(word))
}

/** "An example at a pizza place": where it is to be, not what it is to be about. */
const SETS_A_SCENE = /\b(at|for|in|with|from|using) (a|an|my|our|the|some) \w+/

/** What is neither known nor described may still be thought through. */
function unknownOr(reading: Reading): Intent {
  const intent = otherwise(reading)
  const isLost = intent === 'unknown' || intent === 'unclear'
  const isLong = contentWords(reading.plain).length >= LEAST_FRAMED
  return isLost && isLong && frameOf(reading.plain) ? 'fact' : intent
}

/** Fewer words are too little to be thought through. */
const LEAST_FRAMED = 3

function otherwise(reading: Reading): Intent {
  const { plain, focus, thread, manner } = reading
  const words = contentWords(plain)
  const pointsBack = thread.length > 0 && POINTS_BACK.test(plain) && words.length <= 4
  if (isOffTopic(plain) && !(pointsBack && SETS_A_SCENE.test(plain))) return 'off-topic'
  if (manner && manner !== 'compare' && contentWords(focus).length === 0)
    return thread.length > 0 ? (manner as Intent) : 'unclear'
  if (words.length > 0 && words.every((word) => /^[\d.]+$/.test(word))) return 'off-topic'
  if (!pointsBack && describedBy(plain)) return 'describes'
  if (words.length === 0) return thread.length > 0 ? 'more' : 'unclear'
  // "Is it always good?": a pronoun, and nothing that would be a matter of its own.
  if (pointsBack) return 'more'
  // A term that was asked for by its name is unknown; other talk that is mostly of strange things is not for a tutor.
  if (contentWords(focus).length <= 3 && DEFINES.test(plain)) return 'unknown'
  if (words.length >= A_STORY && nearestTo(plain, { focus, thread: [] }).length > 0)
    return 'unknown'
  if (/\b(i|im|my|that|was|is|are|you|he|she|they)\b/.test(plain) && !ASKS.test(plain))
    return 'unclear'
  return words.filter(isKnownWord).length / words.length >= 0.6 ? 'unknown' : 'off-topic'
}

/** Content words of somebody who tells something, and not in passing. */
const A_STORY = 6
const ASKS =
  /^(and |so |but |ok |hey )*(what|whats|why|how|hows|when|who|where|which|can|could|do|does|did|is|are|should|would|will|tell|explain|give|show|help|any)\b/
const DEFINES =
  /\b(what|whats|define|definition|explain|meaning|mean|means|stand for|tell me about|help me with|understand|get|how does .+ work|know)\b/

/** The two to compare: both named, or one with what the talk was about. */
function comparable(own: Subject[], thread: Subject[]): Subject[] {
  const all = [...own, ...thread.filter(({ term }) => own.every((named) => named.term !== term))]
  return own.length >= 2 ? own : all.slice(0, 2)
}

function areaWithin(plain: string, manner: Manner | undefined): Area | undefined {
  const name = plain.match(
    /\b(?:on|about|in|for|of|over) (?:the |my |some )?((?:\w+ ?){1,4}?)(?: (?:stuff|area|topics?|section|questions?|concepts?|please|pls|again))*$/,
  )?.[1]
  if (
    !name ||
    (manner !== 'quiz' &&
      manner !== 'what-next' &&
      !/\b(topics?|concepts?|terms?|areas?)\b/.test(plain))
  ) {
    return undefined
  }
  return findArea(name.trim())
}

/** Three options with letters are a multiple-choice question, whatever stands around them. */
const isPastedItem = (text: string) =>
  new Set(
    [...text.matchAll(/(?:^|[\s(])([A-Da-d])[).:]\s/g)].map(([, letter]) => letter!.toLowerCase()),
  ).size >= 3

function searchWordsOf(terms: string[], last: string) {
  const words = terms.length > 0 ? terms.flatMap(contentWords) : contentWords(last)
  return [...new Set(words)].filter((word) => word.length > 1).slice(0, MOST_SEARCH_WORDS)
}
