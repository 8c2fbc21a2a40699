import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  ['assets = liabilities + ?', "Owner's equity"],
  ['assets = liabilities + ___', "Owner's equity"],
  ['assets equals liabilities plus what', "Owner's equity"],
  ['assets minus liabilities equals what?', "Owner's equity"],
  ['revenue - expenses = ?', 'Net income'],
  ['gross profit = sales - ?', 'Cost of goods sold'],
  ['sales - ? = gross profit', 'Cost of goods sold'],
  ['current ratio = current assets / ?', 'Current liabilities'],
  ['gross pay - taxes = ?', 'Net pay'],
])('"%s" lacks %s', (said, missing) => {
  expect(answerTo(said)).toMatch(new RegExp(`^\\*\\*${missing}\\*\\* is what is missing`))
})

test.each([
  ['check my answer: roe is net income divided by equity', 'Yes, that is how **return on equity**'],
  ['is gross margin profit divided by sales', 'Yes, that is how **gross margin**'],
  ['contribution margin is price minus variable cost, right?', 'Yes, that is how'],
  [
    'check my answer: markup is the profit divided by selling price',
    'No: that is the formula for **gross margin**',
  ],
  ['is gross margin profit divided by cost', 'No: that is the formula for **markup**'],
  ['adr is room revenue divided by rooms available', 'for **revenue per available room**'],
  ['is roa net income over equity', 'No: that is the formula for **return on equity**'],
  ['current ratio is current liabilities divided by current assets right?', 'No, the figures'],
  ['assets = liabilities - equity', 'No, the figures are right'],
])('"%s": %s', (said, verdict) => {
  expect(answerTo(said)).toContain(verdict)
})

test.each([
  'what is the difference between assets and liabilities',
  'is opportunity cost price minus cost',
  'i think break even is fixed costs divided by price',
  'the price is right',
])('"%s" gets no verdict', (said) => {
  expect(answerTo(said)).not.toMatch(/^(?:Yes, that is how|No[:,])|is what is missing/)
})
