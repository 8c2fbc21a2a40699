import { describe, expect, test } from 'vitest'
import type { Turn } from '../../coach.ts'
import { aspectOf } from './aspect.ts'
import { facetsOf, listFacets, textsIn } from './facets.ts'
import { read } from '../fixtures.ts'
import { listGlossary } from './glossary.ts'
import { findByName } from './term-index.ts'
import { toldOf } from './told-of.ts'
import { understand } from '../understand.ts'
import { wordsOf } from '../words/words.ts'

test('every general term has an exam angle and what it is taken for, which goes by another name', () => {
  const without = listGlossary().filter(({ term }) => {
    const { examAngle, confusedWith } = facetsOf(term)
    return !examAngle || !confusedWith || confusedWith.term.toLowerCase() === term.toLowerCase()
  })
  expect(without.map(({ term }) => term)).toEqual([])
})

test('every facet is of a term that exists, in plain words', () => {
  const terms = Object.keys(listFacets())
  expect(terms.filter((term) => findByName(term)?.term !== term)).toEqual([])
  const odd = Object.entries(listFacets()).flatMap(([term, sides]) =>
    [...textsIn(sides), sides.examAngle ?? '', sides.confusedWith?.howToTellApart ?? ''].flatMap(
      (text) => (/[“”‘’—…]|\s{2}/.test(text) || wordsOf(text).length > 80 ? [term] : []),
    ),
  )
  expect(odd).toEqual([])
})

test.each([
  ['whats that mean for the test', 'test'],
  ['how do exams ask about it', 'test'],
  ['whats the trap', 'test'],
  ['any trick to remember it', 'remember'],
  ['and if its negative', 'if'],
  ['whats the point', 'why'],
  ['so lower is better right', 'good'],
  ['whats the downside', 'good'],
  ['how would you raise it', 'how'],
  ['who pays for it', 'who'],
  ['what is markup', undefined],
])('"%s" asks for its side "%s"', (plain, aspect) => {
  expect(aspectOf(plain)).toBe(aspect)
})

describe('a follow-up that names nothing', () => {
  test.each([
    ['what is cash flow', 'and if its negative?', 'Cash flow', /cash goes out|unable to pay/],
    ['whats apr', 'so lower is better right', 'Annual percentage rate', /lower is better/i],
    ['define market share', 'how would u raise it', 'Market share', /promotion/],
    ['whats a tariff', 'who pays it tho', 'Tariff', /import(er|s the goods|ing company)/],
  ])('"%s", then "%s" is answered of %s', (first, then, term, answer) => {
    const { subjects, plain, aspect, question } = read(first, then)
    expect(subjects[0]?.term).toBe(term)
    expect(question?.says ?? toldOf(subjects[0]!, plain, aspect ?? undefined)).toMatch(answer)
  })

  test('is about the term where it says "one" for it', () => {
    const { sorting } = read('what are fixed costs', 'is flour for the pizzas one')
    expect(sorting).toMatchObject({ kind: 'variable cost', asked: 'fixed cost' })
  })

  test('that wants to be told whether it is so is no answer to the tutor’s question', () => {
    const asked = '**Inflation**\n\n**Check yourself:** What is inflation, in your own words?'
    const turns: Turn[] = [
      { role: 'user', content: 'what is inflation' },
      { role: 'assistant', content: asked },
    ]
    const next = (content: string) => understand([...turns, { role: 'user', content }]).intent
    expect(next('so prices rise every year right')).not.toBe('answer')
    expect(next('prices rise over time everywhere')).toBe('answer')
  })
})

test('what nobody has said of a term is not made up', () => {
  const subject = findByName('Bull market')!
  expect(toldOf(subject, 'does it hurt dolphins', undefined)).toBeUndefined()
})
