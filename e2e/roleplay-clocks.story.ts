import type { Locator } from '@playwright/test'
import { expect, test } from './kit/story.ts'

const CHOICE = {
  category: 'Finance',
  scenarioType: 'Customer Service Challenge',
  difficulty: 'beginner',
} as const

test('on a phone the clocks stay in sight, and what the keyboard reaches is not under them', async ({
  stage,
}) => {
  const maya = await stage.enroll('maya')
  const { id } = await (await stage.callsOf(maya)).roleplays.generateScenario(CHOICE)
  const page = await stage.visit(maya)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/roleplay/practice/${id}`)
  const expectClocks = async (...clocks: Locator[]) => {
    for (const end of ['bottom', 'top'] as const) {
      await page.evaluate(
        (to) =>
          scrollTo({ top: to === 'top' ? 0 : document.body.scrollHeight, behavior: 'instant' }),
        end,
      )
      for (const clock of clocks) {
        await expect(clock).toBeInViewport({ ratio: 1 })
        expect(await clock.evaluate(isUncovered)).toBe(true)
      }
    }
  }
  const session = page.getByRole('timer', { name: 'Time since you opened this page' })
  await expectClocks(session)
  await page.getByRole('button', { name: 'Prepare for 10 minutes' }).click()
  await expectClocks(session, page.getByRole('timer', { name: 'Preparation time left' }))
  await page.getByRole('button', { name: 'Start the interview' }).click()
  await expectClocks(session, page.getByText(/^Interview 0:\d\d of 10:00$/))
  await page.getByRole('button', { name: 'Submit Response' }).focus()
  for (let back = 0; back < 6; back++) {
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(`(${isUncovered})(document.activeElement)`)).toBe(true)
  }
})

/** Whether its top edge can be seen, below whatever sticks. Runs in the page. */
function isUncovered(element: Element) {
  const { left, width, top } = element.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + 2)
  return there !== null && (element.contains(there) || there.contains(element))
}
