import type { Page } from '@playwright/test'
import { findPostgres, startPostgres, type PostgresServer } from '../server/test/postgres-server.ts'
import { expectAccessible } from './kit/accessible.ts'
import { inMailTo, invitationTo } from './kit/mail.ts'
import { atQuestion, choose, savedWords, startExam } from './kit/player.ts'
import type { Member, Stage } from './kit/stage.ts'
import { expect, test } from './kit/story.ts'

const NIA = 'nia.brooks@school.example'

test('a server that is killed in the middle of an exam loses no answer and no mail, and "Saved" is never said meanwhile', async ({
  ownStage,
}) => {
  // Where it is 5 pm now, so that the daily mail is due: a new server looks at once what is due by the clock.
  const stage = await ownStage({ TIME_ZONE: zoneWhereItIs(17) })
  const exam = await stage.publish({ count: 20 })
  const maya = await stage.enroll('maya')
  const page = await stage.visit(maya)
  await startExam(page, exam, 5)
  await chooseAndGoOn(page, 1)
  await chooseAndGoOn(page, 2)
  await expect(savedWords(page)).toHaveText('Saved')

  stage.complaints.expect(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/)
  await answerFeedback(stage, maya)
  const advisor = await stage.callsOf(stage.advisor)
  // Killed before it is sent.
  await advisor.invitations.sendInvitations({ emails: [NIA] })
  await stage.server.kill()
  await chooseAndGoOn(page, 3)
  const said = await rememberWhatIsSaid(page)
  await chooseAndGoOn(page, 4)
  await expect(savedWords(page)).toHaveText('Waiting for connection – kept on this device')
  expect(await said()).not.toContain('Saved')

  await stage.server.startAgain()
  await expect(savedWords(page)).toHaveText('Saved', { timeout: 60_000 })
  const calls = await stage.callsOf(maya)
  const { session } = await calls.exams.getSession({ id: exam.id })
  expect(session?.answers.map(({ answer }) => answer)).toEqual([1, 1, 1, 1])

  await atQuestion(page, 5)
  await choose(page, 1)
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Exam Completed!' })).toBeVisible()
  expect(await invitationTo(stage.server.dataDir, NIA)).toBeTruthy()
  await expectMailThatCanBeStopped(stage, maya)
})

async function answerFeedback(stage: Stage, student: Member) {
  const calls = await stage.callsOf(student)
  const admin = await stage.server.admin()
  const { id } = await calls.feedback.submitFeedback({
    subject: 'The timer',
    message: 'It kept going while I was offline.',
  })
  await admin.feedback.respondToFeedback({ feedbackId: id, response: 'It is mended.' })
}

/** The mail’s link asks first; mail programs unsubscribe with one click. */
async function expectMailThatCanBeStopped(stage: Stage, { email }: Member) {
  const mail = await inMailTo(stage.server.dataDir, email, (found) => found)
  expect(mail.subject).toBe('Your feedback was answered')
  const listHeader = mail.headers.find(({ key }) => key === 'list-unsubscribe')!.value
  const link = listHeader.slice(1, -1)
  expect(link).toContain(`${stage.server.url}/api/mail/unsubscribe/`)
  expect(mail.headers).toContainEqual(
    expect.objectContaining({
      key: 'list-unsubscribe-post',
      value: 'List-Unsubscribe=One-Click',
    }),
  )
  expect(mail.text).toContain(link)

  const page = await stage.visit()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Stop these mails?' })).toBeVisible()
  await expectAccessible(page, 'the page of an unsubscribe link')
  await page.getByRole('button', { name: 'Stop these mails' }).click()
  await expect(page.getByRole('heading', { name: 'No more mails' })).toBeVisible()
}

function zoneWhereItIs(hour: number) {
  const zones = Array.from({ length: 26 }, (_, i) => i - 12)
  const offset = zones.find((ahead) => (new Date().getUTCHours() + ahead + 48) % 24 === hour)!
  // "Etc/GMT-3" is three hours ahead.
  return offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}

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
