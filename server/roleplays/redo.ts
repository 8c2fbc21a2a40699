import { ROLEPLAY_RESPONSE_MAX } from '#contract/roleplays.ts'
import type { JudgeRequest } from '../ports/coach/coach.ts'

/** What was said in one attempt. */
export type Said = Pick<JudgeRequest, 'response' | 'answers'>

/** Three talks at their longest: more would cost a model much and tell it little that is new. */
const JUDGED_MAX = 3 * ROLEPLAY_RESPONSE_MAX

/**
 * A redo is judged as what it is, the end of a talk: the attempts that it goes back to, oldest first, and itself behind
 * them. Alone it would be too short for whatever is judged on the whole, and would lose what it was told not to repeat.
 */
export function asOneTalk(redo: Said, earlier: Said[]): Said {
  const said = newestFirst([...earlier, redo]).toReversed()
  return {
    response: said.map(({ response }) => response).join('\n\n'),
    answers: said.flatMap(({ answers }) => answers),
  }
}

/** As many as can be judged together; the newest in any case. */
function newestFirst(said: Said[]) {
  let left = JUDGED_MAX
  return said.toReversed().filter(({ response }, place) => {
    left -= response.length
    return place === 0 || left >= 0
  })
}
