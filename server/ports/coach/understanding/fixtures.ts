import { seedOf } from '../seed.ts'
import type { Turn } from '../coach.ts'
import { understand } from './understand.ts'

/** The student's turns, with an answer between them, as the last of them is understood. */
export const read = (...said: string[]) =>
  understand(
    said.flatMap((content, i): Turn[] => [
      ...(i > 0 ? [{ role: 'assistant' as const, content: 'An answer.' }] : []),
      { role: 'user', content },
    ]),
  )

/** Whether a text is in the sample of one in so many: which are in it does not change with what is written beside them. */
export const isOneIn = (count: number, text: string) => seedOf(text) % count === 0
