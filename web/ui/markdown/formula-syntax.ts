import type { TokenizerAndRendererExtension } from 'marked'

/** What stands for a formula among marked's own tokens. */
export type FormulaToken = { type: 'formula'; raw: string; tex: string; display: boolean }

/** Longer ones are no formulas of this field; it also bounds the search for the closing mark. */
const FORMULA_MAX = 1500

/** Each opening mark, what closes it, and whether the formula stands on a line of its own. */
const MARKS = [
  { open: '$$', close: '$$', display: true },
  { open: '\\[', close: '\\]', display: true },
  { open: '\\(', close: '\\)', display: false },
  { open: '$', close: '$', display: false },
]

/** Formulas between `$$…$$`, `\[…\]`, `\(…\)` and, where it cannot be an amount of money, `$…$`. */
export const formulaSyntax: TokenizerAndRendererExtension[] = [
  {
    name: 'formula',
    level: 'block',
    start: (text) => indexOfAny(text, ['$$', '\\[']),
    tokenizer: (text) => {
      const found = readFormula(text)
      const alone = found?.display && /^[ \t]*(\n|$)/.test(text.slice(found.raw.length))
      return alone ? found : undefined
    },
  },
  {
    name: 'formula',
    level: 'inline',
    start: (text) => indexOfAny(text, ['$', '\\[', '\\(']),
    tokenizer: (text) => readFormula(text),
  },
]

/** The formula that this text begins with, if it begins with one. */
export function readFormula(text: string): FormulaToken | undefined {
  const mark = MARKS.find(({ open }) => text.startsWith(open))
  if (!mark) return undefined
  const { open, close, display } = mark
  const end = text.slice(0, FORMULA_MAX).indexOf(close, open.length)
  if (end < 0) return undefined
  const raw = text.slice(0, end + close.length)
  const tex = text.slice(open.length, end)
  const after = text.charAt(raw.length)
  // An escaped bracket before a link is no formula, and neither is an amount of money.
  if (tex.trim() === '' || (open === '\\[' && after === '(')) return undefined
  if (open === '$' && !isBetweenDollars(tex, after)) return undefined
  return { type: 'formula', raw, tex: tex.trim(), display }
}

/**
 * Whether what stands between two dollars is a formula. In "costs $20, sells for $25" it is not: there the closing mark
 * follows a space or comes before a digit. What begins like an amount must also look like mathematics.
 */
function isBetweenDollars(tex: string, after: string) {
  if (/^\s|\s$|\n|\\$/.test(tex) || /\d/.test(after)) return false
  return /^[\d.,]/.test(tex) ? /[\\^_=]/.test(tex) : true
}

function indexOfAny(text: string, marks: string[]) {
  const places = marks.map((mark) => text.indexOf(mark)).filter((place) => place >= 0)
  return places.length > 0 ? Math.min(...places) : undefined
}
