import { decimal, figure, money, type Formula } from '../formulas/formula.ts'
import { amountAndPercent, OF_EACH, type Figure } from './figures-told.ts'
import { fixedStory, inputsOf } from './story.ts'

const CARD = { card: 'spending-unit-price', examples: [] }

const withPart = (part: 'tip' | 'sales tax', card: string): Formula => ({
  ...{ card, result: `Price with ${part}`, examples: [] },
  formula: `to pay = price × (1 + ${part})`,
  inputs: inputsOf(['price', `${part} in percent`]),
  compute: ([price = 0, percent = 0]) => price * (1 + percent / 100),
  steps: ([price = 0, percent = 0]) =>
    `${money(price)} × ${decimal(1 + percent / 100)} = ${money(price)} + ${money((price * percent) / 100)}`,
  shows: 'money',
})
const WITH_TIP = withPart('tip', 'spending-budget')
const WITH_TAX = withPart('sales tax', 'spending-regressive-tax')

const LESS_DISCOUNT: Formula = {
  ...CARD,
  result: 'Price after the discount',
  formula: 'price to pay = price × (1 − discount)',
  inputs: inputsOf(['price', 'discount in percent']),
  compute: ([price = 0, percent = 0]) => price * (1 - percent / 100),
  steps: ([price = 0, percent = 0]) =>
    `${money(price)} × ${decimal(1 - percent / 100)} = ${money(price)} − ${money((price * percent) / 100)}`,
  shows: 'money',
}

const PACK_OR_EACH: Formula = {
  ...CARD,
  result: 'Price of one in the pack',
  formula: 'price of one = price of the pack ÷ pieces',
  inputs: inputsOf(['pieces', 'price of the pack', 'price of a single one']),
  compute: ([pieces = 0, pack = 0]) => pack / pieces,
  steps: ([pieces = 0, pack = 0]) => `${money(pack)} ÷ ${figure(pieces)}`,
  shows: 'money',
  says: ([pieces = 0, pack = 0, single = 0]) => {
    const saved = pieces * single - pack
    if (Math.abs(saved) < 0.005) return '**Both cost the same.**'
    return saved > 0
      ? `**The pack is cheaper:** ${figure(pieces)} single ones cost ${money(pieces * single)}, so you save ${money(saved)}, if you need them all.`
      : `**Single ones are cheaper:** ${figure(pieces)} of them cost ${money(pieces * single)}, ${money(-saved)} less.`
  },
}

const FLAT_OR_PERCENT: Formula = {
  ...{ card: 'spending-unit-price', examples: [] },
  result: 'The percentage in dollars, against the flat amount',
  formula: 'the percentage in dollars = price × percentage',
  inputs: inputsOf(['price', 'percentage in percent', 'flat amount']),
  compute: ([price = 0, percent = 0]) => (price * percent) / 100,
  steps: ([price = 0, percent = 0]) => `${money(price)} × ${decimal(percent / 100)}`,
  shows: 'money',
  says: ([price = 0, percent = 0, flat = 0]) => {
    const more = (price * percent) / 100 - flat
    if (Math.abs(more) < 0.005) return '**Both come to the same.**'
    return more > 0
      ? `**The ${figure(percent)}% is more:** ${money(more)} above the flat ${money(flat)}.`
      : `**The flat ${money(flat)} is more:** ${money(-more)} above the ${figure(percent)}%.`
  },
}

/** What a shopper or somebody paid by the sale asks. */
export const SHOP_PRICES = fixedStory(
  [WITH_TIP, WITH_TAX, PACK_OR_EACH, FLAT_OR_PERCENT, LESS_DISCOUNT],
  ({ text, figures }) =>
    figures.length === 2
      ? withPercent(text, figures)
      : figures.length === 3
        ? (packOrEach(text, figures) ?? flatOrPercent(text, figures))
        : undefined,
)

