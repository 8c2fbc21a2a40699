import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listCommonQuestions } from '../knowledge/common-questions.ts'
import { ideaOf } from '../knowledge/subject.ts'
import { spelledOut } from '../words/synonyms.ts'
import { listSubjects } from '../knowledge/term-index.ts'
import { asKinds } from '../words/named-things.ts'
import { isLittle, stem, wordsOf } from '../words/words.ts'

/** What students type that is none of our matters, a line each. */
const OTHER_LINES = join(import.meta.dirname, 'other-matters.txt')

/** What terms are called and say of themselves is of our field, though nobody asks in that. */
const WEIGHT_OF_PROSE = 0.2
/** Two words in a row tell more than each, but most of it again. */
const WEIGHT_OF_PAIR = 0.5
/** Added to each count, so that a word that was seen once does not decide (Lidstone's rule). */
const SMOOTHING = 0.5

/**
 * How much likelier a text is about something else than about business, the competition or studying for it: the natural
 * logarithm of the odds, by the words and pairs of words that students ask in (naive Bayes). 0 is even, and also what a
 * text gets of which nothing is known.
 */
export function strangenessOf(plain: string): number {
  const { ours, others } = counted()
  return [...tokensOf(asKinds(spelled(plain)))].reduce((sum, token) => {
    const here = ours.counts.get(token) ?? 0
    const elsewhere = others.counts.get(token) ?? 0
    if (here + elsewhere < 1) return sum
    const odds = Math.log(shareOf(elsewhere, others.total) / shareOf(here, ours.total))
    return sum + odds * (token.includes(' ') ? WEIGHT_OF_PAIR : 1)
  }, 0)
}

/** From here on a text is likelier of another matter: odds of three to one. */
export const STRANGE = 1.1

const shareOf = (count: number, total: number) => (count + SMOOTHING) / (total + 2 * SMOOTHING)

/** The words that carry meaning, and each pair of neighbours that has one of them; each once. An amount is of no matter. */
function tokensOf(words: string[]): Set<string> {
  const tokens = new Set<string>()
  let [before, wasLittle] = ['', true]
  for (const word of words) {
    if (/\d/.test(word)) continue
    const one = stem(word)
    const isSmall = isLittle(word)
    if (!isSmall) tokens.add(one)
    if (before !== '' && !(isSmall && wasLittle)) tokens.add(`${before} ${one}`)
    before = one
    wasLittle = isSmall
  }
  return tokens
}

type Counted = { counts: Map<string, number>; total: number }
let built: { ours: Counted; others: Counted } | undefined
const counted = () => (built ??= build())

function build() {
  const ours: Counted = { counts: new Map(), total: 0 }
  const others: Counted = { counts: new Map(), total: 0 }
  for (const { asks } of listCommonQuestions())
    for (const ask of asks) add(ours, asKinds(spelled(ask)), 1)
  for (const { names, subject } of listSubjects())
    for (const text of [...names, ideaOf(subject)])
      add(ours, asKinds(spelled(text)), WEIGHT_OF_PROSE)
  for (const line of listOtherMatters()) add(others, asKinds(line.split(' ')), 1)
  return { ours, others }
}

/** Each as `spelled` has it: reading them is most of what the first message waits for. */
export const listOtherMatters = () => readFileSync(OTHER_LINES, 'utf8').trimEnd().split('\n')

export const spelled = (text: string) =>
  wordsOf(text.replace(/\brole[ -]play/gi, 'roleplay')).map(spelledOut)

function add(counted: Counted, words: string[], weight: number) {
  counted.total += weight
  for (const token of tokensOf(words))
    counted.counts.set(token, (counted.counts.get(token) ?? 0) + weight)
}
