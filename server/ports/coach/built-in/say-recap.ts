import type { Turn } from '../coach.ts'
import { ideaOf, type Subject } from '../understanding/knowledge/subject.ts'
import { understand } from '../understanding/understand.ts'
import { askWhich } from './say-talk.ts'
import { firstSentences, type Part, type Talk } from './talk.ts'

/** What a talk was about, a line each, in the order in which it came up. */
export function sayRecap({ request }: Talk): Part[] {
  const subjects = subjectsOf(request.turns.slice(0, -1))
  if (subjects.length === 0)
    return ['We have not gone through any concept in this talk yet.', ...askWhich().slice(1)]
  return [
    '**What we went through**',
    subjects
      .slice(-MOST_LINES)
      .map((one) => `- **${one.term}**: ${firstSentences(ideaOf(one), 1)}`)
      .join('\n'),
    'Cover the lines and say each in your own words. "Quiz me" shows what has stayed.',
  ]
}
/** More would be a page to read instead of a reminder. */
const MOST_LINES = 8

/** Each once, by what the student named. */
function subjectsOf(turns: Turn[]): Subject[] {
  const found = new Map<string, Subject>()
  for (const [place, { role }] of turns.entries()) {
    if (role !== 'user') continue
    const { subjects, isNamed } = understand(turns.slice(0, place + 1))
    if (isNamed) for (const one of subjects) found.set(one.term, one)
  }
  return [...found.values()]
}
