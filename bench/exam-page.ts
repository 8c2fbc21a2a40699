// npm run bench:exam-page
// The exam page as a student on a slow phone meets it, in a real Chromium: what JavaScript comes before question 1, what
// moves by itself, how long a press takes to show at a quarter of the processor, and how many keys an exam takes.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { chromium, type Page, type Response } from '@playwright/test'
import { buildWebIfStale } from '../scripts/build-web.ts'
import { findChromium } from '../scripts/find-chromium.ts'
import { parseConfig } from '#server/config.ts'
import { startServerProcess } from '#server/test/server-process.ts'
import { seedStudents, signInStudents } from '#server/test/students.ts'

/** Promised: kilobytes (1000) of brotli, the sum of layout shifts, milliseconds, keys a question. */
const LIMITS = { kilobytes: 110, shift: 0.001, inp: 100, keys: 2 }
const QUESTIONS = 100
const CPU_THROTTLE = 4

await buildWebIfStale()
const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-exam-page-'))
const environment = { DATA_DIR: folder }
const config = parseConfig(environment)
const seed = await seedStudents(config.database, { students: 1, questions: QUESTIONS })
const server = await startServerProcess({ environment })
const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox: false })
try {
  const [student] = await signInStudents(server.url, seed)
  const context = await browser.newContext({ baseURL: server.url })
  await context.addCookies([cookieOf(student!.cookie, server.url)])
  const floor = await pressOnBarePage(await context.newPage())
  report(await takeExam(await context.newPage(), seed.examId), floor)
} finally {
  await browser.close()
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true })
}

async function takeExam(page: Page, examId: number) {
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(brotliBytes(response))
  })
  await throttle(page)
  await page.addInitScript(watchPage)

  await page.goto(`/exam-practice/take/${examId}?question=1`)
  await atQuestion(page, 1)
  // What loads by itself after the question is shown counts too.
  await page.waitForLoadState('networkidle')
  const first = sum(await Promise.all(scripts))

  let keys = 0
  for (let number = 1; number <= QUESTIONS; number++) {
    await atQuestion(page, number)
    await page.keyboard.press('abcd'.charAt(number % 4))
    await page.keyboard.press('Enter')
    keys += 2
  }
  const seen = await page.evaluate(() => (window as Window & { seen?: Seen }).seen!)
  await page.getByRole('heading', { level: 1, name: 'Exam Completed!' }).waitFor()
  return { first, all: sum(await Promise.all(scripts)), seen, keys }
}

/** The least that a press can take here: the same keys on a page that only shows which one it was. */
async function pressOnBarePage(page: Page) {
  await throttle(page)
  await page.addInitScript(watchPage)
  await page.goto('/robots.txt')
  await page.setContent('<p>0</p>')
  await page.evaluate(() => {
    document.addEventListener('keydown', ({ key, timeStamp }) => {
      document.querySelector('p')!.textContent = `${key} ${timeStamp}`
    })
  })
  for (let pressed = 0; pressed < QUESTIONS; pressed++) {
    await page.keyboard.press('a')
    await page.waitForTimeout(20)
  }
  const seen = await page.evaluate(() => (window as Window & { seen?: Seen }).seen!)
  await page.close()
  return inpOf(seen)
}

async function throttle(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE })
}

/** As browsers define it: of every fifty interactions the worst is left out. */
function inpOf({ interactions }: Seen) {
  const waits = Object.values(interactions).sort((a, b) => b - a)
  return waits[Math.min(waits.length - 1, Math.floor(waits.length / 50))] ?? 0
}

type Seen = { shift: number; shiftAfterInput: number; interactions: Record<string, number> }

/** Runs in the page. An interaction is a key with all its events; the longest of them is what the student waits. */
function watchPage() {
  const seen: Seen = { shift: 0, shiftAfterInput: 0, interactions: {} }
  Object.assign(window, { seen })
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  type Event = PerformanceEntry & { interactionId: number }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) seen.shiftAfterInput += entry.value
      else seen.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries() as Event[]) {
      if (id) seen.interactions[id] = Math.max(seen.interactions[id] ?? 0, duration)
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

function report({ first, all, seen, keys }: Awaited<ReturnType<typeof takeExam>>, floor: number) {
  const slowest = Math.max(0, ...Object.values(seen.interactions))
  const figures = [
    ['JavaScript until question 1, kB brotli', first / 1000, LIMITS.kilobytes, 1],
    ['layout shift, whole exam', seen.shift, LIMITS.shift, 4],
    [`INP at ${CPU_THROTTLE}x CPU throttle, ms`, inpOf(seen), LIMITS.inp, 0],
    ['keystrokes a question', keys / QUESTIONS, LIMITS.keys, 2],
  ] as const
  for (const [name, value, limit, digits] of figures) {
    console.log(`${name.padEnd(42)}${value.toFixed(digits).padStart(8)}   (at most ${limit})`)
    if (value > limit) process.exitCode = 1
  }
  console.log()
  const beside = [
    ['the same keys on a bare page, ms', floor, 0],
    ['slowest interaction, ms', slowest, 0],
    ['layout shift right after a key', seen.shiftAfterInput, 4],
    ['JavaScript until the result, kB brotli', all / 1000, 1],
  ] as const
  for (const [name, value, digits] of beside) {
    console.log(`${name.padEnd(42)}${value.toFixed(digits).padStart(8)}`)
  }
}

async function atQuestion(page: Page, number: number) {
  // By its class: a search by role computes every name on the page, which would be measured too.
  await page.locator('.question-number', { hasText: new RegExp(`^${number}$`) }).waitFor()
}

/** As it travelled, where it travelled as brotli. */
async function brotliBytes(response: Response) {
  const { 'content-encoding': encoding, 'content-length': length } = response.headers()
  if (encoding === 'br' && length) return Number(length)
  return (await promisify(brotliCompress)(await response.body())).length
}

function cookieOf(header: string, url: string) {
  const [name, value] = header.split('=', 2)
  return { name: name!, value: value!, url }
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
