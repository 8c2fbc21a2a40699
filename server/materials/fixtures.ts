import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { decaExamPdf, type DrawnExam } from '../extraction/draw-deca-exam.ts'
import type { TestApp } from '../test/test-app.ts'

type Paper = Partial<Omit<DrawnExam, 'questions'>> & {
  count?: number
  /** Distinguishes the questions of one paper from another's. */
  topic?: string
  /** Numbers (from 1) whose explanation argues for another option than the key. */
  contradicted?: number[]
}

/** Marked for the question bank, read and published, as an admin does it. */
export async function processedPaper(app: TestApp, paper: Paper = {}) {
  const advisorLin = await app.as('advisorLin')
  const { id } = await advisorLin.materials.uploadMaterial({
    file: await examFile(paper),
    title: `About ${paper.topic ?? 'Pricing'}`,
    category: 'Marketing Cluster',
    isQuestionBank: 'true',
  })
  await advisorLin.materials.processMaterials({})
  await app.runJobs()
  return id
}

/** A paper of five questions about this topic, for the question bank unless said otherwise; its id. */
export async function uploadPaper(
  advisor: Client<typeof contract>,
  topic: string,
  { isQuestionBank = 'true' }: { isQuestionBank?: 'true' | 'false' } = {},
) {
  const { id } = await advisor.materials.uploadMaterial({
    file: await examFile({ topic, testNumber: String(9000 + topic.length) }),
    title: topic,
    category: 'Marketing Cluster',
    isQuestionBank,
  })
  return id
}

/** A file for the question bank that begins like a PDF and is none. */
export const uploadBrokenPdf = (advisor: Client<typeof contract>, name: string) =>
  advisor.materials.uploadMaterial({
    file: pdfFile(`%PDF-1.7 ${name}`, name),
    title: name,
    category: 'Marketing Cluster',
    isQuestionBank: 'true',
  })

/** A material's row, as the list shows it to an advisor. */
export const materialOf = async (advisor: Client<typeof contract>, id: number) =>
  (await advisor.materials.listMaterials({})).find((one) => one.id === id)!

/** An exam PDF as a browser would send it. */
export async function examFile({
  count = 5,
  topic = 'Pricing',
  contradicted = [],
  ...drawn
}: Paper = {}) {
  const bytes = await decaExamPdf({
    testNumber: '9001',
    title: 'Practice exam',
    cluster: 'Marketing',
    ...drawn,
    questions: Array.from({ length: count }, (_, i) =>
      question(topic, i + 1, contradicted.includes(i + 1)),
    ),
  })
  return pdfFile(bytes, `${topic}.pdf`)
}

export const pdfFile = (bytes: Uint8Array | string, name: string) =>
  // A Buffer may sit on shared memory in its type, never in fact.
  new File([bytes as BlobPart], name, { type: 'application/pdf' })

function question(topic: string, number: number, isContradicted: boolean) {
  const options = ['alpha', 'beta', 'gamma', 'delta'].map(
    (word) => `The ${word} answer about ${topic.toLowerCase()} in case ${number}`,
  )
  const correctAnswer = number % 4
  const argued = options[isContradicted ? (correctAnswer + 1) % 4 : correctAnswer]
  return {
    question: `Which of these fits ${topic.toLowerCase()} best in case number ${number}?`,
    options,
    correctAnswer,
    explanation: `${argued}. The other options describe what happens elsewhere.`,
    indicator: `PI:${String(number).padStart(3, '0')}`,
    indicatorText: `Explain case ${number}`,
  }
}
