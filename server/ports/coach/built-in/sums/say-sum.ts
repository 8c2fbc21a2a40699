import { getCard } from '../../understanding/knowledge/cards.ts'
import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { examAngleOf, ideaOf } from '../../understanding/knowledge/subject.ts'
import { listWrittenFormulas } from '../../understanding/knowledge/written-formulas.ts'
import {
  ALL_FORMULAS,
  FORMULAS,
  formulasOf,
  nameOf,
  readFigures,
  readNearly,
  readSome,
  resultOf,
  sumsAskedFor,
} from './calculate.ts'
import { checkOnSum } from './check-on-sum.ts'
import type { Formula } from './formulas/formula.ts'
import { pageOn } from './page-on-sum.ts'
import { differenceOf, sayIncomplete, sayWorked, sumOfTalk, type WholeSum } from './sum-of-talk.ts'
import { figuresTold } from './stories/figures-told.ts'
import { hasFigures, textOfSum } from './typed-figures.ts'
import { closingCheck, fromMaterials, type Part, type Talk } from '../talk.ts'
import { saidIn } from '../../turns.ts'

/** With what was asked for, or the figures that were given, in the turn before. */
export function sumsWithBefore(given: Talk, message: string): WholeSum[] {
  const { request, understood } = given
  const own = sumOfMatter(given, message)
  const isComparison = new Set(understood.thread.map(({ term }) => term)).size > 1
  if (own && !isComparison) return [own]
  if (!GOES_ON.test(understood.plain) && !givesFigures(message)) return own ? [own] : []
  const last = sumOfTalk(request.turns)
  if (last && !isAboutSum(understood.plain)) return own ? [own] : []
  const before = saidIn(request.turns.slice(0, -1)).at(-1) ?? ''
  const matters = [...understood.subjects, ...understood.thread]
  const about = matters.map(({ term }) => term).join(', ')
  const all = sumsAskedFor(textOfSum(`${message}; ${before}; ${about}`))
  if (own && all.length < 2) return [own]
  // The same once more is no answer to anything but whether it is good.
  const isSame = all[0] && last && all[0].figures.join() === last.figures.join()
  return isSame && !ASKS_FOR_MEANING.test(understood.plain) ? [] : all
}

/** "Cogs is 90000 and average inventory is 15000", after what was said of a ratio of the two: all its figures and no others. */
function sumOfMatter({ understood: { thread } }: Talk, message: string) {
  const count = (message.match(/\d[\d,.]*/g) ?? []).length
  const [found] = thread
    .filter(({ kind }) => kind === 'card')
    .flatMap(({ card }) => formulasOf(card.id))
    .filter(({ inputs }) => inputs.length === count && count > 1)
    .flatMap((formula) => {
      const figures = readFigures(formula, textOfSum(message))
      return figures ? [{ formula, figures }] : []
    })
  return found ?? null
}

/** "1200 at 18% for a year" after what was said of interest, "i make 400 a month" after a rule for budgets. */
const givesFigures = (message: string) => {
  const { length } = message.match(/\d[\d,.]*/g) ?? []
  return length > 1 || (length === 1 && HAS_AMOUNT.test(message))
}
const HAS_AMOUNT = /\$ ?\d|\b\d[\d,]{2,}\b|\d ?%/

/** After a worked sum: other figures, another result, or what to make of it. */
const isAboutSum = (plain: string) =>
  hasFigures(plain) ||
  ASKS_FOR_MEANING.test(plain) ||
  (!IS_DEFINITION.test(plain) && ALL_FORMULAS.some((formula) => plain.includes(bareName(formula))))

const IS_DEFINITION =
  /^(?:(?:so|and|ok|okay|wait|but|then) )*(?:what is|whats|what are|define|explain) (?!the\b)/

const GOES_ON =
  /^(so |and |but |ok |then |now )*(if|what if|what happens if|what happens when|what about|how about|with|based|and|when|what|show|try|do|for|say|lets say)\b|\b(it|its|that)\b|^((so|ok|and|now|then) )*\d.*\bhow (much|many)\b/

export const sayOwnSums = (sums: WholeSum[], given: Talk): Part[] => [
  ...sums.map((sum) => sayWorked(sum)),
  ...differenceOf(sums),
  ...meaningOf(sums[0]!.formula, given),
  ...pageOn(sums[0]!.formula, given),
  checkOnSum(given),
]

/** "And is that good?" */
export function meaningOf(formula: Formula, { understood: { plain } }: Talk): Part[] {
  // Its own verdict stands there already.
  if (formula.says) return []
  const { good } = { ...facetsOf(getCard(formula.card).term), ...facetsOf(nameOf(formula)) }
  return good && ASKS_FOR_MEANING.test(plain) ? [`**What to make of it.** ${good}`] : []
}

const ASKS_FOR_MEANING =
  /\b(is|was|are|would|does|should) (that|it|this|they|we|i|the \w+)\b.{0,30}\b(good|bad|ok|okay|healthy|high|low|enough|risky|fine|worry|worried|mean)\b/

