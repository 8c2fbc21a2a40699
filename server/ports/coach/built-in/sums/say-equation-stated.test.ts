import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'
import { listWrittenFormulas } from '../../understanding/knowledge/written-formulas.ts'
import { verdictOnFormula } from './named/claimed-formula.ts'

test.each([
  ['assets = liabilities + owners equity. is that right', '**accounting equation**'],
  ['liabilities + equity = assets right?', 'Yes, that is how **assets**'],
  ['equity = assets - liabilities, correct?', 'Yes, that is how **equity**'],
  ['gdp = c + i + g + (x - m) right?', 'Yes,'],
  ['gdp = consumption + investment + government spending + net exports, true?', 'Yes,'],
  ['unemployment rate is jobless people divided by labor force x 100, right?', 'Yes,'],
  ['net income / equity = return on equity, correct?', 'Yes,'],
  ['break even = fixed costs / (price - variable cost) is that right', 'Yes,'],
  ['takt time = working time available / units customers want is that right?', 'Yes,'],
  ['total cost = fixed costs + variable costs right', 'Yes,'],
])('"%s": a formula that is right', (said, verdict) => {
  expect(answerTo(said)).toContain(verdict)
})

test.each([
  ['assets = liabilities - owners equity right?', 'what is done with them is not'],
  ['cpi = price of the basket in the base year / price of the basket now x 100, correct?', 'No,'],
  ['real interest rate = nominal rate + inflation right?', 'what is done with them is not'],
  ['occupancy rate = rooms available / rooms sold right?', 'what is done with them is not'],
  ['p/e ratio = earnings per share / price of a share correct', 'what is done with them is not'],
  [
    'gdp = consumption + investment + government spending + imports right?',
    '**exports** is not in',
  ],
  ['quick ratio = current assets / current liabilities right?', 'formula for **current ratio**'],
  ['marginal cost = total cost / units right', 'formula for **average cost**'],
  ['economic profit = revenue - explicit costs right?', 'formula for **accounting profit**'],
  ['contribution margin = price - fixed cost right', '**fixed cost** has no place in it'],
  ['unemployment rate = unemployed / population right', '**population** has no place in it'],
])('"%s": a formula that is wrong', (said, verdict) => {
  expect(answerTo(said)).toContain(verdict)
})

test('a formula with a part that goes by no known name is neither called right nor wrong', () => {
  const answer = answerTo('roi = gain / cost right')
  expect(answer).toMatch(/^I can't match every part of yours/)
  expect(answer).toContain('> return on investment = gain ÷ what was invested')
})

const TWO_PARTS = /^([^=÷×+−(;,]+) = ([^=÷×+−(;,]+) ([÷−]) ([^=÷×+−();,]+?)(?: × 100)?$/
const ofTwo = Object.values(listWrittenFormulas()).flatMap(({ formula }) => {
  const [, name, one, sign, other] = TWO_PARTS.exec(formula) ?? []
  return name ? [{ formula, name, one: one!, sign: sign!, other: other! }] : []
})

test.each(ofTwo)('$formula: as it is written it is right, turned round it is not', (known) => {
  const { name, one, sign, other } = known
  const right = verdictOnFormula(`${name} = ${one} ${sign} ${other}`)
  const turned = verdictOnFormula(`${name} = ${other} ${sign} ${one}`)
  const added = verdictOnFormula(`${name} = ${one} + ${other}`)
  expect(turned?.kind).not.toBe('right')
  expect(added?.kind).not.toBe('right')
  if (right) expect(right.kind).toBe('right')
})

test('nearly all of them are told', () => {
  const told = ofTwo.filter(({ name, one, sign, other }) =>
    verdictOnFormula(`${name} = ${one} ${sign} ${other}`),
  )
  expect(told.length / ofTwo.length).toBeGreaterThan(0.75)
})

test.each([
  'gross profit is what is left over after costs, right?',
  'the price is supply over demand right?',
  'an asset is something you own minus debt right',
])('"%s" is a sentence and no formula', (said) => {
  expect(answerTo(said)).not.toContain('hold it against the formula')
})
