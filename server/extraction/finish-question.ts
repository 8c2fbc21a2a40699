import { areaOf } from './areas.ts'
import { optionsOf, stemOf } from './draft.ts'
import type { Draft } from './draft.ts'
import type { Habits } from './habits.ts'
import { cutInlineOptions } from './inline-options.ts'
import { joinLines } from './lines.ts'
import { contradictsKey } from './rationale.ts'
import type { ReadKey, ReadQuestion, Unread } from './reading.ts'
import { shorten } from './sequence.ts'

export type Finished = { question: ReadQuestion | null; unread: Unread | null }

/** Share of questions with fewer options than usual from which on that is a habit, not a loss. */
const SHARE_OF_SHORT = 0.1

/** The fewest options with which a question of this document is taken to be whole. */
export function fewestOptions(drafts: Draft[], habits: Habits): number {
  const counts = drafts.map(({ options }) => options.length).filter((count) => count > 1)
  const short = counts.filter((count) => count < habits.options).length
  return short > counts.length * SHARE_OF_SHORT ? Math.min(3, habits.options) : habits.options
}

/** Turns a draft into a question, or into the reason why it is none. */
export function finishQuestion(draft: Draft, habits: Habits, fewest: number): Finished {
  const inline = wantsInline(draft, habits) ? cutInlineOptions(draft.lines) : null
  const stem = inline?.stem ?? stemOf(draft)
  const options = inline?.options ?? optionsOf(draft)
  const reason = draft.doubts[0] ?? (inline ? null : problemOf(draft, stem, options, fewest))
  if (reason) return { question: null, unread: unread(draft, reason) }
  return {
    question: answerQuestion(
      {
        number: draft.number,
        question: stem,
        options,
        ...UNANSWERED,
        explanation: draft.explanation ? joinLines(draft.explanation) || null : null,
        page: draft.page,
      },
      draft.letter ?? chosenLetter(draft),
    ),
    unread: null,
  }
}

/** An answer only where exactly one option is marked; several would be another kind of question. */
function chosenLetter({ options }: Draft): string | null {
  const chosen = options.filter(({ isChosen }) => isChosen)
  return chosen.length === 1 ? (chosen[0]?.letter ?? null) : null
}

const UNANSWERED: Pick<
  ReadQuestion,
  'correctAnswer' | 'flags' | 'indicator' | 'indicatorText' | 'area'
> = { correctAnswer: null, flags: ['no-key'], indicator: null, indicatorText: null, area: null }

/** The question with what the key says about it. */
export function applyKey(question: ReadQuestion, key: ReadKey): ReadQuestion {
  const { indicator, indicatorText } = key
  const explanation = key.explanation ?? question.explanation
  const area = areaOf(indicator)
  return answerQuestion({ ...question, explanation, indicator, indicatorText, area }, key.letter)
}

/** Answers with a letter that their question has no option for. */
export function keysOfNoOption(questions: ReadQuestion[], keys: ReadKey[]): Unread[] {
  const options = new Map(questions.map((one) => [one.number, one.options.length]))
  return keys
    .filter(({ number, letter }) => 'ABCDE'.indexOf(letter) >= (options.get(number) ?? Infinity))
    .map(({ number, letter, page }) => ({
      page,
      reason: `The key answers question ${number} with ${letter}, which is none of its options; no answer was taken.`,
      numbers: [number],
    }))
}

function answerQuestion(question: ReadQuestion, letter: string | null): ReadQuestion {
  const index = letter === null ? -1 : 'ABCDE'.indexOf(letter)
  if (index < 0 || index >= question.options.length)
    return { ...question, correctAnswer: null, flags: ['no-key'] }
  const { explanation, options } = question
  const isContradicted = explanation !== null && contradictsKey(explanation, options, index)
  return {
    ...question,
    correctAnswer: index,
    flags: isContradicted ? ['rationale-contradicts-key'] : [],
  }
}

/** Too few options in lines of their own, or one of them holding the mark of the next. */
function wantsInline(draft: Draft, habits: Habits): boolean {
  if (draft.options.length < Math.min(habits.options, 3)) return true
  return hidesMark(draft)
}

function hidesMark(draft: Draft): boolean {
  const next = 'ABCDE'.charAt(draft.options.length)
  const { style } = draft.options[0] ?? { style: '' }
  if (!next || draft.options.length >= 4) return false
  const mark = style.replace(/[Aa]/, style.includes('a') ? next.toLowerCase() : next)
  return draft.options.some(({ lines }) => joinLines(lines).includes(` ${mark} `))
}

function problemOf(draft: Draft, stem: string, options: string[], fewest: number): string | null {
  const { number } = draft
  const letters = draft.options.map(({ letter }) => letter).sort()
  const missing = [...'ABCDE']
    .slice(0, letters.length)
    .find((letter, index) => letter !== letters[index])
  if (!stem) return `Question ${number} has no text before its options.`
  if (letters.length === 0)
    return `Question ${number} has no options marked with letters: “${shorten(stem)}”`
  if (missing) return `Option ${missing} of question ${number} was not found.`
  if (hidesMark(draft)) return `The options of question ${number} run into each other.`
  const empty = letters.find((_, index) => !options[index])
  if (empty) return `Option ${empty} of question ${number} has no text; it may be a picture.`
  if (letters.length < fewest && !isTrueOrFalse(options))
    return `Only ${letters.length} of the options of question ${number} ${letters.length === 1 ? 'was' : 'were'} found.`
  return null
}

function isTrueOrFalse(options: string[]): boolean {
  return options.length === 2 && options.every((option) => /^(true|false|yes|no)\b/i.test(option))
}

function unread({ page, number }: Draft, reason: string): Unread {
  return { page, reason, numbers: [number] }
}
