import { figure, money, type Formula } from '../formulas/formula.ts'
import type { Figure } from './figures-told.ts'
import { fixedStory, inputsOf, type Story } from './story.ts'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

const averageOf = (count: number): Formula => ({
  card: 'spending-budget',
  result: 'Average',
  formula: `average = (${namesFor(count).join(' + ')}) ÷ ${count}`,
  inputs: inputsOf(namesFor(count)),
  compute: (values) => values.reduce((sum, value) => sum + value, 0) / count,
  steps: (values) =>
    `(${values.map(figure).join(' + ')}) ÷ ${count} = ${figure(values.reduce((sum, value) => sum + value, 0))} ÷ ${count}`,
  shows: 'number',
  examples: [],
})
const namesFor = (count: number) => PLACES.slice(0, count).map((place) => `${place} value`)

/** "I got 80 90 and 85, whats my average": every figure of the row is one of them. */
export const AVERAGES_TOLD: Story = {
  find: ({ text, figures }) => {
    const isRow = figures.every(
      ({ before, after, isPercent }, i) =>
        !isPercent &&
        (i === 0 || IN_ROW.test(before)) &&
        (i === figures.length - 1 || IN_ROW.test(after)),
    )
    const isAsked =
      /\baverage\b|\bmean\b|\bavg\b/.test(text) &&
      !/\b(?:cost|inventory|weighted|fixed|order|price|rate|down)\b/.test(text)
    const { length } = figures
    return isAsked && isRow && length > 1 && length <= PLACES.length
      ? { formula: averageOf(length), figures: figures.map(({ value }) => value) }
      : undefined
  },
  formulas: (names) =>
    names.length <= PLACES.length && names[0] === 'first value' ? [averageOf(names.length)] : [],
}
const IN_ROW = /^\s*$/

const PART: Formula = {
  card: 'market-planning-market-share',
  result: 'Part in percent',
  formula: 'part in percent = part ÷ whole',
  inputs: inputsOf(['part', 'whole']),
  compute: ([part = 0, whole = 0]) => (100 * part) / whole,
  steps: ([part = 0, whole = 0]) => `${figure(part)} ÷ ${figure(whole)}`,
  shows: 'percent',
  examples: [],
}

const twoKinds = (): Formula => ({
  card: 'financial-analysis-gross-margin',
  result: 'Sales of both',
  formula: 'sales = first units × first price + second units × second price',
  inputs: inputsOf(['first units', 'first price', 'second units', 'second price']),
  compute: ([units = 0, price = 0, others = 0, other = 0]) => units * price + others * other,
  steps: ([units = 0, price = 0, others = 0, other = 0]) =>
    `${figure(units)} × ${money(price)} + ${figure(others)} × ${money(other)} = ${money(units * price)} + ${money(others * other)}`,
  shows: 'money',
  examples: [],
})
const SALES_OF_BOTH = twoKinds()

/** "30 students in the club and 24 paid", "120 tickets at 8 and 30 at 5". */
export const COUNTS_TOLD = fixedStory([PART, SALES_OF_BOTH], ({ text, figures }) => {
  if (figures.some(({ isPercent }) => isPercent)) return undefined
  return partOf(text, figures) ?? salesOfBoth(text, figures)
})

const DOES =
  /^ ?(?:of (?:them|us|those) |people |students |kids )?(?:have |were |are |was |did |said )?(?:paid|pay|came|come|bought|buy|said|passed|signed|showed|like|liked|voted|want|wanted|sold|returned|quit|left|clicked|late|broken|absent|girls|boys|yes)\b/

/** "Had 850 and lost 34" */
const LOST = /\b(?:lost|broke|returned|missed|gave away|threw out)\s*$/

function partOf(text: string, figures: Figure[]) {
  const isAsked =
    /\bwhat(?:s| is)?(?: the| that)?(?: in)? ?(?:percent|percentage|%)|\b(?:percent|percentage)\s*\??$|\bhow many percent\b|\bwhat (?:percent|percentage|%)/.test(
      text,
    )
  const [whole, part] = figures
  const isTold =
    whole &&
    part &&
    figures.length === 2 &&
    (DOES.test(part.after) || LOST.test(part.before)) &&
    !DOES.test(whole.after)
  return isAsked && isTold && part.value <= whole.value && !part.isMoney && !whole.isMoney
    ? { formula: PART, figures: [part.value, whole.value] }
    : undefined
}

function salesOfBoth(text: string, figures: Figure[]) {
  const isAsked = /\bhow much\b|\btotal\b|\baltogether\b|\bin all\b|\brevenue\b|\bsales\b/.test(
    text,
  )
  const isCosted =
    /\b(?:costs?|spent|spend|paid|bought|printed|ordered|profit|better|or|make money|lose)\b/.test(
      text,
    )
  const [units, price, others, other] = figures
  const isAt = (one?: Figure) => one !== undefined && /\b(?:at|for)\s*$/.test(one.before)
  const isCount = (one?: Figure) => one !== undefined && !one.isMoney && Number.isInteger(one.value)
  return figures.length === 4 &&
    isAsked &&
    !isCosted &&
    /\b(?:sold|sell|sells|selling)\b/.test(text) &&
    isAt(price) &&
    isAt(other) &&
    isCount(units) &&
    isCount(others)
    ? { formula: SALES_OF_BOTH, figures: figures.map(({ value }) => value) }
    : undefined
}
