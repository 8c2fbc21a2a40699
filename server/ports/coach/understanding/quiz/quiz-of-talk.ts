import type { Turn } from '../../coach.ts'
import { answersIn } from '../../turns.ts'

/** How a quiz question begins; the next turn is read by it. */
export const QUIZ_HEADING = 'Which term fits this description?'
/** How a question about a case begins. */
export const EXERCISE_HEADING = 'Your case:'
/** How an answer begins that leaves the question open. */
export const HINT_OPENING = '**A hint.**'
export const NEXT_HINT_OPENING = '**Another hint.**'
/** To a guess that is none of the options, with a hint. */
export const NOT_IT_OPENING = '**Not it.**'
export const OPTION_OPENING = '**On option '
export const SEVERAL_OPENING = '**One of them.**'
export const SCORE_OPENING = '**So far.**'
export const SKIP_OPENING = 'Skipped.'
/** How the answer begins that ends a quiz: what comes after it is another one. */
export const END_OPENING = '**End of the quiz.**'

const VERDICTS: [opening: string, verdict: Verdict][] = [
  ['Right: **', 'right'],
  ['Not quite: ', 'wrong'],
  ['No problem, that is what practice is for.', 'told'],
]
type Verdict = 'right' | 'wrong' | 'told'

/** A question of a quiz, and what became of it. */
export type Round = {
  /** A definition, or a case with its question. */
  description: string
  /** As they were lettered. */
  options: string[]
  hints: number
  /** `skipped` because the student said so, `passed` because something else came. */
  outcome: Verdict | 'open' | 'skipped' | 'passed'
}

/** The questions of the quiz that the talk is in, as far as it is visible; none where no quiz is on. */
export function roundsIn(turns: Turn[]): Round[] {
  let rounds: Round[] = []
  for (const content of answersIn(turns)) {
    if (content.startsWith(END_OPENING)) rounds = []
    else rounds = withAnswer(rounds, content)
  }
  return rounds
}

/** Right after the end of a quiz, its rounds; else those of the quiz that is on. */
export function roundsAskedAbout(turns: Turn[]): Round[] {
  const last = turns.findLastIndex(({ role }) => role === 'assistant')
  const isEnded = turns[last]?.content.startsWith(END_OPENING) ?? false
  if (!isEnded) return roundsIn(turns)
  const rounds = roundsIn(turns.slice(0, last))
  return rounds.map((one) => (one.outcome === 'open' ? { ...one, outcome: 'passed' } : one))
}

function withAnswer(rounds: Round[], content: string): Round[] {
  const asked = questionIn(content)
  const last = rounds.at(-1)
  if (!last) return asked ? [asked] : []
  const earlier = rounds.slice(0, -1)
  const verdict = VERDICTS.find(([opening]) => content.startsWith(opening))?.[1]
  const hints = last.hints + (isHint(content) ? 1 : 0)
  const outcome = last.outcome === 'open' ? (verdict ?? 'open') : last.outcome
  const now: Round = { ...last, hints, outcome }
  if (!asked || (asked.description === last.description && outcome === 'open'))
    return [...earlier, now]
  const left = content.startsWith(SKIP_OPENING) ? 'skipped' : 'passed'
  return [...earlier, outcome === 'open' ? { ...now, outcome: left } : now, asked]
}

function questionIn(content: string): Round | undefined {
  if (!content.includes(QUIZ_HEADING) && !content.includes(EXERCISE_HEADING)) return undefined
  const description = content.match(/^> (.+)$/m)?.[1]
  const options = [...content.matchAll(/^- \*\*[A-D]\*\* (.+)$/gm)].map(([, option]) =>
    option!.trim(),
  )
  return description ? { description, options, hints: 0, outcome: 'open' } : undefined
}

const isHint = (content: string) =>
  [HINT_OPENING, NEXT_HINT_OPENING, NOT_IT_OPENING].some((opening) => content.startsWith(opening))

/** Whether an answer belongs to a quiz: it asks, hints, or says whether something holds. */
export const isOfQuiz = (content: string) =>
  questionIn(content) !== undefined || isHint(content) || LEAVES_OPEN.test(content) || says(content)
const LEAVES_OPEN = /^\*\*(On option [A-D]\b|So far\.\*\*|One of them\.\*\*|No further )/

/** Whether an answer says of the question before it whether it was met. */
export const says = (content: string) => VERDICTS.some(([opening]) => content.startsWith(opening))
