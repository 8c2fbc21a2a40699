import type { Page } from '@playwright/test'
import { backToDesk, expectAccessible, expectNoSidewaysScroll } from './kit/accessible.ts'
import type { PublishedExam } from './kit/exams.ts'
import { tabTo } from './kit/player.ts'
import type { Member, Stage } from './kit/stage.ts'
import { expect, test } from './kit/story.ts'
import { toasts } from './kit/toasts.ts'

/** A student's calls alone: this many of twenty answers right. */
async function takeExam(stage: Stage, student: Member, exam: PublishedExam, right: number) {
  const calls = await stage.callsOf(student)
  const session = await calls.exams.startCustomExam({
    id: exam.id,
    questionCount: 20,
    includeAttemptedQuestions: true,
  })
  const answers = session.questions.map(({ id: questionId, question }, place) => {
    const key = exam.rightAnswer(question)
    return [place, { questionId, answer: place < right ? key : (key + 1) % 4 }]
  })
  await calls.exams.submitAttempt({ id: exam.id, answers: Object.fromEntries(answers) })
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('on day one the dashboard shows what will be there, and says what is a sample', async ({
  stage,
}) => {
  const page = await stage.visit(await stage.enroll('maya'))
  await page.goto('/')
  await expect(page).toHaveTitle('Dashboard · Finalist')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const banner = page.getByRole('banner')
  await expect(banner).toContainText('Welcome back! Ready to excel in business competitions?')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Welcome back, Maya!' })).toBeVisible()
  await expect(main.getByText('Next Competition: April 25–28, 2026', { exact: true })).toBeVisible()
  await expect(main.getByText('Goal: State Championship', { exact: true })).toBeVisible()
  await expect(main.getByText('Sample', { exact: true })).toHaveCount(2)
  await expect(main.getByRole('img', { name: '0 of 7 days' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Your numbers' })).toContainText('+0 this week')
  await expect(main.getByText('Analytics Coming Soon')).toBeVisible()

  const soon = sidebar(page).getByRole('link', { name: 'Analytics' })
  await expect(sidebar(page)).toContainText('Coming Soon')
  await expect(soon).toContainText('Soon')
  await expect(soon).toBeDisabled()
  await expectAccessible(page, 'the dashboard on day one')
  await expectNoSidewaysScroll(page)

  await main.getByRole('link', { name: 'Start with 20 questions' }).click()
  await expect(page.getByRole('heading', { name: 'Questions Selected' })).toBeVisible()
  // Of one of the exams that come with the product, or of one that another story has uploaded.
  expect(new URL(page.url()).search).toBe('?count=20')
})

test('analytics are served on day one, every sample with its tag; goals set there by keyboard are there again after a reload', async ({
  stage,
}) => {
  const page = await stage.visit(await stage.enroll('omar'))
  await page.goto('/analytics')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Performance Analytics')
  const main = page.getByRole('main')
  for (const text of ['24h', '+12%', '#23', '14.5 h of 20 h', '90% improvement needed']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  }
  for (const area of [
    ...['Marketing Strategy', 'Customer Service', 'Team Leadership'],
    ...['Financial Analysis', 'Operations Planning'],
  ]) {
    await expect(main.getByText(area, { exact: true })).toBeVisible()
  }
  const cells = main.getByRole('table', { name: /sample/ }).getByRole('cell')
  await expect(cells).toHaveText(['2.5', '1.8', '3.2', '1.4', '2.8', '2.2', '1.6'])
  await expect(main.getByText('No exam attempts yet')).toBeVisible()
  await expect(main.getByText('Sample', { exact: true })).toHaveCount(9)
  await expectAccessible(page, 'the analytics on day one')
  await expectNoSidewaysScroll(page)
  await backToDesk(page)

  await tabTo(page, 'Set your own goals', 'button')
  await page.keyboard.press('Enter')
  const hours = page.getByRole('spinbutton', { name: 'Hours a week' })
  await hours.focus()
  await hours.fill('41')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter whole hours from 1 to 40.')).toBeVisible()
  await expectAccessible(page, 'the goals')
  await hours.fill('6')
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Your goals have been saved.')
  await expect(page.getByRole('button', { name: 'Change your goals' })).toBeFocused()
  await page.reload()
  await expect(page.getByText('0 h of 6 h', { exact: true })).toBeVisible()
})

test('finished exams unlock the analytics, and their reviews open again', async ({ stage }) => {
  const exam = await stage.publishOnce()
  const maya = await stage.enroll('maya')
  await takeExam(stage, maya, exam, 12)
  await takeExam(stage, maya, exam, 16)
  const page = await stage.visit(maya)
  await page.goto('/')
  await expect(page.getByRole('img', { name: '1 of 7 days' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your numbers' })).toContainText('+2 this week')
  await expect(page.getByRole('main').getByText('70%', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('Coming Soon')).toHaveCount(0)
  await expectAccessible(page, 'the dashboard of a student who practises')
  await expectNoSidewaysScroll(page)

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(sidebar(page)).toContainText('Progress')
  await sidebar(page).getByRole('link', { name: 'Analytics', exact: true }).click()
  await expect(page).toHaveURL('/analytics')
  const main = page.getByRole('main')
  await expect(main.getByText('+20%', { exact: true })).toBeVisible()
  const areas = main.getByRole('region', { name: /Top Strengths|Areas to Improve/ })
  await expect(areas).toHaveCount(2)
  await expect(main.getByText('20% improvement needed')).toBeVisible()
  await expectAccessible(page, 'the analytics of a student who practises')
  await expectNoSidewaysScroll(page)

  const attempts = main.getByRole('region', { name: 'Recent Exam Attempts' }).getByRole('link')
  await expect(attempts).toHaveCount(2)
  await expect(attempts.first()).toContainText('16 of 20 correct')
  await attempts.last().click()
  await expect(page.getByText('Good job! Keep practicing to improve.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/exam-practice/take/${exam.id}\\?attempt=\\d+$`))
})
