import { deflateRawSync, crc32 } from 'node:zlib'
import { utils, write, type CellObject, type WorkSheet } from '@e965/xlsx'
import { ROSTER_COLUMNS } from '#contract/roster.ts'

type Value = string | number | boolean | Date | CellObject | null
type Sheet = { rows: Value[][]; merges?: string[] }

/** A workbook file as a spreadsheet program saves it; one sheet, or several by name. */
export function workbookOf(sheets: Value[][] | Record<string, Sheet>, name = 'roster.xlsx') {
  const all = Array.isArray(sheets) ? { Roster: { rows: sheets } } : sheets
  const book = utils.book_new()
  for (const [title, sheet] of Object.entries(all))
    utils.book_append_sheet(book, sheetOf(sheet), title)
  // Asked for as a buffer, it is one.
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
  return new File([new Uint8Array(bytes)], name)
}

function sheetOf({ rows, merges = [] }: Sheet): WorkSheet {
  const sheet = utils.aoa_to_sheet(rows)
  sheet['!merges'] = merges.map((range) => utils.decode_range(range))
  return sheet
}

/** A roster in the template's columns. */
export const rosterOf = (...rows: Value[][]) => workbookOf([[...ROSTER_COLUMNS], ...rows])

/** As large as a district's: every second one written as a truth value, as Excel does by itself. */
export const largeRoster = (count: number) =>
  rosterOf(
    ...Array.from({ length: count }, (_, i) => [
      `student.${i}@school.example`,
      `First ${i}x`,
      `Last ${i}x`,
      'student',
      i % 2 === 0 ? true : 'true',
    ]),
  )

/** 200 kB that unpack to two hundred megabytes. */
export const zipBomb = () =>
  zipOf({ ...SHELL, 'xl/worksheets/sheet1.xml': Buffer.alloc(200 * 1024 * 1024, 0x20) })

/** The same, where the zip says that it is small. */
export const lyingZipBomb = () =>
  zipOf(
    { ...SHELL, 'xl/worksheets/sheet1.xml': Buffer.alloc(200 * 1024 * 1024, 0x20) },
    { 'xl/worksheets/sheet1.xml': 4096 },
  )

/** Ten kilobytes that unpack to three million tags, none of which ends. */
export const openTags = () =>
  zipOf({ ...SHELL, 'xl/worksheets/sheet1.xml': Buffer.from('<c '.repeat(3_000_000)) })

/** One cell in the last corner of the largest sheet there can be. */
export const farCell = () =>
  zipOf({
    ...SHELL,
    'xl/worksheets/sheet1.xml': Buffer.from(
      `<worksheet ${MAIN}><dimension ref="A1:XFD1048576"/><sheetData>` +
        '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row></sheetData></worksheet>',
    ),
  })

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What a workbook of one sheet has around the sheet. */
const SHELL: Record<string, Buffer> = {
  '[Content_Types].xml': Buffer.from(
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  ),
  '_rels/.rels': Buffer.from(
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  'xl/_rels/workbook.xml.rels': Buffer.from(
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
  'xl/workbook.xml': Buffer.from(
    `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="Roster" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
}

/** A zip of these parts; sizes can be claimed that are not so. */
export function zipOf(parts: Record<string, Buffer>, claimed: Record<string, number> = {}) {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content, { level: 9 })
    const head = headOf(content, packed.length, claimed[name] ?? content.length, name.length)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, Buffer.from(name), packed])
    locals.push(local)
    centrals.push(centralOf(head, name, offset))
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(centrals.length, 8)
  end.writeUInt16LE(centrals.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

/** The 26 bytes that a local and a central header share, the last two being the extra field's length. */
function headOf(content: Buffer, packed: number, size: number, nameLength: number) {
  const head = Buffer.alloc(26)
  head.writeUInt16LE(20, 0)
  head.writeUInt16LE(8, 4)
  head.writeUInt32LE(crc32(content), 10)
  head.writeUInt32LE(packed, 14)
  head.writeUInt32LE(size, 18)
  head.writeUInt16LE(nameLength, 22)
  return head
}

function centralOf(head: Buffer, name: string, offset: number) {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  const made = Buffer.from([20, 0])
  return Buffer.concat([Buffer.from('PK\u0001\u0002'), made, head, rest, Buffer.from(name)])
}
