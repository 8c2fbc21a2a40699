import { Marked, type MarkedToken } from 'marked'
import { calmText } from '../../lib/calm-text.ts'
import { formulaSyntax, type FormulaToken } from './formula-syntax.ts'

export type MarkdownToken = MarkedToken | FormulaToken

/** A reply has a few thousand; more is shown as it was written, since some texts cost much more to read than others. */
const READ_MAX = 20_000

const reader = new Marked({ gfm: true, extensions: formulaSyntax })

/**
 * The parts of a markdown text. HTML in it stays text, whoever renders this must see to that. Undefined when the text is
 * too long or too deeply nested to be read.
 */
export function readMarkdown(markdown: string): MarkdownToken[] | undefined {
  const text = calmText(markdown)
  if (text.length > READ_MAX) return undefined
  try {
    // Its own types and the formula above are all that our syntax can give.
    return reader.lexer(text) as MarkdownToken[]
  } catch {
    // Thousands of quotes inside each other exhaust the stack.
    return undefined
  }
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  times: '×',
  divide: '÷',
  minus: '−',
  plusmn: '±',
  le: '≤',
  ge: '≥',
  ne: '≠',
  deg: '°',
  cent: '¢',
  pound: '£',
  euro: '€',
  yen: '¥',
  copy: '©',
  reg: '®',
  trade: '™',
}

/** `&amp;`, `&#37;`, `&#x25;` and the other names that replies use; unknown ones stay as they are. */
export const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[String(name)] ?? whole
    const point = decimal ? Number(decimal) : parseInt(String(hex), 16)
    return point > 0 && point <= 0x10ffff ? calmText(String.fromCodePoint(point)) : '\ufffd'
  })
