/** 'A.' 'a)' '(A)': the letter and how it is dressed, so that one question keeps to one style. */
export type OptionMark = {
  letter: string
  style: string
  rest: string
  /** '*B.': some print the answer with the question. */
  isChosen: boolean
}

export type NumberMark = { number: string; rest: string; mark: string; letter: string | null }

/** Before an option: the sign of the right answer; a circle to fill in; a line to write on. */
const BEFORE_OPTION = /^([*✓✔]\s*)?(?:[○●◯□☐▢•]\s*|_{2,}\s*)?/

/** 'A.M.' and 'e.g.' are words: a dot is a mark only before a space or a whole word. */
const DOTTED = /^([([]?)([A-Ea-e])([.)\]])(?:\s+|$|(?![A-Za-z](?:[.\s]|$)))(.*)$/

/** 'A: …' 'B – …'. */
const DASHED = /^()([A-E])\s?([:–—-])(?:\s+|$)(.*)$/

const CLOSES: Record<string, string> = { '(': ')', '[': ']' }

export function optionMark(text: string): OptionMark | null {
  const [before = '', chosen] = BEFORE_OPTION.exec(text) ?? []
  const bare = text.slice(before.length)
  const found = DOTTED.exec(bare) ?? DASHED.exec(bare)
  if (!found) return null
  const [, open = '', letter = '', close = '', rest = ''] = found
  if ((open || close === ']') && close !== CLOSES[open]) return null
  const dress = letter === letter.toUpperCase() ? 'A' : 'a'
  return {
    ...{ letter: letter.toUpperCase(), style: open + dress + close, rest: rest.trim() },
    isChosen: chosen !== undefined,
  }
}

export function startsWithOption(text: string): boolean {
  return optionMark(text) !== null
}

/** '37.' '37)' 'Question 37:' '#37' '____ 37.' at the start of a line, and what it is worth: '(1 point)'. */
export function numberMark(text: string): NumberMark | null {
  const found = DOTTED_NUMBER.exec(text) ?? WORDED_NUMBER.exec(text)
  if (!found) return null
  return { mark: found[1] ?? '', number: found[2] ?? '', rest: found[3] ?? '', letter: null }
}

const DOTTED_NUMBER =
  /^((?:(?:Q(?:uestion)?\s*\.?|#|_{2,})\s*)?\(?0*(\d{1,3})\s*[.):](?!\d)(?:\s*\(\d{1,2} (?:points?|pts?\.?)\))?)\s*(.*)$/i

const WORDED_NUMBER =
  /^((?:[Qq]uestion\s+|QUESTION\s+|#\s?)(\d{1,3}))(?:$|(?<=#\s?\d+)(?:\s+|(?=[A-Z]))(.*)$)/

/** '37' in a column of its own, or before a sentence. */
export function bareNumber(text: string): NumberMark | null {
  const found = /^(([1-9]\d{0,2}))(?:$|\s+(?=[“"‘'(]?[A-Z])(.*)$)/.exec(text)
  return (
    found && { mark: found[1] ?? '', number: found[2] ?? '', rest: found[3] ?? '', letter: null }
  )
}

/** 'T1A01 (C) [97.1]' of question pools: an id, its answer, and a rule's number that is no text. */
export function poolMark(text: string): NumberMark | null {
  const found = /^(([A-Z]\d{1,2}[A-Z]\d{2})\s*\(([A-E])\))\s*(.*)$/.exec(text)
  if (!found) return null
  const rest = (found[4] ?? '').replace(/^\[[^\]]*\]\s*/, '')
  return { mark: found[1] ?? '', number: found[2] ?? '', letter: found[3] ?? '', rest }
}

/** 'Answer: B' 'Key: B' 'Answer B' beneath a question. */
export function answerMark(text: string): { letter: string; rest: string } | null {
  const found =
    /^(?:the\s+)?(?:correct\s+)?(?:ans(?:wer)?|key)(?:\s+is)?\s*[.:]\s*\(?([A-E])(?:[.):]|\b)\s*(.*)$/i.exec(
      text,
    ) ?? /^(?:correct\s+)?answer(?:\s+is)?\s+\(?([A-E])\)?\.?$/i.exec(text)
  return found ? { letter: (found[1] ?? '').toUpperCase(), rest: found[2] ?? '' } : null
}

/**
 * '1. B', '18) c', 'T1A01 C', 'Question 1: D', '7 ..... A' and whole rows of them, as [number, letter]; null for any
 * other text. '5. A or C' and '6. deleted' give those words in the letter's place, and '7.' among others nothing.
 */
export function keyEntries(text: string): [string, string][] | null {
  const entry = new RegExp(KEY_ENTRY, 'y')
  const found: [string, string][] = []
  while (entry.lastIndex < text.length) {
    const next = entry.exec(text)
    if (!next) return null
    const letter = next[2] ?? ''
    found.push([next[1] ?? '', letter.length === 1 ? letter.toUpperCase() : letter])
  }
  return found.some(([, letter]) => letter !== '') ? found : null
}

const NUMBER =
  /(?:(?:Question|QUESTION|Item|ITEM|Q\.?|#)\s*)?0*([A-Z]\d{1,2}[A-Z]\d{2}|[1-9]\d{0,2})/

const LETTERS = /[A-Ea-e](?:\s?(?:,|\/|&|\bor\b|\band\b)\s?[A-E])*/

const NO_LETTER = /[Dd]eleted?|DELETED?|[Oo]mit(?:ted)?|[Vv]oid/

const KEY_ENTRY = new RegExp(
  String.raw`\s*${NUMBER.source}(?:` +
    String.raw`\s*(?:(?:[.):=_…–—-]\s*)+|\s)\(?(${LETTERS.source}|${NO_LETTER.source})\)?[.]?(?=\s|$)` +
    String.raw`|[.)](?=\s+\d+\s*[.)]|\s*$))`,
)
