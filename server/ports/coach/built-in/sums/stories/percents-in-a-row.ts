import { decimal, figure, type Formula } from '../formulas/formula.ts'
import type { Figure } from './figures-told.ts'
import { fixedStory, inputsOf } from './story.ts'

/** Two changes in percent, one after the other, of a price that nobody names. */
const inARow = (first: Sign, second: Sign): Formula => ({
  card: 'spending-unit-price',
  result: 'Both changes together',
  formula: `change = (1 ${first} first percentage) × (1 ${second} second percentage) − 1`,
  inputs: inputsOf(['first change in percent', 'second change in percent']),
  compute: ([one = 0, other = 0]) =>
    Number(((factor(first, one) * factor(second, other) - 1) * 100).toPrecision(10)),
  steps: ([one = 0, other = 0]) =>
    `${decimal(factor(first, one))} × ${decimal(factor(second, other))} − 1 = ${decimal(factor(first, one) * factor(second, other))} − 1`,
  shows: 'percent',
  says: ([one = 0, other = 0]) => verdictOn([first, one], [second, other]),
  examples: [],
})
type Sign = '−' | '+'
const factor = (sign: Sign, percent: number) => 1 + (sign === '−' ? -percent : percent) / 100

function verdictOn([first, one]: [Sign, number], [second, other]: [Sign, number]): string {
  const together = Number(((factor(first, one) * factor(second, other) - 1) * 100).toPrecision(10))
  const way = together < 0 ? `${figure(-together)}% less` : `${figure(together)}% more`
  const added = (first === '−' ? -one : one) + (second === '−' ? -other : other)
  const instead = added === 0 ? 'the same as before' : `${figure(Math.abs(added))}%`
  return `**So it is ${way} in all, and not ${instead}:** the second percentage is taken of what the first one left, and no longer of the old price.`
}

const DOWN =
  /\b(?:off|down|discount\w*|drops?|dropped|less|lower(?:s|ed)?|fell|falls?|cut|cuts|reduc\w+|decreas\w+|sale|mark(?:ed)? ?down)\b/
const UP = /\b(?:up|rais\w+|ris\w+|rose|increas\w+|more|higher|grew|grows?|mark(?:ed)? ?up)\b/
const ALSO =
  /\b(?:then|another|extra|additional|again|on top|after|plus|next|second|later|back|and)\b/
const ASKS =
  /\b(?:is (?:that|it|this)|same|total|in all|altogether|how much|what(?:s| is)|really|together|equal|does (?:that|it)|so)\b/

function signOf({ before, after }: Figure): Sign | undefined {
  const around = `${before} # ${after}`
  const [isDown, isUp] = [DOWN.test(around), UP.test(around)]
  return isDown === isUp ? undefined : isDown ? '−' : '+'
}

const SIGNS: Sign[] = ['−', '+']

export const PERCENTS_IN_A_ROW = fixedStory(
  SIGNS.flatMap((first) => SIGNS.map((second) => inARow(first, second))),
  ({ text, figures }) => {
    const [first, second, guess, ...more] = figures
    if (!first || !second || more.length > 0 || figures.some(({ isPercent }) => !isPercent))
      return undefined
    const [one, other] = [
      signOf(first),
      signOf(second) ?? (/^ ?$/.test(second.after) ? signOf(first) : undefined),
    ]
    const isGuess =
      guess === undefined ||
      /\b(?:is (?:that|it|this)|same as|equals?|not|just|really|so|off)\b/.test(
        guess.before + guess.after,
      )
    return one &&
      other &&
      isGuess &&
      ALSO.test(text) &&
      ASKS.test(text) &&
      !/\b(?:tax|tip|interest|market|profit|sales|elastic\w*|demand|quantity|buy|people|customers|inflation)\b/.test(
        text,
      )
      ? { formula: inARow(one, other), figures: [first.value, second.value] }
      : undefined
  },
)
