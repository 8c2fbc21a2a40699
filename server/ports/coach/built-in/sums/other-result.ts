import { shown } from './calculate.ts'
import { figure, money } from './formulas/formula.ts'
import { figuresOfTalk } from './named/figures-of-talk.ts'
import type { Turn } from '../../coach.ts'
import type { WholeSum } from './sum-of-talk.ts'

/** "In percent?", "in dollars?", "per month?": the same result, said otherwise; null where that was not asked. */
export function otherResult(
  sum: WholeSum,
  text: string,
  { earlier, turns }: Before,
): string | null {
  if (IN_PERCENT.test(text)) return inPercent(sum, turns)
  if (IN_MONEY.test(text)) return inMoney(sum)
  const passed = text.match(AFTER_YEARS)?.[1]
  if (passed !== undefined) return bookValue(sum, Number(passed))
  const [, span] = text.match(PER) ?? []
  return span ? perSpan(sum, SPANS[span]!, earlier) : null
}

/** What the student said before, and the whole talk. */
type Before = { earlier: string; turns: Turn[] }

const START = String.raw`^(?:(?:and|so|ok|but|now|then|what|whats|how much|is|it|that|about|how|as|make|give me|show me|can you|say) )*`
const END = String.raw`(?: (?:please|pls|then|now|instead|is that|is it|would that be))*\??$`
const IN_PERCENT = new RegExp(
  `${START}(?:in |as )?(?:a |an )?(?:percent|percentage|%|percents)(?: of (?:the |my |our |its )?(?:sales|revenue))?${END}`,
)
const IN_MONEY = new RegExp(`${START}(?:in )(?:dollars|dollar|money|dollar terms)${END}`)
const PER = new RegExp(
  `${START}(?:per|a|each|every|for a|for one|by) ?(day|week|month|quarter|year)${END}|^(?:and )?(?:monthly|yearly|weekly|daily)\\??$`,
)

/** "What is it worth after 2 years?" */
const AFTER_YEARS =
  /\b(?:worth|book value|value|left)\b.{0,25}\bafter (\d+(?:\.\d+)?) ?(?:years?|yrs?)\b/

/** What an asset still has in the books, of a sum of its yearly depreciation; null for any other sum. */
function bookValue({ formula, figures }: WholeSum, passed: number): string | null {
  const [cost, salvage, years] = ['cost', 'salvage value', 'years'].map(
    (name) => figures[formula.inputs.findIndex((input) => input.name === name)],
  )
  if (cost === undefined || salvage === undefined || years === undefined) return null
  const left = Math.max(salvage, cost - formula.compute(figures) * passed)
  return passed >= years
    ? `After ${figure(years)} years it is depreciated down to its salvage value: **${money(salvage)}**.`
    : `Book value after ${figure(passed)} years: ${money(cost)} − ${figure(passed)} × ${money(formula.compute(figures))} = **${money(left)}**.`
}

function inPercent({ formula, figures }: WholeSum, turns: Turn[]): string {
  const result = formula.compute(figures)
  const { shows, percentOf } = formula
  if (shows === 'percent') return `It is in percent already: **${shown(result, shows)}**.`
  if (shows === 'number' || shows === 'times')
    return `${figure(result)} × 100 = **${shown(100 * result, 'percent')}**.`
  const place = formula.inputs.findIndex(({ name }) => name === percentOf?.input)
  const whole = figures[place] ?? (percentOf && saidBefore(percentOf.input, turns))
  if (!percentOf || whole === undefined)
    return `In percent of what? Tell me the whole: ${shown(result, shows)} ÷ the whole × 100 is the percentage.`
  return `In percent of ${percentOf.input} (${percentOf.called}): ${shown(result, shows)} ÷ ${money(whole)} = **${shown((100 * result) / whole, 'percent')}**.`
}

/** "Gross profit is 120k" has no sales in it, but the turn before had them. */
const saidBefore = (name: string, turns: Turn[]) =>
  figuresOfTalk(turns, [name], new Map()).get(name)?.value

function inMoney({ formula, figures }: WholeSum): string {
  const { shows, inMoney: other } = formula
  if (shows === 'money')
    return `It is in dollars already: **${shown(formula.compute(figures), shows)}**.`
  return other
    ? `${other.called} in dollars: ${other.steps(figures)} = **${shown(other.compute(figures), 'money')}**.`
    : 'This result has no amount in dollars that I could work out from these figures.'
}

type Span = 'day' | 'week' | 'month' | 'quarter' | 'year'
const A_YEAR: Record<Span, number> = { day: 365, week: 52, month: 12, quarter: 4, year: 1 }
const SPANS: Record<string, Span> = {
  ...{ day: 'day', week: 'week', month: 'month', quarter: 'quarter', year: 'year' },
  ...{ daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' },
}

/** What a result is for is said by the formula, by its years or by the student; nothing else is assumed. */
function perSpan({ formula, figures }: WholeSum, span: Span, earlier: string): string | null {
  const { shows } = formula
  if (shows !== 'money') return null
  const result = formula.compute(figures)
  const place = formula.inputs.findIndex(({ name }) => name === 'years')
  const years = figures[place]
  if (years !== undefined && GROWS.test(formula.formula))
    return `It grows by another amount each time, so there is no equal part for each ${span}.`
  const from = formula.span ?? spanSaid(earlier)
  const [part, of] =
    years !== undefined && formula.span === undefined
      ? [result / years / A_YEAR[span], `${figure(years)} ${years === 1 ? 'year' : 'years'}`]
      : from
        ? [(result * A_YEAR[from]) / A_YEAR[span], `a ${from}`]
        : []
  if (part === undefined)
    return `That depends on what the ${shown(result, shows)} is for: a day, a week, a month or a year? Say which, such as "it is for a year", and I work it out.`
  return `${shown(result, shows)} is for ${of}, so for a ${span} it is ${stepsOf(result, shown(result, shows), { years, from, span })} = **${shown(part, shows)}**.`
}
const GROWS = /to the power of/

function stepsOf(
  _: number,
  whole: string,
  { years, from, span }: { years: number | undefined; from: Span | undefined; span: Span },
): string {
  if (years !== undefined && from === undefined)
    return `${whole} ÷ ${figure(years)}${span === 'year' ? '' : ` ÷ ${A_YEAR[span]}`}`
  const [many, few] = [A_YEAR[from ?? 'year'], A_YEAR[span]]
  return many === 1
    ? `${whole} ÷ ${few}`
    : few === 1
      ? `${whole} × ${many}`
      : `${whole} × ${many} ÷ ${few}`
}

function spanSaid(text: string): Span | undefined {
  const found = [
    ...text.matchAll(
      /\b(?:a|an|per|each|every|one|for the|this) (day|week|month|quarter|year)\b|\b(daily|weekly|monthly|yearly|annual|annually)\b/g,
    ),
  ].map(([, span, word]) => SPANS[span ?? (word!.startsWith('annual') ? 'year' : word!)]!)
  return new Set(found).size === 1 ? found[0] : undefined
}
