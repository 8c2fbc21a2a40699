import { forgiven, slips } from '../words/closeness.ts'
import { listCommonQuestions } from '../knowledge/common-questions.ts'
import { facetsOf, textsIn } from '../knowledge/facets.ts'
import { namedIn, sidesOf, withoutArea } from './named-in.ts'
import { rootsOf } from '../words/search-words.ts'
import { confusedWithOf, ideaOf, type Subject } from '../knowledge/subject.ts'
import { findByForms, findByName, isKnownWord, listSubjects } from '../knowledge/term-index.ts'
import { contentStems, isLittle, wordsOf } from '../words/words.ts'

/** Words; a longer phrase tells more than a name. */
const LONGEST_NAME = 4

/**
 * The name that was asked for, where it has a word that nothing known of the subjects has: "quantum marketing", of which
 * marketing is all that is known. Undefined where the subjects are what was asked for, in whatever words.
 */
export function unknownName(asked: string, subjects: Subject[]): string | undefined {
  const name = withoutArea(asked).replace(/^(?:\d+ )?(?:main |different |basic )*/, '')
  const words = wordsOf(name)
  // "Blorbification in marketing": what is known is only where it is looked for.
  const least = words.length === 1 && !isKnownWord(words[0]!) ? 1 : 2
  if (words.length < least || words.length > LONGEST_NAME || words.some(isNoPartOfName))
    return undefined
  if (findByName(name) ?? findByForms(name)) return undefined
  const known = [...new Set(subjects.flatMap((one) => [...wordsOfSubject(one)]))]
  const isStrange = (word: string) =>
    !IDLE.has(word) && rootsOf(word).some((one) => !known.includes(one) && !isSlipOf(word, known))
  return words.some(isStrange) ? name : undefined
}

/** "Fixed cost with rent" is a term and something about it. */
const isNoPartOfName = (word: string) => isLittle(word) || /\d/.test(word)

/** Said beside any name without making another of it. */
const IDLE = new Set(
  (
    'strategy strategies concept concepts idea ideas method methods technique techniques approach process analysis theory ' +
    'principle principles model models system plan plans type types business businesses company companies basics practice ' +
    'deca exam test formula rule rules law laws topic stuff simple easy good bad best new big small common important ' +
    'number amount level group person people product products goods services customer market term first second third'
  ).split(' '),
)

const isSlipOf = (word: string, known: string[]) =>
  rootsOf(word).every((one) => {
    const most = forgiven(word.length)
    return known.some((other) => slips(one, other, most) <= most)
  })

/** What was named as one of two and goes by no name that is known: "grot" of "SWOT or GROT". */
export function lostSide(plain: string, subjects: Subject[]): string | undefined {
  const said = new Set(subjects.flatMap((one) => contentStems(`${one.term} ${ideaOf(one)}`)))
  return sidesOf(plain).find(
    (side) =>
      side.split(' ').length <= LONGEST_SIDE &&
      !findByName(side) &&
      namedIn(side).length === 0 &&
      contentStems(side).some((word) => !said.has(word)),
  )
}
const LONGEST_SIDE = 3

let words: Map<string, Set<string>> | undefined
let names: Map<string, string[]> | undefined
let asks: Map<string, string[]> | undefined

/** Of everything that is said of it or asked about it; a term is looked at once. */
function wordsOfSubject(subject: Subject): Set<string> {
  words ??= new Map()
  const { term, card } = subject
  const found = words.get(term)
  if (found) return found
  names ??= new Map(listSubjects().map((one) => [one.subject.term, one.names]))
  asks ??= asksByTerm()
  const confused = confusedWithOf(subject)
  const texts = [
    ...(names.get(term) ?? []),
    ...(asks.get(term) ?? []),
    ideaOf(subject),
    ...(confused ? [confused.howToTellApart] : []),
    ...textsIn(facetsOf(term)),
    ...(subject.kind === 'card' ? [card.example, card.examAngle] : []),
  ]
  const own = new Set(texts.flatMap(rootsOf))
  words.set(term, own)
  return own
}

function asksByTerm() {
  const byTerm = new Map<string, string[]>()
  for (const question of listCommonQuestions())
    if ('about' in question)
      byTerm.set(question.about, [
        ...(byTerm.get(question.about) ?? []),
        ...question.asks,
        question.says,
      ])
  return byTerm
}
