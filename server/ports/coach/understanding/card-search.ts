import type { Card } from '#content/schema.ts'
import { listCards } from './cards.ts'
import { contentStems } from './words.ts'

/** How much more a word in the term counts than one in the definition, and so on. */
const WEIGHTS = { term: 3, definition: 2, examAngle: 1 } as const
type Field = keyof typeof WEIGHTS

export type CardMatch = {
  card: Card
  score: number
  /** Share of the asked words' weight that the card has. */
  coverage: number
}

/**
 * Cards by how well their words answer the text's: rare words count for more (a plain inverse document frequency, as in
 * BM25 without its length correction, since cards are of one length). Best first.
 */
export function searchCards(text: string, most: number): CardMatch[] {
  const asked = [...new Set(contentStems(text).map(root))]
  if (asked.length === 0) return []
  const { cards, rarity, unknown } = index()
  const total = asked.reduce((sum, word) => sum + (rarity.get(word) ?? unknown), 0)
  return cards
    .map(({ card, weights }) => {
      const met = asked.filter((word) => weights.has(word))
      const score = met.reduce((sum, word) => sum + weights.get(word)! * rarity.get(word)!, 0)
      const covered = met.reduce((sum, word) => sum + rarity.get(word)!, 0)
      return { card, score, coverage: covered / total }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
}

/** More cards than this share of them have a common word. */
const COMMON = 0.04

/** Whether so many cards use the word that it tells nothing about a text: "business", "goods", "price". */
export const isCommonWord = (word: string) => {
  const { cards, counts } = index()
  return (counts.get(root(contentStems(word)[0] ?? word)) ?? 0) > COMMON * cards.length
}

/** Enough of a word to be the same in "buying" and "buys"; terms are matched whole elsewhere. */
const root = (word: string) =>
  word.length > 6 ? word.slice(0, 6) : word.replace(/(ing|ed|er|e)$/, '')

type Index = {
  cards: { card: Card; weights: Map<string, number> }[]
  /** Cards that have the word. */
  counts: Map<string, number>
  rarity: Map<string, number>
  unknown: number
}

let built: Index | undefined
const index = () => (built ??= build())

function build(): Index {
  const cards = listCards().map((card) => ({ card, weights: weightsOf(card) }))
  const counts = new Map<string, number>()
  for (const { weights } of cards)
    for (const word of weights.keys()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rarity = new Map([...counts].map(([word, n]) => [word, Math.log(1 + cards.length / n)]))
  return { cards, counts, rarity, unknown: Math.log(1 + cards.length) }
}

function weightsOf(card: Card) {
  const weights = new Map<string, number>()
  for (const [field, weight] of Object.entries(WEIGHTS) as [Field, number][]) {
    for (const word of contentStems(card[field]).map(root))
      weights.set(word, Math.max(weight, weights.get(word) ?? 0))
  }
  return weights
}
