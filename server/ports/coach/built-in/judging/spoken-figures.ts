import { isNear, type Weighted } from './case-terms.ts'

const UNITS = 'one two three four five six seven eight nine'.split(' ')
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/**
 * Figures of the case as they are said without "hundred" or "thousand": "six forty" is 640 or 6.40, "twelve five"
 * 12,500, and "forty" may be 40,000. Only the case can tell which, so only its own figures are heard.
 */
export function spokenFigures(text: string, all: Weighted): number[] {
  const given = [...all.keys()]
    .filter((stem) => stem.startsWith('#'))
    .map((it) => Number(it.slice(1)))
  const isGiven = (figure: number) => given.some((one) => isNear(figure, one))
  const plain = text.toLowerCase()
  const pairs = [...plain.matchAll(PAIR)].flatMap(([, first = '', second = '']) =>
    readingsOf(valueOf(first), valueOf(second)),
  )
  const alone = [...plain.matchAll(ALONE)].flatMap(([, said = '']) => {
    const value = valueOf(said)
    return value < 10 || isGiven(value) ? [] : [value * 100, value * 1000]
  })
  return [...new Set([...pairs, ...alone].filter(isGiven))]
}

const SMALL = `(?:(?:${TENS.join('|')})(?:[- ](?:${UNITS.join('|')}))?|${TEENS.join('|')}|${UNITS.join('|')})`
const PAIR = new RegExp(`\\b(${SMALL})[- ](${SMALL})\\b(?![- ](?:hundred|thousand))`, 'g')
const ALONE = new RegExp(
  `\\b(?<!hundred (?:and )?)(${SMALL})\\b(?![- ](?:${[...UNITS, ...TEENS, ...TENS].join('|')}|hundred|thousand|percent))`,
  'g',
)

function readingsOf(first: number, second: number) {
  if (second >= 10) return [first * 100 + second, first + second / 100]
  return first >= 10 ? [first * 1000 + second * 100] : []
}

function valueOf(said: string): number {
  return said.split(/[- ]/).reduce((sum, word) => sum + valueOfWord(word), 0)
}

function valueOfWord(word: string) {
  if (TENS.includes(word)) return (TENS.indexOf(word) + 2) * 10
  if (TEENS.includes(word)) return TEENS.indexOf(word) + 10
  return UNITS.indexOf(word) + 1
}
