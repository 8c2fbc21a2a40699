import { ideaOf, inSentence } from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { mendedText } from '../../understanding/plain/mended-words.ts'
import { closingCheck, type Part } from '../talk.ts'
import { nameOf, resultOf } from './calculate.ts'
import { hasFigures } from './typed-figures.ts'
import type { Formula } from './formulas/formula.ts'
import {
  filledIn,
  formulaOfRightSide,
  formulasFor,
  hasSameFigures,
  says,
} from './named/compare-equations.ts'
import { verdictOnFormula, type Verdict } from './named/claimed-formula.ts'
import { equationsSaid, type Equation } from './named/equation.ts'

/** An equation with a blank, or one to be checked: "assets = liabilities + ?", "markup is profit divided by price, right?" */
export function sayEquation(message: string): Part[] | null {
  const text = mendedText(message).replace(TIMES_HUNDRED, '')
  if (hasFigures(text) || text.length > LONGEST) return null
  const bare = nameFirst(
    text
      .replace(AROUND, '')
      .replace(AFTER, '')
      .replace(/\bp ?\/ ?e\b/gi, 'price-earnings'),
  )
  const equations = equationsSaid(bare).filter(({ parts }) => parts.length >= LEAST_PARTS)
  for (const equation of equations) {
    const filled = filledIn(equation)
    if (filled) return sayFilled(equation, filled)
  }
  const whole = equations.filter(({ parts }) => parts.every(({ names }) => names.length > 0))
  const verdict = verdictStated(text, bare)
  const isSure = verdict && verdict.kind !== 'unmatched'
  return (
    sayRight(whole) ??
    (isSure ? sayVerdict(verdict) : (sayWrong(whole) ?? (verdict ? sayVerdict(verdict) : null)))
  )
}
/** "Liabilities + equity = assets" is about assets. */
function nameFirst(text: string): string {
  const [left, right, ...more] = text.split('=')
  const isSum = (side: string) =>
    /[+*/×÷−?]|\s[-–x]\s|\b(?:plus|minus|less|times|divided|over|what)\b/i.test(side)
  return left !== undefined &&
    right !== undefined &&
    more.length === 0 &&
    isSum(left) &&
    !isSum(right)
    ? `${right.trim()} = ${left.trim()}`
    : text
}
/** It makes a percentage of a part, and no other formula. */
const TIMES_HUNDRED = /\s*(?:\bx|\*|×|\btimes\b|\bmultiplied by\b)\s*100\b ?%?/gi
/** In a sentence "over" and "less" may be words like others: of one only what fits a formula is told. */
function verdictStated(text: string, bare: string): Verdict | undefined {
  const hasSign = text.includes('=')
  const verdict = hasSign || AFTER.test(text) ? verdictOnFormula(bare) : undefined
  const isWhole = verdict && ['right', 'of another', 'turned'].includes(verdict.kind)
  return hasSign || isWhole ? verdict : undefined
}
/** Characters. */
const LONGEST = 160
/** Two figures and what comes of them. */
const LEAST_PARTS = 3

const AROUND =
  /^(?:(?:so|ok|and|wait|hey|but|um|can you|please|pls|check|my|answer|formula|is (?:it|this|that)|if|right|true|correct|fill|in|the|blank|i|think|said|put|wrote|thought|complete|equation|accounting|finish)\b[\s,:?]*)+(?=\S)/i
const AFTER =
  /[\s,]*(?:(?:is (?:that|this|it) )?(?:right|correct|true|yes or no|yeah|ok)\b)[\s?]*$/i

function sayFilled(
  equation: Equation,
  { formula, name }: { formula: Formula; name: string },
): Part[] {
  const filled = equation.parts.find(({ names }) => names.length === 0)!
  const term = titleOf(name)
  const others = equation.parts.filter((part) => part !== filled).map(({ said }) => said)
  return [
    `**${term}** is what is missing beside ${others.join(' and ')}:`,
    `> ${formula.formula}`,
    ...exampleOf(formula),
    ...whatItIs(term),
    closingCheck('Put figures of your own in, and work out the one that is left: what comes out?'),
  ]
}

/** "Equity" alone is not what it is called on an exam. */
const titleOf = (name: string) =>
  name === 'equity' ? "Owner's equity" : name.charAt(0).toUpperCase() + name.slice(1)

function sayRight(equations: Equation[]): Part[] | null {
  for (const equation of equations) {
    const same = formulasFor(equation.parts[0]!.names).find((one) => says(equation, one))
    if (same)
      return [
        `Yes, that is how **${same.formula.gives}** is worked out${nameOfEquation(same.formula)}:`,
        `> ${same.formula.formula}`,
        ...exampleOf(same.formula),
      ]
  }
  return null
}

/** By the parts of a formula that is written down for the term. */
function sayVerdict(verdict: Verdict): Part[] {
  const { formula } = verdict
  const name = inSentence(formula.term)
  const shown = [`> ${formula.written}`, ...whatItIs(formula.term)]
  switch (verdict.kind) {
    case 'right':
      return [`Yes, that is how **${name}** is worked out:`, ...shown]
    case 'of another':
      return [
        `No: that is the formula for **${inSentence(verdict.other.term)}** (${verdict.other.written}). The one for **${name}**:`,
        ...shown,
      ]
    case 'turned':
      return [
        `No, the figures are right, and what is done with them is not. The formula for **${name}**:`,
        ...shown,
      ]
    case 'lacking':
      return [
        `No, not yet: ${verdict.lacks.map((one) => `**${one}**`).join(' and ')} is not in it. The formula for **${name}**:`,
        ...shown,
      ]
    case 'foreign':
      return [
        `No, **${verdict.foreign}** has no place in it. The formula for **${name}**:`,
        ...shown,
      ]
    case 'unmatched':
      return [
        `I can't match every part of yours, so hold it against the formula for **${name}**, part by part:`,
        ...shown,
      ]
  }
}

/** What these three make goes by a name of its own. */
const nameOfEquation = ({ gives = '', inputs }: Formula) =>
  [gives, ...inputs.map(({ name }) => name)].toSorted().join() === 'assets,equity,liabilities'
    ? '. It is the **accounting equation**, which holds for every business at any time'
    : ''

/** Only what is a formula for something else, or has just the right figures the wrong way round, is called wrong. */
function sayWrong(equations: Equation[]): Part[] | null {
  for (const equation of equations) {
    const known = formulasFor(equation.parts[0]!.names)
    const turned = known.find((one) => hasSameFigures(equation, one))
    const other = formulaOfRightSide(equation)
    const formula = turned?.formula ?? (other && known[0]?.formula)
    if (formula)
      return [
        other
          ? `No: that is the formula for **${other.gives}** (${other.formula}). The one for **${formula.gives}**:`
          : `No, the figures are right, and what is done with them is not. The formula for **${formula.gives}**:`,
        `> ${formula.formula}`,
        ...exampleOf(formula),
        ...whatItIs(nameOf(formula)),
      ]
  }
  return null
}

function exampleOf(formula: Formula): Part[] {
  const [sample] = formula.examples
  return sample
    ? [
        `For example: ${sample.story} Then ${formula.steps(sample.values)} = **${resultOf(formula, sample.values)}**.`,
      ]
    : []
}

function whatItIs(term: string): Part[] {
  const subject = findByName(term)
  return subject ? [`**What it is.** ${ideaOf(subject)}`] : []
}
