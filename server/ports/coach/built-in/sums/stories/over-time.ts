import { decimal, figure, money, type Formula } from '../formulas/formula.ts'
import { spanOf, type Figure } from './figures-told.ts'
import { fixedStory, inputsOf } from './story.ts'

const CARD = { card: 'spending-budget', examples: [] }

/** So much a day for so many days. */
const FOR_SPANS: Formula = {
  ...CARD,
  result: 'All together',
  formula: 'all together = amount each time × how many times',
  inputs: inputsOf(['amount each time', 'how many times']),
  compute: ([amount = 0, times = 0]) => amount * times,
  steps: ([amount = 0, times = 0]) => `${money(amount)} × ${figure(times)}`,
  shows: 'money',
}

const SHARE_OF_YEAR: Formula = {
  ...CARD,
  result: 'Saved in a year',
  formula: 'saved in a year = amount a month × percentage × 12',
  inputs: inputsOf(['amount a month', 'percentage saved in percent']),
  compute: ([amount = 0, percent = 0]) => (amount * percent * 12) / 100,
  steps: ([amount = 0, percent = 0]) => `${money(amount)} × ${decimal(percent / 100)} × 12`,
  shows: 'money',
}

const SHARE_OF_SPANS: Formula = {
  ...CARD,
  result: 'Saved in all',
  formula: 'saved in all = amount each time × percentage × how many times',
  inputs: inputsOf(['amount each time', 'percentage saved in percent', 'how many times']),
  compute: ([amount = 0, percent = 0, times = 0]) => (amount * percent * times) / 100,
  steps: ([amount = 0, percent = 0, times = 0]) =>
    `${money(amount)} × ${decimal(percent / 100)} × ${figure(times)}`,
  shows: 'money',
}

const MONTHLY_OR_YEARLY: Formula = {
  ...CARD,
  result: 'Twelve months, against the year',
  formula: 'twelve months = price a month × 12',
  inputs: inputsOf(['price a month', 'price a year']),
  compute: ([month = 0]) => month * 12,
  steps: ([month = 0]) => `${money(month)} × 12`,
  shows: 'money',
  says: ([month = 0, year = 0]) => {
    const more = month * 12 - year
    if (Math.abs(more) < 0.005) return '**Both cost the same** for a whole year.'
    return more > 0
      ? `**The year is cheaper:** ${money(year)}, so you save ${money(more)}, if you keep it for ${figure(Math.floor(year / month) + 1)} months or more.`
      : `**Month by month is cheaper:** the year costs ${money(year)}, ${money(-more)} more.`
  },
}

const LESS_BY_YEAR: Formula = {
  ...CARD,
  result: 'Saved in a year',
  formula: 'saved in a year = (price a month − lower price a month) × 12',
  inputs: inputsOf(['price a month', 'lower price a month']),
  compute: ([price = 0, lower = 0]) => (price - lower) * 12,
  steps: ([price = 0, lower = 0]) =>
    `(${money(price)} − ${money(lower)}) × 12 = ${money(price - lower)} × 12`,
  shows: 'money',
}

const SPANS = /^ ?(days?|weeks?|wks?|months?|times|shifts?|years?)\b(?! (?:old|ago))/
const spanCounted = ({ after }: Figure) =>
  SPANS.exec(after)?.[1]?.replace(/s$/, '').replace('wk', 'week')

/** How often a span comes in a longer one. */
const TIMES_IN: Record<string, Record<string, number>> = {
  week: { day: 7 },
  year: { day: 365, week: 52, month: 12 },
}
const timesIn = (longer: string, amount: Figure) => {
  const span = spanOf(amount) ?? ''
  if (longer === span) return 1
  return EACH_SPAN.test(amount.after) ? TIMES_IN[longer]?.[span] : undefined
}
/** "50 a week", and not "20 hours a week". */
const EACH_SPAN = /^ ?(?:(?:an?|per|each|every|daily|weekly|monthly)\b|\/)/

/** "For a year", without a figure. */
const ONE_SPAN = /\b(?:an?|one|the|this|per|each|every) (?:whole |full |entire )?(week|year)\b/g

