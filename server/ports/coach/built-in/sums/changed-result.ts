import { valueOf } from './typed-figures.ts'
import type { Formula } from './formulas/formula.ts'
import { ON_RESULTS } from './formulas/formulas-on-results.ts'
import { BEFORE_DISCOUNT, COST_OF_JOB } from './stories/job-priced.ts'
import type { WholeSum } from './sum-of-talk.ts'

/** "Then another 10% off", "minus 7.65% fica", "and 6% tax and 20% tip": done to what came out, and no change of what went in. */
export function changedResult(sum: WholeSum, text: string): WholeSum | null {
  const [, ofJob] = sum.formula.gives === COST_OF_JOB ? (text.match(OFF) ?? []) : []
  if (ofJob)
    return {
      formula: BEFORE_DISCOUNT,
      figures: [sum.formula.compute(sum.figures), valueOf(ofJob)],
    }
  if (sum.formula.shows !== 'money' || SUPPOSES.test(text)) return null
  const parts = [...text.matchAll(PART)]
  const result = sum.formula.compute(sum.figures)
  const [first, second] = parts
  if (!first || parts.length > 2) return null
  const kinds = parts.map((_, i) => kindOf(sum.formula, clauseOf(text, parts, i)))
  if (second) {
    const [tax, tip] = ['sales tax', 'tip'].map((kind) => parts[kinds.indexOf(kind)]?.[1])
    return tax && tip
      ? { formula: formulaWith('tip in percent', 3), figures: [result, ...[tax, tip].map(valueOf)] }
      : null
  }
  const [kind] = kinds
  return kind
    ? { formula: formulaWith(`${kind} in percent`, 2), figures: [result, valueOf(first[1]!)] }
    : null
}

/** Taken off a price, where only its costs were told. */
const OFF = /(?<![\d.,])(\d+(?:\.\d+)?) ?(?:%|percent) (?:off|discount|less|cheaper)\b/
const PART = /(?<![\d.,])(\d+(?:\.\d+)?) ?(?:%|percent)/g
/** Another case is supposed, in which one of the figures is another. */
const SUPPOSES =
  /\b(?:if|instead|how about|what about|suppose|change|make it|raise[sd]?|drops?|rises?|falls?|goes|increases?|decreases?|double|half)\b/

const formulaWith = (input: string, inputs: number): Formula =>
  ON_RESULTS.find((one) => one.inputs.length === inputs && one.inputs.at(-1)!.name === input)!

/** What a percentage is said of: its own words, from the one before it to the next. */
function clauseOf(text: string, parts: RegExpMatchArray[], place: number) {
  const one = parts[place]!
  const isLater = place > 0
  const from = isLater ? text.lastIndexOf(' and ', one.index) : 0
  const to = parts[place + 1]?.index ?? text.length
  return text.slice(Math.max(0, from), to)
}

/** Undefined where it may as well be another figure of the sum before. */
function kindOf({ inputs, gives = '', result = '' }: Formula, clause: string): string | undefined {
  const has = (word: string) => inputs.some(({ name }) => name.includes(word))
  const isPay = /\bpay\b/i.test(`${gives} ${result}`)
  if (/\b(?:tip|gratuity)\b/.test(clause)) return has('tip') ? undefined : 'tip'
  if (TAKES_OUT.test(clause) || (isPay && OF_PAY.test(clause)))
    return isPay || OF_PAY.test(clause) ? 'part taken out' : 'further discount'
  if (/\btax(?:es)?\b/.test(clause)) return has('tax') ? undefined : 'sales tax'
  if (/\b(?:off|discount|markdown|reduction|down)\b/.test(clause))
    return AGAIN.test(clause) || !has('discount') ? 'further discount' : undefined
  return ADDS.test(clause) && has('so far') ? 'part added' : undefined
}

const TAKES_OUT =
  /\b(?:minus|less|subtract(?:ing)?|deduct(?:ing|ed)?|withh(?:eld|olding)|take (?:out|away)|tak(?:e|ing) \d[\d.]* ?(?:%|percent) out|taken out|comes? out)\b/
const OF_PAY =
  /\b(?:fica|social security|medicare|payroll|income tax(?:es)?|withholding|deductions?|tax(?:es)?|401k|insurance)\b/
const AGAIN =
  /\b(?:another|extra|additional|further|more|again|on top|then|plus|also|after that|off (?:of )?(?:that|it)|member|coupon)\b/
const ADDS = /\b(?:plus|add|adding|on top|more)\b/
