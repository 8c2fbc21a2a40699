import { demoQuestions } from '../scripts/demo-exam.ts'
import { decaExamPdf } from '../server/extraction/draw-deca-exam.ts'
import { startModelServer, type ModelServer } from '../server/test/model-server.ts'
import { expectAccessible } from './kit/accessible.ts'
import { expect, test } from './kit/story.ts'

const broken = demoQuestions[6]!
const right = broken.options[broken.correctAnswer]!
const [wrong, another] = broken.options.filter((option) => option !== right)
const MISREAD = 'Wich:'

let model: ModelServer
test.beforeAll(async () => void (model = await startModelServer()))
test.afterAll(() => model.stop())

test('what the reader cannot read goes to the school’s model, and into the exam only by the advisor’s hand', async ({
  ownStage,
}) => {
  const { baseUrl, model: name } = model.settings()
  model.answerJson(() => ({ questions: [mixed, proposal] }))
  const stage = await ownStage({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: name,
    AI_BASE_URL: baseUrl!,
  })
  const admin = await stage.server.admin()
  await admin.materials.uploadMaterial({
    file: new File([new Uint8Array(await paper())], 'm.pdf', { type: 'application/pdf' }),
    ...{ title: 'Marketing 1999', category: 'Marketing Cluster', isQuestionBank: 'true' },
  })
  const page = await stage.visit(stage.advisor)
  await page.goto('/upload-materials')
  await expect(page.getByText(/cannot read is sent to 127\.0\.0\.1/)).toBeVisible()
  await page.getByRole('button', { name: 'AI Batch Processing' }).click()

  const card = page.getByRole('region', { name: 'Questions to check' })
  const look = card.getByRole('button', { name: 'Look again' })
  const form = card.getByRole('form', { name: 'Proposed question 7' })
  await expect(async () => {
    if (await look.isVisible()) await look.click()
    await expect(form).toBeVisible({ timeout: 500 })
  }).toPass()
  await expectAccessible(page, 'the review of what a model read')
  await expect(card.getByRole('form')).toHaveCount(1)
  // The page's text is longer than its box, and scrolled to the question.
  await form.scrollIntoViewIfNeeded()
  await expect(card.locator('mark')).toBeInViewport()
  await expect(card.locator('mark')).toHaveText(new RegExp(`^7\\. .*${right}$`, 's'))
  const count = async () => (await admin.exams.listExams({})).find(isOurs)?.questionCount
  expect(await count()).toBe(19)

  await form.getByLabel('Question').fill(broken.question)
  await form.getByRole('radio', { name: 'Option A is right' }).check()
  await form.getByRole('button', { name: 'Add to the exam' }).click()
  await expect(card).toContainText('Everything has been checked.')
  expect(await count()).toBe(20)
})

const isOurs = ({ title }: { title: string }) => title === 'Marketing Paper'

const proposal = {
  number: '7',
  question: `${MISREAD} ${broken.question}`,
  options: [right, wrong, another],
  namedAnswer: null,
  namedBy: null,
}
/** Options that stand on the same page, under another question. */
const mixed = { ...proposal, options: demoQuestions[5]!.options }

const withoutLetters = { question: `${broken.question} ${wrong} ${another}`, options: [right] }

/** Twenty questions, one of whose options but the first lost their letters on the way to the printer. */
const paper = () =>
  decaExamPdf({
    ...{ testNumber: '1999', title: 'Paper', cluster: 'Marketing' },
    questions: demoQuestions
      .slice(0, 20)
      .map((question, place) =>
        place === 6 ? { ...question, ...withoutLetters, correctAnswer: 0 } : question,
      ),
  })
