/** Offsets into a page's text; `to` is exclusive. */
export type Span = { from: number; to: number }

type Word = Span & { letters: string }
/** `at` has for each letter the number of its word. */
export type PageIndex = { text: string; words: Word[]; letters: string; at: number[] }

/** A page's words as they are compared: letters and digits in small, wherever lines and words are broken. */
export function indexPage(text: string): PageIndex {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    ...{ from: index, to: index + word.length, letters: plain(word) },
  }))
  const at = words.flatMap(({ letters }, place) => Array<number>(letters.length).fill(place))
  return { text, words, letters: words.map(({ letters }) => letters).join(''), at }
}

const WORD = /[\p{L}\p{N}]+/gu
const plain = (word: string) =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Where these words stand in a part of the page: letter by letter, or, where that is nowhere, with a few that differ. */
export function occurrencesOf(said: string, page: PageIndex, part?: Span): Span[] {
  const own = (said.match(WORD) ?? []).map(plain)
  if (own.length === 0) return []
  const isInside = ({ from, to }: Span) => !part || (from >= part.from && to <= part.to)
  const exact = exactly(own.join(''), page).filter(isInside)
  return exact.length > 0 ? exact : nearly(own, page).filter(isInside)
}

/** Of whole words of the page, however they are joined or split. */
function exactly(sought: string, { words, letters, at }: PageIndex): Span[] {
  const found: Span[] = []
  for (
    let place = letters.indexOf(sought);
    place >= 0;
    place = letters.indexOf(sought, place + 1)
  ) {
    const last = place + sought.length - 1
    const isWhole = at[place] !== at[place - 1] && at[last] !== at[last + 1]
    if (isWhole) found.push({ from: words[at[place]!]!.from, to: words[at[last]!]!.to })
  }
  return found
}

/** Letters that a printer lost make another word, so not every one must be there. */
const COPIED_SHARE = 0.8
/** Words of the page between two of the question's: a lost ligature makes two of one. */
const LONGEST_SKIP = 3

/** In their order, close together. */
function nearly(own: string[], { words }: PageIndex): Span[] {
  return words.flatMap(({ letters, from }, start) => {
    if (letters !== own[0] && letters !== own[1]) return []
    let [next, copied, last] = [start, 0, start]
    for (const word of own) {
      const found = words
        .slice(next, next + 1 + LONGEST_SKIP)
        .findIndex((one) => one.letters === word)
      if (found < 0) continue
      ;[copied, last] = [copied + 1, next + found]
      next = last + 1
    }
    return copied >= own.length * COPIED_SHARE ? [{ from, to: words[last]!.to }] : []
  })
}
