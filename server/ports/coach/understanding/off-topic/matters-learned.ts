import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listCommonQuestions } from '../knowledge/common-questions.ts'
import { listNextQuestions } from '../knowledge/next-questions.ts'
import { ideaOf } from '../knowledge/subject.ts'
import { listSubjects } from '../knowledge/term-index.ts'
import { spelled } from '../words/spelled.ts'
import { learnMatters, type Lines, type MatterWeights } from './learn-matters.ts'
import { tokensOf } from './tokens.ts'

/** What students type that is none of our matters, a line each, as `spelled` has it. */
export const listOtherMatters = () => linesOf('other-matters.txt')

/** What students say of the talk itself, which has no words of any matter. */
const listOfTheTalk = () => linesOf('of-the-talk.txt')

const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')

/** What all our ways of asking and the lines of other matters teach. */
export const matterWeightsOfLines = (): MatterWeights => learnMatters(listLines())

/**
 * Stands for all that learned weights follow from, and for the weights (a SHA-256 in hexadecimal): to compare it takes a
 * tenth of the time of learning them anew.
 * @param weights as they are kept, a line each
 */
export function sealOf(weights: string): string {
  const seal = createHash('sha256')
  for (const { lines, isOther, weight } of listLines()) {
    seal.update(`\n${isOther} ${weight}\n`)
    for (const words of lines) seal.update(`${[...tokensOf(words)].join('|')}\n`)
  }
  seal.update(readFileSync(join(import.meta.dirname, 'learn-matters.ts')))
  return seal.update(weights).digest('hex')
}

const listLines = (): Lines[] => [
  ours(
    listCommonQuestions().flatMap(({ asks }) => asks),
    1,
  ),
  ours(listOfTheTalk(), 10),
  // Asked in a talk, they seldom say of what: alone they tell less.
  ours(
    [...listNextQuestions().values()].flat().flatMap(({ asks }) => asks),
    0.3,
  ),
  // What terms are called and say of themselves is of our field, though nobody asks in that.
  ours(
    listSubjects().flatMap(({ names, subject }) => [...names, ideaOf(subject)]),
    0.2,
  ),
  // No question has to ask for a term by its name: the ways to do so would else be those of other matters alone.
  ours(
    listSubjects().flatMap(({ names }, place) =>
      names.map((name, other) =>
        WAYS_TO_A_TERM[(place + other) % WAYS_TO_A_TERM.length]!.replace('_', name),
      ),
    ),
    0.4,
  ),
  { lines: listOtherMatters().map((line) => line.split(' ')), isOther: true, weight: 1 },
]

/** The term stands where the line is. */
const WAYS_TO_A_TERM = [
  ...['what is _', 'whats _', 'what is a _', 'what is the _', 'what are _', 'define _', '_'],
  ...['explain _', 'can you explain _ please', 'can you explain _ to me', 'please explain _'],
  ...['what does _ mean', 'what does _ stand for', 'i dont get _', 'i dont understand _ at all'],
  ...[
    'tell me about _',
    'whats _ again',
    '_ example',
    'give me an example of _',
    'how does _ work',
  ],
  ...[
    'why is _ important',
    'meaning of _',
    '_ meaning',
    '_ explained',
    'simple definition of _',
    'what are examples of _',
    '_ definition',
    'what is _ in business',
    'eli5 _',
  ],
  ...['what is the role of _', 'role of _ in business', 'what is the purpose of _'],
  ...['what is the function of _', 'what are the duties of _', 'who uses _', 'who decides _'],
  ...['advantages of _', 'what are the disadvantages of _', 'pros and cons of _', 'types of _'],
  ...['what causes _', 'what are the effects of _', 'how is _ measured', 'when is _ used'],
  ...['how do you calculate _', 'what affects _', 'history of _', 'benefits of _', 'goal of _'],
  ...['help me with _', 'what is meant by _', 'is _ good or bad', 'what is _ in economics'],
]

const ours = (texts: string[], weight: number) => ({
  lines: texts.map(spelled),
  isOther: false,
  weight,
})
