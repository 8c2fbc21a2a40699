import type { InterviewTurn } from '#contract/roleplays.ts'
import type { Scenario } from '#content/schema.ts'

/** Goes with a complication for which the case has no question left. */
const WHAT_CHANGES = 'What does this change in your plan?'

/**
 * What the judge says, turn by turn: a question each, and before it what has just come up, one thing at a time. The
 * first questions follow up on the plan as it was presented, so complications come with the last ones.
 */
export function interviewOf({ judgeQuestions, complications }: Scenario): InterviewTurn[] {
  const count = Math.max(judgeQuestions.length, complications.length)
  const calm = isAfterTheFirst(judgeQuestions.length, complications.length)
    ? 1
    : count - complications.length
  return Array.from({ length: count }, (_, place) => ({
    key: `q${place + 1}`,
    question: judgeQuestions[place]?.question ?? WHAT_CHANGES,
    news: complications[place - calm] ?? null,
  }))
}

/** A single complication leaves time to show that the plan holds in spite of it. */
const isAfterTheFirst = (questions: number, complications: number) =>
  complications === 1 && questions > 1
