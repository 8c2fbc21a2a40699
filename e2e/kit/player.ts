import { expect, type Page } from '@playwright/test'
import type { Exam } from '../../contract/exams.ts'

const LETTERS = 'ABCDE'

/** From a set-up page's address to the first question of a session of all questions. */
export async function startExam(page: Page, exam: Exam, count = exam.questionCount) {
  await page.goto(`/exam-practice/take/${exam.id}?count=${count}`)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await atQuestion(page, 1)
}

/** On an exam's card. Its name goes on with words that only screen readers get. */
export const startLink = (exam: Exam) => new RegExp(`^Start Exam ?: ${exam.title}$`)

/** Waits for the question of this number and gives its text. */
export async function atQuestion(page: Page, number: number) {
  const heading = page.getByRole('heading', { name: `Question ${number}: ` })
  await expect(heading).toBeVisible()
  return (await heading.innerText()).replace(/^Question \d+:\s*/, '').trim()
}

/** With the mouse: a click anywhere on the option. */
export async function choose(page: Page, option: number) {
  await page.getByRole('radiogroup').locator('label').nth(option).click()
  await expect(page.getByRole('radio').nth(option)).toBeChecked()
}

export const letterOf = (option: number) => LETTERS.charAt(option)

/** What the header says of the answers; the words for the eye, not those read out. */
export const savedWords = (page: Page) => page.getByRole('banner').locator('.saved > [aria-hidden]')

/** By keyboard alone: Tab until the focus is there. */
export async function tabTo(page: Page, name: string | RegExp, role: 'link' | 'button') {
  const target = page.getByRole(role, { name })
  await expect(target).toBeVisible()
  for (let presses = 0; presses < MOST_TABS; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`"${name}" cannot be reached with ${MOST_TABS} presses of Tab.`)
}

const MOST_TABS = 30
