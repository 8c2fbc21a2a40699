import { expect, test } from 'vitest'
import { formOf } from '#server/roleplays/evaluation-form.ts'
import { AUTHORED } from '../scenarios/authored-scenarios.ts'
import { caseTerms } from './case-terms.ts'
import { judge } from './judge.ts'
import { isSpecific } from './specifics.ts'
import { statementsOf } from './statements.ts'

const scenario = AUTHORED.find(
  ({ id }) => id === 'business-operations-strategic-planning-beginner',
)!
const read = (response: string) =>
  statementsOf({ scenario, criteria: formOf(scenario), response, answers: [] }, caseTerms(scenario))

test.each([
  ['The crew might need some help with the tags.', false],
  ['Maybe we could use tags for something.', false],
  ['Perhaps Ruth needs some support with the bins.', false],
  ['The tags are important for the shop.', false],
  ['We could be more careful with the paddleboards.', false],
  ['Some training is probably good for the crew.', false],
  ['I would ask Ruth to plan the bins with a list.', true],
  ['We train the crew in October, before the snow.', true],
  ['Tags save us $3,810 against costs of $600.', true],
  ['A tag helps because it tells who had the ski last.', true],
])('%s: specific %s', (said, expected) => {
  expect(read(said).map(isSpecific)).toEqual([expected])
})

test('what only names a possibility does not exceed expectations on any line', async () => {
  const vague = [
    'Ruth might need some help with the new bins and numbers because of the system.',
    'The crew could use some training in the quiet season and maybe not on a Saturday.',
    'Tags might somehow tell who had a thing last, which a card in a box probably cannot.',
    'Maybe some paddleboards could be a first group that is compared after three months.',
    'Perhaps the missing signal needs some kind of help before winter, and cards might be a reserve.',
  ].join(' ')
  const { criteria } = await judge({
    ...{ scenario, criteria: formOf(scenario), response: vague, answers: [] },
  })
  for (const { key, points } of criteria.filter((one) => /^p\d/.test(one.key)))
    expect([key, points <= 14]).toEqual([key, true])
})
