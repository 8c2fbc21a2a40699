import { describe, expect, test } from 'vitest'
import { demoQuestions } from '../../../scripts/demo-exam.ts'
import { findPlace, type Placed } from './place-on-page.ts'

const floor: Placed = {
  number: '6',
  question: 'What is a price floor?',
  options: ['A lowest price set by law', 'A highest price', 'No price at all', 'A price tag'],
}
const tax: Placed = {
  number: '7',
  question: 'Who pays an import tax?',
  options: ['Importers', 'Exporters', 'The customs office', 'Nobody'],
}
const MIXED: Placed = { ...floor, options: tax.options }
const LINES = [
  ...['6. What is a price', 'floor?', 'A. A lowest price set by', 'law', 'B. A highest price'],
  ...['C. No price at all', 'D. A price tag', '7. Who pays an import tax?', 'A. Importers'],
  ...['B. Exporters', 'C. The customs office', 'D. Nobody', '8. Which is a good?', 'Answer key'],
  ...['6. A', '7. A'],
]
const lined = LINES.join('\n')
const inOneLine = LINES.join(' ')
const withoutLetters = lined.replace(/^[A-D]\. /gm, '')
const withoutNumbers = lined.replace(/^\d\. /gm, '')
const bare = withoutLetters.replace(/^\d\. /gm, '')
const inTwoColumns = [
  '6. What is a price floor?',
  'A. A lowest price set by law C. No price at all',
  'B. A highest price D. A price tag',
  '7. Who pays an import tax?',
  'A. Importers C. The customs office',
  'B. Exporters D. Nobody',
].join('\n')

const PAGES = { lined, inOneLine, withoutLetters, withoutNumbers, bare, inTwoColumns }
type Page = keyof typeof PAGES

function standing(page: Page, asked: Placed, others: Placed[] = [tax]) {
  const text = PAGES[page]
  const place = findPlace(text, asked, { others })
  return place && text.slice(place.from, place.to).replace(/\s+/g, ' ')
}

describe.each(Object.keys(PAGES) as Page[])('on a page that is %s', (page) => {
  test('a question stands with its own options, and nothing else is marked', () => {
    expect(standing(page, floor)).toMatch(/^(6\. )?What is a price floor\? .*(tag|all|price)$/)
    expect(standing(page, floor)).not.toContain('import')
    expect(standing(page, tax, [floor])).toMatch(/^(7\. )?Who pays .*(Nobody)$/)
    expect(standing(page, { ...floor, number: null }, [])).toContain('price tag')
  })

  const swapped = (place: number) => ({
    ...floor,
    options: floor.options.with(place, tax.options[place]!),
  })
  test.each([
    ['all options of the next', MIXED],
    ['all options of the one before', { ...tax, options: floor.options }],
    ['one option of the next', swapped(3)],
    ['another one', swapped(0)],
    ['the options of both', { ...floor, options: [...floor.options, ...tax.options.slice(0, 2)] }],
    ['the next in its own words', { ...tax, question: `${floor.question} ${tax.question}` }],
    ['the first left out', { ...floor, options: floor.options.slice(1) }],
    ['made up options', { ...floor, options: ['A tax', 'A fee', 'A fine', 'A toll'] }],
  ])('not with %s, whether the other is proposed or not', (_, asked) => {
    for (const number of [asked.number, null])
      for (const others of [[], [tax], [{ ...tax, number: null }]])
        expect(standing(page, { ...asked, number }, others)).toBeNull()
  })
})

describe.each(['lined', 'inOneLine', 'inTwoColumns'] as const)('on a page that is %s', (page) => {
  test.each([
    ['under another number', { ...floor, number: '7' }],
    ['with options in another order', { ...floor, options: floor.options.toReversed() }],
    ['with a part of its own words', { ...floor, options: ['A lowest price set by law', 'price'] }],
    ['with its last option left out', { ...floor, options: floor.options.slice(0, 3) }],
    ['with its own options as its words', { ...tax, question: PAGES[page].slice(0, 150) }],
    ['with its own options and a next one', { ...tax, question: PAGES[page].slice(3, 175) }],
  ])('no question stands %s', (_, asked) => {
    expect(standing(page, asked, [])).toBeNull()
  })
})

test('words that a printer has split, joined or lost letters of are found all the same', () => {
  const text =
    '06) What is a pri ce fl oor?\nA. A low-\nest price setby law\nB. A hi ghest price\nC. No pro t at all\nD. A price tag.'
  const profit = { ...floor, options: floor.options.with(2, 'No profit at all for anybody') }
  const page = text.replace('all', 'all for anybody')
  expect(findPlace(page, profit, { others: [] })).toMatchObject({ from: 0, to: page.length })
})

test('questions that are asked in the same words have a place each', () => {
  const asked = (number: string, options: string[]) => ({
    ...{ number, options, question: 'Which of these is a good?' },
  })
  const [first, second] = [asked('1', ['Bread', 'Advice']), asked('2', ['A haircut', 'A chair'])]
  const text = [first, second]
    .map(({ number, question, options }) => [`${number}. ${question}`, ...options].join('\n'))
    .join('\n')
  const place = findPlace(text, second!, { others: [first!] })
  expect(text.slice(place!.from, place!.to)).toMatch(/^2\. [^]*chair$/)
  expect(findPlace(text, { ...second!, number: '1' }, { others: [] })).toBeNull()
})

test('each question of an exam stands with its own options, and none with those of the next', () => {
  const questions = demoQuestions.slice(0, 40).map(({ question, options }, place) => ({
    ...{ number: String(place + 1), question, options },
  }))
  const text = questions
    .map(({ number, question, options }) =>
      [`${number}. ${question}`, ...options.map((option, at) => `${'ABCD'[at]}. ${option}`)].join(
        '\n',
      ),
    )
    .join('\n')
  const stands = (asked: Placed) => findPlace(text, asked, { others: [] }) !== null
  const mixes = questions.slice(1).flatMap((next, place) => {
    const own = questions[place]!
    const options = own.options.map((_, at) => own.options.with(at, next.options[at]!))
    return [next.options, ...options].map((mixed) => ({ ...own, options: mixed }))
  })
  expect(questions.filter((asked) => !stands(asked))).toEqual([])
  expect(mixes.filter(stands)).toEqual([])
})
