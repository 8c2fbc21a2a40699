import type { Page } from '@playwright/test'
import { atQuestion, choose, savedWords, startExam } from './kit/player.ts'
import { expect, test } from './kit/story.ts'

test('a server that is killed in the middle of an exam loses nothing, and "Saved" is never said meanwhile', async ({
  ownStage,
}) => {
  const stage = await ownStage()
  const exam = await stage.publish({ count: 20 })
  const maya = await stage.enroll('maya')
  const page = await stage.visit(maya)
  await startExam(page, exam, 5)
  await chooseAndGoOn(page, 1)
  await chooseAndGoOn(page, 2)
  await expect(savedWords(page)).toHaveText('Saved')

  stage.complaints.expect(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/)
  await stage.server.kill()
  await chooseAndGoOn(page, 3)
  const said = await rememberWhatIsSaid(page)
  await chooseAndGoOn(page, 4)
  await expect(savedWords(page)).toHaveText('Waiting for connection – kept on this device')
  expect(await said()).not.toContain('Saved')

  await stage.server.startAgain()
  await expect(savedWords(page)).toHaveText('Saved', { timeout: 20_000 })
  const calls = await stage.callsOf(maya)
  const { session } = await calls.exams.getSession({ id: exam.id })
  expect(session?.answers.map(({ answer }) => answer)).toEqual([1, 1, 1, 1])

  await atQuestion(page, 5)
  await choose(page, 1)
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Exam Completed!' })).toBeVisible()
})

async function chooseAndGoOn(page: Page, number: number) {
  await atQuestion(page, number)
  await choose(page, 1)
  await page.getByRole('button', { name: 'Next' }).click()
}

/** Every word about the answers from now on, however short it stands there. */
async function rememberWhatIsSaid(page: Page) {
  await page.evaluate(() => {
    const said: string[] = []
    const look = () => {
      const words = document.querySelector('.saved > [aria-hidden]')?.textContent
      if (words) said.push(words)
    }
    look()
    const watched = { subtree: true, childList: true, characterData: true }
    new MutationObserver(look).observe(document.body, watched)
    Object.assign(window, { saidByThePage: said })
  })
  return () => page.evaluate(() => (window as Window & { saidByThePage?: string[] }).saidByThePage)
}
