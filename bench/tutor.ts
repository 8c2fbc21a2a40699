import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import questions from '#content/evaluation/tutor-questions.json' with { type: 'json' }
import { parseConfig } from '#server/config.ts'
import { signInByLink } from '#server/test/cookies.ts'
import { createOwnDatabase, hasPostgres } from '#server/test/own-database.ts'
import { startServerProcess } from '#server/test/server-process.ts'
import { seedStudents } from '#server/test/students.ts'
import { median } from './median.ts'

// npm run bench:tutor
// A question to the tutor, streamed by a model whose first token takes 50 ms: time to the first word, beside a bare Node
// pipe of the same upstream, in the same run. Once through the product's own part alone (a coach that only passes its
// upstream on), once through the language-model adapter as well. Then a thousand streams that nobody reads to their end,
// which must leave none open.
const TIMES = 1.3
const ROUNDS = 3
const ALONE = 20
const TOGETHER = 50
/** For each of the streams that run at the same time. */
const EACH = 3
/** Before they count: code that has run a few hundred times is compiled. */
const WARM = 10
const ABORTED = 1000
const ABORTED_AT_ONCE = 25
/** Enough of them that none meets the limit of messages a minute. */
const STUDENTS = 250
/** What students type, one after the other: what was read once is not read faster the second time. */
const MESSAGES = questions.map(({ turns }) => turns[0]!)

type Side = { name: string; url: string; path: string; cookies: string[]; asked: number }

process.exit((await main()) ? 0 : 1)

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'finalist-bench-'))
  const database = hasPostgres() ? await createOwnDatabase({ durable: false }) : undefined
  const model = await startServerProcess({ environment: {}, script: 'bench/slow-model.ts' })
  const environment = {
    DATA_DIR: folder,
    ...(database && { DATABASE_URL: database.url }),
    ...{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'slow', AI_BASE_URL: `${model.url}/v1` },
    ...{ AI_REQUESTS_PER_DAY: '100000', AI_TOKENS_PER_DAY: '1000000000' },
  }
  const size = { students: STUDENTS, questions: 20 }
  const { links } = await seedStudents(parseConfig(environment).database, size)
  const upstream = { UPSTREAM: `${model.url}/v1/chat/completions` }
  const server = await startServerProcess({ environment })
  const piping = await startServerProcess({
    environment: { ...environment, ...upstream },
    script: 'bench/piping-server.ts',
  })
  const pipe = await startServerProcess({ environment: upstream, script: 'bench/bare-pipe.ts' })
  try {
    console.log(
      `Node ${process.versions.node}, ${database ? 'PostgreSQL' : 'the embedded database'}`,
    )
    const cookies = await signInAll(server.url, links)
    const path = '/api/chat/message'
    const bare: Side = { name: 'bare pipe', url: pipe.url, path: '/', cookies: [''], asked: 0 }
    const calls: Side = { name: 'the calls', url: piping.url, path, cookies, asked: 0 }
    const adapter: Side = { name: 'with the adapter', url: server.url, path, cookies, asked: 0 }
    const ratios = []
    for (const streams of [1, TOGETHER])
      ratios.push(...(await compare([bare, calls, adapter], streams)))
    const left = await abortMany(adapter, model.url)
    return ratios.every((ratio) => ratio <= TIMES) && left === 0
  } finally {
    for (const one of [server, piping, pipe, model]) await one.end('SIGTERM')
    await database?.stop()
    rmSync(folder, { recursive: true })
  }
}

async function signInAll(url: string, links: string[]) {
  const cookies = []
  for (const link of links) cookies.push(await signInByLink(url + link))
  return cookies
}

/** The ratios of the medians to the first side's, over rounds that take turns. */
async function compare(sides: Side[], streams: number) {
  const each = streams === 1 ? ALONE : EACH
  for (const side of sides) await firstWords(side, streams, WARM)
  const times = new Map(sides.map((side) => [side, [] as number[]]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of sides) times.get(side)!.push(...(await firstWords(side, streams, each)))
  }
  const [base, ...medians] = sides.map((side) => median(times.get(side)!))
  console.log(`${streams} at a time: ${sides[0]!.name} ${base!.toFixed(1)} ms to the first word`)
  return medians.map((ms, place) => {
    const ratio = ms / base!
    console.log(
      `  ${sides[place + 1]!.name} ${ms.toFixed(1)} ms, ratio ${ratio.toFixed(2)} (needs ≤ ${TIMES})`,
    )
    return ratio
  })
}

/** Each stream is read to its end before its place asks again; they begin spread over a stream's length. */
async function firstWords(side: Side, streams: number, each: number) {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const work = async (place: number) => {
    await wait((place * 450) / streams)
    for (let i = 0; i < each; i++) times.push(await ask(side, agent))
  }
  await Promise.all(Array.from({ length: streams }, (_, place) => work(place)))
  agent.destroy()
  return times
}

/** Milliseconds to the first word; with `abortAfter` the connection is cut so many milliseconds after it was asked. */
function ask(side: Side, agent: Agent, abortAfter?: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const cookie = side.cookies[side.asked++ % side.cookies.length]!
    const content = MESSAGES[side.asked % MESSAGES.length]!
    const body = JSON.stringify({ messages: [{ role: 'user', content }] })
    const headers = {
      ...{ cookie, accept: 'text/event-stream', 'content-type': 'application/json' },
      'content-length': Buffer.byteLength(body),
    }
    const started = performance.now()
    let first = 0
    const call = request(side.url + side.path, { method: 'POST', agent, headers }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`Answered ${reply.statusCode}`))
      reply.on('data', (part: Buffer) => {
        if (first === 0 && part.includes('word')) first = performance.now() - started
      })
      reply.once('end', () => resolve(first))
      reply.on('error', () => resolve(first))
    })
    call.on('error', (error) => (abortAfter === undefined ? reject(error) : resolve(first)))
    call.end(body)
    if (abortAfter !== undefined) setTimeout(() => call.destroy(), abortAfter)
  })
}

/** Cut at all kinds of moments: before the model was asked, while it thinks, and while it talks. */
async function abortMany(product: Side, modelUrl: string) {
  const agent = new Agent()
  let asked = 0
  const work = async () => {
    while (asked < ABORTED) await ask(product, agent, 5 + ((asked++ * 37) % 250))
  }
  await Promise.all(Array.from({ length: ABORTED_AT_ONCE }, work))
  const cut = performance.now()
  let left = await openStreams(modelUrl)
  while (left > 0 && performance.now() - cut < 2000) {
    await wait(5)
    left = await openStreams(modelUrl)
  }
  const took = (performance.now() - cut).toFixed(0)
  console.log(`${asked} aborted streams leave ${left} open (needs 0), ${took} ms after the last`)
  agent.destroy()
  return left
}

async function openStreams(url: string) {
  // The slow model says nothing else.
  return ((await (await fetch(url)).json()) as { open: number }).open
}
