import { describe, expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

describe('what is wished after an answer that has a title and no term', () => {
  test.each(['simpler', 'shorter', 'tldr', 'explain like im 5'])(
    '"%s": that answer in short',
    (wish) => {
      const said = answerTo('how do i pick a venue', wish)
      expect(said).toMatch(
        /^\*\*Choosing a venue\*\*, in short:\n\nWrite down what the event needs/,
      )
    },
  )

  test('steps are told by how each begins, and so are the rows of a table', () => {
    expect(answerTo('how should i study for the hospitality exam', 'simpler')).toContain(
      '- Once a week a whole exam.\n- In the last two days only what you got wrong.',
    )
    expect(answerTo('what do i do during the 10 mins prep', 'simpler')).toContain('- Read twice.')
  })

  test.each([
    ['how do i ask for a raise at my job', '"I would like to go from $13 to $14.'],
    ['how do i call in sick', '"Hi, this is Maya.'],
    ['how do i start a roleplay', '"Good morning, Mr. Ortiz.'],
    ['how do i end my roleplay', '"To sum up, the loyalty app'],
  ])('an example after "%s" is what one could say', (asked, said) => {
    expect(answerTo(asked, 'give me an example')).toContain(said)
  })

  test('where it has none, that is said', () => {
    const said = answerTo('how do i pick a venue', 'give me an example')
    expect(said).toMatch(/^I have no example of just that/)
    expect(answerTo('how do i pick a venue', 'why')).toMatch(/^I know no further reason/)
  })

  test('a reason is what it says of one', () => {
    expect(answerTo('our restaurant got a bad review what do we do', 'why')).toContain(
      'because future guests read it',
    )
  })

  test('what names something is asked of that', () => {
    expect(answerTo('how do i pick a venue', 'give me an example of markup')).toMatch(
      /^\*\*Markup\*\*/,
    )
  })
})
