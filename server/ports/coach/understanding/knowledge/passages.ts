import { listCommonQuestions, nameOf } from './question-index.ts'
import { confusedWithOf, examAngleOf, exampleOf, ideaOf } from './subject.ts'
import { listSubjects } from './term-index.ts'
import { searchTermsOf } from '../words/search-words.ts'

/** Something that is said of a term, or in answer to a common question. */
export type Passage = { term: string; says: string; words: string[] }

type Passages = {
  all: Passage[]
  /** Places of those that have the word. */
  byWord: Map<string, number[]>
  byTerm: Map<string, number[]>
}

let built: Passages | undefined

/** What terms mean, their examples, how exams ask for them, what they are told apart from, and common questions. */
export const passages = (): Passages => (built ??= build())

/** What a word tells: the fewer passages have it, the more. */
export const weightInPassages = (word: string): number => {
  const { all, byWord } = passages()
  return Math.log(1 + all.length / (byWord.get(word)?.length ?? 0.5))
}

function build(): Passages {
  const all = [...ofSubjects(), ...ofQuestions()].map(({ term, says }) => ({
    ...{ term, says },
    words: searchTermsOf(says),
  }))
  const [byWord, byTerm] = [new Map<string, number[]>(), new Map<string, number[]>()]
  for (const [place, { term, words }] of all.entries()) {
    add(byTerm, term, place)
    for (const word of words) add(byWord, word, place)
  }
  return { all, byWord, byTerm }
}

function add(places: Map<string, number[]>, key: string, place: number) {
  const known = places.get(key)
  if (known) known.push(place)
  else places.set(key, [place])
}

const ofSubjects = () =>
  listSubjects().flatMap(({ subject }) =>
    [
      `${subject.term}: ${ideaOf(subject)}`,
      exampleOf(subject),
      examAngleOf(subject),
      confusedWithOf(subject)?.howToTellApart,
    ].flatMap((says) => (says ? [{ term: subject.term, says }] : [])),
  )

const ofQuestions = () =>
  listCommonQuestions().map((question) => ({
    term: nameOf(question),
    says: `${question.asks[0]} ${question.says}`,
  }))