/** "If I save 50 a week, how much is it in a year?" */
function forOneSpan(text: string, figure: Figure | undefined) {
  if (!figure || figure.isPercent || OTHERWISE.test(text) || !ASKS_FOR_ALL.test(text))
    return undefined
  const times = [...text.matchAll(ONE_SPAN)]
    .map(([, longer]) => timesIn(longer!, figure) ?? 1)
    .find((often) => often > 1)
  return times ? { formula: FOR_SPANS, figures: [figure.value, times] } : undefined
}
const OTHERWISE =
  /\b(?:interest|loan|borrow\w*|grow\w*|rate|apr|pays? (?:off|for itself)|how (?:long|many)|average|per (?:hour|unit)|last|left)\b/
const ASKS_FOR_ALL =
  /\bhow much\b|\btotal\b|\bin all\b|\baltogether\b|\bwhat(?:s| is| do| does| will)\b|\bprofit (?:a|per|for|in)\b/

export const OVER_TIME = fixedStory(
  [FOR_SPANS, SHARE_OF_YEAR, SHARE_OF_SPANS, MONTHLY_OR_YEARLY, LESS_BY_YEAR],
  ({ text, figures }) => {
    const [one, other, ...more] = figures
    if (!other) return forOneSpan(text, one)
    if (!one || !other || more.length > 1 || OTHERWISE.test(text)) return undefined
    if (more[0]) return shareOfSpans(text, figures)
    const spans = [one, other].map(spanOf)
    if (one.isPercent || other.isPercent) return shareOfYear(text, one, other)
    const [amount, count] = spanCounted(other) ? [one, other] : [other, one]
    const counted = spanCounted(count)
    const times = counted && timesIn(counted, amount)
    if (times && ASKS_FOR_ALL.test(text) && !count.isMoney)
      return { formula: FOR_SPANS, figures: [amount.value, count.value * times] }
    if (spans.join() === 'month,year' && CHEAPER.test(text))
      return { formula: MONTHLY_OR_YEARLY, figures: [one.value, other.value] }
    if (spans.join() === 'year,month' && CHEAPER.test(text))
      return { formula: MONTHLY_OR_YEARLY, figures: [other.value, one.value] }
    const isSaving =
      /\bsav(?:e|es|ed|ing|ings)\b[^\d]*\b(?:a|per|each|in a|every) year\b|\b(?:a|per) year\b[^\d]*\bsav/.test(
        text,
      )
    return isSaving && spans.includes('month') && !spans.includes('year') && one.value > other.value
      ? { formula: LESS_BY_YEAR, figures: [one.value, other.value] }
      : undefined
  },
)
const CHEAPER = /\b(?:cheaper|better|worth|save|which|deal)\b/

function shareOfYear(text: string, one: Figure, other: Figure) {
  const [amount, part] = one.isPercent ? [other, one] : [one, other]
  const isTold =
    !amount.isPercent &&
    spanOf(amount) === 'month' &&
    /\b(?:sav(?:e|es|ing)|put(?:ting)? (?:away|aside))\b/.test(`${part.before} ${part.after}`) &&
    /\b(?:a|per|each|in a|every) year\b|\byearly\b/.test(text)
  return isTold ? { formula: SHARE_OF_YEAR, figures: [amount.value, part.value] } : undefined
}

/** "200 a week, save 20%, how much after 12 weeks" */
function shareOfSpans(text: string, figures: Figure[]) {
  const part = figures.find(({ isPercent }) => isPercent)
  const count = figures.find((one) => spanCounted(one) !== undefined && !one.isMoney)
  const amount = figures.find((one) => one !== part && one !== count)
  const isTold =
    part !== undefined &&
    count !== undefined &&
    amount !== undefined &&
    spanOf(amount) === spanCounted(count) &&
    /\b(?:sav(?:e|es|ing)|put(?:ting)? (?:away|aside))\b/.test(text)
  return isTold
    ? { formula: SHARE_OF_SPANS, figures: [amount.value, part.value, count.value] }
    : undefined
}
