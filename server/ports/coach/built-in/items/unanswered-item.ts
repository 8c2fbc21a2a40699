import type { AskedItem } from '../../coach.ts'
import {
  bringsItem,
  choiceBeside,
  choiceSaid,
  lastChoice,
} from '../../understanding/items/item-choice.ts'
import { ideaOf, inSentence } from '../../understanding/knowledge/subject.ts'
import { resultOf } from '../sums/calculate.ts'
import { answerOf, sumOf, type Answer } from './answer-item.ts'
import { checkOf } from './hint-at-item-error.ts'
import { hintAt } from './hint-at-item.ts'
import { meaningOf } from './item-concept.ts'
import { formOf } from './item-form.ts'
import { LETTERS, optionOf } from './item-review.ts'
import { askSimilar } from './item-similar.ts'
import { weighOptions } from './likeliest-option.ts'
import type { Part, Talk } from '../talk.ts'

/** On a question without its key: hints; after a choice, where no exam is open, the option that fits by what is known. */
export function sayOnUnanswered(item: AskedItem, talk: Talk): Part[] {
  const { turns, isInExam } = talk.request
  const isFenced = item.isOpen || isInExam
  const similar = isQuizWish(talk) && !isFenced ? askSimilar(item, talk, 'similar') : undefined
  if (similar) return similar
  const start = turns.findIndex(({ role, content }) => role === 'user' && bringsItem(content, item))
  const choice = lastChoice(turns.slice(Math.max(0, start)), item)
  if (isFenced || item.isListed || choice === undefined) return hintAt(item, talk)
  const isTold = turns.some(({ content }) => content.includes(NO_KEY))
  const answer = answerOf(item)
  if (isTold && answer && ASKS_WHY.test(talk.understood.plain))
    return explainAnswer(item, choice, answer)
  if (isTold && !asksForVerdict(item, talk)) return hintAt(item, talk)
  if (answer) return sayAnswer(item, choice, { ...answer, isTold })
  return isTold ? sayUndecided(item, choice) : howToCheck(item, choice)
}

/** "Quiz me on that": on the matter of the question, and not on whatever a word of it names. */
const isQuizWish = ({ understood }: Talk) => understood.intent === 'quiz'

/** Another choice, or a plea for the answer; whoever asks for a hint gets one. */
function asksForVerdict(item: AskedItem, { request, understood: { plain } }: Talk): boolean {
  const message = request.turns.at(-1)?.content ?? ''
  if (WANTS_HINT.test(plain)) return false
  const isChoice = [choiceBeside(message, item), choiceSaid(message, item)].some(
    (place) => place !== undefined,
  )
  return isChoice || ASKS_FOR_ANSWER.test(plain)
}
const WANTS_HINT = /\b(?:hints?|clues?|next|similar|another|example|rule out|eliminate)\b/
const ASKS_FOR_ANSWER =
  /\b(?:right|correct|wrong|answer|solution|key|sure|guess|verdict)\b|\b(?:what|which)(?: one| option| letter)? (?:is|was|would|do|should|did|fits)\b|\b(?:whats|which one|what then|which then)\b|\b(?:which|what)$|\b(?:tell|say|show|give|reveal|spill)\b|\b(?:was|am|is|did) (?:i|it|that|mine)\b|\bwhat do you think\b|^(?:(?:so|and|well|ok|okay|then|please|pls|come on|idk|i give up) ?)+$/

/** Of what was said on the choice: its reason, and the way there. */
const ASKS_WHY =
  /^(?:(?:but|so|ok|okay|and|wait|well|hm+|huh) )*(?:why(?: not| isnt| cant| wouldnt| is| wasnt)?(?: (?:it|that|this|mine|[a-d]|tho|though|right|wrong|not|be|correct))*|how come|how(?: (?:so|did|do|does|would|can|should|is))?(?: (?:you|u|i|we|one|it|that|this))*(?: (?:get|got|do|solve|work|figure|find|come|calculate|know|tell))?(?: (?:it|that|this|to|out|up with|[a-d]|the answer))*|(?:can you |could you |please |pls )*(?:explain|show)(?: (?:me|it|that|this|why|how|the|steps|answer|work|math|your))*|(?:i )?(?:still )?(?:dont|do not|didnt) (?:get|understand)(?: (?:it|that|this|why|how))*|what do you mean|walk me through(?: (?:it|that|this))?)(?: (?:pls|please|then))*$/

/** Stands in every answer on a question without its key; afterwards hints go on. */
export const NO_KEY = 'I have no answer key for this one'

/** What it rests on says how sure it is. */
const SURENESS: Record<Answer['by'], string> = {
  sum: 'the sum settles it, if the question means just these figures',
  kind: 'of the options it is the only one that I know to be of that kind',
  meaning: 'what the question describes is what I know it to mean',
  words: 'it goes best with what I know, though I could be wrong',
}

