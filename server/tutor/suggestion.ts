import type { Card } from '#content/schema.ts'
import { weakest } from '../ports/coach/weak-areas.ts'
import { inSentence } from '../ports/coach/understanding/knowledge/subject.ts'

type WeakArea = { area: string; correct: number; answered: number }

const MOST = 4

/** Before the first finished exam: what the tutor is good for, one of each. */
const GENERAL = [
  'What should I study first?',
  'How is a role-play judged?',
  'Quiz me on marketing.',
  'What is the difference between gross margin and markup?',
]

/**
 * Questions to begin with, as a student would ask them; from the areas that went worst where there are any. None says that
 * an area is weak: that is for an answer, which can say on how many questions it rests.
 */
export function suggestions(weakAreas: readonly WeakArea[], cards: readonly Card[]): string[] {
  const [worst, next] = weakest(weakAreas)
  if (!worst) return GENERAL
  const asked = [worst, next ?? worst].map(({ area }, place) => {
    const own = cards.filter((card) => card.area === area)
    return own[place % Math.max(1, own.length)]
  })
  const [first, second] = asked
  return [
    'What should I study next?',
    `Quiz me on ${inSentence(worst.area)}.`,
    ...(first
      ? [`What does "${inSentence(first.term)}" mean, and how do exams ask about it?`]
      : []),
    ...(second
      ? [
          `What is the difference between ${inSentence(second.term)} and ${inSentence(second.confusedWith.term)}?`,
        ]
      : []),
  ].slice(0, MOST)
}
