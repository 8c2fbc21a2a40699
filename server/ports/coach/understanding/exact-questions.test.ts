import { expect, test } from 'vitest'
import { isOneIn } from './fixtures.ts'
import { listCommonQuestions } from './knowledge/common-questions.ts'
import { understand } from './understand.ts'

/** What we have an answer to in just these words is answered, whatever else a rule would read into it. */
test('common questions are found in each of their own ways of asking', () => {
  const ways = listCommonQuestions().flatMap((question) =>
    question.asks.map((ask) => ({ ask, question })),
  )
  const asked = ways.filter(({ ask }) => isOneIn(48, ask))
  const lost = asked.filter(({ ask }) => {
    const { intent } = understand([{ role: 'user', content: ask }])
    return ['unknown', 'unclear', 'off-topic'].includes(intent)
  })
  expect(lost.map(({ ask }) => ask).slice(0, 20)).toEqual([])
})

test('a question in just our words goes before one that is only like what is asked next', () => {
  const { question } = understand([{ role: 'user', content: 'what is the role of a distributor' }])
  expect(question?.says).toMatch(/stands between the maker and the stores/)
})
