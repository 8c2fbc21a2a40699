import type { Locator, Page } from '@playwright/test'
import { expectAccessible, backToDesk } from './kit/accessible.ts'
import { goByLink } from './kit/header.ts'
import { atQuestion, startLink } from './kit/player.ts'
import { MOVING } from './kit/stage.ts'
import { expect, test } from './kit/story.ts'

const FEATURES = {
  'AI tutor': [
    ...['24/7 personalised help', 'Study recommendations'],
    ...['Interactive conversations', 'Exam preparation guidance'],
  ],
  'Practice roleplays': [
    ...['AI-generated business scenarios', 'Instant performance feedback'],
    ...['Multiple difficulty levels', 'Competition-style evaluation'],
  ],
  'Practice exams': [
    ...['Question banks', 'Timed sessions', 'Answer explanations', 'Performance analytics'],
  ],
  'Progress analytics': [
    ...['Dashboards', 'Strength and weakness analysis', 'Study streaks', 'Goal setting'],
  ],
}

test('the landing page says what the product is, and its buttons lead on', async ({ stage }) => {
  const page = await stage.visit(undefined, MOVING)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Start Learning Now' })).toBeVisible()
  await expectAccessible(page, 'the landing page')
  await backToDesk(page, { reducedMotion: 'no-preference' })
  const header = page.getByRole('banner')
  await expect(header).toContainText('Finalist')
  await expect(header).toContainText('Smart Study Tools for Business Competitions')
  await expect(header.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/api/login',
  )
  for (const [title, points] of Object.entries(FEATURES)) {
    const heading = page.getByRole('heading', { level: 3, name: title })
    const card = page.getByRole('article').filter({ has: heading })
    await expect(card.locator('.feature-list').getByRole('listitem')).toHaveText(points)
  }
  await expect(page.getByRole('heading', { name: 'Join Finalist Today' })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Supporting students in all business competitions')
  await expect(footer).toContainText('© 2025 Finalist')

  const features = page.locator('#features')
  await expect(features).not.toBeInViewport({ ratio: 0.5 })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'smooth',
  )
  await page.getByRole('link', { name: 'Learn More' }).click()
  await expect(features.getByRole('heading', { level: 2 })).toBeInViewport()
  await page.getByText('Privacy', { exact: true }).first().click()
  await expect(page.getByText('How to have it deleted')).toBeVisible()
  await expectAccessible(page, 'the privacy text of the landing page')
  await backToDesk(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('How to have it deleted')).toBeHidden()
  await page.getByRole('link', { name: 'Start Learning Now' }).click()
  await expect(page).toHaveURL(/\/api\/login/)
  await expectAccessible(page, 'the sign-in page')
  await backToDesk(page)
  await page.getByText('Privacy', { exact: true }).first().click()
  await expect(page.getByText('How to have it deleted')).toBeVisible()
  await expectAccessible(page, 'the privacy text of the sign-in page')
})

const FOR_EVERYBODY = [
  ...['/', '/exam-practice', '/ai-tutor', '/practice-roleplays', '/notifications', '/my-feedback'],
]

test('the sidebar says where one can go and who is here', async ({ stage }) => {
  const maya = await stage.enroll('maya')
  const student = await stage.visit(maya)
  await student.goto('/notifications')
  await expect.poll(() => hrefs(student)).toEqual(FOR_EVERYBODY)
  for (const name of ['AI Tutor', 'Practice Roleplays'])
    await expect(student.getByRole('complementary').getByRole('link', { name })).toContainText(
      'BETA',
    )
  await expect(student.getByText('Admins Only')).toHaveCount(0)
  await expect(student.getByRole('complementary')).toContainText('MOMaya OkaforStudent')
  await student.getByRole('button', { name: 'Profile menu, Maya Okafor' }).click()
  const menu = student.getByRole('menu')
  await expect(menu).toContainText('MOMaya Okafor')
  await expect(menu).toContainText(maya.email)
  await expect(menu.getByRole('menuitem', { name: 'Help & Support' })).toBeVisible()
  await student.keyboard.press('Escape')
  await student.getByRole('button', { name: /^Notifications/ }).click()
  await student.getByRole('menuitem', { name: 'View all notifications' }).click()
  await expect(student).toHaveURL('/notifications')
})

