import { joinLines } from './lines.ts'
import type { Row } from './page-text.ts'
import type { Cover } from './reading.ts'

/** What stands before the first question says what exam it is; the running lines do not count. */
export function coverOf(rows: Row[]): Cover {
  const text = joinLines(rows.map((row) => row.text))
  const cluster = clusterOf(text)
  return {
    title: titleOf(rows, cluster),
    testNumber: testNumberOf(text),
    cluster,
    eventCodes: eventCodesOf(rows),
  }
}

function testNumberOf(text: string): string | null {
  return /\btest\s+(?:number|no\.?|#)?\s*[:#]?\s*(\d{3,5})\b/i.exec(text)?.[1] ?? null
}

/** Named as the catalogue does, however a cover sets them ('MANAGEMENT + ADMINISTRATION'). */
const CLUSTERS: [RegExp, string][] = [
  [/personal financial literacy/i, 'Personal Financial Literacy'],
  [/business administration core|principles? of business/i, 'Business Administration Core'],
  [
    /business management\s*(?:and|\+|&)\s*administration/i,
    'Business Management and Administration',
  ],
  [/hospitality\s*(?:and|\+|&)\s*tourism/i, 'Hospitality and Tourism'],
  [/entrepreneurship\s+(?:career\s+)?(?:cluster|exam)/i, 'Entrepreneurship'],
  [/finance\s+(?:career\s+)?(?:cluster|exam)/i, 'Finance'],
  [/marketing\s+(?:career\s+)?(?:cluster|exam)/i, 'Marketing'],
]

function clusterOf(text: string): string | null {
  return CLUSTERS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** Points: what is no larger than this is text, and its first line is the title if it speaks of a paper. */
const LARGEST_TEXT = 13

/** "Modification of Public Release" is nobody's title of an exam: then it is called as whoever uploaded it says. */
const SPEAKS_OF_PAPER =
  /\b(exam|exams|examination|test|tests|quiz|questions?|sample|practice|paper|assessment|competition|event|final|midterm|mcq)\b/i

/** The largest words, joined to the cluster where they alone would say only 'Sample exam'. */
function titleOf(rows: Row[], cluster: string | null): string | null {
  const size = Math.max(0, ...rows.map((row) => row.size))
  const isSet = size > LARGEST_TEXT
  const largest = rows.filter((row) => row.text.length > 2 && (!isSet || row.size > size * 0.95))
  const words = joinLines(largest.slice(0, isSet ? 3 : 1).map((row) => row.text))
  if (!words || words.length > 120) return cluster
  if (!isSet && !SPEAKS_OF_PAPER.test(words)) return cluster
  const title = words === words.toUpperCase() ? inTitleCase(words) : words
  return cluster && !title.includes(cluster) ? `${cluster} ${title}` : title
}

function inTitleCase(text: string): string {
  return text.toLowerCase().replace(/(^|[\s+/(–-])\p{L}/gu, (start) => start.toUpperCase())
}

/** DECA's competitive events up to 2025-26; other capitals on a cover are words or companies. */
const EVENT_CODES = new Set(
  (
    'PBM PEN PFN PHT PMK BLTDM BTDM ETDM FTDM HTDM MTDM STDM TTDM ACT AAM ASM BFS BSM ENT FMS ' +
    'HLM HRM MCS PFL QSRM RFSM RMS SEM BOR BMOR FOR HTOR SEOR PMBS PMCD PMCA PMCG PMFL PMSP EIP ' +
    'ESB EIB IBP EBG EFB IMCE IMCP IMCS FCE HTPS PSE SMG VBCAC VBCRM VBCRS'
  ).split(' '),
)

function eventCodesOf(rows: Row[]): string[] {
  const last = rows.map(
    (row) =>
      row.text
        .split(/[\s(]+/)
        .at(-1)
        ?.replace(/\W/g, '') ?? '',
  )
  const codes = last.filter(
    (word, index) => EVENT_CODES.has(word) && !/\bUSED FOR$/i.test(rows[index]?.text ?? ''),
  )
  return [...new Set(codes)]
}
