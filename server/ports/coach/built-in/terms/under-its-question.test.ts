import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

const CLOSE = '**Close to what you ask.**'

test.each([
  ['what is limited liability', 'why do sole proprietors not have it'],
  ['explain elastic vs inelastic demand w examples from a cafe'],
  ['why can stores sell cheaper than me'],
  ['competitors for my product'],
])('what leans on another question stands under it: %s', (...talk) =>
  expect(answerTo(...talk)).toMatch(/Close to what you ask\.\*\* Asked like this: "[^"]+\?" /),
)

test.each([
  'what is price fixing || what if they just both happen to charge the same',
  'is a sole proprietor personally responsible for the debts of the biz',
  'does the 1099 decide worker classification',
  'if gdp rises we all better off',
  'do grocery stores use a loss leader on milk now',
])('no verdict on another question is taken for one on “%s”', (talk) => {
  const [, told = ''] = answerTo(...talk.split(' || ')).split(`${CLOSE} `)
  expect(told).not.toMatch(/^(?:Often, yes|Not always|It can be|They are|Neither)\b/)
})

test.each([
  ['a bond vs a stock'],
  ['llc vs partnership'],
  ['stocks vs bonds vs mutual funds'],
  ['product mix vs product line vs product item'],
])('“%s” asks for nothing that holds for one of them alone', (asked) =>
  expect(answerTo(asked)).not.toMatch(/Close to what you ask\.\*\* (?:It|They|You|Not the same)\b/),
)

test('what is near and stands by itself is not put under a question', () =>
  expect(answerTo('difference between sales promotion and advertising')).toContain(
    `${CLOSE} The difference is the purpose.`,
  ))
