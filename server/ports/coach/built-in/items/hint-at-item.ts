import type { AskedItem, PrintedItem } from '../../coach.ts'
import { answersIn } from '../../turns.ts'
import { AREAS_IN_WORDS } from '../../understanding/facts/areas-in-words.ts'
import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { bringsItem, choiceBeside, lastChoice } from '../../understanding/items/item-choice.ts'
import { sharesTelling } from '../../understanding/items/item-figures.ts'
import { isNamedInFull } from '../../understanding/knowledge/term-index.ts'
import { wordsOf } from '../../understanding/words/words.ts'
import { ideaOf, inSentence, type Subject } from '../../understanding/knowledge/subject.ts'
import { similarCase } from './hint-at-item-case.ts'
import { choiceHint, trapHint } from './hint-at-item-error.ts'
import { conceptsAsked, lastSentenceOf } from './item-concept-asked.ts'
import { meaningOf } from './item-concept.ts'
import { reviewWishIn } from './item-review.ts'
import { harmless, pointsAtOption, tellingWordsOf } from './item-words.ts'
import type { Part, Talk } from '../talk.ts'

export type HintedItem = PrintedItem & Pick<AskedItem, 'isOpen' | 'isListed' | 'known'>

const LETTERS = 'ABCDEFGH'
const HINT = /\*\*Hint (\d+): ([^*]+)\.\*\*/g

/** On a question that is not answered yet: a hint, then the next, and never the answer. */
export function hintAt(item: HintedItem, talk: Pick<Talk, 'request' | 'turn'>): Part[] {
  const { turns } = talk.request
  const since = turns.slice(Math.max(0, turns.findIndex(brings(item))))
  const given = answersIn(since).flatMap((answer) =>
    [...answer.matchAll(HINT)].map(([, , title]) => title!),
  )
  const choice = lastChoice(since, item)
  const all = ladder(item, choice)
  const wish = reviewWishIn(wordsOf(turns.at(-1)?.content ?? '').join(' '))
  const isSimilar = ({ title }: Hint) => title === SIMILAR
  // Who asks for a similar one has said which hint helps.
  const hints =
    wish === 'similar' && given.length > 0
      ? [...all.filter(isSimilar), ...all.filter((hint) => !isSimilar(hint))]
      : all
  // Who brings a choice with the question is answered on that first.
  const isBrought =
    given.length === 0 && choiceBeside(turns.at(-1)?.content ?? '', item) !== undefined
  const next = nextHint(isBrought ? hints.slice(1) : hints, given)
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

/** What it says is worked out only when its turn has come. */
type Hint = { title: string; says: () => string | undefined }

/** The concept, this error, a worked similar case; then what is left to say. What would say too much is left out. */
function ladder(item: HintedItem, choice: number | undefined): Hint[] {
  const asked = conceptsAsked(item)
  const sayable = asked.filter(({ term }) => !pointsAtOption(term, item))
  const concepts = sayable.filter((concept) => item.isOpen || saidOf(concept, item))
  const [concept, second] = concepts
  const area = item.area ?? areaOf(asked)
  return [
    { title: 'the concept', says: () => conceptHint({ ...item, area }, concept) },
    choice === undefined
      ? { title: 'the trap', says: () => trapHint(item, sayable) }
      : { title: `your choice ${LETTERS[choice]}`, says: () => choiceHint(item, choice, concepts) },
    { title: SIMILAR, says: () => similarCase(item, concepts, choice) },
    { title: 'what the options mean', says: () => optionsInWords(item) },
    {
      title: 'beside it',
      says: () => second && `Here belongs, too: ${named(second, item)}`,
    },
    { title: 'read it backwards', says: () => BACKWARDS },
  ]
}

const SIMILAR = 'a similar case'

/** The first that was not given yet and has something to say. */
function nextHint(hints: Hint[], given: string[]) {
  for (const { title, says } of hints) {
    const text = given.includes(title) ? undefined : says()
    if (text) return { title, says: text }
  }
  return undefined
}

/** A paper that says no area: that of its concept, also where the concept itself is an option's. */
function areaOf([concept]: Subject[]): string | null {
  return concept?.card.area ?? null
}

/** What a concept is, in the first words of ours that repeat no option. */
function saidOf(concept: Subject, item: HintedItem): string | undefined {
  const idea = ideaOf(concept)
  const first = idea.split(/(?<=[.!?]) /)[0]
  const { simple, why } = facetsOf(concept.term)
  // What is said beside the meaning ("a paid post has to be marked") may be the key in other words.
  const texts = item.isOpen ? [first] : [idea, first, simple, why]
  return texts.find((text) => text !== undefined && harmless(text, item))
}

/** With what it means; of an open question that does not name it, what it means would be most of the answer. */
function named(concept: Subject, item: HintedItem): string {
  const asked = ` ${wordsOf(item.question).join(' ')} `
  const isKnown =
    !item.isOpen ||
    isNamedInFull(concept, asked.trim()) ||
    asked.includes(` ${concept.term.toLowerCase()} `)
  const means = isKnown ? saidOf(concept, item) : undefined
  const hint = means
    ? `: ${means}`
    : '. Say to yourself what it means before you look at the options.'
  return `**${inSentence(concept.term)}**${hint}`
}

const BACKWARDS =
  'Take each option as the answer and make up the question that it would answer best. Only one of the four questions is yours; for the other three, say which words of yours would have to change.'

function conceptHint(item: HintedItem, concept: Subject | undefined) {
  const { area, question } = item
  // "Information Management" would say the option "information".
  const where = area && !pointsAtOption(area, item) ? `This belongs to ${area}.` : ''
  const idea = concept ? `A concept that may help is ${named(concept, item)}` : areaHint(item)
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
