import { Worker } from 'node:worker_threads'
import {
  DAMAGED,
  LOCK_FILE,
  NOT_A_WORKBOOK,
  OLD_WORKBOOK,
  PDF_FILE,
  TEXT_FILE,
  TOO_SLOW,
} from './messages.ts'
import { RosterRefused } from './roster-refused.ts'
import { sortRows, type SortedRows } from './roster-row.ts'
import { readTable, type Sheet } from './roster-table.ts'
import { scanWorkbook } from './workbook-scan.ts'

/** Milliseconds. The largest roster allowed takes one second; an old laptop may need ten times that. */
const LONGEST = 15_000
/** Megabytes. The largest roster allowed needs some 150; the scan has bounded what is not counted here. */
const MOST_HEAP = 400

/** Room for all a roster's cells at once, which spares collecting them again and again. */
const YOUNG_HEAP = 64

export type RosterFile = { name: string; bytes: Buffer }

/**
 * Reads a workbook's roster: looked through first, then unpacked in a thread of its own, so that nobody waits and
 * nothing hostile is unpacked at all. @throws RosterRefused for a file that is no roster.
 */
export async function readRoster(
  { name, bytes }: RosterFile,
  domains: readonly string[],
): Promise<SortedRows> {
  refuseOtherKinds(name, bytes)
  await scanWorkbook(bytes)
  const { sheet, rows } = readTable(await readSheets(bytes))
  return { sheet, ...sortRows(rows, domains) }
}

function refuseOtherKinds(name: string, bytes: Buffer) {
  const start = bytes.toString('latin1', 0, 4)
  if (start === 'PK\u0003\u0004') return
  if (name.startsWith('~$')) throw new RosterRefused(LOCK_FILE)
  if (start === '%PDF') throw new RosterRefused(PDF_FILE)
  if (start === '\u00d0\u00cf\u0011\u00e0') throw new RosterRefused(OLD_WORKBOOK)
  const isText = bytes.length > 0 && !bytes.subarray(0, 1024).includes(0)
  throw new RosterRefused(isText ? TEXT_FILE : NOT_A_WORKBOOK)
}

async function readSheets(bytes: Buffer): Promise<Sheet[]> {
  const worker = new Worker(new URL('./read-in-worker.mjs', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP, maxYoungGenerationSizeMb: YOUNG_HEAP },
    // It needs nothing of the server's environment.
    env: {},
  })
  const text = await new Promise<string>((resolve, reject) => {
    const deadline = setTimeout(() => reject(new RosterRefused(TOO_SLOW)), LONGEST)
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new RosterRefused(TOO_SLOW) : error),
    )
    worker.once('exit', () => {
      clearTimeout(deadline)
      reject(new Error('The roster worker ended without a word.'))
    })
  }).finally(() => void worker.terminate())
  // Our own worker's words.
  const sheets = JSON.parse(text) as Sheet[] | null
  if (sheets === null) throw new RosterRefused(DAMAGED)
  return sheets
}
