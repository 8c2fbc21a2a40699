/**
 * How many single slips part two words: a letter too many, too few, wrong, or two letters swapped (Damerau and
 * Levenshtein, with swaps of neighbours). Stops counting above `most`.
 */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let [before, last, row] = rowsFor(other.length + 1)
  for (let j = 0; j <= other.length; j++) last[j] = j
  for (let i = 1; i <= one.length; i++) {
    const letter = one.charCodeAt(i - 1)
    let fewest = (row[0] = i)
    for (let j = 1; j <= other.length; j++) {
      const differs = letter === other.charCodeAt(j - 1) ? 0 : 1
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + differs)
      const isSwap =
        i > 1 &&
        j > 1 &&
        letter === other.charCodeAt(j - 2) &&
        one.charCodeAt(i - 2) === other.charCodeAt(j - 1)
      if (isSwap) least = Math.min(least, before[j - 2]! + 1)
      row[j] = least
      if (least < fewest) fewest = least
    }
    if (fewest > most) return most + 1
    ;[before, last, row] = [last, row, before]
  }
  return last[other.length]!
}

/** Counted in anew by each comparison: a turn's words are compared with thousands of names. */
type Rows = [Uint32Array, Uint32Array, Uint32Array]
const rowsOf = (size: number): Rows => [
  new Uint32Array(size),
  new Uint32Array(size),
  new Uint32Array(size),
]
let rows = rowsOf(64)
const rowsFor = (size: number): Rows => (rows[0].length < size ? (rows = rowsOf(size)) : rows)

/** "Tarrif" and "tariff": which letter is doubled is the commonest slip. */
export const undoubled = (word: string) => word.replace(/([a-z])\1/g, '$1')

/** Slips that a text of this length forgives; short words are too easily others. */
export const forgiven = (length: number) =>
  length <= 4 ? 0 : length <= 7 ? 1 : length <= 12 ? 2 : 3

/** Which letters a text has, a bit for each: a slip changes two of them at most, which tells most pairs apart at once. */
export function lettersOf(text: string): number {
  let letters = 0
  for (let i = 0; i < text.length; i++) letters |= 1 << (text.charCodeAt(i) & 31)
  return letters
}

/** In how many letters two texts differ. */
export function lettersApart(one: number, other: number): number {
  let apart = 0
  for (let rest = one ^ other; rest !== 0; rest &= rest - 1) apart++
  return apart
}

/** "GROT analysis" is no misspelled "gap analysis": a word of few letters is hardly spelled wrong in most of them. */
export const isSlipByWord = (typed: string[], name: string[]) =>
  typed.length === 1 ||
  typed.length !== name.length ||
  typed.every((word, i) => {
    const most = forgiven(Math.max(SHORTEST_MENDED, word.length))
    return undoubled(word) === undoubled(name[i]!) || slips(word, name[i]!, most) <= most
  })
const SHORTEST_MENDED = 5

/** By what a text is told from others of nearly the same spelling. */
export type Spelling = {
  letters: number
  /** Without doubled letters. */
  single: string
  /** "Suply chane": of several words, how they sound, as students spell who have only heard them. */
  sound: string | undefined
}

export const spellingOf = (text: string): Spelling => ({
  letters: lettersOf(text),
  single: undoubled(text),
  sound: text.includes(' ') ? text.split(' ').map(soundOf).join(' ') : undefined,
})

/** The letters that are heard however a word is spelled: its first one and its consonants. Short words keep all of theirs. */
const soundOf = (word: string) =>
  word.length <= 3 ? word : undoubled(word.charAt(0) + word.slice(1).replace(/[aeiouy]/g, ''))
