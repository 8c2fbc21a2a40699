import type { Page } from '@playwright/test'
import type { Exam } from '../contract/exams.ts'
import { backToDesk, expectAccessible } from './kit/accessible.ts'
import { atQuestion, choose, savedWords, startExam } from './kit/player.ts'
import type { Stage } from './kit/stage.ts'
import { expect, test } from './kit/story.ts'

const DEAD_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK/
const WAITING = 'Waiting for connection – kept on this device'

test('ten minutes offline, a second tab, another device: every answer arrives, and the newest counts', async ({
  stage,
}) => {
  stage.complaints.expect(DEAD_NETWORK)
  const { exam, maya, page } = await mayaTakes(stage, 6)
  const context = page.context()
  await page.clock.install()
  await answer(page, 1, 'a')
  await expect(savedWords(page)).toHaveText('Saved')

  await context.setOffline(true)
  await answer(page, 2, 'b')
  await answer(page, 3, 'b')
  await expect(savedWords(page)).toHaveText(WAITING)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByText('Answer waiting, kept on this device')).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Question 3, answered, waiting to be saved' }),
  ).toBeVisible()
  await page.clock.fastForward('10:00')
  await expect(savedWords(page)).toHaveText(WAITING)
  await context.setOffline(false)
  await expect(savedWords(page)).toHaveText('Saved')

  const tab = await context.newPage()
  await tab.goto(`/exam-practice/take/${exam.id}?question=4`)
  await answer(tab, 4, 'c')
  await expect(
    page.getByRole('button', { name: 'Question 4, answered', exact: true }),
  ).toBeVisible()
  await tab.close()

  const phone = await stage.visit(maya)
  await phone.goto(`/exam-practice/take/${exam.id}?question=1`)
  await atQuestion(phone, 1)
  await expect(phone.getByText('4/6 answered')).toBeVisible()
  await choose(phone, 3)
  await expect(savedWords(phone)).toHaveText('Saved')
  expect(await savedAnswers(stage, { exam, maya })).toEqual([3, 1, 1, 2, undefined, undefined])
})

test('a captive portal’s page is no "Saved", a closed browser sends what waited, and a refusal is shown', async ({
  stage,
}) => {
  stage.complaints.expect(/status of 422/, DEAD_NETWORK)
  const { exam, maya, page } = await mayaTakes(stage, 4)
  const context = page.context()
  const saves = '**/api/exam-sessions/*/answers/*'
  const portal = '<!doctype html><title>Hotel Wi-Fi</title><p>Accept the terms to go on.'
  await context.route(saves, (route) => route.fulfill({ contentType: 'text/html', body: portal }))
  await answer(page, 1, 'a')
  await expect(savedWords(page)).toHaveText(WAITING)
  // Others send one to their own page.
  await context.unroute(saves)
  stage.complaints.expect(/portal\.example/)
  const elsewhere = { status: 302, headers: { location: 'http://portal.example/accept' } }
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT')
  await context.route(saves, (route) => route.fulfill(elsewhere))
  await answer(page, 2, 'b')
  await failed
  await expect(savedWords(page)).toHaveText(WAITING)

  await page.close()
  await context.unroute(saves)
  const again = await context.newPage()
  await again.goto(`/exam-practice/take/${exam.id}?question=3`)
  await expect(savedWords(again)).toHaveText('Saved')
  expect(await savedAnswers(stage, { exam, maya })).toEqual([0, 1, undefined, undefined])

  const message = 'This session has no such question or option.'
  const refusal = { code: 'invalid_input', message, requestId: 'request-1' }
  await context.route(saves, (route) => route.fulfill({ status: 422, json: refusal }))
  await choose(again, 1)
  await expect(again.getByText(`Answer not saved: ${message}`)).toBeVisible()
  await expect(again.getByRole('button', { name: 'Question 3, answered, not saved' })).toBeVisible()
})

