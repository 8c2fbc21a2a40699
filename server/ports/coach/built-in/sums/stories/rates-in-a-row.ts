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

/** So many of them in every span, for so much each. */
const DAILY: Formula = {
  ...{ card: 'spending-budget', examples: [], shows: 'money' },
  result: 'All together',
  formula: 'all together = number each time × amount for one × how many times',
  inputs: inputsOf(['number each time', 'amount for one', 'how many times']),
  compute: ([number = 0, amount = 0, times = 0]) => number * amount * times,
  steps: ([number = 0, amount = 0, times = 0]) =>
    `${figure(number)} × ${money(amount)} × ${figure(times)}`,
}

/** "3 haircuts a day at 15 for 6 days" */
function dailyIn(text: string, figures: Figure[]) {
  const number = figures.find(({ after, isMoney }) => !isMoney && NUMBER_EACH.test(after))
  const [, span = 'x'] = NUMBER_EACH.exec(number?.after ?? '') ?? []
  const times = figures.find(({ after }) => new RegExp(`^ ?${span}s\\b`).test(after))
  const amount = figures.find((one) => one !== number && one !== times && AT.test(one.before))
  const isAll = number && times && amount && figures.length === 3 && !amount.isPercent
  return isAll && ASKS.test(text) && !OTHERWISE.test(text)
    ? { formula: DAILY, figures: [number.value, amount.value, times.value] }
    : undefined
}
const NUMBER_EACH = /^ [a-z]+s (?:an?|per|each|every) (day|week|month|hour)\b/
const AT = /\b(?:at|for)\s*$/
const ASKS = /\bhow much\b|\bwhat\b|\bwhats\b|\btotal\b/
const OTHERWISE =
  /\b(?:profit|costs?|left|save|percent|rent|tax|overtime|time and a half|double time)\b/

type Rate = { value: number; of: string; per: string }

/** "12 a walk, 3 walks a day, 5 days a week": only where each is told of the next, so that no figure can be of something else. */
export const RATES_IN_A_ROW: Story = {
  find: ({ text, figures }) => {
    const rates = figures.map(rateOf)
    const [first, ...others] = rates
    if (!first || others.length < 1 || others.length > PLACES.length || rates.includes(undefined))
      return dailyIn(text, figures)
    const all = rates as Rate[]
    const isRow = all.every(({ of }, i) => (i === 0 ? of === '' : of === all[i - 1]!.per))
    const isAsked =
      all.at(-1)!.per === '' ||
      new RegExp(
        `\\b(?:an?|per|each|every|in a|this) ${all.at(-1)!.per}\\b[^\\d]*$|\\b${all.at(-1)!.per}ly\\b`,
      ).test(text)
    return isRow && isAsked && ASKS.test(text) && !OTHERWISE.test(text)
      ? { formula: rowOf(all.length - 1), figures: all.map(({ value }) => value) }
      : dailyIn(text, figures)
  },
  formulas: (names) =>
    names[0] === 'amount for one'
      ? [rowOf(names.length - 1)]
      : [DAILY].filter(({ inputs }) => inputs.map(({ name }) => name).join() === names.join()),
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
