import { figuresOf } from '../../understanding/items/item-figures.ts'
import { figureOf, isRounded } from './option-of-result.ts'

type Step = {
  gives: (a: number, b: number, c: number) => number
  /** In words alone: whoever has the question open gets no sum with its figures. */
  words: string
  figures: (a: string, b: string, c: string) => string
  /** How many figures of the question it takes. */
  takes: 1 | 2 | 3
  /** Whether it gives a percentage, which no amount of money is. */
  isPercent?: true
}

/** From the plainest on; percentages as they are typed. */
const STEPS: Step[] = [
  {
    takes: 1,
    gives: (a) => a,
    words: 'a figure of the question as it stands there, with nothing done to it',
    figures: (a) => `${a} as it stands in the question, with nothing done to it`,
  },
  {
    takes: 2,
    gives: (a, b) => a - b,
    words: 'one figure taken from another',
    figures: (a, b) => `${a} minus ${b}`,
  },
  {
    takes: 2,
    gives: (a, b) => a + b,
    words: 'two figures added',
    figures: (a, b) => `${a} plus ${b}`,
  },
  {
    isPercent: true,
    takes: 2,
    gives: (a, b) => (100 * (a - b)) / a,
    words: 'the difference of two figures as a percentage of the larger',
    figures: (a, b) => `the difference of ${a} and ${b} as a percentage of ${a}`,
  },
  {
    isPercent: true,
    takes: 2,
    gives: (a, b) => (100 * (a - b)) / b,
    words: 'the difference of two figures as a percentage of the smaller',
    figures: (a, b) => `the difference of ${a} and ${b} as a percentage of ${b}`,
  },
  {
    isPercent: true,
    takes: 2,
    gives: (a, b) => (100 * a) / b,
    words: 'one figure as a percentage of another',
    figures: (a, b) => `${a} as a percentage of ${b}`,
  },
  {
    takes: 2,
    gives: (a, b) => (a * b) / 100,
    words: 'a percentage of one figure, without a further step',
    figures: (a, b) => `${b} percent of ${a}, without a further step`,
  },
  {
    takes: 2,
    gives: (a, b) => a + (a * b) / 100,
    words: 'a figure with a percentage of itself added',
    figures: (a, b) => `${a} with ${b} percent of it added`,
  },
  {
    takes: 2,
    gives: (a, b) => a - (a * b) / 100,
    words: 'a figure with a percentage of itself taken off',
    figures: (a, b) => `${a} with ${b} percent of it taken off`,
  },
  {
    takes: 2,
    gives: (a, b) => a / (1 - b / 100),
    words: 'a figure divided by what a percentage leaves of the whole',
    figures: (a, b) => `${a} divided by what ${b} percent leaves of the whole`,
  },
  {
    takes: 2,
    gives: (a, b) => a / b,
    words: 'one figure divided by another',
    figures: (a, b) => `${a} divided by ${b}`,
  },
  {
    takes: 2,
    gives: (a, b) => a * b,
    words: 'two figures multiplied',
    figures: (a, b) => `${a} times ${b}`,
  },
  {
    takes: 3,
    gives: (a, b, c) => (a * b * c) / 100,
    words: 'a percentage of one figure, as many times as another says',
    figures: (a, b, c) => `${b} percent of ${a}, ${c} times`,
  },
  {
    takes: 3,
    gives: (a, b, c) => a + (a * b * c) / 100,
    words: 'a figure with a percentage of itself added as many times as another says',
    figures: (a, b, c) => `${a} with ${b} percent of it added ${c} times`,
  },
  {
    takes: 3,
    gives: (a, b, c) => a / (b - c),
    words: 'one figure divided by the difference of two others',
    figures: (a, b, c) => `${a} divided by the difference of ${b} and ${c}`,
  },
  {
    takes: 3,
    gives: (a, b, c) => a / (b + c),
    words: 'one figure divided by two others together',
    figures: (a, b, c) => `${a} divided by ${b} and ${c} together`,
  },
  {
    takes: 3,
    gives: (a, b, c) => (a - b) / c,
    words: 'the difference of two figures divided by a third',
    figures: (a, b, c) => `the difference of ${a} and ${b} divided by ${c}`,
  },
  {
    takes: 3,
    gives: (a, b, c) => (a + b) / c,
    words: 'two figures together divided by a third',
    figures: (a, b, c) => `${a} and ${b} together divided by ${c}`,
  },
  {
    takes: 3,
    gives: (a, b, c) => (a - b) * c,
    words: 'the difference of two figures multiplied by a third',
    figures: (a, b, c) => `the difference of ${a} and ${b} times ${c}`,
  },
  {
    takes: 3,
    gives: (a, b, c) => a * b * c,
    words: 'three figures multiplied',
    figures: (a, b, c) => `${a} times ${b} times ${c}`,
  },
  {
    takes: 3,
    gives: (a, b, c) => a - b - c,
    words: 'two figures taken from a third',
    figures: (a, b, c) => `${a} minus ${b} minus ${c}`,
  },
  {
    takes: 3,
    gives: (a, b, c) => a + b + c,
    words: 'three figures added',
    figures: (a, b, c) => `${a} plus ${b} plus ${c}`,
  },
]

/** More figures than these are a table, and give any result by chance. */
const MOST_FIGURES = 6

/** The plainest step that leads from the figures of a question to an option's, right or wrong; undefined where none does. */
export function stepTo(
  option: string,
  { question, isOpen }: { question: string; isOpen?: boolean | undefined },
): string | undefined {
  const result = figureOf(option)
  const own = figuresOf(question).filter((figure) => figure > 0)
  if (result === undefined || result <= 0 || own.length === 0 || own.length > MOST_FIGURES)
    return undefined
  const unit = /%|percent/i.test(option) ? 'percent' : option.includes('$') ? 'money' : undefined
  const steps = STEPS.filter(
    ({ takes, isPercent }) => takes === 1 || !unit || (unit === 'percent') === (isPercent ?? false),
  )
  for (const { takes, gives, words, figures } of steps)
    for (const [a = 0, b = 0, c = 0] of picksOf(own, takes))
      if (isExactly(result, gives(a, b, c)))
        return isOpen ? words : figures(shown(a), shown(b), shown(c))
  return undefined
}

/** No looser than the option is written: a step that comes near by chance explains nothing. */
const isExactly = (said: number, result: number) =>
  Number.isFinite(result) &&
  result > 0 &&
  isRounded(said, result) &&
  Math.abs(said - result) <= CLOSE * result
const CLOSE = 0.006

const shown = (figure: number) => FOUR_PLACES.format(figure)
const FOUR_PLACES = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 })

/** So many different ones, in every order. */
function picksOf(figures: number[], takes: number): number[][] {
  if (takes === 0) return [[]]
  return figures.flatMap((first, place) =>
    picksOf(figures.toSpliced(place, 1), takes - 1).map((rest) => [first, ...rest]),
  )
}
