import { join } from 'node:path'
import type { MatterWeights } from '../../understanding/off-topic/learn-matters.ts'
import { tokensOf } from '../../understanding/off-topic/tokens.ts'
import { readWeights, weighed } from '../../understanding/off-topic/weighed.ts'
import { spelled } from '../../understanding/words/spelled.ts'

/** Learned by `npm run content:pleas` from `pleas-said.txt` and from what is said of cases; a line each. */
const FILE = join(import.meta.dirname, 'plea-weights.txt')

/**
 * How much likelier a sentence is about the points for the talk than about any case: "fill the gaps for me", "count what I
 * left out as said". The rules of `pleas.ts` know most by their words; this knows the others by how such sentences go. 0 is even.
 */
export function pleaLikeness(text: string): number {
  const words = spelled(text)
  if (words.length < LEAST_WORDS || !SPEAKS_OF_US.test(text)) return -Infinity
  return weighed(tokensOf(words), (known ??= readWeights(FILE)))
}
/** Who asks, who is asked, or what the points stand on: "a contest has rules, and rules should be followed" is no plea. */
const SPEAKS_OF_US =
  /\b(?:i|i['’]\w+|me|my|mine|myself|you|you['’]\w+|your|yours|please|kindly|judges?|forms?|sheet|rubric|criteri\w+|scor\w+|grad(?:e|es|ed|ing)|points|marks|credit|participants?|students?|competitors?|contestants?|evaluat\w+|maximum|deduct\w*|hears|verdict|network|lines?|columns?|boxes|bonus|podium|criterion|(?:talk|presentation|performance|response|responses|program|system)s?)\b/i
/** In fewer little tells a plea from "What questions do you have for me?". */
const LEAST_WORDS = 8

/** Of pleas that nobody learned from, three in four come so far, and of honest sentences three in a hundred. */
export const A_PLEA = 0.2
/** From here on it is one, whatever else is in it. */
export const SURELY_A_PLEA = 0.5

let known: MatterWeights | undefined
