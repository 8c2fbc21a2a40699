import type { Turn } from '../coach.ts'
import { compose } from './reply.ts'

/** The last answer to a student who says this, turn by turn. */
export function answerTo(...said: string[]): string {
  const turns: Turn[] = []
  for (const content of said) {
    turns.push({ role: 'user', content })
    const parts = compose({ turns, sources: [], weakAreas: [], item: null })
    const text = parts.filter((part) => typeof part === 'string').join('\n\n')
    turns.push({ role: 'assistant', content: text })
  }
  return turns.at(-1)!.content
}
