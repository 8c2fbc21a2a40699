import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { listNextQuestions } from '../../understanding/knowledge/next-questions.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import type { Part } from '../talk.ts'
import { figure } from './formulas/formula.ts'

/** "… and is it good": beside the sum, what such a figure says; what is good differs by the trade, and is told so. */
export function withVerdict(sum: Part[], plain: string): Part[] {
  const verdict = whetherSame(sum, plain) ?? whetherProfit(sum, plain) ?? discountInAll(sum)
  if (verdict) return sum.toSpliced(-1, 0, verdict)
  const isJudged = sum.some((part) => typeof part === 'string' && JUDGED.test(part))
  if (isJudged || !ASKS_WHETHER_GOOD.test(plain)) return sum
  const term = sum.flatMap((part) =>
    typeof part === 'string' ? (part.match(OF_SUM)?.[1] ?? []) : [],
  )
  const subject = findByName(term.at(-1) ?? '')
  const told = subject && (whatIsGood(subject.term) ?? facetsOf(subject.term).good)
  const says = told && withoutOtherFigure(told, sum)
  const own = says && [perUnit(sum), onOwnFigure(sum, says)].filter(Boolean).join(' ')
  const isSaid = says && sum.some((part) => typeof part === 'string' && part.includes(says))
  if (!says || isSaid) return sum
  const once = sum.filter((part) => !(typeof part === 'string' && part.startsWith(TOLD_BEFORE)))
  return once.toSpliced(-1, 0, `**Is that good?** ${own ? `${own} ` : ''}${says}`)
}
/** "A 2.0 means $2 for each $1" stands beside no other figure of the student's own. */
function withoutOtherFigure(says: string, sum: Part[]): string {
  const own = sum.flatMap((part) => resultIn(part)?.result ?? []).map(parseFloat)
  return says.replace(MEANS, (said, of: string) => (own.includes(Number(of)) ? said : ''))
}
const MEANS = /(?:^| )An? (\d[\d.]*) means [^.]+\.(?=$| [A-Z])/
/** The student's own figure is held against what is usual already. */
const JUDGED = /\*\*Your [\d.]+%? lies /
const TOLD_BEFORE = '**What to make of it.**'

/** "$1.50 of current assets for each $1 of current liabilities": what a ratio of two amounts says in dollars. */
function perUnit(sum: Part[]): string | undefined {
  const [found, ...more] = sum.flatMap((part) => resultIn(part) ?? [])
  const [, of = '', per = ''] = sum.join('\n').match(OF_TWO_AMOUNTS) ?? []
  if (sum.join('\n').includes('for each $1')) return undefined
  if (!found || more.length > 0 || of === '' || !/^\d[\d.]*$/.test(found.result)) return undefined
  return `That is $${Number(found.result).toFixed(2)} of ${of} for each $1 of ${per}.`
}
const OF_TWO_AMOUNTS =
  /^> [^=\n]+ = ([a-z ]+) ÷ ([a-z ]+)\n+With your figures: \$[\d,.]+ ÷ \$[\d,.]+ =/m

/** The student's own figure, held against the usual range that a text names in the same unit. */
function onOwnFigure(sum: Part[], says: string): string | undefined {
  const [found, ...more] = sum.flatMap((part) => resultIn(part) ?? [])
  const [, from = '', to = '', unit = ''] = says.match(USUAL) ?? []
  const [, figure = '', sign = ''] = found?.result.match(/^(-?[\d.]+)(%?)$/) ?? []
  if (!found || more.length > 0 || from === '' || figure === '') return undefined
  if ((unit !== '') !== (sign === '%')) return undefined
  const [value, least, most] = [figure, from, to].map(Number)
  const range = `the usual ${from} to ${to}${unit && ' percent'}`
  if (value! < least!) return `Your ${found.result} is below ${range}.`
  return value! > most!
    ? `Your ${found.result} is above ${range}.`
    : `Your ${found.result} lies within ${range}.`
}
/** "Between about 1.5 and 2", "about 28 to 35 percent"; no amounts. */
const USUAL =
  /\b(?:between (?:about )?|about |around |often |usually |mostly )(?<!\$)([\d.]*\d)%? (?:and|to) ([\d.]*\d)(%| percent)?(?! (?:days|times|months|years|weeks|points|cents))/i
