import { decimal, figure, money, type Formula } from '../formulas/formula.ts'
import { OF_EACH, type Figure } from './figures-told.ts'
import { fixedStory, inputsOf } from './story.ts'

const CARD = { card: 'pricing-markup', examples: [] }

/** A price once for as many times as one likes, against a price for each time. */
const UNTIL_WORTH_IT: Formula = {
  ...CARD,
  result: 'Times until the pass is worth it',
  formula: 'times = price of the pass ÷ price of one time',
  inputs: inputsOf(['price of the pass', 'price of one time']),
  compute: ([pass = 0, once = 0]) => pass / once,
  steps: ([pass = 0, once = 0]) => `${money(pass)} ÷ ${money(once)}`,
  shows: 'times',
  says: ([pass = 0, once = 0]) => fromWhen(pass / once, 'the pass is cheaper'),
}

const WITH_TIMES: Formula = {
  ...CARD,
  result: 'Paying each time, against the pass',
  formula: 'paying each time = price of one time × times',
  inputs: inputsOf(['price of the pass', 'price of one time', 'times']),
  compute: ([, once = 0, times = 0]) => once * times,
  steps: ([, once = 0, times = 0]) => `${money(once)} × ${figure(times)}`,
  shows: 'money',
  says: ([pass = 0, once = 0, times = 0]) => {
    const saved = once * times - pass
    if (saved === 0) return '**Both cost the same.**'
    return saved > 0
      ? `**The pass is worth it:** it costs ${money(pass)}, so you save ${money(saved)}.`
      : `**The pass is not worth it:** it costs ${money(pass)}, ${money(-saved)} more than paying each time.`
  },
}

const OWN_AGAINST_EACH: Formula = {
  ...CARD,
  result: 'Times until it pays off',
  formula: 'times = price once ÷ (cost of each elsewhere − own cost of each)',
  inputs: inputsOf(['price once', 'cost of each elsewhere', 'own cost of each']),
  compute: ([once = 0, other = 0, own = 0]) => once / (other - own),
  impossible: ([, other = 0, own = 0]) =>
    other > own ? null : 'each one costs no less with it, so it never pays off',
  steps: ([once = 0, other = 0, own = 0]) =>
    `${money(once)} ÷ ($${decimal(other)} − $${decimal(own)}) = ${money(once)} ÷ $${decimal(Number((other - own).toPrecision(12)))}`,
  shows: 'times',
  says: ([once = 0, other = 0, own = 0]) =>
    fromWhen(Number((once / (other - own)).toPrecision(12)), 'it is cheaper'),
}

function fromWhen(times: number, cheaper: string): string {
  const next = Math.floor(times) + 1
  const same = Number.isInteger(times) ? `With ${figure(times)} both cost the same; ` : ''
  return `${same === '' ? '' : same}**${same ? 'from' : 'From'} the ${ordinal(next)} on ${cheaper}.**`
}

function ordinal(value: number): string {
  const ending = /1[1-3]$/.test(`${value}`) ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')
  return `${figure(value)}${ending}`
}

const PASS =
  /\b(?:pass|passes|membership|member|unlimited|subscription|season|card|monthly|yearly|annual|(?:a|per|each|every) (?:month|year|season))\b/
const ONCE =
  /\b(?:normal|normally|single|regular|regularly|one ?time|each|every time|drop ?-?in|without|otherwise|usual|usually|per (?!month|year|season|week|day)[a-z]+|one)\b/
const ASKS =
  /\b(?:how many|worth|pays? (?:off|for itself)|cheaper|better|break ?-?even|save|when (?:does|is|do)|should)\b/

const isOnce = ({ before, after }: Figure) => OF_EACH.test(after) || ONCE.test(`${before} ${after}`)
const isPass = ({ before, after }: Figure) => PASS.test(`${before} ${after}`)
const isTimes = ({ after, value }: Figure) =>
  Number.isInteger(value) && /^ ?(?:times|x\b|visits|days|rides|classes|trips)/.test(after)

export const PASSES = fixedStory(
  [UNTIL_WORTH_IT, WITH_TIMES, OWN_AGAINST_EACH],
  ({ text, figures }) => {
    if (!ASKS.test(text) || figures.some(({ isPercent }) => isPercent)) return undefined
    const times = figures.find(isTimes)
    const once = figures.find((one) => one !== times && isOnce(one))
    const pass = figures.find((one) => one !== times && one !== once && isPass(one))
    if (pass && once && pass.value > once.value && SPEAKS_OF_PASS.test(text)) {
      const all = [pass.value, once.value]
      if (figures.length === 2 && !times) return { formula: UNTIL_WORTH_IT, figures: all }
      if (figures.length === 3 && times)
        return { formula: WITH_TIMES, figures: [...all, times.value] }
    }
    return ownOrElsewhere(text, figures)
  },
)
const SPEAKS_OF_PASS =
  /\b(?:pass|passes|membership|member|unlimited|subscription|season (?:ticket|pass)|punch card|bus card)\b/

/** "A printer costs 150 plus 5 cents a page, the library 10 cents a page." */
function ownOrElsewhere(text: string, figures: Figure[]) {
  const each = figures.filter(
    ({ after }) => OF_EACH.test(after) || /^ ?a [a-z]+ (?:at|in)\b/.test(after),
  )
  const [once] = figures.filter((one) => !each.includes(one))
  const [low, high] = each.map(({ value }) => value).toSorted((a, b) => a - b)
  const isTold = figures.length === 3 && each.length === 2 && AFTER_HOW_MANY.test(text)
  return isTold &&
    once &&
    SAME_THING.test(text) &&
    !/\bsell|\bcharge/.test(text) &&
    once.value > high!
    ? { formula: OWN_AGAINST_EACH, figures: [once.value, high!, low!] }
    : undefined
}
const AFTER_HOW_MANY = /\bhow many\b|\bpays? (?:off|for itself)\b|\bworth\b|\bcheaper\b/
const SAME_THING = /\b(?:a|per|each) ([a-z]+)\b.*\d[^\d]*\b(?:a|per|each) \1\b/
