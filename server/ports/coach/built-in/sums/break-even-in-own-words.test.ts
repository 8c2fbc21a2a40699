import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each([
  [
    'my stand costs me 45 bucks for stuff and i sell each cup for 1.50, cups and lemons are 60 cents each. how many do i gotta sell to make my money back',
    '50 units',
  ],
  [
    'the booth is $120, shirts sell for 18 and cost me 8 each. how many till i stop losing money',
    '12 units',
  ],
  [
    'we paid 200 for a machine. each bag sells at 3 and costs 1 to make. how many to get our money back',
    '100 units',
  ],
  [
    'rent is 900 a month. each haircut is $25 and uses $5 of stuff. how many do i need to not lose money',
    '45 units',
  ],
  [
    'fixed costs 600, price 20, variable cost 8. how many do i have to sell to cover my costs',
    '50 units',
  ],
  [
    'i spent 300 on equipment, each lawn i charge 35 and gas is 5 per lawn. how many lawns before i make any profit',
    '10 lawns',
  ],
  [
    'start up cost is $80. i sell bracelets at $5 and each one costs me $1 to make. how many just to come out even',
    '20 units',
  ],
])('"%s" asks for the break-even point: %s', (question, units) => {
  expect(answerTo(question)).toContain(`**${units}**`)
})

test('what breaks even lacks no profit', () => {
  const said = answerTo(
    'i sell candles for $10 and each costs me $4, how many do i have to sell to cover my costs',
  )
  expect(said).toContain('To work that out I still need: **fixed costs**.')
})

test('a profit that is wanted stays one', () => {
  const said = answerTo(
    'fixed costs 600, price 20, variable cost 8, how many do i have to sell to make 1200 profit',
  )
  expect(said).toContain('**150 units**')
})

test.each([
  [
    [
      'fixed costs 600, price 20, variable cost 8. how many to not lose money',
      'what if i charge 14',
    ],
    '100 units',
  ],
])('%j: another price later', (said, units) => {
  expect(answerTo(...said)).toContain(`**${units}**`)
})

test.each([
  ['and if im only selling 20 is that a loss', '-$27'],
  ['whats my profit if i sell 100', '$45'],
])('after a break-even point, "%s" asks for the profit', (question, profit) => {
  const said =
    'rent is $45, i sell cups at $1.50 and each costs me 60 cents. how many to break even'
  expect(answerTo(said, question)).toContain(`**${profit}**`)
})
