// npm run bench:roster
// What a roster of ten thousand rows costs beside reading its cells with the library alone, how many statements applying
// it takes, and what a hostile file costs. Every figure comes from a process of its own; medians of several.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureAdmin } from '#server/team/ensure-admin.ts'
import { parseConfig } from '#server/config.ts'
import { openDatabase } from '#server/ports/database/open-database.ts'
import {
  farCell,
  largeRoster,
  lyingZipBomb,
  openTags,
  rosterOf,
  zipBomb,
} from '#server/roster/fixtures.ts'
import { readRoster } from '#server/roster/read-roster.ts'
import { reviewRoster, uploadRoster } from '#server/roster/upload-roster.ts'
import { countStatements } from '#server/test/count-statements.ts'
import { median } from './median.ts'

/** Promised: times the processor time of the library alone; megabytes above idle; milliseconds. */
const LIMITS = { ratio: 2, megabytes: 64, milliseconds: 250 }
const ROWS = 10_000
const ROUNDS = 5
const DOMAINS = ['school.example']

const [mode, file] = process.argv.slice(2)
const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-roster-'))
try {
  if (mode === undefined || file === undefined) await compareAll()
  else console.log(JSON.stringify(await measureOne(mode, file)))
} finally {
  rmSync(folder, { recursive: true })
}

async function compareAll() {
  const roster = await save('roster.xlsx', largeRoster(ROWS))
  const few = await save('few.xlsx', largeRoster(10))
  // In turn, so that what else the machine is doing falls on both.
  const pairs = Array.from({ length: ROUNDS }, () =>
    ['library', 'preview'].map((mode) => measure(mode, roster).seconds),
  )
  const alone = pairs.map(([library]) => library!)
  const preview = pairs.map(([, product]) => product!)
  const ratio = median(preview) / median(alone)
  console.log(`${ROWS} rows, processor seconds, median of ${ROUNDS} processes each`)
  console.log(`library alone  ${median(alone).toFixed(2)}`)
  console.log(`preview        ${median(preview).toFixed(2)}`)
  console.log(`ratio          ${ratio.toFixed(2)}   (at most ${LIMITS.ratio})`)
  const [many, little] = [measure('apply', roster), measure('apply', few)]
  console.log(`applied        ${many.seconds.toFixed(2)} s, ${many.statements} statements`)
  console.log(`10 rows        ${little.seconds.toFixed(2)} s, ${little.statements} statements`)
  const sound = compareBombs()
  if (ratio > LIMITS.ratio || many.statements !== little.statements || !sound) process.exitCode = 1
}

function compareBombs() {
  let sound = true
  const bombs = {
    'zip bomb': zipBomb(),
    'lying zip bomb': lyingZipBomb(),
    'far cell': farCell(),
    'open tags': openTags(),
  }
  for (const [name, bytes] of Object.entries(bombs)) {
    const all = rounds('bomb', saveBytes('bomb.xlsx', bytes))
    const megabytes = median(all.map((round) => round.megabytes))
    const milliseconds = median(all.map((round) => round.milliseconds))
    const size = `${(bytes.length / 1000).toFixed(1)} kB`
    console.log(
      `${name.padEnd(15)}${size.padStart(9)}: ${megabytes.toFixed(0)} MB above idle, ${milliseconds.toFixed(0)} ms   (at most ${LIMITS.megabytes} MB, ${LIMITS.milliseconds} ms)`,
    )
    sound &&= megabytes <= LIMITS.megabytes && milliseconds <= LIMITS.milliseconds
  }
  return sound
}

type Figures = { seconds: number; milliseconds: number; megabytes: number; statements: number }

function rounds(mode: string, file: string) {
  return Array.from({ length: ROUNDS }, () => measure(mode, file))
}

function measure(mode: string, file: string): Figures {
  const args = [fileURLToPath(import.meta.url), mode, file]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`A measured process failed: ${stderr}`)
  // Our own line, written by `measureOne`.
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Figures
}

async function measureOne(mode: string, file: string): Promise<Figures> {
  const bytes = readFileSync(file)
  switch (mode) {
    case 'library':
      return timed(() => readAlone(bytes))
    case 'bomb':
      return timed(() => readRoster({ name: 'bomb.xlsx', bytes }, DOMAINS).catch(expectRefusal))
    default:
      return withTeam(bytes, mode === 'apply' ? uploadRoster : reviewRoster)
  }
}

/** With the options that the product reads with, and every cell looked at once. */
async function readAlone(bytes: Buffer) {
  const { read } = await import('@e965/xlsx')
  const { Sheets } = read(bytes, {
    type: 'buffer',
    dense: true,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
    cellNF: true,
  })
  const cells = Object.values(Sheets).flatMap((sheet) => sheet['!data'] ?? [])
  return cells.reduce((sum, row) => sum + row.length, 0)
}

/** On the embedded database, whose work counts too. */
async function withTeam(bytes: Buffer, act: typeof uploadRoster) {
  const config = parseConfig({ DATA_DIR: folder })
  const { db, close } = await openDatabase(config.database)
  const counted = countStatements(db)
  const clock = { now: () => new Date() }
  const deps = { config, db: counted.db, clock } as Parameters<typeof uploadRoster>[0]
  await ensureAdmin(deps)
  const { id, email } = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .executeTakeFirstOrThrow()
  const admin = { id, email, role: 'admin', sessionId: id } as const
  const named = new File([new Uint8Array(bytes)], 'roster.xlsx')
  // Both sides once, so that neither pays for the first statement of a database.
  await reviewRoster(deps, admin, rosterOf(['a@school.example', 'A', 'B', 'student', true]))
  counted.statements = 0
  const figures = await timed(() => act(deps, admin, named))
  await close()
  return { ...figures, statements: counted.statements }
}

async function timed(act: () => Promise<unknown>): Promise<Figures> {
  const idle = forgetPeak()
  const [cpu, start] = [process.cpuUsage(), performance.now()]
  await act()
  const { user, system } = process.cpuUsage(cpu)
  return {
    seconds: (user + system) / 1e6,
    milliseconds: performance.now() - start,
    megabytes: peakMegabytes() - idle,
    statements: 0,
  }
}

/** Resident now; from here on `peakMegabytes` counts. Linux only, elsewhere the end counts for the peak. */
function forgetPeak() {
  if (process.platform === 'linux') writeFileSync('/proc/self/clear_refs', '5')
  return peakMegabytes()
}

function peakMegabytes() {
  if (process.platform !== 'linux') return process.memoryUsage.rss() / 1024 / 1024
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))![1]
  return Number(kilobytes) / 1024
}

function expectRefusal(error: Error) {
  if (error.name !== 'RosterRefused') throw error
}

async function save(name: string, content: File) {
  return saveBytes(name, Buffer.from(await content.arrayBuffer()))
}

function saveBytes(name: string, bytes: Buffer) {
  const target = path.join(folder, name)
  writeFileSync(target, bytes)
  return target
}
