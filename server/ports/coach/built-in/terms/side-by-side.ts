import { facetsOf } from '../../understanding/knowledge/facets.ts'
import {
  casesThere,
  isOfKindWished,
  settingOf,
  type Wished,
} from '../../understanding/knowledge/scenes.ts'
import {
  examAngleOf,
  ideaOf,
  inSentence,
  type Subject,
} from '../../understanding/knowledge/subject.ts'
import { findByName, findSubjects } from '../../understanding/knowledge/term-index.ts'
import { SIDE_BY_SIDE } from '../../understanding/reading-turn/earlier-question.ts'
import { sidesOf } from '../../understanding/reading-turn/named-in.ts'
import { contentStems } from '../../understanding/words/words.ts'
import { answersIn } from '../../turns.ts'
import { firstSentences, type Part, type Talk } from '../talk.ts'

/** A table of two, or a list of more, with an example of each: where it was wished for, else anywhere. */
export function sideBySide(all: Subject[], talk: Talk): Part[] {
  const wished = wishedIn(all, talk)
  const there = (subject: Subject) => caseThere(subject, wished)
  const without = wished ? all.filter((subject) => !there(subject)) : []
  const exampleOf = (subject: Subject) => there(subject) ?? exampleAnywhere(subject)
  return [
    `${inWords(all)} ${SIDE_BY_SIDE}`,
    ...(all.length === 2
      ? [table(all, exampleOf, talk)]
      : [tableOf(all, talk), ...examplesOf(all, exampleOf)]),
    ...(without.length > 0
      ? [
          `For "${wished!.words}" I have no example of ${without.map(({ term }) => inSentence(term)).join(' and ')} ready: try one of your own, and I compare it with what I know.`,
        ]
      : []),
  ]
}

/** "With examples from a cafe": where they are to play, which none of the sides is. */
function wishedIn(all: Subject[], { understood: { plain } }: Talk): Wished | undefined {
  if (!WISHES_EXAMPLE.test(plain)) return undefined
  const wished = settingOf(plain)
  const named = wished ? findSubjects(wished.words) : []
  return named.some(({ term }) => all.some((one) => one.term === term)) ? undefined : wished
}
/** "Compare it with gold" names a side. */
const WISHES_EXAMPLE = /\bexamples?\b|^(?!.*\bcompared?\b).*\b(?:using|with) (?:an? )?\w+$/

function caseThere({ term }: Subject, wished: Wished | undefined): string | undefined {
  const there = casesThere(facetsOf(term).cases ?? [], wished)
  return there.find(({ says }) => isOfKindWished(says, wished!))?.says
}

export const isTableShown = (all: Subject[], { request }: Talk) =>
  answersIn(request.turns).some((answer) =>
    all.every((one) => answer.includes(inCell(firstSentences(ideaOf(one), 1)))),
  )

const inWords = ([first, ...rest]: Subject[]) => {
  const others = rest.map(({ term }) => `**${inSentence(term)}**`)
  return `**${first!.term}**${others.length > 1 ? `, ${others.slice(0, -1).join(', ')}` : ''} and ${others.at(-1)}`
}

type ExampleOf = (subject: Subject) => string

function table(both: Subject[], exampleOf: ExampleOf, talk: Talk) {
  const rows = [['What it is', ...both.map((one) => ideaBeside(one, both))]]
  if (both.every(exampleOf)) rows.push(['Example', ...both.map(exampleOf)])
  const angles = both.map((one) => examAngleOf(one) ?? '')
  if (angles.every((angle) => angle !== '')) rows.push(['On the exam', ...angles.map(clueIn)])
  return [
    `| | ${both.map((one) => labelOf(one, talk)).join(' | ')} |`,
    '| --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.map(inCell).join(' | ')} |`),
  ].join('\n')
}

/** The first sentence, and the second where that is only a question such as "Who paid?" */
const clueIn = (angle: string) => firstSentences(angle, /^[^.]{0,60}\?/.test(angle) ? 2 : 1)

/** From three on a line each: more columns would be too narrow to read on a phone. */
const tableOf = (all: Subject[], talk: Talk) =>
  [
    '| | What it is |',
    '| --- | --- |',
    ...all.map((one) => `| **${labelOf(one, talk)}** | ${inCell(ideaBeside(one, all))} |`),
  ].join('\n')

/** What it is, without the sentences that say what another column says. */
function ideaBeside(one: Subject, all: Subject[]): string {
  const others = all.filter(({ term }) => term !== one.term).map(({ term }) => term)
  const [first = '', ...rest] = sentencesOf(ideaOf(one).replace(CLAUSE_OF_OTHER, ''))
  const isOfOther = (sentence: string) =>
    sentence.includes(', by contrast,') || others.includes(subjectOf(sentence) ?? '')
  return [first, ...rest.filter((sentence) => !isOfOther(sentence))].join(' ')
}
const CLAUSE_OF_OTHER = /; (?:an? |the )?[\w -]+, by contrast,[^.;]*(?=\.)/
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z"$0-9])/)

/** The term that a sentence begins with: "The W-2, sent each January, …". */
function subjectOf(sentence: string): string | undefined {
  const words = sentence
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .split(/[ ,]+/)
  const named = [4, 3, 2, 1].flatMap((length) => findByName(words.slice(0, length).join(' ')) ?? [])
  return named[0]?.term
}

/** The student's own word for it first, where the term goes by another name. */
function labelOf({ term }: Subject, { understood: { plain } }: Talk): string {
  const own = sidesOf(plain).find((side) => findByName(side)?.term === term)
  if (own === undefined || isInName(own, term)) return term
  const said = isShortFor(own, term)
    ? own.toUpperCase()
    : own.charAt(0).toUpperCase() + own.slice(1)
  return `${said} (${inSentence(term)})`
}
const isInName = (own: string, term: string) => {
  const stems = contentStems(term)
  return bare(term).includes(bare(own)) || contentStems(own).every((stem) => stems.includes(stem))
}
const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** "B2b", "llc": first letters, or no word that could be spoken. */
const isShortFor = (own: string, term: string) =>
  /^(?=.*\d)[a-z0-9]{2,4}$|^[bcdfghj-np-tv-z]{2,4}$/.test(own) || own === initialsOf(term)
const initialsOf = (term: string) =>
  (term.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => word.charAt(0)).join('')

function examplesOf(all: Subject[], exampleOf: ExampleOf): Part[] {
  const lines = all.flatMap((one) =>
    exampleOf(one) ? [`- **${one.term}**: ${exampleOf(one)}`] : [],
  )
  return lines.length === 0 ? [] : [`**Examples.**\n\n${lines.join('\n')}`]
}

const inCell = (text: string) => text.replaceAll('|', '/').replace(/\s+/g, ' ')

const exampleAnywhere = (subject: Subject) =>
  subject.kind === 'card' ? inShort(subject.card.example) : (facetsOf(subject.term).example ?? '')

/** A case without its end is none, so it is cut only where it is long. */
const inShort = (example: string) =>
  example.length <= LONG_CASE ? example : firstSentences(example, 2)
const LONG_CASE = 260
