import { listSubjects, findByName } from '../knowledge/term-index.ts'
import { listCommonQuestions } from '../knowledge/common-questions.ts'
import { listNextQuestions } from '../knowledge/next-questions.ts'
import type { Subject } from '../knowledge/subject.ts'
import { contentStems } from '../words/words.ts'

/**
 * "Push vs pull promotion strategy", "fixed vs variable": two adjectives whose noun is left out or stands once, by the names
 * that both are a part of. "Whats a wide one vs narrow", in a talk: what is asked of its matter with both. Else as it is.
 */
export function withNoun(plain: string, thread: Subject[]): string {
  const [, lead = '', one = '', joint = '', other = '', rest = ''] = plain.match(TWO) ?? []
  if (one === '' || one === other || isPairOfNames(one, other)) return plain
  // Of three, the last has the noun of all.
  if (/\b(?:vs|versus|or|and)\b/.test(rest)) return plain
  if (joint === 'and' && !COMPARES.test(lead)) return plain
  const noun = nounOf(one, other, contentStems(rest), thread)
  if (noun !== undefined) return `${lead}${one} ${noun} ${joint} ${other} ${noun}`
  return rest === '' ? (askedOf(thread, one, other) ?? plain) : plain
}
const TWO =
  /^((?:(?:so|and|ok|but|wait|then) )*(?:(?:whats|what is|what are|explain|compare|define) )?(?:(?:the )?(?:difference|diff|differences) between )?)(?:an? |the )?([a-z]+)(?: ones?| kind| type)? (vs|versus|or|and)(?: an?| the)? ([a-z]+)(?: (?:one|kind|type)s?)?(?: ([a-z][a-z ]{2,30}))?$/

/** "Fixed and variable costs" names both, and compares nothing. */
const COMPARES = /\b(?:diff\w*|compare|between)\b/

const isPairOfNames = (one: string, other: string) => {
  const [first, second] = [findByName(one), findByName(other)]
  return first !== undefined && second !== undefined && first.term !== second.term
}

/** What two names end in that begin with the two adjectives: of what was said or talked about, of terms' own names, the shortest. */
function nounOf(one: string, other: string, said: string[], thread: Subject[]) {
  const ofTalk = thread.flatMap(({ term }) => contentStems(term))
  const nouns = listSubjects().flatMap(({ subject, names }) =>
    names.flatMap((called) => {
      const name = called.toLowerCase()
      const noun = name.startsWith(`${one} `) ? name.slice(one.length + 1) : ''
      const second = noun === '' ? undefined : findByName(`${other} ${noun}`)
      if (!second || second.term === subject.term || !isNamedSo(second, other)) return []
      const own = [`${one} ${noun}`, `${other} ${noun}`]
      const isOwn = own.every((text, i) => [subject, second][i]!.term.toLowerCase() === text)
      return [{ noun, isOwn, ofSaid: shared(noun, said), ofTalk: shared(noun, ofTalk) }]
    }),
  )
  return nouns
    .filter(({ ofSaid }) => said.length === 0 || ofSaid > 0)
    .toSorted(
      (a, b) =>
        b.ofSaid - a.ofSaid ||
        b.ofTalk - a.ofTalk ||
        Number(b.isOwn) - Number(a.isOwn) ||
        a.noun.length - b.noun.length,
    )[0]?.noun
}
const shared = (noun: string, stems: string[]) =>
  contentStems(noun).filter((stem) => stems.includes(stem)).length

/** "Variable cost" goes by the adjective, and by no other that is only spelled alike. */
const isNamedSo = ({ term }: Subject, adjective: string) =>
  contentStems(term).some((stem) => contentStems(adjective).includes(stem))

/** The way in which students ask of the talk's matter that has both words. */
function askedOf(thread: Subject[], one: string, other: string): string | undefined {
  const words = [...contentStems(one), ...contentStems(other)]
  if (words.length < 2) return undefined
  const asks = thread.flatMap(({ term }) => [
    ...(listNextQuestions().get(term) ?? []).flatMap((question) => question.asks),
    ...listCommonQuestions().flatMap((question) =>
      'about' in question && question.about === term ? question.asks : [],
    ),
  ])
  return asks.find((ask) => words.every((word) => contentStems(ask).includes(word)))
}
