import { expect, test } from 'vitest'
import { answerTo } from '../talk-fixtures.ts'

test.each(['what does 6 7 even mean', 'what do 30 and 60 mean on an invoice'])(
  '"%s" asks for a meaning, and for no average',
  (asked) => {
    expect(answerTo(asked)).not.toContain('**Average**')
  },
)

test.each(['what is the mean of my test scores 80 and 90', 'mean of 6 and 7'])(
  '"%s" asks for an average',
  (asked) => {
    expect(answerTo(asked)).toContain('**Average**')
  },
)
