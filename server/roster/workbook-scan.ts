import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { RosterRefused } from './roster-refused.ts'
import { DAMAGED, farAway, NOT_A_WORKBOOK, UNPACKS_TOO_LARGE } from './messages.ts'

/** Ten thousand people unpack to 3 MB. Pictures, which do not shrink, are within the limit of the file itself. */
const MOST_BYTES = 24 * 1024 * 1024
/** Sheets, styles, themes, pictures: a workbook of a school's office has some twenty. */
const MOST_ENTRIES = 400
const MOST_SHEETS = 20
/** The roster's own rows with a title above them and notes below. */
const LAST_ROW = 25_000
/** Column IV, where the older format ended. */
const LAST_COLUMN = 256
/** Twenty thousand people with columns to Z, which some programs write out although they are empty. */
const MOST_CELLS = 520_000
/** A tag of a real sheet has some hundred characters. */
const LONGEST_TAG = 16 * 1024

/**
 * Looks through a workbook before anything unpacks it: how many parts, how much they say and really come to, and where
 * their cells are. Needs no more memory than one piece of one part. @throws RosterRefused
 */
export async function scanWorkbook(bytes: Buffer) {
  const zip = await fromBufferPromise(bytes).catch(refuseDamaged)
  const entries = await listEntries(zip)
  if (!entries.some(({ fileName }) => fileName === 'xl/workbook.xml'))
    throw new RosterRefused(NOT_A_WORKBOOK)
  const tally: Tally = { bytes: 0, cells: 0, sheets: 0 }
  for (const entry of entries) await scanEntry(zip, entry, tally).catch(refuseDamaged)
}

type Tally = { bytes: number; cells: number; sheets: number }

/** What the zip itself says is enough to refuse most bombs: nothing is unpacked then. */
async function listEntries(zip: ZipFile) {
  const entries: Entry[] = []
  let declared = 0
  if (zip.entryCount > MOST_ENTRIES) throw new RosterRefused(UNPACKS_TOO_LARGE)
  try {
    for await (const entry of zip.eachEntry()) {
      declared += entry.uncompressedSize
      entries.push(entry)
      if (declared > MOST_BYTES) throw new RosterRefused(UNPACKS_TOO_LARGE)
    }
  } catch (error) {
    refuseDamaged(error)
  }
  return entries
}

async function scanEntry(zip: ZipFile, entry: Entry, tally: Tally) {
  if (entry.fileName.endsWith('/')) return
  const look = lookInto(entry.fileName, tally)
  // It ends with an error as soon as more comes out than was declared.
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    // A stream of bytes has pieces of bytes.
    const bytes = piece as Buffer
    tally.bytes += bytes.length
    if (tally.bytes > MOST_BYTES) throw new RosterRefused(UNPACKS_TOO_LARGE)
    look(bytes)
  }
}

function lookInto(name: string, tally: Tally): (piece: Buffer) => void {
  if (name === 'xl/workbook.xml') return eachTag(SHEET, 'text', () => countSheet(tally))
  // Any part may be named as a sheet, whatever it is called.
  const kind = /\.(xml|rels|vml)$/i.test(name) ? 'text' : 'picture'
  return eachTag(CELL, kind, (tag) => countCell(tag, tally))
}

const SHEET = /<(?:\w+:)?sheet\s/y
// A tag ends where the next one begins, or what looks for its end would read the rest of the part for every cell.
const CELL =
  /<(?:\w+:)?(?:c|row|mergeCell)(?=[\s/>])(?:[^<>]*?\sr(?:ef)?\s*=\s*["']([A-Z]*)(\d*))?/y

function countSheet(tally: Tally) {
  if (++tally.sheets > MOST_SHEETS) throw new RosterRefused(UNPACKS_TOO_LARGE)
}

function countCell([, letters = '', digits = '']: RegExpMatchArray, tally: Tally) {
  if (++tally.cells > MOST_CELLS) throw new RosterRefused(UNPACKS_TOO_LARGE)
  const isFar =
    Number(digits) > LAST_ROW || letters.length > 2 || columnNumber(letters) > LAST_COLUMN
  if (isFar) throw new RosterRefused(farAway(letters === '' ? `row ${digits}` : letters + digits))
}

function columnNumber(letters: string) {
  let number = 0
  for (let i = 0; i < letters.length; i++) number = number * 26 + letters.charCodeAt(i) - 64
  return number
}

const SLASH = 0x2f

type Take = (tag: RegExpMatchArray) => void

/**
 * Finds tags in text that comes in pieces; one that is cut in two is seen whole with the next piece. `pattern` is sticky:
 * it is asked at every beginning of a tag.
 */
function eachTag(pattern: RegExp, kind: 'text' | 'picture', take: Take) {
  let rest = ''
  return (piece: Buffer) => {
    // In UTF-8 there are none; in UTF-16, where these patterns would see nothing, every letter has one.
    if (kind === 'text' && piece.includes(0)) throw new RosterRefused(DAMAGED)
    const text = rest + piece.toString('latin1')
    const cut = text.lastIndexOf('<')
    const isCutInTwo = cut > text.lastIndexOf('>')
    rest = isCutInTwo ? text.slice(cut) : ''
    if (rest.length > LONGEST_TAG) {
      if (kind === 'text') throw new RosterRefused(DAMAGED)
      rest = ''
    }
    const end = isCutInTwo ? cut : text.length
    for (let at = text.indexOf('<'); at !== -1 && at < end;) {
      const next = text.indexOf('<', at + 1)
      // Half of all tags are closing ones, and asking a pattern is what costs here.
      if (text.charCodeAt(at + 1) !== SLASH) {
        pattern.lastIndex = at
        const tag = pattern.exec(text)
        if (tag && kind === 'text') refuseUnclosed(text, at, next)
        if (tag) take(tag)
      }
      at = next
    }
  }
}

/** No attribute may hold a "<", so behind it another reader might find a place that was not seen here. */
function refuseUnclosed(text: string, at: number, next: number) {
  const isOpen = next !== -1 && text.lastIndexOf('>', next) < at
  if (isOpen) throw new RosterRefused(DAMAGED)
}

function refuseDamaged(error: unknown): never {
  throw error instanceof RosterRefused ? error : new RosterRefused(DAMAGED)
}
