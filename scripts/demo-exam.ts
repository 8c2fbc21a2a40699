import exam from '../content/demo-exam.json' with { type: 'json' }
import { decaExamPdf, type DrawnExam } from '#server/extraction/draw-deca-exam.ts'

export const DEMO_CATEGORY = 'Principles Events'

const EVENTS: Record<string, string> = {
  PBM: 'Principles of Business Management and Administration',
  PEN: 'Principles of Entrepreneurship',
  PFN: 'Principles of Finance',
  PHT: 'Principles of Hospitality and Tourism',
  PMK: 'Principles of Marketing',
}

/** What official papers print on their covers, in our words. */
const LICENCE_NOTICE =
  'This paper may be used only as it stands and in its entirety. ' +
  'Individual items may not be taken out of it or put together with others.'

type Choice = {
  /** Prints a notice that ties the questions to the whole exam. */
  licenceNotice?: boolean
  title?: string
  testNumber?: string
  /** Of the hundred questions, these. */
  questions?: { from: number; count: number }
}

/** Our own hundred questions as an exam PDF in DECA's layout, with key and explanations; or a part of them. */
export function demoExamPdf(choice: Choice = {}): Promise<Buffer> {
  const { from, count } = choice.questions ?? { from: 0, count: exam.questions.length }
  return decaExamPdf({
    testNumber: choice.testNumber ?? exam.testNumber,
    title: choice.title ?? 'Finalist practice exam',
    cluster: 'Business Administration Core',
    questions: demoQuestions.slice(from, from + count),
    events: exam.eventCodes.map((code) => ({ code, name: EVENTS[code] ?? code })),
    licenceNotice: choice.licenceNotice ? LICENCE_NOTICE : null,
    footer: 'Original questions of the Finalist project, under the MIT licence',
  })
}

export const demoQuestions: DrawnExam['questions'] = exam.questions
