import { figure, money, type Formula } from '../formulas/formula.ts'
import type { Figure } from './figures-told.ts'
import { inputsOf, type Story } from './story.ts'

const PLACES = ['first', 'second', 'third', 'fourth']

/** So much for one, so many of these in another, so many of those: all of them taken times each other. */
function rowOf(rates: number): Formula {
  const names = ['amount for one', ...PLACES.slice(0, rates).map((place) => `${place} number`)]
  return {
    ...{ card: 'spending-budget', examples: [], shows: 'money' as const },
    result: 'All together',
    formula: `all together = ${names.join(' × ')}`,
    inputs: inputsOf(names),
    compute: (values) => values.reduce((product, value) => product * value, 1),
    steps: ([amount = 0, ...numbers]) => [money(amount), ...numbers.map(figure)].join(' × '),
  }
}

type Rate = { value: number; of: string; per: string }

/** "12 a walk, 3 walks a day, 5 days a week": only where each is told of the next, so that no figure can be of something else. */
export const RATES_IN_A_ROW: Story = {
  find: ({ text, figures }) => {
    const rates = figures.map(rateOf)
    const [first, ...others] = rates
    if (!first || others.length < 2 || others.length > PLACES.length || rates.includes(undefined))
      return undefined
    const all = rates as Rate[]
    const isRow = all.every(({ of }, i) => (i === 0 ? of === '' : of === all[i - 1]!.per))
    const isAsked =
      all.at(-1)!.per === '' ||
      new RegExp(
        `\\b(?:an?|per|each|every|in a|this) ${all.at(-1)!.per}\\b[^\\d]*$|\\b${all.at(-1)!.per}ly\\b`,
      ).test(text)
    return isRow &&
      isAsked &&
      /\bhow much\b|\bwhat\b|\bwhats\b|\btotal\b/.test(text) &&
      !/\b(?:profit|costs?|left|save|percent)\b/.test(text)
      ? { formula: rowOf(all.length - 1), figures: all.map(({ value }) => value) }
      : undefined
  },
  formulas: (names) => (names[0] === 'amount for one' ? [rowOf(names.length - 1)] : []),
}

function rateOf({ value, isPercent, after }: Figure): Rate | undefined {
  if (isPercent) return undefined
  const [, of = '', per = ''] = OF_PER.exec(after) ?? []
  if (of === '' && per === '') return undefined
  return { value, of: single(of), per: single(per) }
}
const OF_PER =
  /^ ?(?:dollars |bucks )?(?:([a-z]{3,}?s)\b)? ?(?:(?:an?|per|each|every|\/) ?([a-z]+))?/
const single = (word: string) => word.replace(/^hrs?$/, 'hour').replace(/(?<=[a-z]{2})s$/, '')
