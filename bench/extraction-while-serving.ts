import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseConfig } from '#server/config.ts'
import { residentMegabytes } from '#server/extraction/resident-memory.ts'
import { startServerProcess, type ServerProcess } from '#server/test/server-process.ts'
import { seedStudents, signInStudents } from '#server/test/students.ts'
import { demoExamPdf } from '../scripts/demo-exam.ts'
import { send, sendAll, type Call } from './load.ts'
import { percentile } from './median.ts'

// npm run bench:serving
// While a PDF is being read, another call takes at most twice as long as otherwise, and the server grows little.
const PER_SECOND = 50
const ROUNDS = 4
const SECONDS = 6
/** As many times slower, or that many milliseconds, whichever is larger. */
const [TIMES, MILLISECONDS] = [2, 10]
const MEGABYTES = 32
/** So that the server has grown to the size that serving alone gives it. */
const WARM_UP = 3000

process.exit((await main()) ? 0 : 1)

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'finalist-bench-'))
  const pdf = join(folder, 'exam.pdf')
  writeFileSync(pdf, await demoExamPdf())
  const environment = { DATA_DIR: folder, PDF: pdf }
  const size = { students: 1, questions: 100 }
  const seed = await seedStudents(parseConfig(environment).database, size)
  const server = await startServerProcess({ environment, script: 'bench/reading-server.ts' })
  try {
    const [student] = await signInStudents(server.url, seed)
    const call: Call = { method: 'GET', path: '/api/exams', cookie: student!.cookie }
    const warmUp = Array.from({ length: WARM_UP }, () => call)
    await sendAll(server.url, 4, warmUp)
    return judge(await measure(server, call))
  } finally {
    await server.end('SIGTERM')
    rmSync(folder, { recursive: true })
  }
}

type Measured = { latencies: number[]; megabytes: number }

/** At rest and reading in turns. */
async function measure(server: ServerProcess, call: Call) {
  const idle: Measured = { latencies: [], megabytes: 0 }
  const busy: Measured = { latencies: [], megabytes: 0 }
  let readings = 0
  for (let round = 1; round <= ROUNDS; round++) {
    await observe(server, call, idle)
    server.process.send('read')
    await observe(server, call, busy)
    const rested = once(server.process, 'message')
    server.process.send('rest')
    // The reading server says nothing else.
    readings += ((await rested)[0] as { readings: number }).readings
  }
  return { idle, busy, readings }
}

/** Calls at a steady pace, whether the one before was answered or not, noting the server's size now and then. */
async function observe(server: ServerProcess, call: Call, measured: Measured) {
  const agent = new Agent({ keepAlive: true })
  const answers: Promise<unknown>[] = []
  const started = performance.now()
  for (let i = 0; i < PER_SECOND * SECONDS; i++) {
    const due = started + (i * 1000) / PER_SECOND
    await wait(Math.max(0, due - performance.now()))
    answers.push(timed(server.url, agent, call).then((ms) => measured.latencies.push(ms)))
    if (i % PER_SECOND === 0) {
      const megabytes = (await residentMegabytes(server.process.pid!)) ?? 0
      measured.megabytes = Math.max(measured.megabytes, megabytes)
    }
  }
  await Promise.all(answers)
  agent.destroy()
}

async function timed(url: string, agent: Agent, call: Call) {
  const started = performance.now()
  await send(url, agent, call)
  return performance.now() - started
}

function judge({ idle, busy, readings }: Awaited<ReturnType<typeof measure>>) {
  const [calm, pressed] = [percentile(idle.latencies, 99), percentile(busy.latencies, 99)]
  const limit = Math.max(TIMES * calm, MILLISECONDS)
  const grown = busy.megabytes - idle.megabytes
  console.log(
    `idle: p99 ${calm.toFixed(1)} ms of ${idle.latencies.length} calls, ${idle.megabytes.toFixed(0)} MB`,
  )
  console.log(
    `reading: p99 ${pressed.toFixed(1)} ms of ${busy.latencies.length} calls, ${busy.megabytes.toFixed(0)} MB, ` +
      `${readings} PDFs read`,
  )
  if (calm > MILLISECONDS)
    console.log('This machine is busy with something else: try again when it is quiet.')
  console.log(`p99 ${pressed.toFixed(1)} ms (needs ≤ ${limit.toFixed(1)} ms)`)
  console.log(`grown by ${grown.toFixed(1)} MB (needs ≤ ${MEGABYTES} MB)`)
  return pressed <= limit && grown <= MEGABYTES && readings >= ROUNDS
}
