// The worker of read-roster.ts: unpacks and reads one workbook beside the server's own thread, says one thing, ends.
import { parentPort, workerData } from 'node:worker_threads'
import { read } from '@e965/xlsx'
import { DAMAGED } from './messages.ts'
import { sortRows, type SortedRows } from './roster-row.ts'
import { RosterRefused } from './roster-refused.ts'
import { readTable } from './roster-table.ts'

export type WorkerInput = { bytes: Uint8Array; domains: readonly string[] }
export type WorkerReply = SortedRows | { refused: string }

// Given by read-roster.ts, and by nobody else.
const { bytes, domains } = workerData as WorkerInput
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort!.postMessage(sortedRows())

function sortedRows(): WorkerReply {
  try {
    const { sheet, rows } = readTable(parseWorkbook())
    return { sheet, ...sortRows(rows, domains) }
  } catch (error) {
    if (error instanceof RosterRefused) return { refused: error.message }
    throw error
  }
}

/** Values as stored; a formula counts as the value it had when it was saved. */
function parseWorkbook() {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
    })
  } catch {
    // Nothing in the file is trusted: what it makes the library stumble over is the file's own fault.
    throw new RosterRefused(DAMAGED)
  }
}
