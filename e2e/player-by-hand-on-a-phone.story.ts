import type { Locator } from '@playwright/test'
import {
  crampedOptions,
  isUncovered,
  nameOfFocused,
  smallTargets,
  tabThrough,
} from './kit/by-hand.ts'
import { atQuestion, startExam } from './kit/player.ts'
import { expect, test } from './kit/story.ts'

const SMALL_PHONE = { viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' as const }

test('what axe cannot see in the player on a small phone: focus, order, words, sizes', async ({
  stage,
}) => {
  stage.complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  const maya = await stage.enroll('maya')
  const page = await stage.visit(maya, SMALL_PHONE)
  const exam = await stage.publishOnce()
  await startExam(page, exam)
  // The toast of the start would stand in the order of the stops.
  await page.reload()
  await atQuestion(page, 1)
  const focused = page.locator(':focus')
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const heard = page.locator('.saved [role=status]')

  await test.step('the stops before the question go by rows: leaving and the clock, then the count, then the flag', async () => {
    await expect(focused).toHaveText(/^Question 1: /)
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    expect(await tabThrough(page, 4)).toEqual([
      'Leave; your answers stay saved',
      'Hide the timer',
      '0/20 answered',
      'Flag for review',
    ])
    const tops = await Promise.all(
      ['Hide the timer', '0/20 answered', 'Flag for review'].map((name) => topOf(button(name))),
    )
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  })
  await test.step('behind it come its answers and the way on; what cannot be done is left out', async () => {
    await page.locator('#question').focus()
    expect(await tabThrough(page, 7)).toEqual([
      'radio',
      ...['A', 'B', 'C', 'D'].map((letter) => `Strike out option ${letter}`),
      'Skip for now',
      'Next',
    ])
  })
  await test.step('neither head nor foot covers what has the focus', async () => {
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    for (let stop = 0; stop < 11; stop++) {
      await page.keyboard.press('Tab')
      const name = await nameOfFocused(page)
      await expect.poll(() => isUncovered(page), name).toBe(true)
    }
  })
  await test.step('targets are large enough for a thumb', async () => {
    expect(await smallTargets(page, 24)).toEqual([])
  })
  await test.step('"Saved" is said once, in one place', async () => {
    await expect(heard).toHaveText('')
    await page.keyboard.press('b')
    await expect(heard).toHaveText('Saved')
    await expect(page.getByRole('status')).toHaveCount(2)
  })
  await test.step('that an answer waits is said, and that it is over', async () => {
    await page.context().setOffline(true)
    await page.keyboard.press('c')
    await expect(heard).toHaveText('Waiting for connection – kept on this device')
    await page.context().setOffline(false)
    await expect(heard).toHaveText('Saved')
  })
  await test.step('going on by thumb moves the focus to the next question, at the top of the page', async () => {
    await page.mouse.wheel(0, 600)
    await button('Next').click()
    await expect(focused).toHaveText(/^Question 2: /)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
  await test.step('the sheet keeps the focus while it is open, and gives it back', async () => {
    await button('1/20 answered').press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Question overview' })
    await expect(sheet).toBeVisible()
    for (let stop = 0; stop < 26; stop++) {
      await page.keyboard.press('Tab')
      expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(button('1/20 answered')).toBeFocused()
  })
  await test.step('the review takes the focus and says what is saved, below a head of two rows', async () => {
    await button('1/20 answered').click()
    await button('Check your answers').click()
    await expect(page.getByRole('heading', { name: 'Before you submit' })).toBeFocused()
    await expect(heard).toHaveText('Saved')
    expect(await heightOf(page.getByRole('banner'))).toBeLessThanOrEqual(HEAD)
    expect(await smallTargets(page, 24)).toEqual([])
  })
  await test.step('at twice the size the words of an answer stay clear of the button beside them', async () => {
    await page.goto(`/exam-practice/take/${exam.id}?question=1`)
    await atQuestion(page, 1)
    await button('Strike out option D').click()
    for (const _ of [125, 150, 200]) await page.keyboard.press('z')
    await expect(page.locator('[style*="zoom: 2"]')).toBeVisible()
    expect(await crampedOptions(page)).toEqual([])
    expect(await smallTargets(page, 24)).toEqual([])
  })
  await test.step('a pause takes the focus, and leaves the title its room', async () => {
    const { session } = await (await stage.callsOf(maya)).exams.getSession({ id: exam.id })
    const { proctoring } = await stage.server.admin()
    await proctoring.pauseSession({ sessionId: session!.sessionId })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Paused by your advisor' })).toBeFocused()
    expect(await heightOf(page.getByRole('banner'))).toBeLessThanOrEqual(HEAD)
  })
})

/** Two rows, in pixels. */
const HEAD = 104

const topOf = async (target: Locator) => (await target.boundingBox())!.y
const heightOf = async (target: Locator) => (await target.boundingBox())!.height
