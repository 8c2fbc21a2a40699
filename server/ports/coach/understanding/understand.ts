import type { Area } from '#content/blueprint.ts'
import type { Turn } from '../coach.ts'
import { findArea } from './areas.ts'
import { searchCards, type CardMatch } from './card-search.ts'
import { factOf, type Fact } from './facts.ts'
import { focusOf } from './focus.ts'
import { askedBefore, isAnswerTo, type AskedBefore } from './earlier-question.ts'
import { mannerOf, type Manner } from './manner.ts'
import { namedIn, shortened, threadOf, withoutArea } from './named-in.ts'
import { isCreativeWish, isGossip, isOffTopic } from './off-topic.ts'
import type { Subject } from './subject.ts'
import { findByName, isKnownWord } from './term-index.ts'
import { mendedWords } from './mended-words.ts'
import { contentWords } from './words.ts'

export type Intent =
  | Exclude<Manner, 'compare' | 'yes' | 'no'>
  | 'answer'
  | 'compare'
  | 'explain'
  | 'area'
  | 'fact'
  | 'describes'
  | 'off-topic'
  | 'unknown'
  | 'unclear'
  | 'pasted-item'
  | 'declines'

export type Understanding = {
  intent: Intent
  /** What it is about: named in the turn, else what the talk was about before. */
  subjects: Subject[]
  /** Whether this turn names a subject itself. */
  isNamed: boolean
  area: Area | null
  fact: Fact | null
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
  const last = shortened(turns.at(-1)?.content ?? '')
  const plain = meant(mendedWords(last).join(' '))
  const manner = mannerOf(plain)
  const focus = withoutArea(focusOf(plain))
  const own = namedIn(plain)
  const before = askedBefore(turns)
  const thread = threadOf(turns.slice(0, -1))
  const area = findArea(focus.replace(/^(my |a )/, '')) ?? areaWithin(plain, manner)
  const reading: Reading = { last, plain, manner, focus, own, thread, area, before }
  const intent = intentOf(reading)
  const subjects = own.length > 0 ? own : refersBack(intent) ? thread : []
  const nearest = subjects.length === 0 || intent === 'describes' ? nearestTo(reading) : []
  // As typed, too: a booklet may know it by the name that the student has for it.
  const typed = own.length === 1 && findByName(focus) ? [focus] : []
  const terms = [...new Set([...subjects.slice(0, 3).map(({ term }) => term), ...typed])]
  return {
    intent,
    subjects: intent === 'compare' ? comparable(own, thread) : subjects,
    isNamed: own.length > 0,
    area: area ?? null,
    fact: intent === 'fact' ? (factOf(plain) ?? null) : null,
    answers: intent === 'answer' ? before : null,
    focus,
    nearest,
    terms,
    searchWords: searchable(intent) ? searchWordsOf(terms, last) : [],
  }
}

/** "… jk, just tell me about dogs": what was taken back is not asked. */
const meant = (plain: string) =>
  plain.match(/\b(?:jk|just kidding|nvm|never ?mind|scratch that) ((?:\w+ ){2,}\w+)$/)?.[1] ?? plain

type Reading = {
  last: string
  plain: string
  manner: Manner | undefined
  focus: string
  own: Subject[]
  thread: Subject[]
  area: Area | undefined
  before: AskedBefore | null
}

function intentOf(reading: Reading): Intent {
  const { last, plain, manner, own, thread, area, before, focus } = reading
  if (manner === 'distress' || manner === 'intrusion' || manner === 'cheating') return manner
  if (isPastedItem(last)) return 'pasted-item'
  if (isCreativeWish(plain) || isGossip(plain)) return 'off-topic'
  if (before && isAnswerTo(before, plain, { manner, names: own })) return 'answer'
  if (plain === '') return 'unclear'
  if (manner === 'advice') return 'advice'
  const fact = factOf(plain)
  if (fact && (own.length === 0 || fact.wins)) return 'fact'
  if (ASKS_FOR_NAME.test(plain) && own.every(({ kind }) => kind !== 'card') && describedBy(plain))
    return 'describes'
  if (manner === 'yes') return thread.length > 0 || before ? 'quiz' : 'unclear'
  if (manner === 'no') return 'declines'
  if (manner === 'compare')
    return comparable(own, thread).length > 0 ? 'compare' : unknownOr(reading)
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
  return (
    own.length === 0 &&
    words.length > 0 &&
    (isOffTopic(plain) || words.every((word) => !isKnownWord(word)))
  )
}

