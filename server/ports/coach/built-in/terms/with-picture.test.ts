import { expect, test } from 'vitest'
import { answersTo } from '../talk-fixtures.ts'
import { sentencesIn } from '../talk.ts'

test.each([
  ['depreciation', 'the books write down', 'cost of equipment or buildings over the years'],
  ['an executive summary', 'back cover of a book', 'at the front of a plan or report'],
  ['an oligopoly', 'three kids sell lemonade', 'only a few large sellers'],
  ['a dividend', 'the lemonade club', 'paid to its stockholders'],
])('%s in plain words has what the picture stands for', (term, picture, substance) => {
  const simple = answersTo([`what is ${term}`, 'simpler pls'])[1]!
  expect(simple.toLowerCase()).toContain(picture)
  expect(simple).toContain(substance)
  expect(simple.toLowerCase().indexOf(picture)).toBeLessThan(simple.indexOf(substance))
})

test.each(['depreciation', 'an oligopoly', 'opportunity cost', 'bid rigging', 'a brand promise'])(
  '%s in plain words is four sentences at most',
  (term) => {
    const [, simple = ''] = answersTo([`what is ${term}`, 'can you say that simpler'])
    const [, ...paragraphs] = simple.replace(/\*\*Check yourself[\s\S]*/, '').split('\n\n')
    const said = paragraphs.map((text) => text.replace(/^\*\*[^*]+\*\* /, '').trim())
    expect(said.filter(Boolean).flatMap(sentencesIn).length).toBeLessThanOrEqual(4)
  },
)
