import { rowOf } from '../understanding/intent/intent.ts'
import { mendedWords } from '../understanding/plain/mended-words.ts'
import { declineHowTo } from './decline-how-to.ts'
import { sayCaseAtLaw } from './terms/say-case-at-law.ts'
import { sayDoneThere } from './terms/say-done-there.ts'
import { sayLean } from './terms/say-lean.ts'
import { saySwot } from './terms/say-swot.ts'
import type { Part, Talk } from './talk.ts'

/** What only the talk before says how to answer; null where the turn stands for itself. */
export function sayFollowUp(talk: Talk): Part[] | null {
  const { intent, answers, language } = talk.understood
  const isQuiz = intent === 'answer' && answers?.kind === 'quiz'
  if (talk.turn === 0 || rowOf(intent).isDeclined || isQuiz || language) return null
  // A turn that is read as a wish for an example still says in its own words what it asks.
  const plain = mendedWords(talk.request.turns.at(-1)!.content).join(' ')
  return (
    declineHowTo(plain, talk) ??
    sayCaseAtLaw(plain, talk) ??
    saySwot(plain, talk) ??
    sayDoneThere(plain, talk) ??
    sayLean(plain, talk)
  )
}
