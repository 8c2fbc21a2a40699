import type { Locator, Page } from '@playwright/test'
import { startExam } from './kit/player.ts'
import { MOVING } from './kit/stage.ts'
import { expect, test } from './kit/story.ts'
import { toasts } from './kit/toasts.ts'

test('one toast at a time, for five seconds, F8 reaches it and a swipe sends it away; a tooltip opens after 700 ms, and the next one at once', async ({
  stage,
}) => {
  const page = await stage.visit(await stage.enroll('maya'), MOVING)
  await page.clock.install()
  await startExam(page, await stage.publishOnce())
  await expect(toasts(page)).toContainText('Ready to practice with 20 questions.')

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toContainText('Answer Required')
  await expect(toasts(page)).toContainText(
    'Please select an answer before moving to the next question.',
  )
  await page.clock.fastForward(5000)
  await expect(toasts(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Question 20, not answered' }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await expect(toasts(page)).toContainText('Incomplete Exam')
  await expect(toasts(page)).toContainText('You have answered 0 out of 20 questions.')
  expect((await toasts(page).boundingBox())!.width).toBeLessThanOrEqual(420)

  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(
    toasts(page).getByRole('button', { name: 'Dismiss' }).or(toasts(page)).first(),
  ).toBeVisible()
  expect(await toasts(page).evaluate((toast) => toast.contains(document.activeElement))).toBe(true)

  await swipeRight(page, 40)
  await expect(toasts(page)).toHaveCount(1)
  await swipeRight(page, 60)
  await expect(toasts(page)).toHaveCount(0)

  // A tooltip. Stopped, or a busy machine would let the 700 ms pass between two steps.
  await page.clock.pauseAt(Date.now() + 60_000)
  const tooltip = page.getByRole('tooltip')
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).hover()
  await page.clock.runFor(600)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(tooltip).toHaveText('Keyboard shortcuts')

  await glideTo(page, page.getByRole('button', { name: 'Hide the timer' }))
  await page.clock.runFor(100)
  await expect(tooltip).toHaveText('Hide the timer')
  await page.keyboard.press('Escape')
  await page.clock.runFor(100)
  await expect(tooltip).toHaveCount(0)
})

async function swipeRight(page: Page, distance: number) {
  const box = (await toasts(page).boundingBox())!
  const [x, y] = [box.x + 60, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance / 2, y, { steps: 4 })
  await page.mouse.move(x + distance, y, { steps: 4 })
  await page.mouse.up()
}

/** As a hand moves a mouse: over what lies between. */
async function glideTo(page: Page, target: Locator) {
  const { x, y, width, height } = (await target.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 10 })
}
