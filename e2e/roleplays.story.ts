import type { Page } from '@playwright/test'
import { expectAccessible } from './kit/accessible.ts'
import { giveRecogniser } from './kit/recogniser.ts'
import { expect, test } from './kit/story.ts'
import { toasts } from './kit/toasts.ts'

const TYPED = 'Good morning. I am the representative who spoke with the family.'
const SAID =
  'I recommend that we return one fee today, which costs us 25 dollars and keeps the account.'
const CHOICE = {
  category: 'Finance',
  scenarioType: 'Customer Service Challenge',
  difficulty: 'beginner',
} as const

const response = (page: Page) => page.getByLabel('What you tell the judge')
const feedback = (page: Page) => page.getByRole('region', { name: 'Your feedback' })
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Scenarios' })

test('from a scenario to the judge’s feedback, and the weakest of it again', async ({ stage }) => {
  const maya = await stage.enroll('maya')
  const page = await stage.visit(maya)
  const voice = await giveRecogniser(page)
  await page.goto('/')
  const action = page.getByRole('main').getByRole('link', { name: /^Practice Roleplay ?BETA/ })
  await expect(action).toHaveAttribute('href', '/practice-roleplays')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Practice Roleplays ?BETA/ })
    .click()
  await expect(page.getByRole('heading', { name: 'No scenarios generated yet' })).toBeVisible()
  await page.getByLabel('Category').selectOption(CHOICE.category)
  await page.getByLabel('Scenario type').selectOption(CHOICE.scenarioType)
  await page.getByRole('button', { name: 'Generate Scenario' }).click()
  await expect(toasts(page)).toContainText('Missing Information')
  await page.getByLabel('Difficulty').selectOption(CHOICE.difficulty)
  await page.getByRole('button', { name: 'Generate Scenario' }).click()
  await expect(toasts(page)).toContainText('New roleplay scenario generated successfully!')
  const row = recent(page).getByRole('listitem')
  for (const words of [...Object.values(CHOICE), /Generated \w{3} \d+, \d{4} \d+:\d\d [AP]M/])
    await expect(row).toContainText(words)
  const title = (await row.getByRole('heading').textContent())!
  await row.getByRole('link', { name: /^Practice/ }).click()

  await expect(page.getByRole('banner')).toContainText(title)
  await expect(page.getByRole('timer')).toHaveText(/^0:0[1-9]$/)
  await expect(page.getByText('Performance Indicator One')).toBeVisible()
  await page.getByRole('button', { name: 'Prepare for 10 minutes' }).click()
  await expect(page.getByRole('timer', { name: 'Preparation time left' })).toHaveText(
    /^(10:00|9:5\d)$/,
  )
  await page.getByLabel('Your notes').fill('Greet, return, prevent.')
  await expect(page.getByText('The judge’s questions')).toHaveCount(0)
  await page.getByRole('button', { name: 'Start the interview' }).click()

  await response(page).fill(TYPED)
  await page.getByRole('button', { name: 'Voice Recording', exact: true }).click()
  await expect(page.getByText('Listening...')).toBeVisible()
  await voice.hear('I recommend that', false)
  await expect(page.getByText('Heard so far: I recommend that')).toBeVisible()
  await expect(response(page)).toHaveValue(TYPED)
  await voice.end()
  expect(await voice.starts()).toBe(2)
  await expect(response(page)).toHaveValue(`${TYPED} I recommend that`)
  await response(page).fill(TYPED)
  await voice.hear(SAID)
  await page.getByRole('button', { name: 'Stop Recording' }).click()
  await expect(response(page)).toHaveValue(`${TYPED} ${SAID}`)
  await page.getByRole('button', { name: 'Voice Recording', exact: true }).click()
  await voice.hear('Thank', false)
  await page.reload()
  await expect(response(page)).toHaveValue(`${TYPED} ${SAID} Thank`)
  await response(page).fill(`${TYPED} ${SAID}`)
  await expect(page.getByLabel('Your notes')).toHaveValue('Greet, return, prevent.')

  await page.getByRole('button', { name: 'Show the first question' }).click()
  await page.getByLabel('Your answer').fill('The same, because one fee a year is our rule.')
  await expectAccessible(page, 'an interview')
  const sent = page.waitForRequest((request) => request.url().endsWith('/attempt'))
  await page.getByRole('button', { name: 'Submit Response' }).click()
  await expect(toasts(page)).toContainText('Response Submitted')
  await expect(toasts(page)).toContainText(
    'Your roleplay response has been submitted successfully!',
  )
  await expect(page).toHaveURL('/practice-roleplays')
  expect(Object.keys((await sent).postDataJSON() as object)).toEqual(['response', 'answers'])

  await expect(feedback(page).getByText('One thing to keep')).toBeVisible()
  await expect(feedback(page).getByText('Practice estimate', { exact: true })).toBeVisible()
  await expectTrueFeedback(page, `${TYPED} ${SAID}\nThe same, because one fee a year is our rule.`)
  await expectAccessible(page, 'feedback on a roleplay')
  await page.reload()
  await expect(feedback(page)).toBeVisible()
  await redoWeakest(page)

  await page.goto('/practice-roleplays')
  await expect(feedback(page)).toHaveCount(0)
  const attempts = page.getByRole('region', { name: 'Your attempts' }).getByRole('listitem')
  await expect(attempts).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Progress by criterion' })).toContainText(
    /\d+%, \d+%/,
  )
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await expect(toasts(page)).toContainText('Scenario deleted successfully!')
  await expect(page.getByRole('heading', { name: 'No scenarios generated yet' })).toBeVisible()
  await attempts
    .last()
    .getByRole('link', { name: /^See feedback/ })
    .click()
  await expect(feedback(page)).toContainText('You have deleted this scenario since.')
})