function unknownOr(reading: Reading): Intent {
  const { plain, focus, thread, manner } = reading
  if (isOffTopic(plain)) return 'off-topic'
  if (manner && manner !== 'compare' && contentWords(focus).length === 0)
    return thread.length > 0 ? (manner as Intent) : 'unclear'
  if (describedBy(plain)) return 'describes'
  const words = contentWords(plain)
  if (words.length === 0) return thread.length > 0 ? 'more' : 'unclear'
  if (words.every((word) => /^[\d.]+$/.test(word))) return 'off-topic'
  // "Is it always good?": a pronoun, and nothing that would be a matter of its own.
  const pointsBack = /\b(it|that|this|they|them|those|these)\b/.test(plain)
  if (thread.length > 0 && pointsBack && words.length <= 3) return 'more'
  // A term that was asked for by its name is unknown; other talk that is mostly of strange things is not for a tutor.
  if (contentWords(focus).length <= 3 && DEFINES.test(plain)) return 'unknown'
  if (/\b(i|im|my|that|was|is|are|you|he|she|they)\b/.test(plain) && !ASKS.test(plain))
    return 'unclear'
  return words.filter(isKnownWord).length / words.length >= 0.6 ? 'unknown' : 'off-topic'
}

const ASKS =
  /^(and |so |but |ok |hey )*(what|whats|why|how|hows|when|who|where|which|can|could|do|does|did|is|are|should|would|will|tell|explain|give|show|help|any)\b/
const DEFINES =
  /\b(what|whats|define|definition|explain|meaning|mean|means|stand for|tell me about|help me with|understand|get|how does .+ work|know)\b/

const ASKS_FOR_NAME =
  /\b(what (do|would) (you|we|u|they) call|whats it called|what is it called|what (that|this|it) (is|was) called|what the (word|term|name) (is|was)|whats the (word|term|name)|what is the (word|term|name)|name (for|of)|called when|term for|word for|is called|(the )?(thing|one) (where|when|that))\b/

/** A description without its term: "what do you call it when you give up the next best thing". Best first. */
function describedBy(plain: string): CardMatch[] | undefined {
  const matches = searchCards(plain, 3)
  const [best, second] = matches
  const length = contentWords(plain).length
  if (!best || length < 3 || (length < 5 && !ASKS_FOR_NAME.test(plain))) return undefined
  if (best.coverage < (ASKS_FOR_NAME.test(plain) ? 0.4 : 0.75)) return undefined
  const isClear = best.score > 1.2 * (second?.score ?? 0) && best.coverage > 0.75
  return isClear ? [best] : matches
}

const refersBack = (intent: Intent) =>
  [
    'another-example',
    'example',
    'simpler',
    'formula',
    'why',
    'more',
    'compare',
    'quiz',
    'answer',
  ].includes(intent)

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

function nearestTo({ plain, focus, thread }: Reading): Subject[] {
  const asked = focus === '' ? plain : focus
  // A single word stands in many texts by chance.
  if (new Set(contentWords(asked)).size < 2) return thread.slice(0, 1)
  const matches =
    describedBy(plain) ?? searchCards(asked, 3).filter(({ coverage }) => coverage >= 0.6)
  const cards = matches.map(({ card }): Subject => ({ kind: 'card', term: card.term, card }))
  return cards.length > 0 ? cards : thread.slice(0, 1)
}

/** Three options with letters are a multiple-choice question, whatever stands around them. */
const isPastedItem = (text: string) =>
  new Set(
    [...text.matchAll(/(?:^|[\s(])([A-Da-d])[).:]\s/g)].map(([, letter]) => letter!.toLowerCase()),
  ).size >= 3

const searchable = (intent: Intent) =>
  ![
    'thanks',
    'greeting',
    'farewell',
    'small-talk',
    'distress',
    'intrusion',
    'cheating',
    'off-topic',
    'about-the-tutor',
    'quiz',
    'what-next',
    'advice',
    'declines',
    'unclear',
    'fact',
  ].includes(intent)

function searchWordsOf(terms: string[], last: string) {
  const words = terms.length > 0 ? terms.flatMap(contentWords) : contentWords(last)
  return [...new Set(words)].filter((word) => word.length > 1).slice(0, MOST_SEARCH_WORDS)
}
