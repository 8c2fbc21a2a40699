import { expect, test } from 'vitest'
import { answerTo } from './talk-fixtures.ts'

test.each([
  [['merger vs acquisition', 'example of the second one'], '**Acquisition**, an example'],
  [['whats an acquisition'], '**Acquisition**'],
  [
    ['what is the product life cycle', 'explain maturity', 'what should a company do in decline'],
    'In decline a company can',
  ],
  [
    [
      'what are the stages of the business cycle',
      'tell me about the peak',
      'what do companies do in a trough',
    ],
    '**Expansion, peak',
  ],
  [['convenience vs shopping goods', 'what is a fridge'], 'counts as **shopping good**'],
  [['is a yacht exclusive or intensive distribution'], 'counts as **exclusive distribution**'],
  [
    ['is somebody who owns a franchise their own boss or do they work for the company'],
    'a franchisee is no employee',
  ],
  [['what is channel conflict', 'why does it even happen'], 'goals of their own'],
  [['why does channel conflict happen'], 'goals of their own'],
  [['why do businesses pay unemployment tax'], 'The tax fills the fund'],
])('%j is answered of what was named last', (said, says) => {
  expect(answerTo(...said)).toContain(says)
})