test('an exam is chosen, set up and shown as its pages promise', async ({ stage }) => {
  const exam = await stage.publishOnce({ count: 25 })
  await stage.publishOnce({ count: 25, licenceNotice: true })
  const page = await stage.visit(await stage.enroll('omar'))
  await page.goto('/exam-practice')
  await expect(page.getByRole('heading', { name: exam.title })).toBeVisible()
  await expectAccessible(page, 'the list of exams')
  await backToDesk(page)
  const main = page.getByRole('main')
  for (const name of ['Total Exams', 'Completed', 'Avg. Score', 'Study Time'])
    await expect(main.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible()
  await expect(main.getByText('24h', { exact: true })).toBeVisible()
  await expect(main.getByLabel('Category').getByRole('option').first()).toHaveText('All Categories')
  const card = main.getByRole('article', { name: exam.title })
  for (const words of ['25 questions', 'minutes', 'intermediate', 'Not Started', '0 attempts'])
    await expect(card).toContainText(words)
  await page.getByRole('link', { name: startLink(exam) }).click()
  await expect(page.getByRole('button', { name: /^2[05] questions/ })).toHaveCount(2)
  await expect(page.getByLabel('Include questions from previous attempts')).toBeChecked()
  await expectAccessible(page, 'the set-up step')
  await backToDesk(page)

  await page.getByRole('button', { name: /^20 questions/ }).click()
  await expect(page).toHaveURL(`/exam-practice/take/${exam.id}?count=20`)
  await expect(page.getByRole('heading', { name: 'Questions Selected' })).toBeVisible()
  await expectAccessible(page, 'the confirmation step')
  await backToDesk(page)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await atQuestion(page, 1)
  await expect(page.getByRole('banner')).toContainText(exam.title)
  await expect(page.getByText('Question 1 of 20')).toBeVisible()
  await expect(page.getByText('0/20 answered')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  const tenth = await page.getByRole('button', { name: 'Question 10, not answered' }).boundingBox()
  const first = await page.getByRole('button', { name: 'Question 1, not answered' }).boundingBox()
  const next = await page.getByRole('button', { name: 'Question 11, not answered' }).boundingBox()
  expect(tenth!.y).toBe(first!.y)
  expect([next!.x, next!.y > first!.y]).toEqual([first!.x, true])
})

test('what always stands on the pages of an advisor', async ({ stage }) => {
  const maya = await stage.callsOf(await stage.enroll('maya'))
  const message = 'It kept going while I was offline. '.repeat(20)
  const { id } = await maya.feedback.submitFeedback({ subject: 'The timer', message })
  const page = await stage.visit(stage.advisor)
  await page.goto('/upload-materials')
  await expect
    .poll(() => hrefs(page))
    .toEqual([...FOR_EVERYBODY, '/team', '/upload-materials', '/feedback'])
  const box = await page.getByRole('complementary').boundingBox()
  expect(box!.width).toBe(256)
  await expect(page.getByRole('complementary')).toContainText('Admin')
  await expect(page.getByText('PDF files only, maximum of 10MB per file')).toBeVisible()
  const subtitle = 'Add study materials and build the master question bank'
  await expect(page.getByRole('banner')).toContainText(subtitle)
  await dropPdf(page)
  await expect(page.getByRole('listitem', { name: 'Dropped.pdf' })).toBeVisible()
  await goByLink(page, 'Team')
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible()
  await expect(page.getByText('100+ Practice Scenarios')).toBeVisible()

  await page.getByRole('link', { name: 'Manage the team' }).click()
  await expect(page.getByRole('region', { name: 'Everyone who can sign in' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['Name', 'Email', 'Role', 'Status', 'Added', 'Actions'],
  ])
  await page.getByRole('tab', { name: 'Bulk Upload' }).click()
  const needs = page.getByRole('region', { name: 'What the file needs' }).getByRole('listitem')
  await expect(needs).toHaveText([
    /\.xlsx/,
    /email firstName lastName role authorized/,
    /school\.example/,
    /student or admin/,
    /true or false/,
  ])

  await goByLink(page, 'Feedback')
  const clamped = page.getByRole('row').filter({ hasText: 'The timer' }).first().locator('p').last()
  expect(await linesOf(clamped)).toBe(2)
  await page.goto(`/feedback?message=${id}`)
  await expect(page.getByLabel('Your Response')).toHaveAttribute('rows', '6')
})

/** As from the desktop, on to the middle of the page. */
async function dropPdf(page: Page) {
  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['%PDF-1.7'], 'Dropped.pdf', { type: 'application/pdf' }))
    return transfer
  })
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer })
}

const linesOf = (text: Locator) =>
  text.evaluate((element) =>
    Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)),
  )

const hrefs = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((links) => links.flatMap((link) => link.getAttribute('href') ?? []))
