import {
  AskedQuestion,
  ReviewedQuestion,
  type Confidence,
  type SavedAnswer,
} from '#contract/exams.ts'
import type { Db } from '../ports/database/database.ts'
import {
  listExamQuestions,
  listKeyedQuestions,
  type KeyedQuestion,
} from '../question-bank/queries.ts'
import { getExam } from './queries.ts'

/** An exam as whoever starts it needs it. */
export type CachedExam = {
  id: number
  title: string
  wholeExamOnly: boolean
  /** Each question as the contract writes it for who has not submitted, by its id, in the paper's order. */
  asked: ReadonlyMap<number, string>
}

/** A question with its key: for grading, and for the review of one's own finished attempt only. */
export type CachedQuestion = Pick<KeyedQuestion, 'id' | 'correctAnswer'> & {
  optionCount: number
  /** As the contract writes it, up to what the student answered. */
  written: string
}

export type BankCache = ReturnType<typeof createBankCache>

/** Far more than a school's own exams and ours together; some tens of megabytes if it ever is that many. */
const MOST_QUESTIONS = 20_000

/**
 * What this process has read of the question bank, so that a class which starts or hands in together costs one reading.
 * It holds for one state of the bank: everybody who asks says which version they have seen in their own transaction.
 */
export function createBankCache() {
  let current = 0
  const exams = new Map<number, CachedExam>()
  const questions = new Map<number, CachedQuestion>()

  function moveTo(version: number) {
    if (version <= current && questions.size < MOST_QUESTIONS) return
    current = Math.max(current, version)
    exams.clear()
    questions.clear()
  }

  return {
    /** @throws AppError not_found for one that is not listed. */
    async getExam(db: Db, examId: number, version: number): Promise<CachedExam> {
      moveTo(version)
      const known = exams.get(examId)
      if (known) return known
      const exam = await readExam(db, examId)
      // Somebody else may have moved on meanwhile; what was read before does not belong there.
      if (current === version) exams.set(examId, exam)
      return exam
    },

    /** In the order of the ids. */
    async listQuestions(db: Db, ids: number[], version: number): Promise<CachedQuestion[]> {
      moveTo(version)
      const missing = ids.filter((id) => !questions.has(id))
      if (missing.length === 0) return ids.map((id) => questions.get(id)!)
      const read = new Map(
        (await listKeyedQuestions(db, missing)).map((question) => [question.id, write(question)]),
      )
      const found = ids.flatMap((id) => questions.get(id) ?? read.get(id) ?? [])
      if (current === version) for (const [id, question] of read) questions.set(id, question)
      return found
    },
  }
}

async function readExam(db: Db, examId: number): Promise<CachedExam> {
  const { id, title, wholeExamOnly } = await getExam(db, examId)
  const asked = (await listExamQuestions(db, examId)).map((question): [number, string] => [
    question.id,
    JSON.stringify(AskedQuestion.parse(question)),
  ])
  return { id, title, wholeExamOnly, asked: new Map(asked) }
}

function write(question: KeyedQuestion): CachedQuestion {
  const { explanation, area, objective, misconceptions, ...rest } = question
  const reviewed = ReviewedQuestion.parse({
    ...rest,
    explanation: explanation ?? undefined,
    area: area ?? undefined,
    objective: objective ?? undefined,
    misconceptions: misconceptions ?? undefined,
    answer: null,
  })
  const { answer: _, ...known } = reviewed
  return {
    id: question.id,
    correctAnswer: question.correctAnswer,
    optionCount: question.options.length,
    written: JSON.stringify(known).slice(0, -1),
  }
}

/** The question as its review shows it, as the contract writes it. */
export function writeReviewed(
  { written }: CachedQuestion,
  given: (Pick<SavedAnswer, 'answer'> & { confidence: Confidence | null }) | undefined,
) {
  const confidence = given?.confidence ? `,"confidence":${JSON.stringify(given.confidence)}` : ''
  return `${written},"answer":${given?.answer ?? null}${confidence}}`
}
