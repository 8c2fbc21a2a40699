/** Words as a reader counts them: what stands between spaces. */
export const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** Letters and figures only, in lower case: two texts are the same if these are. */
export const normalise = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9%$]+/g, ' ')
    .trim()

export function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle - 0.5)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
}

/** The values that occur more than once, each named once. */
export const repeated = <T>(values: T[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]

/**
 * What a text is about, as sorted trigram numbers: words that any question has are left out and every number counts
 * as the same, so "the same sum with other figures" is found too.
 */
export function fingerprint(text: string) {
  const core = normalise(text.replace(/\d[\d,.]*/g, '0'))
    .split(' ')
    .filter((word) => !COMMON.has(word))
    .join(' ')
  const padded = ` ${core} `
  const trigrams = new Set<number>()
  for (let at = 0; at + 3 <= padded.length; at++) {
    trigrams.add(
      padded.charCodeAt(at) * 16384 + padded.charCodeAt(at + 1) * 128 + padded.charCodeAt(at + 2),
    )
  }
  return Uint32Array.from(trigrams).sort()
}

/** Jaccard similarity of two fingerprints: shared trigrams ÷ all trigrams, 0 to 1. */
export function similarity(a: Uint32Array, b: Uint32Array) {
  let [i, j, shared] = [0, 0, 0]
  while (i < a.length && j < b.length) {
    const [x, y] = [a[i] ?? 0, b[j] ?? 0]
    if (x === y) shared++
    if (x <= y) i++
    if (y <= x) j++
  }
  const all = a.length + b.length - shared
  return all === 0 ? 0 : shared / all
}

const COMMON = new Set(
  (
    'a an and are as at be been but by can could do does for from had has have he her his how if in into is it its ' +
    'may more most of on or should so than that the their them then there these they this to was were what when ' +
    'which who will with would following example likely best'
  ).split(' '),
)
