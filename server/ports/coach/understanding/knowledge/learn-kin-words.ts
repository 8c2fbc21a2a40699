/**
 * By word, the words that stand for it where the same is asked otherwise, each with how surely: "flop 50, wrong 24" of
 * "failure". 0 is by chance, 100 nearly sure.
 */
export type KinWords = Record<string, string>

/**
 * Learns from ways of asking the same which words take each other's place: "fails" and "goes wrong", "pricey" and "cost".
 * For each two ways of a question every word that only the one has is paired with every word that only the other has. A pair
 * counts by how many times more often it is met than chance would have it (its lift, as a logarithm), and less where it was
 * met seldom. The idea is that of translation models for archives of questions (Jeon, Croft and Lee 2005), without the
 * iterations: they gained nothing here.
 * @param questions each by the words of its ways of asking
 */
export function learnKinWords(questions: Set<string>[][]): KinWords {
  const words = new Map<string, number>()
  const idOf = (word: string) => words.get(word) ?? words.set(word, words.size).get(word)!
  const asked = questions.map((ways) =>
    ways.map((way) => [...way].filter((word) => !FIGURE.test(word)).map(idOf)),
  )
  const names = [...words.keys()]
  const having = new Uint32Array(names.length)
  for (const ways of asked) for (const word of new Set(ways.flat())) having[word]!++
  const pairs = new Map<number, number>()
  for (const ways of asked)
    for (const pair of pairsIn(ways, names.length)) pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  const kin = new Map<string, [string, number][]>()
  for (const [pair, count] of pairs) {
    if (count < LEAST_MET) continue
    const [one, other] = [Math.floor(pair / names.length), pair % names.length]
    const lift = (count * asked.length) / (having[one]! * having[other]!)
    const share = (count / (count + SELDOM)) * Math.min(1, Math.log(lift) / Math.log(SURE_LIFT))
    if (share < LEAST_SHARE) continue
    const [name, of] = [names[one]!, names[other]!]
    kin.set(name, [...(kin.get(name) ?? []), [of, Math.round(100 * share)]])
  }
  return Object.fromEntries([...kin].toSorted(byName).map(([word, all]) => [word, nearest(all)]))
}

/** Found with a quarter of the terms left out, by how often a way of asking that was left out found its question again. */
const SELDOM = 3
const SURE_LIFT = 20
const LEAST_MET = 2
const LEAST_SHARE = 0.15
/** Of a word; the others are hardly kin, and all of them would take a megabyte. */
const MOST_KIN = 12

/** One figure stands for another only by chance. */
const FIGURE = /\d/

/** Each once for a question, the first word's place before the other's. */
function pairsIn(ways: number[][], size: number): Set<number> {
  const pairs = new Set<number>()
  for (const way of ways)
    for (const other of ways)
      for (const one of way)
        if (!other.includes(one))
          for (const two of other) if (!way.includes(two)) pairs.add(one * size + two)
  return pairs
}

const nearest = (all: [string, number][]) =>
  all
    .toSorted((a, b) => b[1] - a[1] || byName(a, b))
    .slice(0, MOST_KIN)
    .map(([word, share]) => `${word} ${share}`)
    .join(', ')
const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)
