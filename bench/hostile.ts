import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { soundExam } from '#server/extraction/broken-fixtures.ts'
import { HOSTILE_PDFS, type Fate } from '#server/extraction/hostile-pdfs.ts'
import { PdfRefused, readPdf, type ReadLimits } from '#server/extraction/read-pdf.ts'
import { startUploads } from './hostile-uploads.ts'

// npm run bench:hostile [-- --only WORDS] [--part reader|server]
// Hostile PDFs, all made by code, each given to the reader and to a running server as an admin's upload: refused with a
// reason or read within the limits, the server no larger than before, and nothing in its log.
const LIMITS = { milliseconds: 12_000, megabytes: 400 }
/** How far a reader may grow past its limit before it is seen, and how long its start and its end take here. */
const OVERRUN = { milliseconds: 5000, megabytes: 200 }
/** Of the server, beside what it takes for sound PDFs. */
const GROWTH_MEGABYTES = 32
/** The reader's own limit, with as much as a busy machine may add. */
const PATIENCE_MS = 60_000

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, part: { type: 'string' } },
})
const asked = HOSTILE_PDFS.filter(({ name }) => name.includes(values.only))
const folder = mkdtempSync(join(tmpdir(), 'finalist-hostile-'))
const surprises: string[] = []
try {
  if (values.part !== 'server') await readAll()
  if (values.part !== 'reader') await uploadAll()
} finally {
  rmSync(folder, { recursive: true })
}
console.log(`${asked.length} hostile PDFs, read and uploaded; ${surprises.length} surprises`)
for (const surprise of surprises) console.log(surprise)
process.exit(surprises.length > 0 || asked.length === 0 ? 1 : 0)

function tell(name: string, fate: string, ms: number, megabytes: number, isRight: boolean) {
  const figures = `${ms.toFixed(0).padStart(6)} ms ${megabytes.toFixed(0).padStart(4)} MB`
  const line = `${name.padEnd(38)} ${fate.padEnd(16)} ${figures}`
  console.log(line)
  if (!isRight) surprises.push(line)
}

/** In the reader's own process, whose peak is told. */
async function readAll() {
  console.log('The reader, and the most its process took')
  for (const { name, make, fates } of asked) {
    const outcome = await read(await make(), LIMITS)
    const isWithin =
      outcome.ms <= LIMITS.milliseconds + OVERRUN.milliseconds &&
      outcome.megabytes <= LIMITS.megabytes + OVERRUN.megabytes
    tell(
      name,
      outcome.fate,
      outcome.ms,
      outcome.megabytes,
      isRight(fates, outcome.fate) && isWithin,
    )
  }
  const long = await read(await soundExam(), { ...LIMITS, characters: 1000 })
  const isStopped = long.fate === 'too-much-memory'
  tell('more text than is taken', long.fate, long.ms, long.megabytes, isStopped)
}

async function read(bytes: Buffer, limits: Partial<ReadLimits>) {
  const file = join(folder, 'hostile.pdf')
  writeFileSync(file, bytes)
  let megabytes = 0
  const look = setInterval(() => void (megabytes = Math.max(megabytes, childMegabytes())), 10)
  const started = performance.now()
  const fate = await readPdf(file, limits).then(
    () => 'read',
    (error: unknown) => (error instanceof PdfRefused ? error.reason : `surprise: ${String(error)}`),
  )
  clearInterval(look)
  return { fate, ms: performance.now() - started, megabytes }
}

function isRight(fates: Fate[], fate: string) {
  return fates.some((right) => right === fate)
}

/** Resident, of this process's one child; 0 where there is no /proc to ask. */
function childMegabytes() {
  if (process.platform !== 'linux') return 0
  return readdirSync('/proc').reduce((most, pid) => {
    if (!/^\d+$/.test(pid)) return most
    const status = statusOf(pid)
    if (!status.includes(`\nPPid:\t${process.pid}\n`)) return most
    return Math.max(most, Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024)
  }, 0)
}

function statusOf(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

/** As an admin does it, in a server of its own. */
async function uploadAll() {
  console.log('The server, and how much it grew over what sound PDFs take')
  const server = await startUploads(join(folder, 'data'))
  let most = 0
  for (const { name, make, fates } of asked) {
    const { fate, ms, megabytes } = await server.process(await make())
    most = Math.max(most, megabytes)
    const isWithin = ms <= PATIENCE_MS && megabytes <= GROWTH_MEGABYTES
    tell(name, fate, ms, megabytes, isRight(fates, fate) && isWithin)
  }
  console.log(`grown by ${most.toFixed(1)} MB at most (needs ≤ ${GROWTH_MEGABYTES} MB)`)
  surprises.push(...(await server.stop()))
}
