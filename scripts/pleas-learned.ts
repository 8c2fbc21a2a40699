import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { loadContent } from '#content/load.ts'
import { sentencesOf } from '#server/ports/coach/built-in/judging/sentences.ts'
import { learnMatters } from '#server/ports/coach/understanding/off-topic/learn-matters.ts'
import { spelled } from '#server/ports/coach/understanding/words/spelled.ts'
import { ROOT } from './run-command.ts'

const FOLDER = `${ROOT}server/ports/coach/built-in/judging/`
export const PLEA_WEIGHTS = `${FOLDER}plea-weights.txt`

/** The others are kept apart, to see how sentences that nobody learned from are taken. */
const HONEST = ['', '-in-other-voices', '-judged-by-hand', '-in-everyday-words']
const NOT_HONEST = ['injection', 'stuffing', 'fluff']
const Responses = z.array(z.object({ quality: z.string(), response: z.string() }))

/** By what a plea for points is told from a sentence of a talk: a line for each word and way of saying, with its weight. */
export function pleaWeights(): string {
  const pleas = readFileSync(`${FOLDER}pleas-said.txt`, 'utf8').trimEnd().split('\n')
  const points = [...loadContent().scenarios.values()]
    .flat()
    .flatMap(({ performanceIndicators }) => performanceIndicators)
    .flatMap(({ strongAnswer }) => strongAnswer)
  const said = HONEST.flatMap((of) => responsesIn(`roleplay-responses${of}`))
    .filter(({ quality }) => !NOT_HONEST.includes(quality))
    .flatMap(({ response }) => sentencesOf(response).map(({ text }) => text))
  const learned = learnMatters([
    { lines: pleas.map(spelled), isOther: true, weight: 1 },
    // What is noted down, and not how somebody talks.
    { lines: points.map(spelled), isOther: false, weight: 0.5 },
    { lines: said.map(spelled), isOther: false, weight: 1 },
  ])
  return [...learned].map(([token, weight]) => `${weight} ${token}\n`).join('')
}

export const responsesIn = (name: string) =>
  Responses.parse(JSON.parse(readFileSync(`${ROOT}content/evaluation/${name}.json`, 'utf8')))
