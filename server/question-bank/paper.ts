import { EVENT_CODE_HINTS, MATERIAL_CATEGORIES } from '#contract/materials.ts'
import { joinReadings } from '../extraction/join-readings.ts'
import type { ExamReading, ReadQuestion } from '../extraction/reading.ts'

/** A file of the team's, with what was read in it. */
export type Paper = {
  id: number
  title: string
  category: string
  isQuestionBank: boolean
  testNumber: string | null
  /** An admin has stated that the school may use its items singly. */
  singleUse: boolean
  reading: ExamReading
}

/** A paper together with the other half of its exam, as far as that is there. */
export type WholePaper = Paper & {
  other: Paper | null
  waitsFor: 'key' | 'questions' | null
}

/** Finds the paper's other half by the test number on both covers; of several the first. */
export function joinPaper(paper: Paper, candidates: Paper[]): WholePaper {
  switch (paper.isQuestionBank ? paper.reading.contents : 'other') {
    case 'questions': {
      for (const other of candidates) {
        const reading = joinReadings(paper.reading, other.reading)
        if (reading) return { ...paper, reading, other, waitsFor: null }
      }
      return { ...paper, other: null, waitsFor: 'key' }
    }
    case 'key': {
      const other = candidates.find(({ reading }) => joinReadings(reading, paper.reading)) ?? null
      return { ...paper, other, waitsFor: other ? null : 'questions' }
    }
    default:
      return { ...paper, other: null, waitsFor: null }
  }
}

/** Tied to the whole exam while either file says so and nobody has stated otherwise for that file. */
export const isWholeExamOnly = ({ other, ...paper }: WholePaper) =>
  isTied(paper) || (other !== null && isTied(other))

const isTied = ({ reading, singleUse }: Paper) => reading.licenceNotice !== null && !singleUse

export type KeyedQuestion = ReadQuestion & { correctAnswer: number }

/** Only these are asked: an answer is never guessed. */
export const keyedQuestions = ({ reading }: WholePaper) =>
  reading.questions.filter((question): question is KeyedQuestion => question.correctAnswer !== null)

/** How the exam of this paper is listed: by its cover where that says something, else by what the admin typed. */
export function examFacts(paper: WholePaper, explained: boolean[]) {
  const { cover } = paper.reading
  const from = cover.testNumber ? `Test ${cover.testNumber}` : `“${paper.title}”`
  return {
    title: cover.title ?? paper.title,
    description: `${countOf(explained.length, 'question')} from ${from}${explanations(explained)}.`,
    event_code: eventCode(paper.category, [...cover.eventCodes, ...codesIn(paper.title)]),
    career_cluster: cover.cluster ?? clusterOf(paper.category),
  }
}

export function masterExamFacts(category: string, itemCount: number, paperCount: number) {
  const from = countOf(paperCount, 'paper')
  return {
    title: `${category} Master Exam`,
    description: `${countOf(itemCount, 'question')} from ${from} of this category. Papers with a whole-exam licence are left out.`,
    event_code: eventCode(category, []),
    career_cluster: clusterOf(category),
  }
}

export const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

function explanations(explained: boolean[]) {
  const count = explained.filter(Boolean).length
  if (count === explained.length) return ', with explanations'
  return count * 2 > explained.length ? ', most with explanations' : ''
}

/** A cover may name a dozen events; the badge has room for one, best the one the category is known by. */
function eventCode(category: string, named: string[]) {
  const hints = hintsOf(category)
  return named.find((code) => hints.includes(code)) ?? named[0] ?? hints[0] ?? 'General'
}

const hintsOf = (category: string): readonly string[] =>
  EVENT_CODE_HINTS[MATERIAL_CATEGORIES.find((known) => known === category) ?? 'Business Operations']

const ALL_HINTS = Object.values(EVENT_CODE_HINTS).flat()
const codesIn = (title: string) => title.split(/\W+/).filter((word) => ALL_HINTS.includes(word))

/** The catalogue's names for the exams that the categories stand for. */
const CLUSTERS: Record<string, string> = {
  'Principles Events': 'Business Administration Core',
  'Personal Finance': 'Personal Financial Literacy',
}

const clusterOf = (category: string) => CLUSTERS[category] ?? category.replace(/ Cluster$/, '')
