import {
  COMPOUND_AMOUNT,
  COMPOUND_INTEREST,
  SIMPLE_INTEREST,
} from '../formulas/formulas-of-interest.ts'
import type { Figure } from './figures-told.ts'
import type { Story } from './story.ts'

const LENDS = /\b(?:lends?|lent|lending|loan(?:s|ed)?|borrow(?:s|ed|ing)?|owes?)\b/
const SAVES =
  /\b(?:banks?|savings?|sav(?:e|ed|es)|cd|deposit(?:s|ed)?|invest(?:s|ed|ing)?|account)\b/
const OFTENER =
  /\b(?:monthly|daily|quarterly|weekly|a month|per month|every month|each month|apr|payments?|compound\w*|simple|fee|fees|inflation|stock|roi)\b/
const ASKS =
  /\bhow much (?:interest|do|will|would|is)\b|\binterest\b|\bpay back\b|\bwhat (?:do|will|would)\b|\bhow much\b|\bturns? into\b|\bend up with\b/

/** What is there at the end, and not what was added to it. */
const AMOUNT =
  /\bhow much (?:is|will|would|do|does|money|after|in|by)\b|\b(?:have|got) (?:after|in|by|at the end)\b|\bturns? into\b|\bworth\b|\bend up\b|\bwhat (?:do|will|would) (?:i|we|it|she|he|they)\b/
const GAIN = /\bhow much interest\b|\bearn|\bmake\b|\bgain/

/** "My dad lends me 500 at 4% for 2 years": of a loan in a family the interest is simple, in a bank it is added each year. */
export const INTEREST_TOLD: Story = {
  find: ({ text, figures }) => {
    const rate = figures.find(({ isPercent }) => isPercent)
    const years = figures.find(isYears)
    const [sum] = figures.filter((one) => one !== rate && one !== years)
    if (!rate || !years || !sum || figures.length !== 3 || OFTENER.test(text)) return undefined
    const all = [rate.value, years.value, sum.value]
    if (!ASKS.test(text)) return undefined
    if (LENDS.test(text) && /\binterest\b/.test(text) && !/\bback\b|\btotal\b/.test(text))
      return { formula: SIMPLE_INTEREST, figures: all }
    if (!SAVES.test(text) || LENDS.test(text)) return undefined
    if (AMOUNT.test(text) && !GAIN.test(text)) return { formula: COMPOUND_AMOUNT, figures: all }
    return GAIN.test(text) || /\binterest\b/.test(text)
      ? { formula: COMPOUND_INTEREST, figures: all }
      : undefined
  },
  formulas: () => [],
}
const isYears = ({ after }: Figure) => /^[ -]?(?:years?|yrs?)\b/.test(after)