/** The formula, with the student's figures where they gave them all, else with an example's. */
export function calculate(given: Talk, message: string, isAsked: boolean): Part[] | null {
  const { subjects } = given.understood
  const fitting = fittingFormula(given, message)
  if (!fitting || (!isAsked && !hasFigures(message))) return null
  const { formula, figures } = fitting
  const [subject] = subjects
  // A general term says its own formula, which is not its nearest card's.
  if (subject?.kind === 'glossary' && !isOf(formula, subject.term)) return null
  if (!figures && !isAsked) return null
  const { card } = subjects.find(({ card }) => card.id === formula.card)!
  const sample = formula.examples[given.turn % formula.examples.length]!
  return [
    ...(figures
      ? [sayWorked({ formula, figures }, formula.result ?? card.term)]
      : [
          `**${card.term}**: the sum`,
          `> ${formula.formula}`,
          `For example: ${sample.story} Then ${formula.steps(sample.values)} = **${resultOf(formula, sample.values)}**`,
        ]),
    `**What it tells you.** ${card.definition}`,
    `**Where it goes wrong.** ${card.examAngle}`,
    ...pageOn(formula, given),
    closingCheck(
      figures
        ? `If ${formula.inputs[0]!.name} doubled and nothing else changed, would the result rise or fall? Try it.`
        : `Now with figures of your own: what do you need to know to work out ${formula.inputs.map(({ name }) => name).join(', ')}?`,
    ),
  ]
}

/** "How is GDP calculated": what no sum of ours works out from a student's own figures, or not in its plainest form. */
export function sayWritten(given: Talk, message: string): Part[] | null {
  const [subject] = given.understood.subjects
  const written = subject && listWrittenFormulas()[subject.term]
  if (!written || hasFigures(message)) return null
  const angle = examAngleOf(subject)
  return [
    `**${subject.term}**: the sum`,
    `> ${written.formula}`,
    `For example: ${written.story} Then ${written.steps}.`,
    `**What it tells you.** ${ideaOf(subject)}`,
    ...(angle ? [`**Where it goes wrong.** ${angle}`] : []),
    ...fromMaterials(given, 1),
    closingCheck('Change one of these figures, and work it out before you ask me: what comes out?'),
  ]
}

/** Of the subjects' formulas the one that the message gives all figures of; else the first, without figures. */
function fittingFormula({ understood: { subjects } }: Talk, message: string) {
  const asked = [message, ...subjects.map(({ term }) => term)].join('; ')
  const formulas = subjects
    .flatMap(({ card }) => formulasOf(card.id))
    .toSorted((a, b) => Number(isElsewhere(a, asked)) - Number(isElsewhere(b, asked)))
  const [first] = formulas
  if (!first) return undefined
  // "50% markup" gives the percentage, "sells for $30" asks for it.
  const isGiven = (one: Formula) => one.shows === 'money' || !/\d\s*%|\d percent/.test(message)
  const read = formulas
    .filter((one) => !isElsewhere(one, asked))
    .map((formula) => ({ formula, figures: readFigures(formula, message) }))
    .filter(({ figures }) => !figures || leavesFew(figures, message))
  return (
    read.find(({ formula, figures }) => figures && isGiven(formula)) ??
    read.find(({ figures }) => figures) ?? {
      formula: first,
      figures: isElsewhere(first, asked) ? null : readNearly(first, message),
    }
  )
}

/** A sum that has no use for several figures of a story is another one than the story tells. */
function leavesFew(figures: number[], message: string): boolean {
  const told = figuresTold(textOfSum(message).toLowerCase()).map(({ value }) => value)
  return (
    told.filter((value) => !figures.includes(value)).length < SEVERAL ||
    figures.length >= told.length
  )
}
const SEVERAL = 2

/** It is worked out only where its own words ask for it. */
const isElsewhere = ({ asks }: Formula, text: string) => asks?.test(text) === false

/** The sum that a text asks for by name and gives some figures of, but not all. */
export function incompleteSum(given: Talk, message: string): Part[] | null {
  const text = textOfSum(message).toLowerCase()
  if (!hasFigures(text) || !ASKS_FOR_RESULT.test(text) || ASKS_FOR_IDEA.test(text)) return null
  const ids = given.understood.subjects.flatMap((one) => (one.kind === 'card' ? [one.card.id] : []))
  const [sum] = ALL_FORMULAS.filter(
    (formula) => isNamedIn(text, formula) || isCardsOwn(formula, ids),
  )
    .filter(({ unless }) => !unless?.test(text))
    .map((formula) => ({ formula, figures: readSome(formula, text) }))
    .filter(({ figures }) => readOf(figures) > 0 && readOf(figures) < figures.length)
    .toSorted((a, b) => readOf(b.figures) - readOf(a.figures))
  if (!sum) return null
  const [subject] = given.understood.subjects
  return [sayIncomplete(sum), ...(subject ? [`**What it is.** ${ideaOf(subject)}`] : [])]
}

/** "Profit" and "revenue" stand in many a question that asks for something else. */
const isNamedIn = (text: string, formula: Formula) =>
  bareName(formula).includes(' ') && text.includes(bareName(formula))

const readOf = (figures: (number | undefined)[]) =>
  figures.filter((value) => value !== undefined).length
const bareName = (formula: Formula) => nameOf(formula).replace(/ \(.*/, '').toLowerCase()
const isCardsOwn = (formula: Formula, ids: string[]) =>
  FORMULAS.includes(formula) && ids.includes(formula.card)

const ASKS_FOR_RESULT =
  /\b(calculate|find|compute|figure out|work out|what'?s|what is|how much|how many|get|with|if)\b/
const ASKS_FOR_IDEA =
  /\b(why|mean|means|meaning|explain|good|bad|better|example|difference|define|should|what does|quiz)\b/

const isOf = ({ result, formula }: Formula, term: string) =>
  `${result ?? ''} ${formula}`.toLowerCase().includes(term.toLowerCase())