function withPercent(text: string, figures: Figure[]) {
  const told = amountAndPercent(figures)
  if (!told) return undefined
  const { part, amount, all, around } = told
  if (ASKS_FOR_WHOLE.test(text) && /\btip(?:s|ping)?\b|\bgratuity\b/.test(around))
    return { formula: WITH_TIP, figures: all }
  if (ASKS_FOR_WHOLE.test(text) && /\btax\b/.test(around) && !OF_PAY.test(text))
    return { formula: WITH_TAX, figures: all }
  const isPriced = !TAKES.test(amount.before) && !/^ ?(?:dollars |bucks )?off\b/.test(amount.after)
  return isPriced &&
    /^ ?(?:off|discount)\b/.test(part.after) &&
    ASKS_TO_PAY.test(text) &&
    !OTHERWISE.test(text)
    ? { formula: LESS_DISCOUNT, figures: all }
    : undefined
}
const ASKS_FOR_WHOLE =
  /\b(?:total|altogether|in all|(?:do|should|would|will) (?:i|we|you) (?:\w+ )?pay|to pay|all together|end up|ring up|with (?:the )?(?:tax|tip))\b/
const OF_PAY = /\b(?:off|income|pay ?check|wage|earn|gross)\b/
const TAKES = /\b(?:take|save|minus|get)s?\s*$/
const ASKS_TO_PAY = /\bhow much\b|\bwhat (?:do|will|would|is)\b|\bwhats\b|\bto pay\b/
const OTHERWISE =
  /\b(?:save|saved|savings|discount worth|original|before|sells?|sold|old price|was it|cost me|costs? us|margin|profit|per day|days?)\b/

/** "3 for 10 or 4 each" */
function packOrEach(text: string, figures: Figure[]) {
  const pair =
    /(?<![\d.$])(\d+) for (?:only )?\$?(\d[\d.]*)/.exec(text) ??
    /(?<![\d.$])(\d+)[ -]?(?:packs?|count)(?: (?:is|costs?|for|at))+ \$?(\d[\d.]*)/.exec(text)
  const single =
    figures.find(({ after }) => OF_EACH.test(after)) ??
    figures.find(({ before }) => /\b(?:one|single|alone) (?:is|costs?|for)\s*$/.test(before))
  const isAsked = /\b(?:cheaper|better|deal|worth|save|which|best)\b/.test(text)
  const [pieces, pack] = pair ? [Number(pair[1]), Number(pair[2])] : []
  const isAll =
    single &&
    pieces &&
    pack &&
    figures.every((one) => one === single || [pieces, pack].includes(one.value))
  return isAll && isAsked
    ? { formula: PACK_OR_EACH, figures: [pieces, pack, single.value] }
    : undefined
}

/** "10% commission or 2 dollars per sale, items are 25" */
function flatOrPercent(text: string, figures: Figure[]) {
  const part = figures.find(({ isPercent }) => isPercent)
  const flat = figures.find(
    (one) => one !== part && (FLAT.test(one.before) || FLAT_BEHIND.test(one.after)),
  )
  const price = figures.find((one) => one !== part && one !== flat && !one.isPercent)
  const isAsked =
    /\b(?:better|more|which|best|worth|prefer)\b/.test(text) &&
    /\bor\b|\bvs\b|\bversus\b/.test(text)
  const isPriced =
    price && /\b(?:costs?|price(?: is)?|are|is|for|at|sells? for|sale of)\s*$/.test(price.before)
  return part && flat && isPriced && isAsked && /\bcommission|\bcut\b|\boff\b|\bbonus\b/.test(text)
    ? { formula: FLAT_OR_PERCENT, figures: [price.value, part.value, flat.value] }
    : undefined
}
const FLAT = /\b(?:flat|fixed)\s*$/
const FLAT_BEHIND =
  /^ ?(?:dollars |bucks )?(?:flat|off\b|per (?:sale|item|order|piece)|a (?:sale|piece)|each|for (?:each|every))/
