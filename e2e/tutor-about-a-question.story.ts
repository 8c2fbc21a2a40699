import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './kit/accessible.ts'
import { atQuestion, choose, startExam } from './kit/player.ts'
import { expect, test } from './kit/story.ts'

const input = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const replies = (page: Page) => page.getByRole('log').getByRole('article', { name: 'AI tutor' })
const log = (page: Page) => page.getByRole('group', { name: 'Conversation' })

test('from an exam’s review a question is taken to the tutor', async ({ stage }) => {
  const exam = await stage.publishOnce()
  const page = await stage.visit(await stage.enroll('omar'))
  await startExam(page, exam, 1)
  const question = await atQuestion(page, 1)
  const right = exam.rightAnswer(question)
  await choose(page, right === 0 ? 1 : 0)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Ask the tutor about question 1' }).click()

  await expect(page).toHaveURL(/\/ai-tutor\?attempt=\d+&question=\d+$/)
  await expect(input(page)).toBeInViewport({ ratio: 1 })
  const card = page.locator('details').filter({ hasText: question })
  await expect(card.getByText('Incorrect')).toBeVisible()
  await expect(card.getByRole('listitem').filter({ hasText: 'Your Answer' })).toBeVisible()
  await expect(card.getByRole('listitem').filter({ hasText: 'Correct answer' })).toBeVisible()
  await expectAccessible(page, 'the tutor about a question')
  const asked = page.waitForRequest('/api/chat/message')
  await page.getByRole('button', { name: 'Why is my answer wrong?' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ about: { attemptId: expect.any(Number) } })
  await expect(replies(page)).toHaveCount(2)

  for (const [height, folded, opened] of [
    [844, 0.55, 0.24],
    [640, 0.42, 0.19],
  ] as const) {
    await page.setViewportSize({ width: height === 844 ? 390 : 360, height })
    expect(await heightOf(card)).toBeLessThan(60)
    expect((await heightOf(log(page))) / height).toBeGreaterThan(folded)
    await expectWholePlaceholder(page)
    await expectAccessible(page, 'the tutor about a question, on a phone')
    await card.locator('summary').press('Enter')
    expect((await heightOf(log(page))) / height).toBeGreaterThan(opened)
    await card.locator('summary').press('Enter')
  }
})

const heightOf = async (part: Locator) => (await part.boundingBox())!.height

/** What is written there at first is not cut off: typed, it needs no more room than there is. */
async function expectWholePlaceholder(page: Page) {
  const [needed, given] = await input(page).evaluate((box: HTMLTextAreaElement) => {
    const written = document.createElement('div')
    const { width, paddingTop, paddingBottom, font } = getComputedStyle(box)
    const { fontSize, lineHeight, whiteSpace } = getComputedStyle(box, '::placeholder')
    Object.assign(written.style, { width, font, fontSize, lineHeight, whiteSpace })
    written.textContent = box.placeholder
    document.body.append(written)
    const needed = [written.scrollWidth, written.scrollHeight]
    written.remove()
    const padding = parseFloat(paddingTop) + parseFloat(paddingBottom)
    return [needed, [box.clientWidth, box.clientHeight - padding]]
  })
  expect(needed[0]).toBeLessThanOrEqual(given[0]!)
  expect(needed[1]).toBeLessThanOrEqual(given[1]!)
}
