import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { wordsOf } from '../words/words.ts'
import { Point } from './points.ts'

/** A matter of the competition, the words by which a question is told to be on it, and what counts in an answer. */
const Topic = z.strictObject({
  topic: z.string().min(1),
  named: z.array(z.string().min(1)).min(1),
  points: z.array(Point).min(1),
})
export type CompetitionTopic = z.infer<typeof Topic>

let topics: { topic: CompetitionTopic; named: string[] }[] | undefined

/** @throws ZodError for a malformed file */
export const listCompetitionTopics = (): CompetitionTopic[] => read().map(({ topic }) => topic)

const read = () =>
  (topics ??= z
    .array(Topic)
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'competition-points.json'), 'utf8')))
    .map((topic) => ({ topic, named: topic.named.map(inOneForm) })))

/** A topic, and what part of all that names topics in a turn names it. */
export type NamedTopic = { topic: CompetitionTopic; share: number }

/** What of the competition a turn is about, by the words of it that are named, the likeliest first. */
export function topicsNamedIn(plain: string): NamedTopic[] {
  const said = ` ${inOneForm(plain)} `
  const named = read()
    .map(({ topic, named: names }) => ({ topic, weight: weightNamed(names, said) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  const most = named[0]?.weight ?? 1
  return named.map(({ topic, weight }) => ({ topic, share: weight / most }))
}

/** How rare those of the turn's words are that the names have; a longer name counts and none of those within it. */
function weightNamed(named: string[], said: string): number {
  const found = named.filter((name) => said.includes(` ${name} `))
  const longest = found.filter((name) => !found.some((one) => one !== name && one.includes(name)))
  const words = new Set(longest.flatMap((name) => name.split(' ')))
  return [...words].reduce((sum, word) => sum + rarityOf(word), 0)
}

/** A word that every topic has, such as "role", tells nothing of which one is meant. */
const rarityOf = (word: string) => Math.log((1 + read().length) / (counts().get(word) ?? 1))

let counted: Map<string, number> | undefined
const counts = () => (counted ??= countWords())

function countWords() {
  const found = new Map<string, number>()
  for (const { topic, named } of read()) {
    const texts = [...named, ...topic.points.map(({ says }) => inOneForm(says))]
    for (const word of new Set(texts.flatMap((text) => text.split(' '))))
      found.set(word, (found.get(word) ?? 0) + 1)
  }
  return found
}

/** An exam is called a test, too, and a role-play is written in three ways. */
const inOneForm = (text: string) =>
  wordsOf(text)
    .join(' ')
    .replace(/\btests?\b/g, 'exam')
    .replace(/\broleplay(s?)\b/g, 'role play$1')
