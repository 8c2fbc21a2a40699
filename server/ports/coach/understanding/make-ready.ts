import { setTimeout as wait } from 'node:timers/promises'
import type { Turn } from '../coach.ts'
import { findCommonQuestion, listCommonQuestions } from './knowledge/common-questions.ts'
import { listFacets } from './knowledge/facets.ts'
import { kinshipOf } from './knowledge/kin-words.ts'
import { readMoreQuestions } from './knowledge/question-index.ts'
import { listNextQuestions } from './knowledge/next-questions.ts'
import { matterOf } from './matter.ts'
import { searchCompetitionPoints, searchPoints } from './knowledge/point-search.ts'
import { weightInPassages } from './knowledge/passages.ts'
import { likeliestSituations, readMoreSituations } from './knowledge/situation-search.ts'
import { searchSubjects } from './knowledge/subject-search.ts'
import { isKnownWord } from './knowledge/term-index.ts'
import { strangenessOf } from './off-topic/topic.ts'
import { understand } from './understand.ts'

/** Each reads and indexes a part of what is known, which is kept from then on. */
const STEPS = [
  () => isKnownWord('price'),
  () => findCommonQuestion('why do prices rise'),
  () => strangenessOf('price'),
  () => listFacets(),
  () => listNextQuestions(),
  () => kinshipOf('price', 'cost'),
  () => weightInPassages('price'),
  () => searchSubjects('a price that rises', 1),
  () => likeliestSituations('my boss never listens', 1),
  () => searchPoints('a price that rises', 1),
  () => searchCompetitionPoints('what the judge asks', 1),
  () => understand([{ role: 'user', content: 'why would a small cafe raise its prices' }]),
  () =>
    understand([{ role: 'user', content: 'break even with price 10, cost 4 and fixed costs 300' }]),
]

let ready: Promise<void> | undefined

/**
 * Reads what the first question of this process needs before somebody asks it: a second's work or two, in parts, so that
 * nobody's saved answer waits for all of it.
 */
export const makeReady = (): Promise<void> => (ready ??= inParts())

async function inParts() {
  while (readMoreQuestions()) await wait(BETWEEN_MS)
  while (readMoreSituations()) await wait(BETWEEN_MS)
  for (const step of STEPS) {
    await wait(BETWEEN_MS)
    step()
  }
  // Code that has run some hundred times is compiled; without that the first students wait several times as long.
  const asked = listCommonQuestions().flatMap(({ asks }) => asks[0] ?? [])
  for (const content of asked.slice(0, PRACTICE)) {
    await wait(BETWEEN_MS)
    const turns: Turn[] = [{ role: 'user', content }]
    understand(turns)
    matterOf(turns)
  }
}

const PRACTICE = 300
/** Whoever asks meanwhile goes first. */
const BETWEEN_MS = 5
