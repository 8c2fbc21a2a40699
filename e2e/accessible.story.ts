import { expectAccessible } from './kit/accessible.ts'
import { bell, openSupport } from './kit/header.ts'
import { atQuestion, choose, startExam } from './kit/player.ts'
import { expect, test } from './kit/story.ts'

test('axe finds nothing on what a signed-out visitor sees', async ({ stage }) => {
  const page = await stage.visit()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Start Learning Now' })).toBeVisible()
  await expectAccessible(page, 'the landing page')
  await page.goto('/unauthorized')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expectAccessible(page, 'Access Denied')
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expectAccessible(page, 'the 404 page')
  await page.goto('/api/login')
  await expectAccessible(page, 'the sign-in page')
})

test('axe finds nothing on the way through an exam', async ({ stage }) => {
  const exam = await stage.publishOnce({ count: 25 })
  await stage.publishOnce({ count: 25, licenceNotice: true })
  const page = await stage.visit(await stage.enroll('maya'))
  await page.goto('/exam-practice')
  await expect(page.getByRole('heading', { name: exam.title })).toBeVisible()
  await expectAccessible(page, 'the list of exams')
  await page.goto(`/exam-practice/take/${exam.id}`)
  await expect(page.getByRole('button', { name: /^20 questions/ })).toBeVisible()
  await expectAccessible(page, 'the set-up step')
  await page.goto(`/exam-practice/take/${exam.id}?count=2`)
  await expect(page.getByRole('heading', { name: 'Questions Selected' })).toBeVisible()
  await expectAccessible(page, 'the confirmation step')
})

test('axe finds nothing in the player and on its result', async ({ stage }) => {
  const exam = await stage.listed('Marketing Practice Exam')
  const page = await stage.visit(await stage.enroll('omar'))
  await startExam(page, exam, 3)
  await choose(page, 0)
  await expectAccessible(page, 'the player')
  for (const number of [1, 2, 3]) {
    await atQuestion(page, number)
    await choose(page, 1)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'Exam Completed!' })).toBeVisible()
  await expectAccessible(page, 'the result')
})

test('axe finds nothing on the advisor’s materials', async ({ stage }) => {
  await stage.publishOnce({ count: 25, licenceNotice: true })
  const page = await stage.visit(stage.advisor)
  await page.goto('/upload-materials')
  await expect(page.getByRole('heading', { name: 'Your Materials' })).toBeVisible()
  const buffer = Buffer.from('%PDF-1.7')
  const pdf = { name: 'queued.pdf', mimeType: 'application/pdf', buffer }
  await page.getByLabel('Choose Files').setInputFiles(pdf)
  await expect(page.getByRole('button', { name: 'Upload All' })).toBeVisible()
  await expectAccessible(page, 'Upload Materials')
})

test('axe finds nothing on notifications and feedback', async ({ stage }) => {
  const maya = await stage.enroll('maya')
  const calls = await stage.callsOf(maya)
  const admin = await stage.server.admin()
  const message = 'It kept going while I was offline.'
  const { id } = await calls.feedback.submitFeedback({ subject: 'The timer', message })
  await calls.feedback.submitFeedback({ subject: 'The streak', message })
  await admin.feedback.respondToFeedback({ feedbackId: id, response: 'It is mended.' })

  const page = await stage.visit(maya)
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { name: '4 unread' })).toBeVisible()
  await expectAccessible(page, 'Notifications')
  await bell(page).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expectAccessible(page, 'the open bell')
  await page.goto('/my-feedback')
  await expect(page.getByRole('article', { name: 'The timer' })).toBeVisible()
  await expectAccessible(page, 'My Feedback')
  await page.setViewportSize({ width: 1280, height: 800 })
  await openSupport(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expectAccessible(page, 'Help & Support')

  const advisor = await stage.visit(stage.advisor)
  await advisor.goto('/feedback')
  await expect(advisor.getByRole('table')).toBeVisible()
  await expectAccessible(advisor, 'Feedback')
})
