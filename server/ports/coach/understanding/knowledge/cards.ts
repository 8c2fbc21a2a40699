import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Cards, type Card } from '#content/schema.ts'

const FOLDER = join(import.meta.dirname, '../../../../../content/cards')

let cards: Map<string, Card> | undefined

/** The concept cards, read when first asked for: a server starts without them. @throws ZodError for a malformed one */
const loaded = () => {
  cards ??= new Map(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .flatMap((name) => Cards.parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))))
      .map((card) => [card.id, card]),
  )
  return cards
}

export const listCards = (): Card[] => [...loaded().values()]

export const findCard = (id: string): Card | undefined => loaded().get(id)

/** @throws Error for an id that no card has: those written down in rules are checked by a test. */
export function getCard(id: string): Card {
  const card = findCard(id)
  if (!card) throw new Error(`There is no card ${id}.`)
  return card
}
