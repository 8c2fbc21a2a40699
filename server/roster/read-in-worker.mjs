// The worker of read-roster.ts: unpacks one workbook beside the server's own thread, says what its cells hold, ends.
// Plain JavaScript that imports the library alone: loading a stripper of types would cost a fifth of reading a roster.
import { parentPort, workerData } from 'node:worker_threads'
import { read, SSF } from '@e965/xlsx'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(JSON.stringify(readSheets(workerData)))

/** Null where the library stumbles: nothing in the file is trusted, so that is the file's own fault. */
function readSheets(bytes) {
  try {
    const { SheetNames, Sheets } = read(bytes, {
      type: 'buffer',
      dense: true,
      // Values as stored; a formula counts as the value it had when it was saved.
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
    })
    return SheetNames.map((name) => ({ name, ...contentOf(Sheets[name]) }))
  } catch {
    return null
  }
}

/** Sparse rows of plain values; as one text they cross to the other thread at half the price of a copy of each. */
function contentOf(sheet) {
  const rows = (sheet['!data'] ?? []).map((row) => row.map(valueOf))
  const merges = (sheet['!merges'] ?? []).map(({ s, e }) => [s.r, s.c, e.r])
  return { rows, merges }
}

function valueOf(cell) {
  if (!cell) return null
  if (cell.t === 'e') return { error: true }
  if (cell.t === 'n' && cell.z && SSF.is_date(cell.z)) return { date: SSF.format(cell.z, cell.v) }
  return cell.v ?? null
}
