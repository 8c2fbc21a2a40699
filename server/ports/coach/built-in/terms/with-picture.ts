import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { exampleOf, ideaOf, type Subject } from '../../understanding/knowledge/subject.ts'
import { shareOf } from '../../understanding/knowledge/told-of.ts'
import { firstSentences, sentencesIn, type Part, type Talk } from '../talk.ts'

/**
 * The plain words of a term with what they stand for, since a picture alone leaves it to be guessed: what it is in a short
 * sentence, and a case that was not told in this talk. At most four sentences besides the headings.
 */
export function withPicture(subject: Subject, picture: string, talk: Talk): Part[] {
  const room = MOST_SENTENCES - sentencesIn(picture).length
  const substance = room > 0 ? substanceOf(subject, picture) : undefined
  const left = room - (substance ? 1 : 0)
  const shown = left > 0 ? freshCase(subject, left, talk) : undefined
  return [
    [`**${subject.term}**, in plain words:`, picture, ...(substance ? [substance] : [])].join(
      '\n\n',
    ),
    ...(shown ? [`**Example.** ${shown}`] : []),
  ]
}
const MOST_SENTENCES = 4

/** What it is, else what it is for where the first takes long; undefined where the picture says it. */
function substanceOf(subject: Subject, picture: string): string | undefined {
  const { why = '' } = facetsOf(subject.term)
  const [heading, told] =
    [
      ['Said exactly.', shortest(ideaOf(subject))] as const,
      ['Why it matters.', firstSentences(why, 1)] as const,
    ].find(([, text]) => text !== '' && text.length <= LONGEST) ?? []
  return told !== undefined && shareOf(told, picture) < SAYS_IT
    ? `**${heading}** ${told}`
    : undefined
}
/** Characters of a sentence that is still read at a glance. */
const LONGEST = 150
/** Of its words by weight. */
const SAYS_IT = 0.7

/** Of the cases that fit, the shortest: it has the fewest figures to follow. */
function freshCase(subject: Subject, most: number, { request }: Talk): string | undefined {
  const said = request.turns.map(({ content }) => content).join('\n')
  const { cases = [] } = facetsOf(subject.term)
  const own = exampleOf(subject)
  return [...cases.map(({ says }) => says), ...(own ? [own] : [])]
    .filter((text) => !said.includes(firstSentences(text, 1)) && sentencesIn(text).length <= most)
    .toSorted((a, b) => a.length - b.length)[0]
}

/** Up to the first clause that only adds to it. */
export function shortest(text: string) {
  const sentence = firstSentences(text, 1)
  const clause = sentence.split(
    /, (?:such as|so that|which|including|usually|normally|often|while)\b|; |: /,
  )[0]!
  return clause.length > 30 ? `${clause.replace(/[.,]$/, '')}.` : sentence
}
