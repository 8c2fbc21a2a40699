import type { Card } from '#content/schema.ts'
import type { ReplyRequest, Source } from '../coach.ts'
import { CHECK_HEADING } from '../understanding/earlier-question.ts'
import { excerptOf } from '../understanding/excerpt.ts'
import { findCard } from '../understanding/cards.ts'
import { ideaOf, inSentence, type Subject } from '../understanding/subject.ts'
import type { Understanding } from '../understanding/understand.ts'
import { formulaOf, resultOf } from './calculate.ts'

/** Markdown, or the id of the source that the text before it rests on. */
export type Part = string | { cites: string }

export type Talk = {
  understood: Understanding
  request: ReplyRequest
  /** Answers given before in this conversation: what is said again is said otherwise. */
  turn: number
}

/** Definition, example, exam angle, confusion, and a question to close with. */
export function explain(subject: Subject, talk: Talk): Part[] {
  const { card } = subject
  if (subject.kind === 'contrast') return explainContrast(subject.term, card, talk)
  if (subject.kind === 'glossary') return explainGeneral(subject, talk)
  const formula = formulaOf(card.id)
  return [
    `**${card.term}** (${card.area})\n\n${card.definition}`,
    ...(formula ? [`> ${formula.formula}`] : []),
    `**Example.** ${card.example}`,
    `**On the exam.** ${card.examAngle}`,
    confusion(card),
    ...fromMaterials(talk),
    ...fromAttempts(card, talk),
    check(card, talk.turn),
  ]
}

function explainContrast(term: string, card: Card, talk: Talk): Part[] {
  return [
    `**${term}** (${card.area})\n\n${card.confusedWith.howToTellApart}`,
    `It is easily mixed up with **${inSentence(card.term)}**: ${lowered(card.definition)}`,
    `**Example of ${inSentence(card.term)}, for contrast.** ${card.example}`,
    ...fromMaterials(talk),
    `I have no card of its own for ${inSentence(term)}; this is what the one on ${inSentence(card.term)} says about it.`,
    `**${CHECK_HEADING}** In one sentence: how do you tell ${inSentence(term)} from ${inSentence(card.term)}?`,
  ]
}

function explainGeneral(
  { term, says, card }: Extract<Subject, { kind: 'glossary' }>,
  talk: Talk,
): Part[] {
  return [
    `**${term}**\n\n${says}`,
    ...fromMaterials(talk),
    `**Closest card: ${inSentence(card.term)}.** ${card.definition} ${card.example}`,
    `**On the exam.** ${card.examAngle}`,
    `**${CHECK_HEADING}** How are ${inSentence(term)} and ${inSentence(card.term)} connected?`,
  ]
}

/** The same with fewer and plainer words. */
export function simplify(subject: Subject, talk: Talk): Part[] {
  const { card } = subject
  return [
    `**${subject.term}**, in plain words:\n\n${shortest(ideaOf(subject))}`,
    `Picture it: ${firstSentences(card.example, 2)}`,
    `The one thing to remember: ${lowered(firstSentences(card.confusedWith.howToTellApart, 1))}`,
    ...(talk.turn > 3 ? ['Tell me which word of this is still unclear, and I start there.'] : []),
    `**${CHECK_HEADING}** Say it back to me as you would to a friend who has never heard of it.`,
  ]
}

/** The card's example; then one with other figures, a case beside it, or the student's own. */
export function example(
  subject: Subject,
  talk: Talk,
  { isAnother }: { isAnother: boolean },
): Part[] {
  if (subject.kind === 'glossary' && !isAnother) return exampleNearby(subject, talk)
  // The card's example is of its own term, which this one is easily mixed up with.
  if (subject.kind === 'contrast') return explain(subject, talk)
  const { card } = subject
  const said = talk.request.turns.map(({ content }) => content).join('\n')
  const isShown = (text: string) => said.includes(firstSentences(text, 1))
  const title = `**${subject.term}**, ${isAnother ? 'another example' : 'an example'}:`
  if (!isShown(card.example))
    return [`${title}\n\n${card.example}`, lookFor(card), check(card, talk.turn + 1)]
  return [
    ...(worked(card, title, isShown) ??
      met(card, title, talk, isShown) ??
      beside(card, title, isShown)),
    check(card, talk.turn + 1),
  ]
}

/** A general term has no example of its own, so what it is comes first, and then a case of its nearest card. */
function exampleNearby({ term, card, says }: Extract<Subject, { kind: 'glossary' }>, talk: Talk) {
  return [
    `**${term}**\n\n${says}`,
    `**A case of ${inSentence(card.term)}, which is close to it.** ${card.example}`,
    ...fromMaterials(talk, 1),
    `**${CHECK_HEADING}** Where would you meet ${inSentence(term)} in a business you know? Give one case.`,
  ]
}

/** With other figures than those shown. */
function worked(card: Card, title: string, isShown: (text: string) => boolean): Part[] | null {
  const formula = formulaOf(card.id)
  const fresh = formula?.examples.find(({ story }) => !isShown(story))
  if (!formula || !fresh) return null
  return [
    `${title}\n\n${fresh.story}`,
    `> ${formula.formula}\n>\n> ${formula.steps(fresh.values)} = **${resultOf(formula, fresh.values)}**`,
  ]
}

