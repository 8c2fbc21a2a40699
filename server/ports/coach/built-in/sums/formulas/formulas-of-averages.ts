import { figure, money, named, type Formula } from './formula.ts'

const PERCENT = (name: string) => `(?<${name}>\\d+(?:\\.\\d+)?) ?(?:%|percent)`
const WEIGHT = (name: string) =>
  `(?:with|weighted|at|has|and)? ?\\(?(?:a |an )?(?:weight(?:ed|ing)?|weights)(?: of| is| at)? ${PERCENT(name)}`
const AVERAGE = /\b(?:weighted|average|avg|adr|gpa|grade|overall|mean)\b/i
/** "100 units at $5" */
const AT_PRICE = (count: string, price: string) =>
  `${named(count)} (?:[a-z]+ ){0,3}?(?:at|for|@) ${named(price)}(?! ?(?:%|percent))(?: each| per [a-z]+| apiece)?`
const BETWEEN = '\\D{1,25}?'

const VALUES = ['first value', 'first weight', 'second value', 'second weight']
const inputsOf = (names: string[]) => names.map((name) => ({ name, words: name }))
const sumOf = (values: number[], step: (value: number, weight: number) => number) =>
  values.reduce((sum, value, i) => (i % 2 === 0 ? sum + step(value, values[i + 1] ?? 0) : sum), 0)
const weightsOf = (values: number[]) => sumOf(values, (_, weight) => weight)
const average = (values: number[]) =>
  sumOf(values, (value, weight) => value * weight) / weightsOf(values)
const stepsOf = (values: number[], show: (value: number) => string) =>
  `(${values.flatMap((value, i) => (i % 2 === 0 ? [`${show(value)} × ${figure(values[i + 1]!)}`] : [])).join(' + ')}) ÷ ${figure(weightsOf(values))}`

/** Of what counts more and what counts less. */
export const AVERAGES: Formula[] = [
  {
    card: 'financial-analysis-gross-margin',
    result: 'Weighted average',
    asks: AVERAGE,
    formula: 'weighted average = (each value × its weight, added up) ÷ all weights',
    inputs: inputsOf(VALUES),
    reads: [
      new RegExp(`${named('a')} ${WEIGHT('b')}${BETWEEN}${named('c')} ${WEIGHT('d')}`, 's'),
      // "Tests are 60% of my grade and homework 40%. I have 85 on tests and 95 on homework."
      new RegExp(
        `\\b(?<x>[a-z]+)(?: (?:are|is|counts?|for|worth|as)){1,3} ${PERCENT('b')}.{0,80}?\\b(?<y>[a-z]+)(?: (?:are|is|counts?|for|worth|as)){0,3} ${PERCENT('d')}.{0,80}?\\b(?<a>\\d+(?:\\.\\d+)?)%? (?:on|in|for) (?:the |my )?\\k<x>.{0,80}?\\b(?<c>\\d+(?:\\.\\d+)?)%? (?:on|in|for) (?:the |my )?\\k<y>`,
        's',
      ),
    ],
    compute: average,
    steps: (values) => stepsOf(values, figure),
    shows: 'number',
    examples: [{ story: '80 counts 30 percent, 90 counts 70 percent.', values: [80, 30, 90, 70] }],
  },
  averagePrice(3),
  averagePrice(2),
]

/** So many at one price, so many at another. */
function averagePrice(groups: 2 | 3): Formula {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, 2 * groups)
  const places = ['first', 'second', 'third'].slice(0, groups)
  return {
    card: 'financial-analysis-gross-margin',
    result: 'Weighted average price',
    asks: AVERAGE,
    formula: `average = (${places.map((place) => `${place} price × its number`).join(' + ')}) ÷ all of them`,
    inputs: inputsOf(places.flatMap((place) => [`${place} price`, `${place} number`])),
    reads: [
      new RegExp(
        places.map((_, i) => AT_PRICE(letters[2 * i + 1]!, letters[2 * i]!)).join(BETWEEN),
        's',
      ),
    ],
    compute: average,
    steps: (values) => stepsOf(values, money),
    shows: 'money',
    examples: [
      {
        story: 'Several numbers at several prices.',
        values: [5, 100, 8, 200, 4, 50].slice(0, 2 * groups),
      },
    ],
  }
}
