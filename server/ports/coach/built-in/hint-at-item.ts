import type { AskedItem } from '../coach.ts'
import { AREAS_IN_WORDS } from '../understanding/areas-in-words.ts'
import { facetsOf, type Exercise } from '../understanding/facets.ts'
import { searchTermsOf } from '../understanding/search-words.ts'
import { weightsOfWords } from '../understanding/subject-search.ts'
import { examAngleOf, ideaOf, inSentence, type Subject } from '../understanding/subject.ts'
import { findSubjects, isKnownWord } from '../understanding/term-index.ts'
import { contentWords } from '../understanding/words.ts'
import { formulasOf, resultOf, sumAskedFor } from './calculate.ts'
import { bringsItem, lastChoice } from '../understanding/item-choice.ts'
import { conceptsAsked, meaningOf } from './item-concept.ts'
import { sharedFigures, sharesTelling } from '../understanding/item-figures.ts'
import { givesAway, harmless, pointsAtOption } from './item-words.ts'
import type { Part, Talk } from './say-concept.ts'
import { exercisesLike } from './similar-exercise.ts'

export type HintedItem = Pick<
  AskedItem,
  'question' | 'options' | 'area' | 'indicator' | 'isOpen' | 'isListed' | 'known'
>

const LETTERS = 'ABCDEFGH'
const HINT = /\*\*Hint (\d+): ([^*]+)\.\*\*/g

/** On a question that is not answered yet: a hint, then the next, and never the answer. */
export function hintAt(item: HintedItem, talk: Pick<Talk, 'request' | 'turn'>): Part[] {
  const { turns } = talk.request
  const since = turns.slice(Math.max(0, turns.findIndex(brings(item))))
  const given = since
    .filter(({ role }) => role === 'assistant')
    .flatMap(({ content }) => [...content.matchAll(HINT)].map(([, , title]) => title!))
  const choice = lastChoice(since, item)
  const next = ladder(item, choice).find(({ title }) => !given.includes(title))
  const isSum = sharesTelling(turns.at(-1)?.content ?? '', item.question)
  return [
    ...(given.length === 0 || (item.isOpen && isSum) ? [openingOf(item)] : []),
    next
      ? `**Hint ${given.length + 1}: ${next.title}.** ${next.says}`
      : lastWords(item, talk.turn, choice),
    closingOf(item, next ? given.length : Infinity),
  ]
}

const brings =
  (item: HintedItem) =>
  ({ role, content }: { role: string; content: string }) =>
    role === 'user' && bringsItem(content, item)

const openingOf = ({ isOpen }: HintedItem) =>
  isOpen
    ? 'This looks like a question of an exam that you have in progress, and I keep from solving what is open in an exam. Here is a way in.'
    : 'I will not give this one away: finding it yourself is what makes it stay. Here is a way in.'

function closingOf({ isOpen, isListed }: HintedItem, given: number) {
  if (given < 2)
    return 'Which options can you rule out now, and why? Tell me your reasoning, or ask for the next hint.'
  if (isListed)
    return 'Decide, and check it where it counts: take an exam that asks it. When that is handed in, I explain every option.'
  return isOpen
    ? 'Choose the one you can give a reason for, and go on. When the exam is handed in, I explain every option.'
    : 'Which one do you choose, and why? Say it with its letter, and I go into it.'
}

type Hint = { title: string; says: string }

/** The concept, this error, a worked similar case; then what is left to say. What would say too much is left out. */
function ladder(item: HintedItem, choice: number | undefined): Hint[] {
  const concepts = hintConcepts(item)
  const [concept, second] = concepts
  const hints: [string, string | undefined][] = [
    ['the concept', conceptHint(item, concept)],
    choice === undefined
      ? ['the trap', trapHint(item, concept)]
      : [`your choice ${LETTERS[choice]}`, choiceHint(item, choice)],
    ['a similar case', similarCase(item, concepts, choice)],
    ['what the options mean', optionsInWords(item)],
    ['beside it', second && `**${second.term}** belongs here, too: ${ideaOf(second)}`],
    ['read it backwards', BACKWARDS],
  ]
  return hints.flatMap(([title, says]) => (says ? [{ title, says }] : []))
}

const BACKWARDS =
  'Take each option as the answer and make up the question that it would answer best. Only one of the four questions is yours; for the other three, say which words of yours would have to change.'

