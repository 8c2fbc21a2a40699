import { figure, type Formula } from '../formulas/formula.ts'
import type { Figure } from './figures-told.ts'
import { RATES, rateAsked, type Rate } from './rates.ts'
import { inputsOf, type Story } from './story.ts'

/** How the two figures stand to the rate: one is the part, one is what is not in it, or both together are the whole. */
const KINDS = ['part', 'rest', 'both'] as const
type Kind = (typeof KINDS)[number]

/** "240 got the survey and 90 sent it back", "80 rooms and 20 are empty", "90 answered and 150 did not". */
export const RATES_TOLD: Story = {
  find: ({ text, figures }) => {
    const rate = rateAsked(text)
    const counts = figures.filter((one) => !isYear(one))
    const [one, other, ...more] = counts
    if (!rate || !one || !other || more.length > 0 || !areAlike(one, other)) return undefined
    const [small, large] = one.value <= other.value ? [one, other] : [other, one]
    const kind = kindOf(rate, small, large)
    if (!kind || large.value === 0) return undefined
    const isTurned = kind === 'both' && isOther(rate, small)
    return {
      formula: formulaOf(rate, kind),
      figures: (isTurned ? [large, small] : [small, large]).map(({ value }) => value),
    }
  },
  formulas: () => RATES.flatMap((rate) => KINDS.map((kind) => formulaOf(rate, kind))),
}

/** Both money or both counted, and none of them a percentage or a time. */
const areAlike = (one: Figure, other: Figure) =>
  one.isMoney === other.isMoney && [one, other].every((each) => !each.isPercent && !isTime(each))
const isTime = ({ after }: Figure) =>
  /^ ?(?:min(?:ute)?s?|hours?|hrs?|days?|weeks?|months?|years?|yrs?)\b/.test(after)
const isYear = ({ before, value, isMoney }: Figure) =>
  !isMoney && value >= FIRST_YEAR && value <= LAST_YEAR && /\b(?:in|of|since)\s*$/.test(before)
const FIRST_YEAR = 1990
const LAST_YEAR = 2100

const around = ({ before, after }: Figure) => `${before} # ${after}`
const isOther = ({ other }: Rate, told: Figure) => other?.test(around(told)) ?? false

/** Undefined where the words of a figure tell something that such a rate is not known to have. */
function kindOf(rate: Rate, small: Figure, large: Figure): Kind | undefined {
  const [isRest, isLargeRest] = [isOther(rate, small), isOther(rate, large)]
  const counts = (told: Figure) => rate.own?.test(around(told)) ?? false
  if (isRest && counts(large) && !isLargeRest) return 'both'
  if (isLargeRest) return counts(small) && !isRest ? 'both' : undefined
  if (isRest) return 'rest'
  return rate.own || !DENIES.test(around(small)) ? 'part' : undefined
}
const DENIES = /\b(?:not|never|without|no|didnt|dont|wasnt|werent|isnt|arent|un[a-z]{4,})\b/

function formulaOf({ name, part, rest, whole, says }: Rate, kind: Kind): Formula {
  const [inputs, right] = {
    part: [[part, whole], `${part} ÷ ${whole}`],
    rest: [[rest, whole], `(${whole} − ${rest}) ÷ ${whole}`],
    both: [[part, rest], `${part} ÷ (${part} + ${rest})`],
  }[kind] as [string[], string]
  const figuresOf = ([one = 0, other = 0]: number[]) =>
    kind === 'part' ? [one, other] : kind === 'rest' ? [other - one, other] : [one, one + other]
  const percentOf = (values: number[]) => {
    const [of = 0, all = 0] = figuresOf(values)
    return (100 * of) / all
  }
  return {
    card: 'market-planning-market-share',
    result: name.charAt(0).toUpperCase() + name.slice(1),
    formula: `${name} = ${right}`,
    inputs: inputsOf(inputs),
    compute: percentOf,
    impossible: (values) => ((figuresOf(values)[1] ?? 0) > 0 ? null : 'the whole is 0'),
    steps: (values) => stepsOf(kind, values, figuresOf(values)),
    shows: 'percent',
    ...(says ? { says: (values: number[]) => says(inAHundred(percentOf(values))) } : {}),
    examples: [],
  }
}

const inAHundred = (percent: number) =>
  Number.isInteger(percent) ? figure(percent) : `about ${Math.round(percent)}`

function stepsOf(kind: Kind, [one = 0, other = 0]: number[], [of = 0, all = 0]: number[]) {
  const short = `${figure(of)} ÷ ${figure(all)}`
  if (kind === 'part') return short
  return kind === 'rest'
    ? `(${figure(other)} − ${figure(one)}) ÷ ${figure(other)} = ${short}`
    : `${figure(one)} ÷ (${figure(one)} + ${figure(other)}) = ${short}`
}
