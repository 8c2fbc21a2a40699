import { expect, test } from 'vitest'
import { listCommonQuestions } from '../../understanding/knowledge/common-questions.ts'
import { answerTo } from '../talk-fixtures.ts'

test('no answer begins with what a man or woman did of whom the question need not speak', () => {
  const begins = listCommonQuestions()
    .map(({ says }) => says.split(/(?<=[.!?])\s/)[0]!)
    .filter((first) =>
      /^(?:He|She|The (?:girl|boy|clerk)) (?:was|were|had|meant|mistook|took|saw|told|gave|paid|\w+ed)\b/.test(
        first,
      ),
    )
  expect(begins).toEqual([])
})

test.each([
  ['people screaming at me at the host stand', '45 minutes'],
  ['gave the wrong food to a table how do i fix that', 'twice now'],
  ['what pricing strategy for a new product', 'high first ($199)'],
  ['why do surveys push you to say yes with their wording', 'gave the answer away'],
  ['register offers extra stuff', 'You were not fooled'],
  ['workers with their own spending limit for complaints', 'The girl was'],
  ['first words about the item', 'opened with the thing you'],
  ['compare the income with the cost of things flexible budget', 'your teacher is right'],
])('“%s” is not told the facts of another case', (asked, says) =>
  expect(answerTo(asked)).not.toContain(says),
)