test('an advisor pauses a running exam and lets it go on; the clock says 10, 5 and 1 minutes and no more', async ({
  stage,
}) => {
  stage.complaints.expect(/status of 4(09|22)/)
  const exam = await stage.publishOnce()
  const maya = await stage.enroll('maya')
  const page = await stage.visit(maya)
  await startExam(page, exam)
  const announced = page.locator('.timer [role=status]')
  await page.clock.install()
  await expect(announced).toHaveText('')

  const advisor = await stage.visit(stage.advisor)
  await advisor.goto('/admin')
  await advisor.getByPlaceholder('Find by name or email').fill(maya.email)
  await advisor.getByRole('button', { name: 'Edit Maya Okafor' }).click()
  const dialog = advisor.getByRole('dialog', { name: 'Edit Maya Okafor' })
  await dialog.getByRole('button', { name: /^Pause/ }).click()
  await expect(dialog.getByText('Paused', { exact: true })).toBeVisible()

  // An answer given before the student knew is refused, and kept.
  await page.getByRole('radiogroup').locator('label').nth(1).click()
  await expect(page.getByRole('heading', { name: 'Paused by your advisor' })).toBeFocused()
  await expect(page.getByText(/^The clock stands still: 1\d:\d\d are left/)).toBeVisible()
  await expect(page.getByText('What you answered last is kept on this device')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  expect(await savedAnswers(stage, { exam, maya })).not.toContain(1)

  await dialog.getByRole('button', { name: /^Resume/ }).click()
  await expect(dialog.getByText('Running', { exact: true })).toBeVisible()
  await page.clock.fastForward(5000)
  await atQuestion(page, 1)
  await expect(savedWords(page)).toHaveText('Saved')
  expect(await savedAnswers(stage, { exam, maya })).toContain(1)

  // The words come once each, and between them nothing: 18 minutes for twenty questions.
  await page.context().setOffline(true)
  stage.complaints.expect(DEAD_NETWORK)
  await page.getByRole('button', { name: 'Hide the timer' }).click()
  for (const [minutes, words] of [
    ['08:10', '10 minutes left'],
    ['03:00', '10 minutes left'],
    ['02:00', '5 minutes left'],
    ['04:00', '1 minute left'],
  ] as const) {
    await page.clock.fastForward(minutes)
    await expect(announced).toHaveText(words)
  }
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('button', { name: /the timer$/ })).toHaveCount(0)
  await page.clock.fastForward('01:00')
  await expect(page.getByRole('status').getByText('Time is up')).toBeVisible()
})

test('an attempt that an advisor makes void is told to its student, who can still look at it', async ({
  stage,
}) => {
  const { maya, page } = await mayaTakes(stage, 3, await stage.listed('Marketing Practice Exam'))
  await choose(page, 0)
  await expectAccessible(page, 'the player')
  await backToDesk(page)
  await page.keyboard.press('f')
  await answer(page, 1, 'a')
  await answer(page, 2, 'b')
  await choose(page, 1)
  await page.getByRole('button', { name: 'Certain' }).click()
  await page.keyboard.press('ArrowRight')
  // Something is flagged, so the review comes first.
  await expect(page.getByRole('heading', { name: 'Before you submit' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Flagged (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Exam Completed!' })).toBeVisible()
  await expect(page.getByText(/^Sure (but wrong|and right)$/)).toBeVisible()
  await expectAccessible(page, 'the result')
  await backToDesk(page)

  const advisor = await stage.visit(stage.advisor)
  await advisor.goto('/admin?view=practice')
  await advisor.getByPlaceholder('Find by name or email').fill(maya.email)
  await advisor.getByRole('button', { name: '1 exam: show those of Maya Okafor' }).click()
  const dialog = advisor.getByRole('dialog', { name: 'Exams of Maya Okafor' })
  await dialog.getByRole('button', { name: /^Make void/ }).click()
  await expect(dialog.getByRole('group', { name: 'Make void' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Make void', exact: true }).click()
  await expect(dialog.getByText('Void', { exact: true })).toBeVisible()

  await page.goto('/notifications')
  await expect(page.getByText('An attempt does not count')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\?attempt=\d+$/)
  await keepAsLate(stage, { maya, page })
  await page.reload()
  await expect(page.getByText('2 answers came too late to count')).toBeVisible()
  await expect(page.getByText('This attempt does not count')).toBeVisible()
  await expectAccessible(page, 'a void attempt with answers that came too late')
})

/** Two answers of the attempt that is shown came too late: as the player keeps them when the server has said so. */
async function keepAsLate(stage: Stage, { maya, page }: { maya: { email: string }; page: Page }) {
  const attemptId = new URL(page.url()).searchParams.get('attempt')!
  const calls = await stage.callsOf(maya)
  const user = await calls.session.getUser({})
  const { questions } = await calls.exams.getAttempt({ id: attemptId })
  await page.evaluate(([key, late]) => localStorage.setItem(key!, late!), [
    `finalist:${user.id}:exam-late-${attemptId}`,
    JSON.stringify([questions[0]!.id, questions[2]!.id]),
  ] as const)
}

/** Maya in the player, at the first of so many questions, without a clock. */
async function mayaTakes(stage: Stage, count: number, listed?: Exam) {
  const exam = listed ?? (await stage.publishOnce())
  const maya = await stage.enroll('maya')
  const page = await stage.visit(maya)
  await startExam(page, exam, count)
  return { exam, maya, page }
}

/** By keyboard, and on to the next. */
async function answer(page: Page, number: number, key: string) {
  await atQuestion(page, number)
  await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await atQuestion(page, number + 1)
}

/** What the server has, question by question. */
async function savedAnswers(
  stage: Stage,
  { exam, maya }: { exam: { id: number }; maya: { email: string } },
) {
  const { session } = await (await stage.callsOf(maya)).exams.getSession({ id: exam.id })
  return session!.questions.map(
    ({ id }) => session!.answers.find(({ questionId }) => questionId === id)?.answer,
  )
}
