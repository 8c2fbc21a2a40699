import type { Area } from '#content/blueprint.ts'
import type { Turn } from '../coach.ts'
import { aspectOf, type Aspect } from './knowledge/aspect.ts'
import { isSure } from './intent/asked.ts'
import type { CommonQuestion } from './knowledge/common-questions.ts'
import { comparable } from './reading-turn/compared.ts'
import { nearestTo, withWordOf } from './reading-turn/described.ts'
import type { AskedBefore } from './reading-turn/earlier-question.ts'
import type { Enumerated } from './reading-turn/enumerated.ts'
import { factOf, type Fact } from './facts/facts.ts'
import { frameOf } from './facts/frames.ts'
import { intentOf } from './intent/intent-of-turn.ts'
import { rowOf, type Intent } from './intent/intent.ts'
import { sortingOf, undecidedIn, type Sorting } from './reading-turn/kinds.ts'
import type { Language } from './plain/language.ts'
import { termsOf, wordsToLookFor, type Matter } from './matter.ts'
import { readTurn } from './reading-turn/read-turn.ts'
import type { TurnReading } from './reading-turn/reading.ts'
import { isBareTerm } from './intent/strange.ts'
import type { Subject } from './knowledge/subject.ts'
import { findByName } from './knowledge/term-index.ts'
import { strangenessOf } from './off-topic/topic.ts'

export type Understanding = Matter & {
  intent: Intent
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
}

const DOUBTFUL = -2
const NO_WORDS = { searchWords: [], ownWords: [] }

/** Reads the last turn in the light of those before it. Pure: the same conversation is always read alike. */
export function understand(turns: Turn[]): Understanding {
  const reading = readTurn(turns)
  const { last, plain, own, thread, area, before, focus } = reading
  const intent = intentOf(reading)
  const isAnswered = intent === 'asked' || (intent === 'compare' && isSure(reading))
  const question = isAnswered ? (reading.question?.question ?? null) : null
  const sorting = intent === 'sorting' ? (sortingOf(plain) ?? undecidedIn(plain) ?? null) : null
  const term =
    sorting?.about ??
    (intent === 'asked' && question && 'about' in question ? question.about : undefined)
  const about = term === undefined ? undefined : findByName(term)
  const named = about ? [about] : own
  const subjects = named.length > 0 ? named : rowOf(intent).refersBack ? thread : []
  const terms = termsOf(subjects, own, focus)
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
    nearest: nearestIn(reading, intent, subjects),
    terms,
    ...(rowOf(intent).hasNoPages ? NO_WORDS : wordsToLookFor(terms, last, focus)),
  }
}

/** What comes nearest where nothing is known by that name. */
function nearestIn(reading: TurnReading, intent: Intent, subjects: Subject[]): Subject[] {
  const { plain, focus, thread } = reading
  // What may as well be of another matter is not answered with whatever has a word of it.
  const isDoubtful = intent === 'unknown' && !isBareTerm(reading) && strangenessOf(plain) > DOUBTFUL
  if (isDoubtful) return withWordOf(focus)
  return subjects.length === 0 || intent === 'describes' ? nearestTo(plain, { focus, thread }) : []
}
