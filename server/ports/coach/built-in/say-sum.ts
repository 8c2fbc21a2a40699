import { getCard } from '../understanding/cards.ts'
import { facetsOf } from '../understanding/facets.ts'
import { mendedText } from '../understanding/mended-words.ts'
import {
  formulasOf,
  hasFigures,
  readAnew,
  readFigures,
  resultOf,
  sumAskedFor,
} from './calculate.ts'
import type { Formula } from './formula.ts'
import { fromMaterials, type Part, type Talk } from './say-concept.ts'
import { closingCheck } from './say-quiz.ts'

/** In the turn itself; else with what was asked for, or the figures that were given, in the turn before. */
export function sumIn(given: Talk, message: string) {
  const { request, understood } = given
  const own = sumAskedFor(mendedText(message))
  if (own || !GOES_ON.test(understood.plain)) return own
  const before = request.turns.slice(0, -1).findLast(({ role }) => role === 'user')?.content ?? ''
  const matters = [...understood.subjects, ...understood.thread]
  const about = matters.map(({ term }) => term).join(', ')
  return sumAskedFor(mendedText(`${message}; ${before}; ${about}`)) ?? sumAgain(given, message)
}

/** "And if the price is $23?": the sum of the talk once more, with what was not said anew as it was before. */
function sumAgain({ request, understood }: Talk, message: string) {
  if (!hasFigures(message)) return null
  const earlier = request.turns
    .slice(0, -1)
    .flatMap(({ role, content }) =>
      role === 'user' && hasFigures(content) ? [mendedText(content)] : [],
    )
    .at(-1)
  if (!earlier) return null
  for (const { card } of [...understood.thread, ...understood.subjects])
    for (const formula of formulasOf(card.id)) {
      const figures = readAnew(formula, mendedText(message), earlier)
      if (figures) return { formula: { ...formula, result: formula.result ?? card.term }, figures }
    }
  return null
}

const GOES_ON =
  /^(so |and |but |ok |then |now )*(if|what if|what happens if|what happens when|what about|how about|with|based|and|when|what|show|try|do|for|say|lets say)\b|\b(it|its|that)\b|^((so|ok|and|now|then) )*\d.*\bhow (much|many)\b/

export function sayOwnSum(
  { formula, figures }: { formula: Formula; figures: number[] },
  given: Talk,
): Part[] {
  return [
    `**${formula.result}**: the sum`,
    `> ${formula.formula}`,
    `With your figures: ${formula.steps(figures)} = **${resultOf(formula, figures)}**`,
    ...meaningOf(formula, given),
    ...fromMaterials(given, 1),
    closingCheck('Change one of your figures, and work it out before you ask me: what comes out?'),
  ]
}

/** "And is that good?" */
function meaningOf({ card }: Formula, { understood: { plain } }: Talk): Part[] {
  const { good } = facetsOf(getCard(card).term)
  return good && ASKS_FOR_MEANING.test(plain) ? [`**What to make of it.** ${good}`] : []
}

const ASKS_FOR_MEANING =
  /\b(is|was|are|would|does|should) (that|it|this|they|we|i|the \w+)\b.{0,30}\b(good|bad|ok|okay|healthy|high|low|enough|risky|fine|worry|worried|mean)\b/

/** The formula, with the student's figures where they gave them all, else with an example's. */
export function calculate(given: Talk, message: string, isAsked: boolean): Part[] | null {
  const formulas = given.understood.subjects.flatMap(({ card }) => formulasOf(card.id))
  // "50% markup" gives the percentage, "sells for $30" asks for it.
  const isGiven = (one: Formula) => one.shows === 'money' || !/\d\s*%|\d percent/.test(message)
  const read = formulas.map((one) => ({ one, figures: readFigures(one, message) }))
  const fitting =
    read.find(({ one, figures }) => figures && isGiven(one)) ?? read.find(({ figures }) => figures)
  const formula = fitting?.one ?? formulas[0]
  if (!formula || (!isAsked && !hasFigures(message))) return null
  const [subject] = given.understood.subjects
  // A general term says its own formula, which is not its nearest card's.
  if (!fitting && subject?.kind === 'glossary' && !isOf(formula, subject.term)) return null
  const figures = fitting?.figures ?? null
  if (!figures && !isAsked) return null
  const { card } = given.understood.subjects.find(({ card }) => card.id === formula.card)!
  const sample = formula.examples[given.turn % formula.examples.length]!
  const values = figures ?? sample.values
  return [
    `**${card.term}**: the sum`,
    `> ${formula.formula}`,
    figures
      ? `With your figures: ${formula.steps(values)} = **${resultOf(formula, values)}**`
      : `For example: ${sample.story} Then ${formula.steps(values)} = **${resultOf(formula, values)}**`,
    `**What it tells you.** ${card.definition}`,
    `**Where it goes wrong.** ${card.examAngle}`,
    ...fromMaterials(given, 1),
    closingCheck(
      figures
        ? `If ${formula.inputs[0]!.name} doubled and nothing else changed, would the result rise or fall? Try it.`
        : `Now with figures of your own: what do you need to know to work out ${formula.inputs.map(({ name }) => name).join(', ')}?`,
    ),
  ]
}

const isOf = ({ result, formula }: Formula, term: string) =>
  `${result ?? ''} ${formula}`.toLowerCase().includes(term.toLowerCase())
