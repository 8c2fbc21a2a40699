import { facetsOf } from './facets.ts'
import { confusedWithOf, ideaOf, type Subject } from './subject.ts'
import { findByName } from './term-index.ts'
import { rootsOf } from '../words/search-words.ts'
import { contentStems, wordsOf } from '../words/words.ts'

/** A term that another is told from, with all that says what it is. */
export type Rival = { term: string; texts: string[] }

/** What a term is told from: its opposite, and what it is mixed up with. */
export function rivalsOf(subject: Subject): Rival[] {
  const confused = confusedWithOf(subject)
  const [, opposite, saysOpposite] = oppositeOf(subject)
  const names = [opposite, confused?.term].flatMap((name) => name ?? [])
  const rivals = new Map<string, Rival>()
  for (const name of names) {
    const found = findByName(name)
    const term = found?.term ?? name
    if (term === subject.term || rivals.has(term)) continue
    const { simple } = found ? facetsOf(term) : {}
    const texts = [
      ...(found ? [ownIdeaOf(found, subject.term), simple ?? ''] : []),
      ...(name === opposite ? [saysOpposite ?? ''] : []),
      ...[ideaOf(subject), confused?.howToTellApart ?? ''].map((text) => sentencesOf(text, term)),
    ]
    rivals.set(term, { term, texts: texts.filter((text) => text !== '') })
  }
  return [...rivals.values()]
}

/** What is said of the term itself: without the sentences that tell of what it is told from. */
export function ownTextsOf(subject: Subject): string[] {
  const confused = confusedWithOf(subject)
  const names = [oppositeOf(subject)[1], confused?.term].flatMap((name) => name ?? [])
  const { simple } = facetsOf(subject.term)
  const idea = names.reduce((text, name) => withoutSentencesOf(text, name), ideaOf(subject))
  const apart = sentencesOf(confused?.howToTellApart ?? '', subject.term)
  return [idea, simple ?? '', apart]
    .map((text) => withoutOthers(text, subject))
    .filter((text) => text !== '')
}

/** "Imports are bought, exports sold": of a term that stands for two, the clauses of each name. */
export function clausesOfPair({ term }: Subject, name: string, texts: string[]) {
  const names = term.split(/,? and |, /i).map(rootsOf)
  const own = rootsOf(name)
  if (names.length < 2) return undefined
  const sides = names.map((side) =>
    side.filter((root) => !names.every((other) => other.includes(root))),
  )
  const place = sides.findIndex(
    (side) => side.length > 0 && side.every((root) => own.includes(root)),
  )
  if (place < 0) return undefined
  const clauses = texts.flatMap((text) => text.split(/[.;,]\s+/))
  const ofSide = (side: string[]) =>
    clauses.filter((clause) => {
      const first = rootsOf(clause).slice(0, 4)
      return side.some((root) => first.includes(root))
    })
  return {
    own: ofSide(sides[place]!),
    other: sides.flatMap((side, at) => (at === place ? [] : ofSide(side))),
  }
}

/** "The demand curve slopes down" says nothing of the supply curve: the clauses that another term begins. */
const withoutOthers = (text: string, subject: Subject) =>
  text
    .split(/(?<=[.;!?])\s+/)
    .filter((clause, place) => place === 0 || !beginsWithOther(clause, subject))
    .join(' ')

/** Whether a clause begins with the name of another term, of which it speaks then. */
export function beginsWithOther(clause: string, { term }: Subject): boolean {
  const words = wordsOf(clause).filter((word, place) => place > 0 || !/^(?:an?|the)$/.test(word))
  const own = rootsOf(term)
  return [3, 2, 1].some((length) => {
    const name = words.slice(0, length).join(' ')
    const found = findByName(name)
    return found && found.term !== term && !rootsOf(name).every((root) => own.includes(root))
  })
}

const oppositeOf = ({ term }: Subject) =>
  facetsOf(term).opposite?.match(/^([^:]{2,60}): (.+)$/s) ?? []

const ownIdeaOf = (subject: Subject, other: string) => withoutSentencesOf(ideaOf(subject), other)

const split = (text: string) => text.split(/(?<=[.!?;])\s+/)

/** Those that begin with a name, which is what they speak of. */
const sentencesOf = (text: string, name: string) =>
  split(text)
    .filter((sentence) => isOf(sentence, name))
    .join(' ')
const withoutSentencesOf = (text: string, name: string) =>
  split(text)
    .filter((sentence, place) => place === 0 || !isOf(sentence, name))
    .join(' ')

/** Whether a sentence begins with a name, which is what it speaks of then. */
function isOf(sentence: string, name: string): boolean {
  const named = contentStems(name)
  const first = contentStems(sentence).slice(0, named.length + 1)
  return named.length > 0 && named.every((word) => first.includes(word))
}
