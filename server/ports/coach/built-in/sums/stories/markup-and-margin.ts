import { decimal, figure, money, type Formula } from '../formulas/formula.ts'
import type { Figure } from './figures-told.ts'
import { fixedStory, inputsOf } from './story.ts'

const marginOf = (markup: number) => (100 * markup) / (100 + markup)
const markupOf = (margin: number) => (100 * margin) / (100 - margin)

/** Dollars that the case costs. */
const COST = 10
const caseOf = (markup: number) => {
  const profit = (COST * markup) / 100
  return `Something that costs ${money(COST)} and sells for ${money(COST + profit)} brings ${money(profit)}: that is ${figure(markup)}% of the cost, the markup, and ${figure(marginOf(markup))}% of the price, the margin.`
}

/** Shown figures decide: 33.3 is right for a third. */
const isRight = (claimed: number, right: number) => Math.abs(claimed - right) < CLOSE
const CLOSE = 0.5

const verdict = (claimed: number, right: number, said: string) =>
  isRight(claimed, right)
    ? `**So that is right:** ${said}.`
    : `**So they are not the same**, and whoever says ${figure(claimed)}% is wrong: ${said}.`

const MARGIN: Formula = {
  card: 'pricing-markup',
  result: 'Margin from the markup',
  formula: 'margin = markup ÷ (1 + markup)',
  inputs: inputsOf(['markup on cost in percent']),
  compute: ([markup = 0]) => marginOf(markup),
  steps: ([markup = 0]) => `${decimal(markup / 100)} ÷ ${decimal(1 + markup / 100)}`,
  shows: 'percent',
  says: ([markup = 0]) => caseOf(markup),
  examples: [],
}
const MARKUP: Formula = {
  ...MARGIN,
  result: 'Markup from the margin',
  formula: 'markup = margin ÷ (1 − margin)',
  inputs: inputsOf(['margin in percent']),
  compute: ([margin = 0]) => markupOf(margin),
  steps: ([margin = 0]) => `${decimal(margin / 100)} ÷ ${decimal(1 - margin / 100)}`,
  says: ([margin = 0]) => caseOf(markupOf(margin)),
}
const MARGIN_CLAIMED: Formula = {
  ...MARGIN,
  inputs: inputsOf(['markup on cost in percent', 'margin claimed in percent']),
  says: ([markup = 0, claimed = 0]) =>
    `${verdict(claimed, marginOf(markup), `a markup of ${figure(markup)}% on cost is a margin of ${figure(marginOf(markup))}%`)} ${caseOf(markup)}`,
}
const MARKUP_CLAIMED: Formula = {
  ...MARKUP,
  inputs: inputsOf(['margin in percent', 'markup claimed in percent']),
  says: ([margin = 0, claimed = 0]) =>
    `${verdict(claimed, markupOf(margin), `a margin of ${figure(margin)}% is a markup of ${figure(markupOf(margin))}% on cost`)} ${caseOf(markupOf(margin))}`,
}

/** "50% markup is a 50% margin, right?", "what margin is a 25% markup" */
export const MARKUP_AND_MARGIN = fixedStory(
  [MARGIN, MARKUP, MARGIN_CLAIMED, MARKUP_CLAIMED],
  ({ text, figures }) => {
    if (!figures.every(({ isPercent }) => isPercent) || OTHERWISE.test(text)) return undefined
    const [one, other, ...more] = figures
    if (!one || more.length > 0) return undefined
    const [first, second] = [one, other].map((told) => told && kindOf(told))
    if (!other) return ofOne(text, one, first)
    if (!first || !second || first === second || !IS_SAME.test(text)) return undefined
    return {
      formula: first === 'markup' ? MARGIN_CLAIMED : MARKUP_CLAIMED,
      figures: [one.value, other.value],
    }
  },
)
const OTHERWISE = /\b(?:sales|revenue|net|operating|taxe?s?|discount|off)\b|\$/
const IS_SAME =
  /\b(?:is|are|isnt|equals?|same|means?|mean|gives?|makes?|=|means that|right|wrong|true)\b/

function ofOne(text: string, told: Figure, kind: Kind | undefined) {
  if (kind === 'markup' && ASKS_FOR_MARGIN.test(text))
    return { formula: MARGIN, figures: [told.value] }
  return kind === 'margin' && told.value < 100 && ASKS_FOR_MARKUP.test(text)
    ? { formula: MARKUP, figures: [told.value] }
    : undefined
}
const ASKS_FOR_MARGIN =
  /\b(?:what|whats|how much|which)\b[^\d]*\bmargin\b|\bmargin (?:is|does|do|would)\b|\b(?:in|as|to|into) (?:a )?margin\b/
const ASKS_FOR_MARKUP =
  /\b(?:what|whats|how much|which)\b[^\d]*\bmark-? ?up\b|\bmark-? ?up (?:is|does|do|would)\b|\b(?:in|as|to|into) (?:a )?mark-? ?up\b/

type Kind = 'markup' | 'margin'
/** What stands nearest behind or before it. */
function kindOf({ before, after }: Figure): Kind | undefined {
  const behind = /^ ?(?:[a-z]+ )?(mark-? ?up|margin)\b/.exec(after)?.[1]
  const ahead = /\b(mark-? ?up|margin)(?: (?:of|is|at|on cost|on price))*\s*$/.exec(before)?.[1]
  const said = behind ?? ahead
  return said === undefined ? undefined : said === 'margin' ? 'margin' : 'markup'
}
