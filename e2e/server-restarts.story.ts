import type { Page } from '@playwright/test'
import { findPostgres, startPostgres, type PostgresServer } from '../server/test/postgres-server.ts'
import { atQuestion, choose, savedWords, startExam } from './kit/player.ts'
import type { Stage } from './kit/stage.ts'
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

test('a PostgreSQL that crashes under an exam loses nothing: answers given meanwhile wait, and arrive afterwards', async ({
  ownStage,
}) => {
  const programs = findPostgres()
  test.skip(!programs, 'No PostgreSQL was found.')
  const database = await startPostgres(programs!, { durable: true })
  try {
    await crashUnderMaya(database, await ownStage({ DATABASE_URL: database.url }))
  } finally {
    await database.stop()
  }
})

async function crashUnderMaya(database: PostgresServer, stage: Stage) {
  const maya = await stage.enroll('maya')
  const page = await stage.visit(maya)
  const exam = await stage.listed('Marketing Practice Exam')
  await startExam(page, exam, 4)
  await chooseAndGoOn(page, 1)
  await expect(savedWords(page)).toHaveText('Saved')

  stage.complaints.expect(/status of 50[03]/)
  await database.crash('server', async () => {
    await chooseAndGoOn(page, 2)
    const said = await rememberWhatIsSaid(page)
    await chooseAndGoOn(page, 3)
    await expect(savedWords(page)).toHaveText('Waiting for connection – kept on this device')
    expect(await said()).not.toContain('Saved')
  })

  await expect(savedWords(page)).toHaveText('Saved')
  const calls = await stage.callsOf(maya)
  const { session } = await calls.exams.getSession({ id: exam.id })
  expect(session?.answers.map(({ answer }) => answer)).toEqual([1, 1, 1])
  await stage.complaints.closeBrowsers()
  await stage.server.kill()
}

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