/** Said as what it is: what is known, and no key. */
function sayAnswer(
  item: AskedItem,
  choice: number,
  { place, by, because, isTold }: Answer & { isTold: boolean },
): Part[] {
  const { options } = item
  const isSame = place === choice
  return [
    isSame
      ? `You choose ${optionOf(options, choice)}, and I come to the same. ${NO_KEY}, but ${SURENESS[by]}.`
      : `You choose **${LETTERS[choice]}**; by what I know it is ${isTold ? 'still ' : ''}${optionOf(options, place)}. ${NO_KEY}, but ${SURENESS[by]}.`,
    ...(by === 'sum' ? workedOut(item) : []),
    ...(because ? [`**What speaks for ${LETTERS[place]}.** ${because}`] : []),
    ...(isSame ? [] : against(item, choice)),
    isSame
      ? 'Say in one sentence which words of the question decide it: that is what you will look for next time.'
      : `Which words of the question speak for ${LETTERS[place]}, and which did you follow? If a key says otherwise, show me what it says.`,
  ]
}

/** The reason at length, once the answer has been told. */
function explainAnswer(item: AskedItem, choice: number, { place, by, because }: Answer): Part[] {
  const { options } = item
  const meaning = meaningOf(options[place] ?? '')
  const means = meaning && by !== 'kind' ? ideaOf(meaning) : because
  const others = options.flatMap((option, at) => {
    const other = at === place ? undefined : meaningOf(option)
    return other ? [`- **${LETTERS[at]}**, ${inSentence(other.term)}: ${ideaOf(other)}`] : []
  })
  const option = `${optionOf(options, place).replace('**', '**Why ')}.`
  return [
    ...(by === 'sum'
      ? [`${option} It is what comes out when each figure is put in its place:`, ...workedOut(item)]
      : [`${option} ${by === 'kind' ? '' : 'What the question tells of is this: '}${means ?? ''}`]),
    ...(others.length > 0 ? [`**What the others mean.**\n\n${others.join('\n')}`] : []),
    place === choice
      ? `${NO_KEY}, so the paper has the last word. Say in one sentence which words of the question decide it.`
      : `Hold **${LETTERS[choice]}** against the question: which of its words would have to be different for ${LETTERS[choice]} to be right? ${NO_KEY}, so the paper has the last word.`,
  ]
}

/** What the chosen one means, where that is known. */
function against({ options }: AskedItem, choice: number): string[] {
  const meaning = meaningOf(options[choice] ?? '')
  return meaning
    ? [
        `**What ${LETTERS[choice]} means.** ${meaning.term}: ${ideaOf(meaning)} Compare that with what is asked.`,
      ]
    : []
}

function workedOut(item: AskedItem): string[] {
  const found = sumOf(item)
  if (!found) return []
  const { formula, figures } = found.sum
  const letter = LETTERS[found.place]
  const left = found.leftOut.map((figure) => figure.toLocaleString('en-US')).join(', ')
  const says = found.place < 0 ? '' : `That is what **${letter}** says.`
  return [
    `> ${formula.formula}\n>\n> ${formula.steps(figures)} = **${resultOf(formula, figures)}**`,
    found.place < 0
      ? 'That is none of the options as they stand here, so look whether a figure was left out.'
      : found.leftOut.length === 0
        ? says
        : `${says} But the question gives ${left}, too, which this leaves out: does it belong in? A figure that was left out is how wrong options are made.`,
  ]
}

/** Nothing is made up: what the options mean is known, which one the paper wants is not. */
function howToCheck(item: AskedItem, choice: number): Part[] {
  const letter = LETTERS[choice]
  return [
    `You choose **${letter}**. ${NO_KEY}, so I can't say for sure whether it is the one that counts; this is how to check it.`,
    ...workedOut(item),
    ...optionsMeant(item),
    checkOf(formOf(item), letter!, item),
    `**How to check.** Say why ${letter} answers what is asked, and for each other option what in the question speaks against it. Where you find no reason against one, look its term up, in your materials or here: name it, and I explain it.`,
  ]
}

function optionsMeant({ options }: AskedItem): string[] {
  const meanings = options.flatMap((option, at) => {
    const meaning = meaningOf(option)
    return meaning ? [`- **${LETTERS[at]}**, ${inSentence(meaning.term)}: ${ideaOf(meaning)}`] : []
  })
  return meanings.length > 0 ? [`**What the options mean.**\n\n${meanings.join('\n')}`] : []
}

/** Asked for the answer once more: a letter would be a guess, so what would settle it is said instead. */
function sayUndecided(item: AskedItem, choice: number): Part[] {
  const [first, second] = weighOptions(item).map(({ place }) => place)
  const pair = [choice, first === choice ? second! : first!].toSorted((a, b) => a - b)
  const areKnown = pair.some((place) => meaningOf(item.options[place] ?? ''))
  const lines = pair.map((place) => {
    const meaning = meaningOf(item.options[place] ?? '')
    const means = meaning
      ? `the question tells of this: ${ideaOf(meaning)}`
      : 'you can name the words of the question that lead to it and to none of the others.'
    return `- It is ${optionOf(item.options, place)} if ${means}`
  })
  return [
    `${NO_KEY}, and what I know does not settle it: a letter from me would be a guess, and I won't pass a guess off as an answer.`,
    ...workedOut(item),
    areKnown
      ? `**What would decide it.** Hold your choice against the one that comes nearest to it:\n\n${lines.join('\n')}`
      : '**What would decide it.** Name for each option the words of the question that lead to it and to none of the others; the one that has such words is the one to take.',
    checkOf(formOf(item), LETTERS[choice]!, item),
    'The key of the paper, or your advisor, has the last word. Tell me what it says, and I explain the idea behind it.',
  ]
}
