import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Card, Item, Scenario, type Exam } from './schema.ts'

/** The worked examples of README.md of one kind, as its writers copy them. */
export function examplesOf(kind: 'item' | 'scenario' | 'card'): unknown[] {
  const text = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const blocks = text.matchAll(new RegExp('```json ' + kind + '\\n([^`]*)```', 'g'))
  return [...blocks].map(([, json = '']) => JSON.parse(json) as unknown)
}

const [calculation, completion] = examplesOf('item').map((item) => Item.parse(item)) as [Item, Item]
const [scenario] = examplesOf('scenario').map((one) => Scenario.parse(one)) as [Scenario]
const [card] = examplesOf('card').map((one) => Card.parse(one)) as [Card]

/** A completed sentence about separation of duties, right at A. */
export const anItem = (changes: Partial<Item> = {}): Item => ({ ...completion, ...changes })
/** A gross margin of 60%, right at B. */
export const aCalculation = (changes: Partial<Item> = {}): Item => ({ ...calculation, ...changes })
/** Retail management, crisis management, intermediate. */
export const aScenario = (changes: Partial<Scenario> = {}): Scenario => ({
  ...scenario,
  ...changes,
})
/** Gross margin. */
export const aCard = (changes: Partial<Card> = {}): Card => ({ ...card, ...changes })

export const aFinanceExam = (items: Item[]): Exam => ({
  id: 'finance',
  title: 'Finance Practice Exam',
  category: 'Finance Cluster',
  cluster: 'Finance',
  eventCodes: ['ACT', 'BFS'],
  items,
})

export const problemsOf = (findings: { problem: string }[]) =>
  findings.map(({ problem }) => problem)
