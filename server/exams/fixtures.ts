import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import type { Db } from '../ports/database/database.ts'

type Options = {
  /** The right option of each question, which also says how many there are. */
  keys?: number[]
  areas?: (string | null)[]
  wholeExamOnly?: boolean
  kind?: 'sample' | 'master'
  category?: string
}

/** An exam on the list. Say only what the test is about. */
export async function examOnTheList(db: Db, options: Options = {}) {
  const { keys = [0, 1], kind = 'sample', category = 'Finance Cluster' } = options
  const exam = await db
    .insertInto('exams')
    .values({
      kind,
      category,
      title: 'Finance practice',
      description: 'Questions of our own.',
      event_code: 'ACT',
      career_cluster: 'Finance',
      difficulty: 'intermediate',
      whole_exam_only: options.wholeExamOnly ?? false,
      created_at: new Date('2030-01-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const questions = await db
    .insertInto('questions')
    .values(keys.map((key, i) => question(i, key, options.areas?.[i] ?? null)))
    .returning('id')
    .execute()
  const questionIds = questions.map(({ id }) => id)
  await db
    .insertInto('exam_questions')
    .values(questionIds.map((id, position) => ({ exam_id: exam.id, question_id: id, position })))
    .execute()
  return { examId: exam.id, questionIds, keys }
}

export type ListedExam = Awaited<ReturnType<typeof examOnTheList>>

/** A session of this person that asks all of the exam's questions. */
export const startWholeExam = (
  person: Client<typeof contract>,
  { examId, keys }: ListedExam,
  timed: '0' | '1' = '0',
) =>
  person.exams.startCustomExam({
    id: examId,
    questionCount: keys.length,
    includeAttemptedQuestions: true,
    timed,
  })

/** A submission that answers each question (by its place) with what `choose` says, where it says anything. */
export const answersBy = (
  { questionIds }: ListedExam,
  choose: (place: number) => number | undefined,
) =>
  Object.fromEntries(
    questionIds.flatMap((questionId, place) => {
      const answer = choose(place)
      return answer === undefined ? [] : [[String(place), { questionId, answer }]]
    }),
  )

export const rightAnswers = (exam: ListedExam) => answersBy(exam, (place) => exam.keys[place])

const question = (i: number, key: number, area: string | null) => ({
  number: String(i + 1),
  content_hash: `hash-${i}`,
  question: `Question ${i + 1}?`,
  options: JSON.stringify(['First', 'Second', 'Third', 'Fourth']),
  correct_answer: key,
  explanation: `Because of reason ${i + 1}.`,
  area,
  page: 1,
})
