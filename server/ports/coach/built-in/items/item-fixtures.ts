import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import type { AskedItem, ReplyRequest, Turn } from '../../coach.ts'
import { answersIn } from '../../turns.ts'
import { compose } from '../reply.ts'

/** A question as an exam has it; it is open where a test says so. */
export const bond = {
  question:
    'A company that cleans banks at night wants to be compensated if an employee steals from a client. The company should obtain',
  options: [
    'a fidelity bond.',
    "workers' compensation coverage.",
    'a corporate bond.',
    'a patent license.',
  ],
  area: 'Risk Management',
  known: null,
} satisfies AskedItem

export const reviewedBond = {
  ...bond,
  known: {
    choice: 1,
    correctAnswer: 0,
    explanation:
      'A fidelity bond. It pays for losses caused by the dishonesty of employees, such as theft.',
    misconception: 'Mixes up theft by employees with injuries to employees.',
    misconceptions: [
      '',
      'Mixes up theft by employees with injuries to employees.',
      'Confuses protection against theft with borrowing money from investors.',
      "Thinks of permission to use somebody else's invention.",
    ],
  },
} satisfies AskedItem

/** All answers to a student who says this, turn by turn, about a question. */
export function answersOn(
  item: AskedItem | null,
  said: string[],
  more: Partial<ReplyRequest> = {},
): string[] {
  const turns: Turn[] = []
  for (const content of said) {
    turns.push({ role: 'user', content })
    const parts = compose({ turns, sources: [], weakAreas: [], item, ...more })
    const text = parts.filter((part) => typeof part === 'string').join('\n\n')
    turns.push({ role: 'assistant', content: text })
  }
  return answersIn(turns)
}

export const lastAnswerOn = (...given: Parameters<typeof answersOn>) => answersOn(...given).at(-1)!

const Exam = z.object({
  items: z.array(
    z.object({
      ...{ question: z.string(), options: z.array(z.string()), correctAnswer: z.number() },
      ...{ area: z.string(), explanation: z.string(), concept: z.string() },
    }),
  ),
})

/** Every so many of the questions of our own exams. */
export function ownItems(every: number) {
  const folder = new URL('../../../../../content/exams/', import.meta.url)
  return readdirSync(folder)
    .flatMap((name) => Exam.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))).items)
    .filter((_, place) => place % every === 0)
}
