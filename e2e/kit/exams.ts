import type { Exam } from '../../contract/exams.ts'
import type { Caller } from '../../scripts/call-server.ts'
import { DEMO_CATEGORY, demoExamPdf, demoQuestions } from '../../scripts/demo-exam.ts'

export type Wanted = { count?: number; licenceNotice?: boolean }
export type PublishedExam = Exam & {
  /** The place of the right option of this question, from 0. */
  rightAnswer(question: string): number
  /** As the advisor called it. */
  paperTitle: string
}

let published = 0

/** Makes a paper of its own, uploads it to the question bank and has it read. */
export async function publishExam(admin: Caller, wanted: Wanted = {}): Promise<PublishedExam> {
  const { count = 20, licenceNotice = false } = wanted
  const testNumber = String(2000 + ++published)
  const title = `Paper ${testNumber}`
  const pdf = await demoExamPdf({ title, testNumber, licenceNotice, questions: { from: 0, count } })
  await admin.materials.uploadMaterial({
    file: new File([new Uint8Array(pdf)], `${title}.pdf`, { type: 'application/pdf' }),
    title,
    category: DEMO_CATEGORY,
    isQuestionBank: 'true',
  })
  await admin.materials.batchProcess({})
  const exams = await admin.exams.listExams({})
  const exam = exams.find((listed) => listed.title.endsWith(title))
  if (!exam) throw new Error(`${title} is not on the list of exams.`)
  return { ...exam, rightAnswer, paperTitle: title }
}

export function rightAnswer(asked: string) {
  const question = demoQuestions.find((one) => one.question === asked)
  if (!question) throw new Error(`This is not one of our questions: ${asked}`)
  return question.correctAnswer
}