/** Points add up to the score, the form to 100, and what is quoted was said. */
async function expectTrueFeedback(page: Page, said: string) {
  const lines = feedback(page).getByRole('region', { name: 'Line by line' }).getByRole('listitem')
  const points = (await lines.allTextContents()).map((text) => /(\d+) of (\d+)/.exec(text)!)
  expect(points.reduce((sum, [, , most]) => sum + Number(most), 0)).toBe(100)
  const score = points.reduce((sum, [, given]) => sum + Number(given), 0)
  await expect(feedback(page).getByRole('region', { name: 'Score' })).toContainText(
    `${score}of 100`,
  )
  const quotes = await feedback(page).getByRole('blockquote').allTextContents()
  expect(quotes.length).toBeGreaterThan(0)
  expect(quotes.filter((quote) => !said.includes(quote.slice(1, -1)))).toEqual([])
}

async function redoWeakest(page: Page) {
  await feedback(page).getByRole('link', { name: 'Redo only the weakest' }).click()
  const about = page.getByRole('region', { name: 'Redo only the weakest' })
  await expect(about.getByRole('listitem').first()).toContainText(/\d+ of \d+ points/)
  await expect(response(page)).toHaveValue('')
  await response(page).fill('I would turn the service off today and set the alert at 50 dollars.')
  await page.getByRole('button', { name: 'Submit Response' }).click()
  await expect(
    feedback(page).getByText('From the attempt before; not tried again.').first(),
  ).toBeVisible()
}

