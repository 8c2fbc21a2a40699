import type { Page } from '@playwright/test'
import { studyPdf } from '../server/tutor/fixtures.ts'
import { expectAccessible } from './kit/accessible.ts'
import { hostileCitations, hostileMessages, markOf } from './kit/hostile-messages.ts'
import { findForeignParts, findMisplaced } from './kit/misplaced.ts'
import { tabTo } from './kit/player.ts'
import { expect, test } from './kit/story.ts'
import { toasts } from './kit/toasts.ts'

const input = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const replies = (page: Page) => page.getByRole('log').getByRole('article', { name: 'AI tutor' })
const log = (page: Page) => page.getByRole('group', { name: 'Conversation' })

test('a student asks by keyboard, goes on after a reload, and leaves nothing behind', async ({
  stage,
}) => {
  const page = await stage.visit(await stage.enroll('maya'))
  await page.goto('/ai-tutor')
  await expect(replies(page)).toHaveText(/What would you like to study today\?\d\d:\d\d$/)
  await expect(page.getByText('Answers from the built-in coach.')).toBeVisible()
  const suggested = page.getByRole('group', { name: 'Suggested questions' }).getByRole('button')
  await expect(suggested.first()).toBeVisible()
  await expectAccessible(page, 'the tutor before the first message')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectOneCallAfterStop(page)

  await expect(input(page)).toHaveValue('What is a markup?')
  await page.keyboard.press('Enter')
  await expect(replies(page)).toHaveCount(2)
  await expect(replies(page).nth(1)).toContainText(/markup/i)
  const sent = page.getByRole('article', { name: 'You' })
  await expect(sent).toHaveText(/^What is a markup\?\d\d:\d\dMO$/)
  const [mine, theirs] = [await sent.boundingBox(), await replies(page).nth(1).boundingBox()]
  expect(mine!.x).toBeGreaterThan(theirs!.x)
  expect(mine!.x + mine!.width).toBeGreaterThan(theirs!.x + theirs!.width)
  await expect(input(page)).toBeFocused()
  await expect(suggested).toHaveCount(0)
  await expectAccessible(page, 'the tutor after a reply')
  await page.setViewportSize({ width: 1280, height: 800 })

  const said = await log(page).innerText()
  await page.reload()
  await expect(replies(page)).toHaveCount(2)
  expect(await log(page).innerText()).toBe(said)
  await tabTo(page, 'New conversation', 'button')
  await page.keyboard.press('Enter')
  await expect(replies(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Bring back the last conversation' }).click()
  await expect(replies(page)).toHaveCount(2)

  // What is still on its way then would be refused, and the browser would complain of it.
  await page.waitForLoadState('networkidle')
  await page.goto('/api/logout')
  await expect(page.getByRole('link', { name: 'Start Learning Now' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .not.toMatch(/tutor/)
})

/** Stop before the first word: the message comes back, and the click that took it back does not send it once more. */
async function expectOneCallAfterStop(page: Page) {
  let calls = 0
  await page.route('**/api/chat/message', () => void calls++)
  await input(page).fill('What is a markup?')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(input(page)).toHaveValue('What is a markup?')
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  expect(calls).toBe(1)
  await page.unroute('**/api/chat/message')
}

test('each tab keeps what is being written in it, whatever another sends', async ({ stage }) => {
  const page = await stage.visit(await stage.enroll('maya'))
  await page.goto('/ai-tutor')
  await input(page).fill('half a thought')
  const other = await page.context().newPage()
  await other.goto('/ai-tutor')
  await input(other).fill('What is a markup?')
  await other.keyboard.press('Enter')
  await expect(replies(other)).toHaveCount(2)
  await expect(replies(page)).toHaveCount(2)
  await expect(input(page)).toHaveValue('half a thought')
  await page.reload()
  await expect(replies(page)).toHaveCount(2)
  await expect(input(page)).toHaveValue('half a thought')
  await other.close()
})

test('a reply names the page it rests on, which opens there', async ({ stage }) => {
  const maya = await stage.enroll('maya')
  const pages = ['Contents', 'A blorkian discount is taken off when a buyer pays in seashells.']
  const admin = await stage.server.admin()
  await admin.materials.uploadMaterial({
    file: new File([new Uint8Array(await studyPdf(pages))], 'odd.pdf', { type: 'application/pdf' }),
    title: 'Odd discounts',
    category: 'Marketing Cluster',
  })
  const question = 'What is a blorkian discount?'
  // Its pages are read by a job.
  const calls = await stage.callsOf(maya)
  const ask = () => calls.tutor.sendMessage({ messages: [{ role: 'user', content: question }] })
  await expect
    .poll(async () => (await ask()).citations.length, { timeout: 30_000, intervals: [4000] })
    .toBe(1)

  const page = await stage.visit(maya)
  await page.goto('/ai-tutor')
  await input(page).fill(question)
  await page.keyboard.press('Enter')
  const source = replies(page).nth(1).getByRole('link', { name: 'Odd discounts, p. 2' })
  await expect(source).toHaveAttribute('href', /^\/api\/materials\/\d+\/file#page=2$/)
  await expect(source).toHaveAttribute('target', '_blank')
  const file = await page.request.get((await source.getAttribute('href'))!)
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a long message that was not answered is in the input again, and no toast covers it', async ({
  stage,
}) => {
  const page = await stage.visit(await stage.enroll('maya'))
  await page.goto('/ai-tutor')
  await input(page).fill('What is margin?')
  await input(page).press('Enter')
  await expect(replies(page)).toHaveCount(2)
  stage.complaints.expect(/status of 503/)
  const down = { message: 'The tutor cannot answer just now.', code: 'unavailable' }
  await page.route('/api/chat/message', (route) => route.fulfill({ status: 503, json: down }))
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const message = 'I run a snack bar at school and wonder what to ask for a cup. '
      .repeat(12)
      .trim()
    await input(page).fill(message)
    await input(page).press('Enter')
    await expect(input(page)).toHaveValue(message)
    const toast = toasts(page)
    await expect(toast).toContainText('Failed to send message.')
    const [written, said] = [(await input(page).boundingBox())!, (await toast.boundingBox())!]
    expect(said.y + said.height).toBeLessThanOrEqual(written.y)
    await toast.getByRole('button').first().click()
    await expect(toast).toHaveCount(0)
  }
})

test('a reply grows without moving what somebody reads', async ({ stage }) => {
  const page = await stage.visit(await stage.enroll('maya'))
  await holdReply(page)
  await keepMessages(
    page,
    Array.from({ length: 12 }, (_, place) => `What is number ${place}?`),
  )
  await page.goto('/ai-tutor')
  await expect(replies(page)).toHaveCount(13)
  await expect.poll(() => fromBottom(page)).toBeLessThan(2)
  await input(page).fill('And the next?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thinking...')).toBeVisible()
  const paragraph = 'A few words that go on for a line or two. '.repeat(8)
  await say(page, { text: `${paragraph}\n\n`.repeat(6) })
  await expect(page.getByText('A few words').first()).toBeVisible()
  await expect.poll(() => fromBottom(page)).toBeLessThan(2)

  await log(page).evaluate((box) => box.scrollBy({ top: -400, behavior: 'instant' }))
  const latest = page.getByRole('button', { name: 'Latest' })
  await expect(latest).toBeVisible()
  const top = await log(page).evaluate((box) => box.scrollTop)
  await say(page, { text: `${paragraph}\n\n`.repeat(6) })
  await expect.poll(() => fromBottom(page)).toBeGreaterThan(500)
  await say(page, { done: true })
  await expect(replies(page)).toHaveCount(14)
  expect(await log(page).evaluate((box) => box.scrollTop)).toBe(top)
  await latest.click()
  await expect.poll(() => fromBottom(page)).toBeLessThan(2)
})

test('no message can run script, load from elsewhere, or leave its place', async ({ stage }) => {
  const page = await stage.visit(await stage.enroll('maya'))
  const foreign: string[] = []
  page.context().on('request', (request) => {
    if (!request.url().startsWith(stage.server.url)) foreign.push(request.url())
  })
  const opened: string[] = []
  page.on('dialog', (dialog) => {
    opened.push(dialog.message())
    void dialog.dismiss()
  })
  page.context().on('page', (other) => opened.push(other.url()))
  await page.addInitScript('window.pwned = () => { window.isPwned = true }')

  const hostile = hostileMessages()
  expect(hostile.length).toBeGreaterThanOrEqual(300)
  await keepMessages(page, hostile)
  await page.goto('/ai-tutor')
  await expect(page.getByRole('article')).toHaveCount(1 + 2 * hostile.length, { timeout: 30_000 })
  await expect(page.locator('math').first()).toBeVisible()

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(findMisplaced), `${width} wide`).toEqual([])
  }
  const shown = await replies(page).allTextContents()
  expect(hostile.filter((_, place) => !shown[1 + place]!.includes(markOf(place)))).toEqual([])
  expect(await page.evaluate(findForeignParts)).toEqual([])
  expect(await page.evaluate('window.isPwned')).toBeUndefined()
  expect({ foreign, opened, url: page.url() }).toEqual({
    foreign: [],
    opened: [],
    url: `${stage.server.url}/ai-tutor`,
  })

  // Those who look do see: something put in by force is found.
  await page.evaluate(() => {
    const forced = '<p>over</p><p style="margin: -4rem 0 0 -9rem">over</p><img alt="">'
    document.querySelectorAll('.prose')[1]!.insertAdjacentHTML('beforeend', forced)
  })
  expect((await page.evaluate(findMisplaced)).length).toBeGreaterThan(1)
  expect(await page.evaluate(findForeignParts)).toEqual(expect.arrayContaining(['img']))
})

/** As if there had been a conversation of these, each answered with the same words. */
async function keepMessages(page: Page, texts: string[]) {
  const user = await page.context().request.get('/api/auth/user')
  const { id } = (await user.json()) as { id: string }
  const at = new Date().toISOString()
  const messages = texts.flatMap((content, place) => [
    { role: 'user', content: content.slice(0, 500), at },
    { role: 'assistant', content, at, citations: place % 40 === 0 ? hostileCitations : [] },
  ])
  const kept = JSON.stringify({ conversations: [{ about: null, startedAt: at, messages }] })
  await page.addInitScript(
    ([name, value]) => localStorage.setItem(name!, value!),
    [`finalist:${id}:tutor`, kept],
  )
}

/** The story itself says the reply, piece by piece: no server pauses where it is told to. */
async function holdReply(page: Page) {
  await page.addInitScript(() => {
    const real = window.fetch
    const body = new ReadableStream({
      start: (controller) => Object.assign(window, { reply: controller }),
    })
    const headers = { 'content-type': 'text/event-stream' }
    window.fetch = (address, init) =>
      address === '/api/chat/message'
        ? Promise.resolve(new Response(body, { headers }))
        : real(address, init)
  })
}

const say = (page: Page, event: object) =>
  page.evaluate(
    (line) => {
      // What `holdReply` has put there.
      const { reply } = window as unknown as { reply: ReadableStreamDefaultController }
      reply.enqueue(new TextEncoder().encode(line))
    },
    `data: ${JSON.stringify(event)}\n\n`,
  )

const fromBottom = (page: Page) =>
  log(page).evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)
