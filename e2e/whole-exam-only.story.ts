import { startExam } from './kit/player.ts'
import { expect, test } from './kit/story.ts'

test('a paper whose licence ties its questions together is offered whole, and says why', async ({
  stage,
}) => {
  const exam = await stage.publishOnce({ count: 25, licenceNotice: true })
  const page = await stage.visit(await stage.enroll('maya'))
  await page.goto('/exam-practice')
  const card = page.getByRole('article', { name: exam.title })
  await expect(card.getByText('Whole exam', { exact: true })).toBeVisible()
  await expect(card).toContainText('the licence notice printed in this paper')
  await card.getByRole('link', { name: 'Start Exam' }).click()

  const twenty = page.getByRole('button', { name: /^20 questions/ })
  await expect(twenty).toBeDisabled()
  await expect(twenty).toHaveAccessibleDescription(/licence notice .* in its entirety/)
  await expect(page.getByLabel('Custom number')).toBeHidden()
  await page.getByRole('button', { name: /^25 questions/ }).click()
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expect(page.getByText('Question 1 of 25')).toBeVisible()
})

test('an advisor’s word that the school may use the questions singly lifts that', async ({
  stage,
}) => {
  const exam = await stage.publish({ count: 25, licenceNotice: true })
  const advisor = await stage.visit(stage.advisor)
  await advisor.goto('/upload-materials')
  const licence = advisor.getByRole('region', { name: `Licence of ${exam.paperTitle}` })
  await expect(licence).toContainText('Whole exam only')
  await licence.getByLabel('Our school may use these items singly').click()
  await expect(licence).toContainText('Whole exam only, lifted by your school')
  await expect(licence).toContainText('Stated by advisor@school.example on')

  const page = await stage.visit(await stage.enroll('omar'))
  await startExam(page, exam, 20)
  await expect(page.getByText('Question 1 of 20')).toBeVisible()
})
