import type { Part, Talk } from '../talk.ts'
import { sumBegun, sumsAskedFor } from './calculate.ts'
import type { Formula } from './formulas/formula.ts'
import { sameAs } from './named/same-figures.ts'
import { sayChangedSum } from './say-changed-sum.ts'
import { sayEquation } from './say-equation.ts'
import { lackingSums, meantSums, nextSums, ownSums, saySums } from './say-named-sum.ts'
import { sayOwnSums, sumsWithBefore } from './say-sum.ts'
import type { NamedSum } from './named/ask-for-sum.ts'
import { figuresTold } from './stories/figures-told.ts'
import { storyTold } from './stories/stories.ts'
import { isWhole, sumOfTalk, type Sum, type WholeSum } from './sum-of-talk.ts'
import { hasFigures, textOfSum } from './typed-figures.ts'

/**
 * What a turn asks to be worked out; null where it gives no sum. Its own figures come first, then a change of the last
 * sum, then another result with the figures of the talk. `canBeStory`: it may tell a sum that goes by no name.
 */
export function saySumOfTurn(
  talk: Talk,
  message: string,
  { canBeStory }: { canBeStory: boolean },
): Part[] | null {
  const equation = sayEquation(message)
  if (equation) return equation
  const own = ownSums(message).filter((sum) => !takesAllForOne(sum, message))
  const last = sumOfTalk(talk.request.turns)
  const story = canBeStory && !(last && GOES_ON.test(message)) ? storyOf(message, own) : undefined
  if (story) return sayOwnSums([story], talk)
  if (own.length > 0) return saySums(own, talk)
  const asked = sumOfTerm(talk, message)
  if (asked.length > 0) return saySums(asked, talk)
  const next = nextSums(talk, message)
    .filter(isWhole)
    .filter((sum) => usesPercentages(sum, message) && (last !== null || usesAll(sum, message)))
  const isOther = next.some(({ formula }) => isOtherThan(last, formula, message))
  const again = SETS.test(message) && !SUPPOSES.test(message) ? meantSums(talk, message) : []
  const changed = isOther || again.length > 0 ? null : sayChangedSum(talk, message)
  if (changed) return changed
  const told = canBeStory
    ? sumsAskedFor(textOfSum(message)).filter(
        (sum) => usesAll(sum, message) && !takesAllForOne(sum, message),
      )
    : []
  if (told.length > 0) return sayOwnSums(told, talk)
  if (next.length > 0) return saySums(next, talk)
  const meant = meantSums(talk, message)
  if (meant.length > 0) return saySums(meant, talk)
  // What comes on top of a whole sum is no figure of it said anew.
  const isOnTop = last !== null && isWhole(last) && ADDS.test(message)
  const joined = canBeStory && !isOnTop ? sumsWithBefore(talk, message) : []
  return joined.length > 0 ? sayOwnSums(joined, talk) : null
}

/** What is told with every figure of it in use, where what is named leaves one of them out. */
function storyOf(message: string, own: NamedSum[]): WholeSum | undefined {
  const text = textOfSum(message)
  const { length } = figuresTold(text)
  const uses = own.map(({ formula, figures }) =>
    Math.max(figures.filter((value) => value !== undefined).length, formula.inputs.length),
  )
  const story = storyTold(text)
  if (Math.max(0, ...uses) < length) return story
  return story && own.some((sum) => isOtherwise(sum, story)) ? story : undefined
}

/** Clause by clause, a profit or a break-even point is read more surely than by the names that stand nearest. */
function isOtherwise({ formula, figures }: NamedSum, story: WholeSum): boolean {
  const { gives = '' } = formula
  if (!OF_SALES.test(story.formula.formula) || story.formula.impossible?.(story.figures))
    return false
  if (!SALES_GIVEN.has(gives) || figures.includes(undefined)) return false
  return formula.compute(figures as number[]) !== story.formula.compute(story.figures)
}
const OF_SALES = /^(?:profit|break-even units) = /
const SALES_GIVEN = new Set(['net income', 'gross profit', 'profit', 'break-even units'])

