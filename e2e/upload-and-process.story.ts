import { demoQuestions } from '../scripts/demo-exam.ts'
import { decaExamPdf } from '../server/extraction/draw-deca-exam.ts'
import { examFile } from '../server/materials/fixtures.ts'
import { backToDesk, expectAccessible } from './kit/accessible.ts'
import { goByLink } from './kit/header.ts'
import { expect, test } from './kit/story.ts'
import { toasts } from './kit/toasts.ts'

test('an advisor uploads an exam PDF, processes it, and sees what was read and what was not; only PDFs come into the queue', async ({
  stage,
}) => {
  await stage.publishOnce({ count: 25, licenceNotice: true })
  const page = await stage.visit(stage.advisor)
  await page.goto('/upload-materials')
  const pdf = { name: 'Marketing 1999.pdf', mimeType: 'application/pdf', buffer: await paper() }
  await page.getByLabel('Choose Files').setInputFiles(pdf)

  const queued = page.getByRole('listitem', { name: pdf.name })
  await expect(queued.getByLabel('Title')).toHaveValue('Marketing 1999')
  await expect(queued.getByLabel('Category')).toHaveValue('Business Operations')
  await expect(page.getByRole('heading', { name: 'Your Materials' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload All' })).toBeVisible()
  await expectAccessible(page, 'Upload Materials')
  await backToDesk(page)
  await queued.getByLabel('Category').selectOption('Marketing Cluster')
  await queued.getByLabel('Add to Master Question Bank (Admin Only)').check()
  await page.getByRole('button', { name: 'Upload All' }).click()

  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Marketing 1999' }) })
  await expect(row).toContainText('Not read yet: press Process PDFs')
  // The queue's item goes two seconds after it arrived.
  await expect(queued).toBeHidden()
  await page.getByRole('button', { name: 'Process PDFs' }).click()
  await expect(toasts(page)).toContainText('Processing 1 PDF.')

  await expect(row).toContainText('19 questions')
  await row.getByText('1 part could not be used').click()
  await expect(row).toContainText('Page 2 Only 1 of the options of question 7 was found.')

  await page.getByRole('link', { name: 'Exam Practice' }).first().click()
  const exam = page.getByRole('article', { name: 'Marketing Paper' })
  await expect(exam).toContainText('19 questions')
  await expect(exam).toContainText('Not Started')

  await goByLink(page, 'Upload Materials')
  const buffer = Buffer.from('a,b')
  await page
    .getByLabel('Choose Files')
    .setInputFiles({ name: 'team.csv', mimeType: 'text/csv', buffer })
  await expect(toasts(page)).toContainText('Only PDF files are allowed.')
  await expect(page.getByRole('button', { name: 'Upload All' })).toBeHidden()
})

test('the same PDF again, and a file that only calls itself a PDF, are refused with the reason, beside what is left to review', async ({
  stage,
}) => {
  const admin = await stage.server.admin()
  const file = await examFile({ topic: 'Corners', testNumber: '7701', contradicted: [2] })
  await admin.materials.uploadMaterial({
    file,
    title: 'A paper that contradicts itself',
    category: 'Marketing Cluster',
    isQuestionBank: 'true',
  })
  await admin.materials.batchProcess({})
  stage.complaints.expect(/\/api\/materials\/upload .*status of (409|422)/)
  const page = await stage.visit(stage.advisor)
  await page.goto('/upload-materials')
  const mimeType = 'application/pdf'
  await page.getByLabel('Choose Files').setInputFiles([
    { name: 'again.pdf', mimeType, buffer: Buffer.from(await file.arrayBuffer()) },
    { name: 'letter.pdf', mimeType, buffer: Buffer.from('Dear advisor, this is a letter.') },
  ])
  await page.getByRole('button', { name: 'Upload All' }).click()
  await expect(page.getByRole('listitem', { name: 'again.pdf' })).toContainText(
    'This PDF has been uploaded already, as “A paper that contradicts itself”.',
  )
  await expect(page.getByRole('listitem', { name: 'letter.pdf' })).toContainText(
    'This file is not a PDF, whatever its name says.',
  )
  await page.getByRole('button', { name: /^Review 1 question/ }).click()
  await expect(page.getByRole('dialog', { name: 'Questions to review' })).toBeVisible()
  await expectAccessible(page, 'the questions to review')
})

/** Twenty questions, one of which lost its options on the way to the printer. */
function paper() {
  const questions = demoQuestions.slice(0, 20).map((question, place) => {
    const right = question.options[question.correctAnswer]!
    return place === 6 ? { ...question, options: [right], correctAnswer: 0 } : question
  })
  return decaExamPdf({ testNumber: '1999', title: 'Paper', cluster: 'Marketing', questions })
}
