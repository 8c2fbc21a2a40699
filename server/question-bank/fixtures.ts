import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import type { TestApp } from '../test/test-app.ts'

/** A student takes so many questions of an exam, and chooses the first option everywhere. */
export async function takeExam(
  student: Client<typeof contract>,
  examId: number,
  questionCount: number,
) {
  const session = await student.exams.startCustomExam({
    id: examId,
    questionCount,
    includeAttemptedQuestions: true,
  })
  const answers = session.questions.map(({ id }, i) => [i, { questionId: id, answer: 0 }])
  return student.exams.submitAttempt({ id: examId, answers: Object.fromEntries(answers) })
}

/** As after an update of the reader. */
export async function readAgain(app: TestApp, materialId: number) {
  const advisorLin = await app.as('advisorLin')
  await app.db
    .updateTable('materials')
    .set({ reader_version: 0 })
    .where('id', '=', materialId)
    .execute()
  const answer = advisorLin.materials.batchProcess({})
  await app.whenEnqueued()
  await app.runJobs()
  await answer
}
