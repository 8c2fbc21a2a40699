import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { rootsOf } from '../../understanding/words/search-words.ts'
import { examAngleOf, ideaOf, inSentence } from '../../understanding/knowledge/subject.ts'
import { isLittle, wordsOf } from '../../understanding/words/words.ts'
import { lastSentenceOf } from './item-concept-asked.ts'
import { conceptOf, meaningOf } from './item-concept.ts'
import { LETTERS, misconceptionOf, optionOf, type ReviewedItem } from './item-review.ts'
import { areRelated, tellingWordsOf } from './item-words.ts'
import type { Part } from '../talk.ts'

/** Which words of a question lead to its key, and what leads away from it: for a question that was handed in. */
export function clueOf(item: ReviewedItem): Part[] {
  const { question, options, known } = item
  const concept = conceptOf(item)
  const words = leadingWords(item).map((word) => `"${word}"`)
  const angle = concept && examAngleOf(concept)
  const wrong = known.choice !== null && known.choice !== known.correctAnswer
  const others = options.map((_, place) => place).filter((place) => place !== known.correctAnswer)
  // Whoever chose another one was led away by that, and by none of the rest.
  const trap = (wrong ? [known.choice!] : others).find((place) => misconceptionOf(item, place))
  return [
    `**What the question gives you.** It asks: "${lastSentenceOf(question)}"${words.length > 0 ? ` The words that carry it: ${words.join(', ')}.` : ''} They lead to ${optionOf(options, known.correctAnswer)}: ${known.explanation || (concept ? ideaOf(concept) : '')}`,
    ...(trap === undefined
      ? []
      : [`**What leads away from it.** ${LETTERS[trap]}: ${misconceptionOf(item, trap)}`]),
    ...(angle ? [`**How to know ${inSentence(concept.term)} next time.** ${angle}`] : []),
  ]
}

const MOST_WORDS = 4

/** Words of the question that its reason, or what the key means, takes up; else those that tell most. */
function leadingWords({ question, options, known }: ReviewedItem): string[] {
  const key = options[known.correctAnswer] ?? ''
  const meaning = meaningOf(key)
  const reasons = wordsOf(`${known.explanation} ${meaning ? ideaOf(meaning) : ''}`)
  const roots = new Set(rootsOf(reasons.join(' ')))
  const said = [...new Set(wordsOf(question))].filter(
    (word) =>
      word.length > 3 &&
      !isLittle(word) &&
      (rootsOf(word).some((root) => roots.has(root)) ||
        reasons.some((reason) => !isLittle(reason) && areRelated(word, reason))),
  )
  return said.length > 1 ? said.slice(0, MOST_WORDS) : tellingWordsOf(question)
}

/** Two options side by side. */
export function tellApart(item: ReviewedItem, places: number[]): Part[] {
  const { options, known } = item
  const lines = places.map((place) => {
    const meaning = meaningOf(options[place] ?? '')
    const reason =
      place === known.correctAnswer
        ? `the right one. ${known.explanation}`
        : (misconceptionOf(item, place) ?? 'not what is asked here.')
    return `- ${optionOf(options, place)}: ${[reason, meaning ? ideaOf(meaning) : ''].filter(Boolean).join(' ')}`
  })
  return [
    'Side by side:',
    lines.join('\n'),
    places.includes(known.correctAnswer)
      ? ''
      : `Neither is the best one here; ${optionOf(options, known.correctAnswer)} is.`,
  ].filter(Boolean)
}

/** What keeps it in mind: what is written of its concept, else the words of the question that go with its key. */
export function hookOf(item: ReviewedItem): Part[] {
  const concept = conceptOf(item)
  const hook = concept && facetsOf(concept.term).remember
  const words = leadingWords(item).map((word) => `"${word}"`)
  return [
    hook
      ? `**To remember ${inSentence(concept.term)}.** ${hook}`
      : `**To remember it.** I have no rhyme for this one, so tie it to the case: ${words.join(', ')} go with ${optionOf(item.options, item.known.correctAnswer)}.`,
    ...(item.known.explanation ? [`**In this question.** ${item.known.explanation}`] : []),
    'Say it once without looking, today and again tomorrow: that is what makes it stay.',
  ]
}
