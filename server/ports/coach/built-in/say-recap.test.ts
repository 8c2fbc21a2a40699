import { expect, test } from 'vitest'
import { answerTo } from './talk-fixtures.ts'

test.each([
  'recap',
  'can you recap what we did',
  'summarize everything we talked about pls',
  'what did we cover so far',
  'list the terms we went over',
])('"%s" gets a line for each concept of the talk', (asked) => {
  const answer = answerTo('explain inflation', 'ok whats markup', 'why does it matter', asked)
  const lines = answer.split('\n').filter((line) => line.startsWith('- '))
  expect(lines.map((line) => line.match(/^- \*\*(.+)\*\*: ./)?.[1])).toEqual([
    'Inflation',
    'Markup',
  ])
})

test('where nothing was talked about yet, that is said', () => {
  expect(answerTo('summarize what we talked about')).toContain(
    'We have not gone through any concept in this talk yet.',
  )
})

test.each(['give me a summary of inflation', 'summarize the 4 ps', 'whats an executive summary'])(
  '"%s" is of a concept, and not of the talk',
  (asked) => expect(answerTo('explain gdp', asked)).not.toContain('What we went through'),
)
