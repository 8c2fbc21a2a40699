import { AREA_NAMES, CARDS, slugOf } from './blueprint.ts'
import type { Finding } from './finding.ts'
import type { Card, Scenario } from './schema.ts'
import { fingerprint, normalise, repeated, similarity, wordsOf } from './text.ts'

const SAME_DEFINITION = 0.6
const LENGTHS = { definition: [8, 45], example: [12, 65], examAngle: [10, 60] } as const

/** One area's file: as many cards as planned, each well formed. */
export function checkCards(file: string, cards: Card[]): Finding[] {
  const area = AREA_NAMES.find((name) => file === `cards/${slugOf(name)}`)
  if (!area) return [{ file, problem: 'no such area; see content/README.md for the files' }]
  const goal = CARDS[area] ?? 0
  const count = cards.length === goal ? [] : [{ file, problem: `${cards.length} of ${goal} cards` }]
  return [
    ...count,
    ...cards.flatMap((card) =>
      [...(card.area === area ? [] : [`its area has to be ${area}`]), ...checkCard(card)].map(
        (problem) => ({ file, id: card.id, problem }),
      ),
    ),
    ...checkSameCards(new Map([[file, cards]])),
  ]
}

function* checkCard(card: Card) {
  const { id, area, related, confusedWith } = card
  if (!id.startsWith(`${slugOf(area)}-`)) yield `its id has to begin with ${slugOf(area)}-`
  for (const [field, [least, most]] of Object.entries(LENGTHS)) {
    const length = wordsOf(String(Reflect.get(card, field))).length
    if (length < least || length > most) yield `${field} has ${length} words; ${least} to ${most}`
  }
  const apart = wordsOf(confusedWith.howToTellApart).length
  if (apart < 8 || apart > 55) yield `howToTellApart has ${apart} words; 8 to 55`
  if (repeated(related).length > 0) yield 'a related card is named twice'
  if (related.includes(id) || confusedWith.card === id) yield 'links to itself'
  if (normalise(confusedWith.term) === normalise(card.term)) yield 'is confused with itself'
}

/** Every link of a card leads to a card; without `foreign`, links into other areas' files are left alone. */
export function checkCardLinks(
  cards: Map<string, Card[]>,
  { known, foreign }: { known: Set<string>; foreign: boolean },
): Finding[] {
  return [...cards].flatMap(([file, inFile]) =>
    inFile.flatMap(({ id, area, related, confusedWith }) =>
      [...related, ...(confusedWith.card ? [confusedWith.card] : [])]
        .filter((link) => !known.has(link) && (foreign || link.startsWith(`${slugOf(area)}-`)))
        .map((link) => ({ file, id, problem: `links to ${link}, and there is no such card` })),
    ),
  )
}

export function checkScenarioLinks(
  scenarios: Map<string, Scenario[]>,
  known: Set<string>,
): Finding[] {
  return [...scenarios].flatMap(([file, inFile]) =>
    inFile.flatMap(({ id, performanceIndicators }) =>
      performanceIndicators
        .flatMap(({ cards = [] }) => cards)
        .filter((link) => !known.has(link))
        .map((link) => ({ file, id, problem: `links to ${link}, and there is no such card` })),
    ),
  )
}

/** Ids, terms and definitions are each used once. */
export function checkSameCards(files: Map<string, Card[]>): Finding[] {
  const all = [...files].flatMap(([file, cards]) =>
    cards.map((card) => ({
      file,
      card,
      term: normalise(card.term),
      print: fingerprint(card.definition),
    })),
  )
  return all.flatMap((one, index) =>
    all.slice(0, index).flatMap((earlier) => {
      const problem = sameness(one, earlier)
      return problem ? [{ file: one.file, id: one.card.id, problem }] : []
    }),
  )
}

type Printed = { card: Card; term: string; print: Uint32Array }

function sameness(a: Printed, b: Printed) {
  if (a.card.id === b.card.id) return 'its id is taken'
  if (a.term === b.term) return `has the term of ${b.card.id}; make one card of the two`
  const alike = similarity(a.print, b.print)
  if (alike < SAME_DEFINITION) return undefined
  return `its definition is ${Math.round(100 * alike)} % like that of ${b.card.id}`
}
