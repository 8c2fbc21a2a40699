import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import {
  DAMAGED,
  farAway,
  LOCK_FILE,
  NOT_A_WORKBOOK,
  OLD_WORKBOOK,
  PDF_FILE,
  TEXT_FILE,
  UNPACKS_TOO_LARGE,
} from './messages.ts'
import { farCell, lyingZipBomb, openTags, rosterOf, zipBomb, zipOf } from './fixtures.ts'
import { readRoster } from './read-roster.ts'

const refusalOf = (bytes: Buffer, name = 'roster.xlsx') =>
  readRoster({ name, bytes }, ['school.example']).then(
    () => 'read',
    (error: Error) => `${error.name}: ${error.message}`,
  )
const refused = (message: string) => `RosterRefused: ${message}`

test.each([
  ['a renamed PDF', '%PDF-1.7\n%\u00e2\u00e3', PDF_FILE],
  ['a renamed CSV', 'email,firstName\nmaya@school.example,Maya', TEXT_FILE],
  ['an older workbook', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', OLD_WORKBOOK],
  ['an empty file', '', NOT_A_WORKBOOK],
  ['anything else', '\u0000\u0001\u0002', NOT_A_WORKBOOK],
])('%s is refused in words', async (_, content, message) => {
  expect(await refusalOf(Buffer.from(content, 'latin1'))).toBe(refused(message))
})

test('the lock file beside an open workbook is told from the workbook', async () => {
  const bytes = Buffer.concat([Buffer.from('\u0005Maya Okafor'), Buffer.alloc(150, 0x20)])
  expect(await refusalOf(bytes, '~$roster.xlsx')).toBe(refused(LOCK_FILE))
})

test('a zip of something else is not a workbook', async () => {
  const bytes = zipOf({ 'word/document.xml': Buffer.from('<document/>') })
  expect(await refusalOf(bytes)).toBe(refused(NOT_A_WORKBOOK))
})

test('a workbook cut off in the middle is damaged', async () => {
  const whole = Buffer.from(await rosterOf(['a@school.example', '', '', '', '']).arrayBuffer())
  expect(await refusalOf(whole.subarray(0, whole.length / 2))).toBe(refused(DAMAGED))
})

test('a bomb is refused by what it says of itself', async () => {
  const bomb = zipBomb()
  expect(bomb.length).toBeLessThan(220_000)
  expect(await refusalOf(bomb)).toBe(refused(UNPACKS_TOO_LARGE))
})

test('a bomb that says it is small is stopped as soon as it is not', async () => {
  expect(await refusalOf(lyingZipBomb())).toBe(refused(DAMAGED))
})

test('a cell in the last corner of a sheet is refused before anything unpacks it', async () => {
  const bytes = farCell()
  expect(bytes.length).toBeLessThan(1500)
  expect(await refusalOf(bytes)).toBe(refused(farAway('row 1048576')))
})

test('a million small cells are more than a roster', async () => {
  const sheet = `<worksheet><sheetData>${'<c/>'.repeat(1_000_000)}</sheetData></worksheet>`
  const parts = { 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': sheet }
  expect(await refusalOf(zipOf(mapText(parts)))).toBe(refused(UNPACKS_TOO_LARGE))
})

test('tags that never end are refused at the first, not read to the end once for each', async () => {
  const bytes = openTags()
  expect(bytes.length).toBeLessThan(11_000)
  expect(await refusalOf(bytes)).toBe(refused(DAMAGED))
})

test('a place behind a "<" inside a tag, which was not looked at, is not opened', async () => {
  const sheet = '<worksheet><row r="1"><c s="<" r="XFD1048576"/></row></worksheet>'
  const parts = { 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': sheet }
  expect(await refusalOf(zipOf(mapText(parts)))).toBe(refused(DAMAGED))
})

test('a sheet in UTF-16, where the look before would see nothing, is not opened', async () => {
  const parts = mapText({ 'xl/workbook.xml': '<workbook/>' })
  const sheet = Buffer.from('<worksheet><c r="XFD1048576"/></worksheet>', 'utf16le')
  expect(await refusalOf(zipOf({ ...parts, 'xl/worksheets/sheet1.xml': sheet }))).toBe(
    refused(DAMAGED),
  )
})

test('a sheet that is called something else is looked at all the same', async () => {
  const parts = { 'xl/workbook.xml': '<workbook/>', 'xl/sheet.png': '<c r="ZZZ1"/>' }
  expect(await refusalOf(zipOf(mapText(parts)))).toBe(refused(farAway('ZZZ1')))
})

test('a picture on the sheet is no reason to refuse it', async () => {
  const roster = await rosterOf(['a@school.example', '', '', '', '']).arrayBuffer()
  const picture = Buffer.alloc(100_000, 0)
  picture[0] = '<'.charCodeAt(0)
  const parts = { ...(await partsOf(Buffer.from(roster))), 'xl/media/logo.emf': picture }
  expect(await refusalOf(zipOf(parts))).toBe('read')
})

async function partsOf(bytes: Buffer) {
  const zip = await fromBufferPromise(bytes)
  const parts: Record<string, Buffer> = {}
  for await (const entry of zip.eachEntry())
    parts[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry))
  return parts
}

const mapText = (parts: Record<string, string>) =>
  Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)]))
