import { listCards } from './cards.ts'
import { listCommonQuestions } from './common-questions.ts'
import { listGlossary } from './glossary.ts'
import { SYNONYMS } from '../words/synonyms.ts'
import { stem, wordsOf } from '../words/words.ts'

/** The stems of all words that cards, glossary and common questions use: spelled right, and of our field. */
export function wordsOfOurField(): Set<string> {
  const texts = listCards().flatMap(({ term, definition, example, examAngle, confusedWith }) => [
    ...[term, definition, example, examAngle, confusedWith.term, confusedWith.howToTellApart],
  ])
  const glossary = listGlossary().flatMap(({ term, also, says, asks = [] }) => [
    ...[term, says, ...also, ...asks],
  ])
  const answers = listCommonQuestions().map(({ says }) => says)
  const words = new Set<string>()
  for (const some of [texts, glossary, answers, SYNONYMS])
    for (const text of some) for (const word of wordsOf(text)) words.add(word)
  return new Set([...Array.from(words, stem), ...wordsAskedWith()])
}

/** Words that more than one question is asked with: ways of asking have slips of students in them. */
function wordsAskedWith(): string[] {
  const counts = new Map<string, number>()
  for (const { asks } of listCommonQuestions()) {
    const words = new Set<string>()
    for (const ask of asks) for (const word of wordsOf(ask)) words.add(word)
    for (const word of new Set(Array.from(words, stem)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].flatMap(([word, count]) => (count > 1 ? [word] : []))
}
