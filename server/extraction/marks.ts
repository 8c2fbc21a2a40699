/** 'A.' 'a)' '(A)': the letter and how it is dressed, so that one question keeps to one style. */
export type OptionMark = { letter: string; style: string; rest: string }

export type NumberMark = { number: string; rest: string; mark: string; letter: string | null }

/** 'A.M.' and 'e.g.' are words: a dot is a mark only before a space or a whole word. */
export function optionMark(text: string): OptionMark | null {
  const found = /^(\(?)([A-Ea-e])([.)])(?:\s+|$|(?![A-Za-z](?:[.\s]|$)))(.*)$/.exec(text)
  if (!found) return null
  const [, open = '', letter = '', close = '', rest = ''] = found
  if (open && close !== ')') return null
  const dress = letter === letter.toUpperCase() ? 'A' : 'a'
  return { letter: letter.toUpperCase(), style: open + dress + close, rest: rest.trim() }
}

export function startsWithOption(text: string): boolean {
  return optionMark(text) !== null
}

/** '37.' '37)' 'Question 37:' at the start of a line. */
export function numberMark(text: string): NumberMark | null {
  const found = /^((?:Q(?:uestion)?\s*\.?\s*)?\(?(\d{1,3})\s*[.):](?!\d))\s*(.*)$/i.exec(text)
  if (found)
    return { mark: found[1] ?? '', number: found[2] ?? '', rest: found[3] ?? '', letter: null }
  const bare = /^(Question\s+(\d{1,3}))$/i.exec(text)
  return bare ? { mark: bare[1] ?? '', number: bare[2] ?? '', rest: '', letter: null } : null
}

/** 'T1A01 (C) [97.1]' of question pools: an id, its answer, and a rule's number that is no text. */
export function poolMark(text: string): NumberMark | null {
  const found = /^(([A-Z]\d{1,2}[A-Z]\d{2})\s*\(([A-E])\))\s*(.*)$/.exec(text)
  if (!found) return null
  const rest = (found[4] ?? '').replace(/^\[[^\]]*\]\s*/, '')
  return { mark: found[1] ?? '', number: found[2] ?? '', letter: found[3] ?? '', rest }
}

/** 'Answer: B' beneath a question. */
export function answerMark(text: string): { letter: string; rest: string } | null {
  const found =
    /^(?:the\s+)?(?:correct\s+)?ans(?:wer)?(?:\s+is)?\s*[.:]\s*\(?([A-E])(?:[.):]|\b)\s*(.*)$/i.exec(
      text,
    )
  return found ? { letter: (found[1] ?? '').toUpperCase(), rest: found[2] ?? '' } : null
}

/** '1. B', '18) c', 'T1A01 C' and whole rows of them, as [number, letter]; null for any other text. */
export function keyEntries(text: string): [string, string][] | null {
  const entry =
    /\s*([A-Z]\d{1,2}[A-Z]\d{2}|\d{1,3})\s*(?:[.):=–—-]\s*|\s)\(?([A-Ea-e])\)?[.]?(?=\s|$)/y
  const found: [string, string][] = []
  while (entry.lastIndex < text.length) {
    const next = entry.exec(text)
    if (!next) return null
    found.push([next[1] ?? '', (next[2] ?? '').toUpperCase()])
  }
  return found.length > 0 ? found : null
}
