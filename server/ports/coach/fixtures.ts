import { readFileSync } from 'node:fs'
import { Cards, Scenarios } from '#content/schema.ts'
import type { AskedItem, Criterion, JudgeRequest, ReplyRequest, Source } from './coach.ts'

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../content/${path}`, import.meta.url), 'utf8'))

export const scenario = Scenarios.parse(read('scenarios/finance.json')).find(
  ({ performanceIndicators }) => performanceIndicators.length === 5,
)!

export const criteria: Criterion[] = [
  ...scenario.performanceIndicators.map(({ id, text }) => ({ key: id, name: text, maxPoints: 14 })),
  ...['reasoning', 'judgment', 'communication', 'creativity', 'overall'].map((key) => ({
    key,
    name: key,
    maxPoints: 6,
  })),
]

export const SPOKEN =
  'Good morning. I would call every customer today and offer them a refund of $25, because one honest call is cheaper than losing them. Then I would measure how many stay after 30 days.'

export const judgeRequest = (response = SPOKEN): JudgeRequest => ({
  scenario,
  criteria,
  response,
  answers: [{ question: 'How would you measure it?', answer: 'By the share who come back.' }],
})

export const card = Cards.parse(read('cards/economics.json'))[0]!
export const cardSource: Source = { kind: 'card', id: card.id, card }

export const unattempted: AskedItem = {
  question: 'A store sells 200 mugs at $12 each. What is its revenue?',
  options: ['$2,400', '$212', '$1,200', '$24'],
  area: 'Financial Analysis',
  known: null,
}

export const ask = (content: string, more: Partial<ReplyRequest> = {}): ReplyRequest => ({
  turns: [{ role: 'user', content }],
  sources: [cardSource],
  weakAreas: [],
  item: null,
  ...more,
})