/** A question of the student's own finished attempts. */
function met(
  card: Card,
  title: string,
  talk: Talk,
  isShown: (text: string) => boolean,
): Part[] | null {
  const own = explanations(talk).find(
    ({ question, explanation }) => speaksOf(card, explanation) && !isShown(question),
  )
  if (!own) return null
  return [
    `${title} you met it in an exam of yours.\n\n> ${own.question}`,
    `The answer was **${own.answer}**. ${own.explanation}`,
    { cites: own.id },
  ]
}

/** A neighbour, to see the border; and then the student's turn. */
function beside(card: Card, title: string, isShown: (text: string) => boolean): Part[] {
  const neighbours = [card.confusedWith.card, ...card.related].flatMap(
    (id) => (id && findCard(id)) || [],
  )
  const other = neighbours.find(({ example: text }) => !isShown(text))
  if (other) {
    return [
      `${title} I have only one of ${inSentence(card.term)} itself, so here is a case right beside it, for contrast.`,
      `**${other.term}.** ${other.example}`,
      `What parts the two: ${lowered(card.confusedWith.card === other.id ? card.confusedWith.howToTellApart : card.definition)}`,
    ]
  }
  return [
    `${title} you have seen all of mine, so make one: take a business you know, such as the school store, a food truck or a gym, and find where ${inSentence(card.term)} shows up there.`,
    lookFor(card),
  ]
}

export function why(subject: Subject, talk: Talk): Part[] {
  if (subject.kind === 'contrast') return explain(subject, talk)
  const { card } = subject
  return [
    `**${subject.term}**: why it is so, and why it matters\n\nIt comes down to this: ${lowered(subject.kind === 'glossary' ? subject.says : card.definition)}`,
    `You can watch it happen: ${card.example}`,
    `That is also why exams ask for it. ${card.examAngle}`,
    ...fromMaterials(talk),
    `**${CHECK_HEADING}** What would go wrong for a business that never thought about ${inSentence(subject.term)}?`,
  ]
}

export function more(subject: Subject, talk: Talk): Part[] {
  if (subject.kind === 'contrast') return explain(subject, talk)
  const { card } = subject
  const related = card.related.flatMap((id) => findCard(id) ?? []).slice(0, 3)
  return [
    `**${subject.term}**, going further`,
    `**On the exam.** ${card.examAngle}`,
    confusion(card),
    ...(related.length > 0
      ? [
          `**What belongs to it:**\n\n${related.map(({ term, definition }) => `- **${term}**: ${definition}`).join('\n')}`,
        ]
      : []),
    ...fromMaterials(talk),
    ...fromAttempts(card, talk),
    check(card, talk.turn + 2),
  ]
}

export const confusion = ({ confusedWith }: Card) =>
  `**Not to be confused with ${inSentence(confusedWith.term)}.** ${confusedWith.howToTellApart}`

const lookFor = ({ examAngle }: Card) => `**What to look for in a question.** ${examAngle}`

/** Retrieval before the next topic: three ways to ask, in turns. */
export function check({ term, confusedWith }: Card, turn: number): string {
  const name = inSentence(term)
  const questions = [
    `In one sentence of your own: how is ${name} different from ${inSentence(confusedWith.term)}?`,
    `Close your eyes for a moment: what is ${name}, in your own words?`,
    `Where would you meet ${name} in a business you know? Give one case.`,
  ]
  return `**${CHECK_HEADING}** ${questions[turn % questions.length]}`
}

/** What the best page found says, named and citable. */
export function fromMaterials({ request, understood }: Talk, most = 2): Part[] {
  const pages = request.sources.filter((source) => source.kind === 'page').slice(0, most)
  return pages.flatMap((page, place): Part[] => [
    `**${place === 0 ? 'In your team’s materials' : 'And'}** (${plainTitle(page.title)}, page ${page.page}): ${quoted(excerptOf(page.text, understood.searchWords))}`,
    { cites: page.id },
  ])
}

function fromAttempts(card: Card, talk: Talk): Part[] {
  const own = explanations(talk).find(({ explanation, question }) =>
    speaksOf(card, `${question} ${explanation}`),
  )
  if (!own) return []
  return [
    `**You have met it.** In an exam of yours: "${own.question}" The answer was *${own.answer}*, because: ${own.explanation}`,
    { cites: own.id },
  ]
}

type Explanation = Extract<Source, { kind: 'explanation' }>
const explanations = ({ request }: Talk) =>
  request.sources.filter((source): source is Explanation => source.kind === 'explanation')

const speaksOf = ({ term }: Card, text: string) => text.toLowerCase().includes(term.toLowerCase())

/** Words of a PDF are words only: nothing in them may become a link, a picture or a heading. */
const quoted = (text: string) =>
  `"${text
    .replace(/[`*_[\]<>#|~$\\!]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()}"`
const plainTitle = (title: string) =>
  `*${title
    .replace(/[`*_[\]<>#|~$\\!]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()}*`

export const lowered = (text: string) =>
  /^[A-Z][a-z]/.test(text) && !/^(Nia|Medicare|Social|Federal|DECA|I)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text

export const firstSentences = (text: string, count: number) =>
  text
    .split(/(?<=[.!?])\s+(?=[A-Z"$0-9])/)
    .slice(0, count)
    .join(' ')

/** Up to the first clause that only adds to it. */
function shortest(text: string) {
  const sentence = firstSentences(text, 1)
  const clause = sentence.split(
    /, (?:such as|so that|which|including|usually|normally|often|while)\b|; |: /,
  )[0]!
  return clause.length > 30 ? `${clause.replace(/[.,]$/, '')}.` : sentence
}