/** A case beside the question is of use where its name would be a guess. */
const NEAR_FOR_A_CASE = 2
/** Exercises farther away than that have nothing to do with the question. */
const LOOKED_AT = 25

/** Subjects near the question that give nothing away: no option names one, and what they are repeats none. */
const hintConcepts = (item: HintedItem, near?: number): Subject[] =>
  conceptsAsked(item, near).filter(
    (subject) =>
      (!item.area || subject.card.area === item.area) &&
      !pointsAtOption(subject.term, item) &&
      harmless(ideaOf(subject), item),
  )

function conceptHint({ area, question, options }: HintedItem, concept: Subject | undefined) {
  const where = area ? `This belongs to ${area}.` : ''
  const idea = concept
    ? `A concept that may help is **${inSentence(concept.term)}**: ${ideaOf(concept)}`
    : areaHint({ area, question, options })
  const asks = `In your own words first: what exactly is asked? Read the end of the question again ("${ending(question)}") and cover the options while you answer.`
  return [where, idea, asks].filter(Boolean).join(' ')
}

/** Where no concept is near: what the area is about, and the words that tell this question from others. */
function areaHint({ area, question, options }: Pick<HintedItem, 'area' | 'question' | 'options'>) {
  const about = area && area in AREAS_IN_WORDS ? AREAS_IN_WORDS[area as never] : ''
  const words = tellingWordsOf(question).map((word) => `"${word}"`)
  return [
    harmless(about, { question, options }) ?? '',
    words.length > 1 ? `The words that carry it: ${words.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const MOST_TELLING = 3

/** Rare words of our field, of the last sentence where it has some: it asks. In the order of the question. */
function tellingWordsOf(question: string): string[] {
  const weigh = weightsOfWords()
  const weightOf = (word: string) => weigh(searchTermsOf(word)[0] ?? word)
  const isTelling = (word: string) => /^[a-z]{4,}$/.test(word) && isKnownWord(word)
  const words = [...new Set(contentWords(question))].filter(isTelling)
  const asking = new Set(contentWords(lastSentenceOf(question)))
  const inAsking = words.filter((word) => asking.has(word))
  const best = (inAsking.length > 1 ? inAsking : words)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MOST_TELLING)
  return words.filter((word) => best.includes(word))
}
const lastSentenceOf = (question: string) => question.split(/[.!?] /).at(-1)!

/** What the wording of a question is to be read by. */
const WORDINGS: [RegExp, string][] = [
  [
    /\b(EXCEPT|NOT|LEAST)\b/,
    'The question turns things round: three options fit, and the one that does not is asked for.',
  ],
  [
    /\b(best|most likely|most|primary|primarily|main|chief|greatest)\b/i,
    'More than one option may be true; asked is the one that fits best, so compare the two strongest.',
  ],
  [
    /\b(first|next|before|initial)\b/i,
    'It is about an order: several options may be right to do, but not at this point.',
  ],
  [/\b(example|illustrat\w*|type of|kind of|form of)\b/i, 'A case is to be put under its name.'],
  [/\d/, 'Write down what each figure stands for before you calculate; one may not be needed.'],
]

function trapHint(item: HintedItem, concept: Subject | undefined) {
  const wording = WORDINGS.find(([pattern]) => pattern.test(item.question))?.[1] ?? ''
  const angle = harmless((concept && examAngleOf(concept)) ?? '', item)
  return [
    angle ?? '',
    wording,
    'Two of the options usually sound alike. Say for each what it would mean in this situation, and strike out the ones that answer another question. Which one tempts you? Tell me its letter.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** What a choice means and what to hold against it; nothing in it depends on whether it holds. */
function choiceHint(item: HintedItem, choice: number) {
  const letter = LETTERS[choice]
  const meaning = meaningOf(item.options[choice] ?? '')
  const others = item.options.filter((_, place) => place !== choice)
  const idea = meaning && harmless(ideaOf(meaning), { ...item, options: others })
  const words = tellingWordsOf(item.question).map((word) => `"${word}"`)
  return [
    idea
      ? `What ${letter} means: ${inSentence(idea)}`
      : `Put ${letter} into the end of the question ("${ending(item.question)}") and read it as one sentence.`,
    `Then look for what speaks against it: if ${letter} were right, ${words.length > 1 ? `${words.join(' and ')} would have to point to it` : 'every word of the question would have to point to it'}. Does any of them go unused, or fit another option better?`,
    item.isOpen
      ? 'Whether it holds I say of no option while the exam is open.'
      : 'Say which word decided it for you.',
  ].join(' ')
}

/** Worked through: a sum with other figures, else a case of what was chosen, else of what comes nearest. */
function similarCase(item: HintedItem, concepts: Subject[], choice: number | undefined): string {
  const { question, options, indicator, area } = item
  const near = conceptsAsked(item, NEAR_FOR_A_CASE).flatMap(
    ({ term }) => facetsOf(term).exercise ?? [],
  )
  const chosen = meaningOf(options[choice ?? -1] ?? '')
  const ofChoice = chosen && facetsOf(chosen.term).exercise
  const others = options.filter((_, place) => place !== choice)
  const like = exercisesLike(`${indicator ?? ''} ${question}`, area).slice(0, LOOKED_AT)
  return (
    workedSum(item) ??
    (ofChoice && workedCase({ question, options: others }, ofChoice)) ??
    [...near, ...like].map((one) => workedCase(item, one)).find(Boolean) ??
    pictureOf(item, concepts[0]) ??
    ownCase(item)
  )
}

function workedSum({ question, options }: HintedItem) {
  if (!/\d/.test(question)) return undefined
  const asked = sumAskedFor(question)?.formula
  const near = [lastSentenceOf(question), question].flatMap((text) => findSubjects(text, ''))
  const formulas = [...(asked ? [asked] : []), ...near.flatMap(({ card }) => formulasOf(card.id))]
  const own = [question, ...options].join(' ; ')
  for (const formula of formulas) {
    // Figures that are the question's own, or an option's, would be half its answer.
    const sum = formula.examples
      .map(({ story, values }) => ({
        story,
        says: `${formula.steps(values)} = ${resultOf(formula, values)}`,
      }))
      .find(
        ({ story, says }) =>
          sharedFigures(story, own).length < 2 && !givesAway(says, story, { question, options }),
      )
    if (sum)
      return `${sum.story} There you would calculate: ${formula.formula}; ${sum.says}. Do the same with the figures of your question.`
  }
  return undefined
}

/** Unless it says what an option says. */
function workedCase(
  item: Pick<HintedItem, 'question' | 'options'>,
  { asks, options: [right], because }: Exercise,
): string | undefined {
  const told = `${asks} There the answer is: ${right} ${because}`
  return (
    harmless(told, item) &&
    `${asks} There the answer is *${right.replace(/\.$/, '')}*. ${because} Now go the same way with your question: what is the same, and what is different?`
  )
}

/** A case of the concept, where no worked one is safe to tell; else the student's own. */
function ownCase({ question }: HintedItem) {
  const words = tellingWordsOf(question).slice(0, 2)
  const same =
    words.length > 1
      ? `${words.map((word) => `"${word}"`).join(' and ')} play the same part and `
      : ''
  return `Make up a case of your own with a business you know, one in which ${same}the answer is obvious. Say why it is, and carry that reason over to the question.`
}

function pictureOf(item: HintedItem, concept: Subject | undefined): string | undefined {
  if (!concept) return undefined
  const { simple, cases = [] } = facetsOf(concept.term)
  const own = concept.kind === 'card' ? [concept.card.example] : []
  const text = [...own, ...cases.map(({ says }) => says), ...(simple ? [simple] : [])].find((one) =>
    harmless(one, item),
  )
  return text && `${text} What is the same in your question, and what is different?`
}

/** All of them or none: a single one would point at itself. */
function optionsInWords({ options }: HintedItem): string | undefined {
  const meanings = options.map(meaningOf)
  if (options.length === 0 || meanings.includes(undefined)) return undefined
  return `Hold each against the question.\n\n${meanings.map((one, i) => `- **${LETTERS[i]}** ${ideaOf(one!)}`).join('\n')}`
}

/** When all hints are given: something to do, not the same once more. */
function lastWords(item: HintedItem, turn: number, choice: number | undefined) {
  const chosen = choice === undefined ? 'each option' : `option ${LETTERS[choice]}`
  const ways = [
    `You have all my hints now. The last step is yours: finish the sentence "It cannot be …, because the question says …" for two of the options.`,
    `Those were my hints. Say in one sentence why ${chosen} answers "${ending(item.question)}"; where the sentence needs a "but", look again.`,
    'No hint is left, but a way is: trust the reason you can say aloud, not the option that sounds familiar.',
  ]
  return ways[turn % ways.length]!
}

const ending = (question: string) => lastSentenceOf(question).split(' ').slice(-7).join(' ')