/** "Do one with 50 revenue and 30 cost", after what was said of a term: the sum of that term, with every figure in use. */
function sumOfTerm({ understood }: Talk, message: string): NamedSum[] {
  const count = figuresTold(textOfSum(message)).length
  const [subject] = [...understood.subjects, ...understood.thread]
  if (!subject || count < 2 || !DOES_ONE.test(message)) return []
  const text = `${message}, ${subject.term}`
  const told = storyTold(textOfSum(text))
  if (told) return [told]
  const usesAll = ({ figures }: NamedSum) =>
    figures.length === count && figures.every((value) => value !== undefined)
  return ownSums(text).filter(usesAll).slice(0, 1)
}
const DOES_ONE =
  /^\W*(?:(?:ok|okay|so|and|now|can|could|you|please|pls|lets) )*(?:(?:do|try|show|give|work|calculate|make|example)\b.{0,30}?\b(?:with|for|using|where|if|of|at)\b|with\b|using\b|say\b)/i

/** "Sold 30 cupcakes for 45 total" is no price of one; nor is what would be ten times and more the cost of one. */
function takesAllForOne({ formula: { inputs }, figures }: NamedSum, message: string): boolean {
  const price = figures[inputs.findIndex(({ name }) => name === 'price')]
  const cost = figures[inputs.findIndex(({ name }) => COST_OF_ONE.test(name))]
  const [, count = '', said = '', after = ''] =
    SOLD_FOR.exec(textOfSum(message).toLowerCase()) ?? []
  if (price === undefined || Number(said) !== price || OF_ONE.test(after)) return false
  const isDear = cost !== undefined && price > TIMES_THE_COST * cost && price >= Number(count)
  return IN_ALL.test(after) || isDear
}
const SOLD_FOR = /\bsold (\d+) [a-z]+(?: [a-z]+)? for \$?(\d+(?:\.\d+)?)(.{0,24})/
const OF_ONE = /^(?: dollars| bucks)? ?(?:each|apiece|a ?piece|per)\b/
const IN_ALL = /^(?: dollars| bucks)? (?:in )?(?:total|all|altogether)\b/
const COST_OF_ONE = /^(?:cost of each|cost per unit|variable cost per unit)$/
const TIMES_THE_COST = 10

/** It changes the sum before. */
const GOES_ON =
  /^\W*(?:(?:and|so|ok|okay|but|now|then|well|wait|also|nvm) )*(?:what if|if|how about|what about|now|instead|nvm|but)\b/i

/** A profit, a price or a share that leaves out a figure of the story is wrong more often than right. */
function usesAll({ formula: { shows }, figures }: WholeSum, message: string) {
  const text = textOfSum(message)
  const said = figuresTold(text.toLowerCase()).map(({ value }) => value)
  const left = said.filter((value) => !figures.includes(value))
  const isLoose = shows !== 'money' && shows !== 'number'
  return isLoose || left.length === 0 || figures.length >= said.length
}

/** A part in percent that has no place in a sum of money is no small matter: "10% goes to the school". */
function usesPercentages({ formula: { shows }, figures }: WholeSum, message: string) {
  const parts = figuresTold(textOfSum(message).toLowerCase()).filter(({ isPercent }) => isPercent)
  return shows !== 'money' || parts.every(({ value }) => figures.includes(value))
}

/** A change of what was there, however many figures it has. */
const SUPPOSES = /\bwhat if\b|\b(?:drop|lower|raise|cut|bump)s? (?:the|my|our) \w+ to\b/i

const ADDS = /\b(?:another|extra|further|additional|on top)\b/i

/** Several figures said anew, and none that rises or falls by so much. */
const SETS =
  /^(?=(?:.*?(?<![\d,.])\d){2})(?!.*\b(?:by|doubl\w+|tripl\w+|hal(?:f|ve[sd]?)|twice|more|less)\b)/is

/** "What if the price drops 20%" after a sum with a price asks for that sum, and not for the price. */
function isOtherThan(last: Sum | null, { gives = '' }: Formula, message: string) {
  if (!last || gives === last.formula.gives) return !last
  const isOfIt = last.formula.inputs.some(({ name }) => sameAs(gives).includes(name))
  return !(isOfIt && (hasFigures(message) || /\bif\b/i.test(message)))
}

/** The sum that a turn asks for by name, with what it lacks. */
export function sayLackingSum(talk: Talk, message: string): Part[] | null {
  const begun = sumBegun(textOfSum(message))
  if (begun) return saySums([begun], talk)
  const lacking = lackingSums(talk, message)
  return lacking.length > 0 ? saySums(lacking, talk) : null
}
