import { ideaOf, inSentence } from '../../understanding/knowledge/subject.ts'
import { rootsOf } from '../../understanding/words/search-words.ts'
import { lastSentenceOf } from './item-concept-asked.ts'
import { meaningOf } from './item-concept.ts'
import { LETTERS, misconceptionOf, optionOf, type ReviewedItem } from './item-review.ts'
import { shareIn } from './item-words.ts'

/** "Why is my answer wrong?", "whats wrong with what i picked", "where did i go wrong": about the choice, and no other option. */
export const ASKS_OF_OWN_CHOICE =
  /\b(?:why|y|how come)\b.*\b(?:my|mine|i (?:picked|chose|choose|put|said|had|selected|answered|went with|was|am|got|get|did)|(?:was|am|did|do|were) i)\b.*|\b(?:wrong|off|bad|incorrect) (?:with|about) (?:my|mine|what i|the one i)\b|\b(?:where|what) did i (?:go|do|get) wrong\b|\bhow (?:did|could) i (?:get|have gotten|have got|mess|miss) .{0,20}(?:wrong|up)\b|\bwhats my (?:mistake|error)\b|\b(?:the one|what|one) i (?:picked|chose|put|said|selected|went with|had)\b/

/** What speaks against a wrong option: what is written of it, what it means, and what the explanation says of it. */
export function againstOption(item: ReviewedItem, place: number): string[] {
  const { options, known } = item
  const letter = LETTERS[place]
  const written = misconceptionOf(item, place)
  const meaning = meaningOf(options[place] ?? '')
  const said = sentencesOf(known.explanation).filter((one) => speaksOf(one, place, item))
  const means = meaning
    ? [`**What ${letter} means: ${inSentence(meaning.term)}.** ${ideaOf(meaning)}`]
    : []
  const reason = [written, ...said].filter(Boolean).join(' ')
  return [
    ...(reason ? [`**What is wrong with ${letter}.** ${reason}`] : []),
    ...means,
    ...(reason || meaning
      ? []
      : [
          `**What is wrong with ${letter}.** Nothing is written of it, so hold it against what is asked: "${lastSentenceOf(item.question)}" ${optionOf(options, known.correctAnswer)} answers that; say what is missing for ${letter} to do so.`,
        ]),
  ]
}

/** The reason for the key, without what speaks against other options: the choice's own is told beside it. */
export function reasonForKey(item: ReviewedItem): string {
  const { known, options } = item
  const others = options.map((_, place) => place).filter((place) => place !== known.correctAnswer)
  const sentences = sentencesOf(known.explanation)
  const kept = sentences.filter(
    (sentence) => !others.some((place) => speaksOf(sentence, place, item)),
  )
  // A reason that is told by nothing but the others is better than none.
  return (kept.length > 1 ? kept : sentences).join(' ')
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?]["”]?) (?=["“A-Z])/).filter(Boolean)

/** It begins with the option, or has most of its words, and fewer of the key's. */
function speaksOf(sentence: string, place: number, { options, known }: ReviewedItem): boolean {
  const option = options[place] ?? ''
  const key = options[known.correctAnswer] ?? ''
  const own = shareIn(option, sentence)
  if (shareIn(key, sentence) >= Math.max(own, LEAST_OF_KEY)) return false
  return own >= MOST_OF_OPTION || beginsAlike(sentence, option)
}
const MOST_OF_OPTION = 0.6
const LEAST_OF_KEY = 0.5

/** "Nodding shows" of "Nod at each step". */
function beginsAlike(sentence: string, option: string): boolean {
  const [one, other] = [firstRoot(sentence), firstRoot(option)]
  return one !== undefined && one === other
}
const firstRoot = (text: string) => rootsOf(text)[0]?.replace(/([b-df-hj-np-tv-z])\1$/, '$1')
