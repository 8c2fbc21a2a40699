import { findArea } from '../../understanding/facts/areas.ts'
import { nearestQuestion } from '../../understanding/knowledge/common-questions.ts'
import type { Enumerated } from '../../understanding/reading-turn/enumerated.ts'
import { ideaOf, inSentence } from '../../understanding/knowledge/subject.ts'
import { rowHeading } from '../../understanding/knowledge/parts.ts'
import { listNextQuestions } from '../../understanding/knowledge/next-questions.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { textsOf } from '../../understanding/knowledge/told-of.ts'
import { contentStems } from '../../understanding/words/words.ts'
import { inOrder } from './say-parts.ts'
import { overview } from './say-area.ts'
import { closingCheck, fromMaterials, type Part, type Talk } from '../talk.ts'

/** One of a row by its number, with what is known of it; or all of them. */
export function sayEnumerated(talk: Talk): Part[] {
  const { enumerated } = talk.understood
  if (!enumerated) return []
  const { items, place, kind } = enumerated
  if (place === null) return [sayAll(enumerated), ...fromMaterials(talk, 1), askAll(enumerated)]
  const item = items[place]
  if (!item)
    return [`There are ${items.length} ${kind}, no more.`, sayAll(enumerated), askAll(enumerated)]
  return sayOne(item, enumerated, talk)
}

function sayOne(
  { name, says }: Enumerated['items'][number],
  enumerated: Enumerated,
  talk: Talk,
): Part[] {
  const { items, about, kind } = enumerated
  const place = items.findIndex((one) => one.name === name)
  const number = `number ${place + 1} of ${items.length}`
  if (about)
    return [
      `**${about}**: ${number} of its ${kind} is **${name}**.\n\n${says}`,
      ...toldOfPart(name, enumerated),
      ...beside(enumerated, place),
      ...ownTerm(name, about),
      ...fromMaterials(talk, 1),
      askAll(enumerated),
    ]
  const area = findArea(bare(name))
  const opening = `That is ${number}: ${name.replace(/\.$/, '')}.`
  if (area) return [opening, ...overview({ ...talk, understood: { ...talk.understood, area } })]
  const near = nearestQuestion(bare(name))
  return near
    ? [
        opening,
        `**${'title' in near ? near.title : near.about}**\n\n${near.says}`,
        askAll(enumerated),
      ]
    : [opening, 'I have nothing more on it than that line.', askAll(enumerated)]
}

/** What is known of the part beside that, in the words that were asked: of "price in the second one" what has both. */
function toldOfPart(name: string, { about, asks = '' }: Enumerated): Part[] {
  const subject = about === undefined ? undefined : findByName(about)
  const asked = contentStems(asks)
  if (!subject || asked.length === 0) return []
  const next = (listNextQuestions().get(subject.term) ?? []).map(({ says }) => says)
  const [best] = [...textsOf(subject), ...next]
    .map((text) => ({ text, stems: contentStems(text) }))
    .filter(({ stems }) => contentStems(name).every((stem) => stems.includes(stem)))
    .map(({ text, stems }) => ({
      text,
      met: asked.filter((stem) => stems.includes(stem)).length,
    }))
    .filter(({ met }) => met > 0)
    .toSorted((a, b) => b.met - a.met)
  return best ? [best.text] : []
}

/** "**Growth**" as "Growth". */
const bare = (line: string) =>
  line
    .replace(/\*/g, '')
    .replace(/[.:].*$/, '')
    .trim()

function beside({ items, ordered }: Enumerated, place: number): Part[] {
  const [before, after] = [items[place - 1], items[place + 1]]
  if (!ordered) return []
  const sentences = [
    before ? `Before it comes ${before.name}.` : 'It is the first.',
    after ? `After it comes ${after.name}.` : 'It is the last.',
  ]
  return [sentences.join(' ')]
}

/** A part that is a term itself has more to it. */
function ownTerm(name: string, about: string): Part[] {
  const own = findByName(name)
  return own && own.term !== about ? [`More on **${inSentence(own.term)}**: ${ideaOf(own)}`] : []
}

const sayAll = ({ items, about, kind }: Enumerated) =>
  `${about ? rowHeading(about, kind, items.length) : `The ${items.length} ${kind}:`}\n\n${inOrder(items)}`

const askAll = ({ items, kind, ordered }: Enumerated) =>
  closingCheck(
    `Without looking: which are the ${items.length} ${kind}${ordered ? ', in their order' : ''}?`,
  )