/** "… and is that the same as margin?": two results on the same figures, held against each other. */
function whetherSame(sum: Part[], plain: string): string | undefined {
  if (!ASKS_WHETHER_EQUAL.test(plain)) return undefined
  const [one, other, ...more] = sum.flatMap((part) => resultIn(part) ?? [])
  if (!one || !other || more.length > 0) return undefined
  const both = `${one.name.toLowerCase()} is ${one.result}, ${other.name.toLowerCase()} ${other.result}`
  return one.result === other.result
    ? `**Are they the same?** With these figures, yes: ${both}. They are worked out differently, though, as the two formulas show.`
    : `**Are they the same?** No, they are not the same: ${both}. The two formulas show what each is a part of.`
}
const ASKS_WHETHER_EQUAL =
  /\b(?:is|are|was|isnt|arent) (?:that|it|this|they|those|these|both)\b.*\b(?:same|equal|different)\b/

/** Two discounts one after the other are less than both together, which is what everybody adds up. */
function discountInAll(sum: Part[]): string | undefined {
  const [, first, second] = sum.join('\n').match(TWO_DISCOUNTS) ?? []
  if (!first || !second) return undefined
  const inAll = 100 - ((100 - Number(first)) * (100 - Number(second))) / 100
  return `**In all** that is ${figure(inAll)}% off and not ${figure(Number(first) + Number(second))}%: the second discount is taken from the lower price.`
}
const TWO_DISCOUNTS = /first discount in percent = ([\d.]+); second discount in percent = ([\d.]+)/

/** "Am I making money?" of a profit that goes by its name. */
function whetherProfit(sum: Part[], plain: string): string | undefined {
  const [found, ...more] = sum.flatMap((part) => resultIn(part) ?? [])
  if (!found || more.length > 0 || !ASKS_WHETHER_PROFIT.test(plain)) return undefined
  if (!/^(?:profit|net income|gross profit)$/i.test(found.name) || IS_SAID.test(sum.join('\n')))
    return undefined
  if (found.result === '$0') return '**So you neither make nor lose money.**'
  return found.result.startsWith('-')
    ? `**So yes, that is a loss:** ${found.result.slice(1)}.`
    : `**So yes, that is a profit:** ${found.result}.`
}
const ASKS_WHETHER_PROFIT =
  /\b(?:am|are|is|was|were|did|do|does|will|would) (?:i|we|they|he|she|it)\b.*\b(?:making|make|made|losing|lose|lost|profit|profitable|money)\b/
const IS_SAID = /\*\*So (?:yes|you)/

/** The name and the result of a sum that an answer has worked out. */
export function resultIn(part: Part): { name: string; result: string } | undefined {
  if (typeof part !== 'string') return undefined
  const name = OF_SUM.exec(part)?.[1]
  const result = /^With your figures: .* = \*\*([^*]+)\*\*$/m.exec(part)?.[1]
  return name && result ? { name, result } : undefined
}

export const OF_SUM = /^\*\*([^*]+)\*\*: the s/

const ASKS_WHETHER_GOOD =
  /\b(?:is|was|are|would) (?:it|that|this|they|these|we|i)(?: (?:an?|even|any|too|in|doing))*(?: (?:pretty|really|considered))?(?: \w+)? ?(?:good|bad|ok|okay|healthy|high|low|normal|fine|enough|risky|safe|strong|weak|decent|trouble)\b|\b(?:good or bad|good enough|high or low)\b|\d.*\bgood$|\bis (?:my|our|their|its|the|this) (?:\w+ ){1,3}(?:good|bad|ok|okay|healthy|high|low|normal|fine|enough)\b/

/** What students are told who ask for a normal figure of it. */
const whatIsGood = (term: string) =>
  listNextQuestions()
    .get(term)
    ?.find(({ asks }) => asks.some((ask) => ASKS_FOR_NORMAL.test(ask)))?.says
const ASKS_FOR_NORMAL =
  /\b(?:whats? (?:is )?(?:an? )?(?:good|normal|healthy|bad)\b|is (?:that|it|\d\S*)(?: \w+)? (?:good|ok|normal|bad)\b|how (?:much|high) (?:is|should)\b.*\b(?:normal|good|be)\b|good (?:one|number|ratio))/