test('what voice recording says when it cannot go on', async ({ stage }) => {
  const omar = await stage.enroll('omar')
  const { id } = await (await stage.callsOf(omar)).roleplays.generateScenario(CHOICE)
  const page = await stage.visit(omar)
  const voice = await giveRecogniser(page)
  const told: string[] = []
  page.on('request', (request) => told.push(new URL(request.url()).pathname))
  await page.goto(`/roleplay/practice/${id}`)
  await page.getByRole('button', { name: 'Prepare for 10 minutes' }).click()
  await expectAccessible(page, 'a preparation')
  await page.getByRole('button', { name: 'Start the interview' }).click()
  const isInterview = (path: string) => path.includes('/interview/')
  expect(told.filter(isInterview)).toEqual([])
  await page.getByRole('button', { name: 'Show the first question' }).click()
  await expect(page.getByText('Question 1 of 2')).toBeVisible()
  expect(told.filter(isInterview)).toEqual([`/api/roleplay/scenarios/${id}/interview/1`])
  await response(page).fill('Typed.')
  const button = page.getByRole('button', { name: 'Voice Recording', exact: true })
  for (const [error, title, description] of PROBLEMS) {
    await button.click()
    await expect(page.getByText('Listening...')).toBeVisible()
    await voice.fail(error)
    await expect(toasts(page)).toContainText(title)
    await expect(toasts(page)).toContainText(description)
    await expect(page.getByText('Listening...')).toHaveCount(0)
  }
  await expect(button).toBeDisabled()
  await expect(response(page)).toHaveValue('Typed.')

  // The advisor switches voice off for the team: nothing listens any more, and nothing kept is lost.
  const admin = await stage.server.admin()
  await admin.settings.changeTeamSettings({ voice: false })
  await page.reload()
  await page.getByRole('button', { name: 'Voice recording not supported', exact: true }).click()
  await expect(toasts(page)).toContainText('Voice Recording Not Supported')
  await admin.settings.changeTeamSettings({ voice: true })

  // A call that is under way when the session ends would be refused, and the browser would complain.
  await page.waitForLoadState('networkidle')
  // What is still on its way then would be refused, and the browser would complain of it.
  await page.waitForLoadState('networkidle')
  await page.goto('/api/logout')
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

/** The last one is for good. */
const PROBLEMS = [
  ['no-speech', 'No Speech Detected', 'Please speak clearly into your microphone.'],
  [
    'audio-capture',
    'Microphone Access Error',
    'Could not access your microphone. Please check permissions.',
  ],
  [
    'network',
    'Voice Recording Error',
    'There was an error with voice recording. Please try again.',
  ],
  [
    'not-allowed',
    'Microphone Access Denied',
    'Please allow microphone access to use voice recording.',
  ],
] as const

test('a scenario that is missing, and a list with more than five', async ({ stage }) => {
  stage.complaints.expect(/\/api\/roleplay\/scenarios\/\d+ .*status of 404/)
  const maya = await stage.enroll('maya')
  const calls = await stage.callsOf(maya)
  for (const difficulty of ['beginner', 'intermediate', 'advanced'] as const)
    for (const category of ['Marketing', 'Hospitality'] as const)
      await calls.roleplays.generateScenario({
        category,
        scenarioType: 'Product Launch',
        difficulty,
      })
  const page = await stage.visit(maya)
  await page.goto('/roleplay/practice/99999')
  await expect(page.getByRole('heading', { name: 'Scenario not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Roleplays' }).click()
  await expect(recent(page).getByRole('listitem')).toHaveCount(5)
  await expectAccessible(page, 'the list of roleplays')
  await recent(page).getByRole('button', { name: 'View All Scenarios' }).click()
  await expect(recent(page).getByRole('listitem')).toHaveCount(6)
})

test('words of any length stay in their place', async ({ stage }) => {
  const maya = await stage.enroll('maya')
  const calls = await stage.callsOf(maya)
  const { id } = await calls.roleplays.generateScenario(CHOICE)
  const said = await calls.roleplays.submitRoleplay({
    scenarioId: id,
    response: `${TYPED} ${SAID}`,
  })
  const page = await stage.visit(maya)
  await page.route(/\/api\/roleplay/, async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, body: withLongWords(await reply.text()) })
  })
  const wide = { width: 1280, height: 800 }
  const expectInPlace = async () => {
    for (const size of [wide, { width: 390, height: 844 }]) {
      await page.setViewportSize(size)
      expect(await page.evaluate(findCutOff)).toEqual([])
    }
    await page.setViewportSize(wide)
  }
  await page.goto(`/practice-roleplays?attempt=${said.id}`)
  await expect(feedback(page).getByText('One thing to keep')).toBeVisible()
  await feedback(page).getByText('What you said').click()
  await expectInPlace()
  await feedback(page).getByRole('link', { name: 'Redo only the weakest' }).click()
  await expect(page.getByRole('region', { name: 'Redo only the weakest' })).toBeVisible()
  await page.getByRole('button', { name: 'Show the first question' }).click()
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(page.getByRole('button', { name: 'Next question' })).toHaveCount(0)
  await expectInPlace()
})

const LONG_WORD = 'w'.repeat(300)
const TEXTS =
  'title scenario participantRole judgeRole text question news name reason keep change instead say response'
const LISTS = 'evidence evaluationCriteria'

/** A reply of the server's in which every text that a model or a student writes has a word without end. */
function withLongWords(json: string) {
  const lengthen = (text: unknown) => `${String(text)} ${LONG_WORD}`
  const inList = (list: object) => Object.entries(list).map(([key, text]) => [key, lengthen(text)])
  const parsed: unknown = JSON.parse(json, (key, value: unknown) => {
    if (TEXTS.split(' ').includes(key) && typeof value === 'string') return lengthen(value)
    if (!LISTS.split(' ').includes(key) || typeof value !== 'object' || !value) return value
    return Array.isArray(value) ? value.map(lengthen) : Object.fromEntries(inList(value))
  })
  return JSON.stringify(parsed)
}

/** What is wider than its box, which either sticks out or is cut off there. Runs in the page. */
function findCutOff() {
  const main = document.querySelector('main')!
  return [...main.querySelectorAll('*'), document.documentElement]
    .filter((element) => !element.closest('svg, .sr-only') && element.clientWidth > 1)
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map((element) => `${element.localName}: ${element.textContent.slice(0, 60)}`)
}
