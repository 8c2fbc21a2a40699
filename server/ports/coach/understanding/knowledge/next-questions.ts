import { z } from 'zod'
import { latelyBy } from '../../lately.ts'
import { kinshipOf } from './kin-words.ts'
import {
  byLikeness,
  likeliestIn,
  readQuestions,
  type AskedAbout,
  type Likeliest,
} from './question-likeness.ts'
import { readFolder } from './read-folder.ts'
import type { Subject } from './subject.ts'

/** What students ask next when they have read what a term means, mostly without its name, and what is said to it. */
const NextQuestion = z.strictObject({
  /** Ways of asking the same, as they are typed in a talk. */
  asks: z.array(z.string().min(1)).min(1),
  says: z.string().min(1),
})
export type NextQuestion = z.infer<typeof NextQuestion>

export type FoundNext = Likeliest<NextQuestion> & { subject: Subject }

let questions: Map<string, NextQuestion[]> | undefined

/** By the name of the term. @throws ZodError for a malformed file */
export function listNextQuestions(): Map<string, NextQuestion[]> {
  if (questions) return questions
  questions = new Map()
  for (const file of readFolder('next-questions', z.record(z.string(), z.array(NextQuestion))))
    for (const [term, own] of Object.entries(file))
      questions.set(term, [...(questions.get(term) ?? []), ...own])
  return questions
}

/** The next question about one of these that a turn asks, if it asks one. */
export const findNextQuestion = (subjects: Subject[], plain: string): FoundNext | undefined => {
  const best = nearestNext(subjects, plain)
  return best && best.score >= ASKED ? best : undefined
}

/** `npm run eval:next-questions`: of those from this score on six in ten are meant, if half of what is asked is known at all. */
const ASKED = 0.57

/** The likeliest, however far from what was asked. */
export function nearestNext(subjects: Subject[], plain: string): FoundNext | undefined {
  const found = likeliestNext(
    subjects.map(({ term }) => term),
    plain,
  )
  return found && { ...found, subject: subjects.find(({ term }) => term === found.term)! }
}

/** The same turn is held against the same terms by one rule after another. */
const likeliestNext = latelyBy(
  300,
  (terms: string[], plain: string) => JSON.stringify([terms, plain]),
  (terms, plain) => likeliestIn(terms.map(matterOf), plain),
)

/** Those that share anything with a turn, the likeliest first, with how nearly each is what was asked. */
export const listNearNext = (subjects: Subject[], plain: string) =>
  byLikeness(
    subjects.map(({ term }) => matterOf(term)),
    plain,
  )
    .filter(({ likeness }) => likeness > 0)
    .map(({ one: { question }, likeness }) => ({ ...question, likeness }))

/** The words of all ways of asking next about a term, question by question, as turns are held against them. */
export const waysAskedNext = (term: string): Set<string>[][] =>
  matterOf(term).all.map(({ ways }) => ways.map(({ words }) => words))

const kept = new Map<string, AskedAbout<NextQuestion>>()

/** Read when a talk comes to the term: reading all of them would take seconds. */
function matterOf(term: string): AskedAbout<NextQuestion> {
  const matter =
    kept.get(term) ?? readQuestions(term, listNextQuestions().get(term) ?? [], kinshipOf)
  kept.set(term, matter)
  return matter
}
