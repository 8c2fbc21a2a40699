import type { Card } from '#content/schema.ts'
import type { AskedItem } from '../coach.ts'
import { searchCards } from '../understanding/subject-search.ts'
import { listCards } from '../understanding/cards.ts'
import { findSubjects } from '../understanding/term-index.ts'
import { inSentence } from '../understanding/subject.ts'
import { contentStems } from '../understanding/words.ts'
import { FORMULAS, resultOf } from './calculate.ts'
import type { Formula } from './formula.ts'
import { check, confusion, type Part, type Talk } from './say-concept.ts'

const LETTERS = 'ABCDEFGH'
const HINT_HEADINGS = ['Hint 1: the concept', 'Hint 2: the trap', 'Hint 3: a similar case']

/** On a question of a finished attempt: what was chosen, what is right and why, and the idea behind it. */
export function reviewItem(
  item: AskedItem & { known: NonNullable<AskedItem['known']> },
  talk: Talk,
): Part[] {
  const { known, options, question } = item
  const right = optionOf(options, known.correctAnswer)
  const isRight = known.choice === known.correctAnswer
  const card = conceptOf(`${question} ${right} ${known.explanation}`)
  return [
    known.choice === null
      ? `You left this one open. The right answer is ${right}.`
      : isRight
        ? `You had this one right: ${right}.`
        : `You chose ${optionOf(options, known.choice)}. The right answer is ${right}.`,
    ...(known.explanation ? [`**Why.** ${known.explanation}`] : []),
    ...(!isRight && known.misconception
      ? [`**What leads to your choice.** ${known.misconception}`]
      : []),
    ...(card
      ? [
          `**The idea behind it: ${inSentence(card.term)}.** ${card.definition}`,
          `**A similar case.** ${card.example}`,
          confusion(card),
          check(card, talk.turn),
        ]
      : [
          '**Check yourself:** Without looking: which word of the question decides it, and why are the other three wrong?',
        ]),
  ]
}

/** On a question that is not answered yet: a hint, then the next, and never the answer. */
export function hintAt(item: Pick<AskedItem, 'question' | 'options' | 'area'>, talk: Talk): Part[] {
  const given = HINT_HEADINGS.filter((heading) =>
    talk.request.turns.some(
      ({ role, content }) => role === 'assistant' && content.includes(heading),
    ),
  ).length
  const step = Math.min(given, HINT_HEADINGS.length - 1)
  const card = hintCard(item)
  const hints = [
    () => conceptHint(item, card),
    () => trapHint(item, card),
    () => similarCase(item, card),
  ]
  return [
    ...(given === 0
      ? [
          'I will not give this one away: finding it yourself is what makes it stay. Here is a way in.',
        ]
      : []),
    `**${HINT_HEADINGS[step]}.** ${hints[step]!()}`,
    given >= HINT_HEADINGS.length - 1
      ? 'Choose one now and hand the exam in when you are ready; after that I explain every option.'
      : 'Which options can you rule out now, and why? Tell me your reasoning, or ask for the next hint.',
  ]
}

function conceptHint(
  { area, question }: { area: string | null; question: string },
  card: Card | undefined,
) {
  const about = card?.area ?? area
  const where = about ? `This belongs to ${about}.` : ''
  const asks = `In your own words first: what exactly is asked? Read the end of the question again ("${ending(question)}") and cover the options while you answer.`
  return `${where} ${card ? `A concept that may help is **${inSentence(card.term)}**: ${card.definition}` : ''} ${asks}`
    .replace(/\s+/g, ' ')
    .trim()
}

function trapHint({ options }: { options: string[] }, card: Card | undefined) {
  const general =
    'Two of the options usually sound alike. Say for each what it would mean in this situation, and strike out the ones that answer another question.'
  const angle = card && safe(card.examAngle, options)
  return angle ? `${angle} ${general}` : general
}

function similarCase(
  { options, question }: { options: string[]; question: string },
  card: Card | undefined,
) {
  const formula = formulaFor(question)
  if (formula) {
    const { story, values } = formula.examples[0]!
    return `${story} There you would calculate: ${formula.formula}; ${formula.steps(values)} = ${resultOf(formula, values)}. Do the same with the figures of your question.`
  }
  const example = card && safe(card.example, options)
  return example
    ? `${example} What is the same in your question, and what is different?`
    : 'Make up a case of your own with a business you know in which the answer would be obvious. Then carry it over to the question.'
}

/** A card of the question's matter that gives nothing away: no option names it, and it repeats none. */
function hintCard({
  question,
  options,
  area,
}: {
  question: string
  options: string[]
  area: string | null
}): Card | undefined {
  const named = findSubjects(question, '').map(({ card }) => card)
  const found = searchCards(question, 12).map(({ card }) => card)
  const ofArea = listCards().filter((card) => card.area === area)
  return [...named, ...found.filter((card) => !area || card.area === area), ...ofArea].find(
    (card) => isHarmless(card, options),
  )
}

function isHarmless(card: Card, options: string[]) {
  const term = contentStems(card.term)
  const isAnOption = options.some((option) => {
    const stems = new Set(contentStems(option))
    return term.some((word) => stems.has(word))
  })
  return !isAnOption && safe(card.definition, options) !== undefined
}

/** The text, unless it says what one of the options says. */
function safe(text: string, options: string[]): string | undefined {
  const stems = new Set(contentStems(text))
  const repeats = options.some((option) => {
    const own = [...new Set(contentStems(option))]
    const met = own.filter((word) => stems.has(word)).length
    return own.length > 0 && met / own.length >= 0.5
  })
  return repeats ? undefined : text
}

function formulaFor(question: string): Formula | undefined {
  if (!/\d/.test(question)) return undefined
  const ids = findSubjects(question, '').map(({ card }) => card.id)
  return FORMULAS.find(({ card }) => ids.includes(card))
}

function conceptOf(text: string): Card | undefined {
  const named = findSubjects(text, '').find(({ kind }) => kind === 'card')
  return named?.card ?? searchCards(text, 1).find(({ coverage }) => coverage > 0.3)?.card
}

const optionOf = (options: string[], index: number) =>
  `**${LETTERS[index]}** (${options[index] ?? ''})`

const ending = (question: string) => question.split(' ').slice(-7).join(' ')
