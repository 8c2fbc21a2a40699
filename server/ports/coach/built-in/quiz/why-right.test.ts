import { expect, test } from 'vitest'
import { answersTo, questionIn } from '../talk-fixtures.ts'
import { facetsOf } from '../../understanding/knowledge/facets.ts'

test.each(['pricing', 'marketing', 'economics', 'investing', 'promotion', 'selling'])(
  'a quiz on %s: why names the words of the description and what the right term is',
  (area) => {
    for (const letter of ['{wrong}', '{right}']) {
      const [asked = '', answer = ''] = answersTo([`quiz me on ${area}`, letter])
      const { right, asks } = questionIn(asked)!
      const why = answer.match(/^\*\*Why\.\*\* (.+)$/m)?.[1] ?? ''
      expect(why).toContain(facetsOf(right).simple)
      const pointing = why.split(' to **')[0]!.match(/"\w+"/g) ?? []
      expect(pointing.length).toBeGreaterThan(0)
      for (const word of pointing) expect(asks.toLowerCase()).toContain(word.slice(1, -1))
    }
  },
)
