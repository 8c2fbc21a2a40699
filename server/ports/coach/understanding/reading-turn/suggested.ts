import { AREA_NAMES, type Area } from '#content/blueprint.ts'
import type { Turn } from '../../coach.ts'
import { lastAnswerIn } from '../../turns.ts'
import { findArea } from '../facts/areas.ts'

/** How an answer names the area to begin with. */
export const START_WITH = 'Start with'
/** The same where only a few answers speak for it. */
export const PERHAPS_WITH = 'Perhaps start with'
/** How it names one where the student has no results yet. */
export const SAY_QUIZ = 'Say "quiz me on'

/** The area that the last answer suggested to study; undefined where it suggested none. */
export function suggestedIn(turns: Turn[]): Area | undefined {
  const answer = lastAnswerIn(turns)
  const [, area] = SUGGESTED.exec(answer) ?? FIRST_STEP.exec(answer) ?? []
  return AREA_NAMES.find((name) => name.toLowerCase() === area?.toLowerCase())
}
const SUGGESTED = new RegExp(String.raw`^(?:${START_WITH}|${PERHAPS_WITH}) \*\*([^*]+)\*\*`, 'm')
const FIRST_STEP = new RegExp(`^${SAY_QUIZ} ([^"]+)" and we begin`, 'm')

/** "Why that one", "how come", "why economics": asked of what was suggested. */
export function asksWhySuggested(plain: string, suggested: Area): boolean {
  const [, what = ''] = ASKS_WHY.exec(plain) ?? [plain, undefined]
  if (!ASKS_WHY.test(plain)) return false
  return (
    OF_THAT.test(what) ||
    findArea(what) === suggested ||
    findArea(what.replace(/^not /, '')) !== undefined
  )
}
const ASKS_WHY =
  /^(?:(?:but|so|and|ok|okay|wait|hm+) )*(?:why|how come|what makes you (?:say|think|pick|choose|suggest|recommend)|how do you know|says who|based on what)(?: (?:is it|should i|do i|would i|start|begin|study|learn|do|with|on|did you|do you|you|pick|choose|say|suggest|recommend))*(?: (.+?))?(?: (?:first|and not .+|of all things|instead of .+|tho|though|specifically|exactly))*$/
const OF_THAT =
  /^(?:(?:that|this|it|those|these|the|area|one|ones|topic|subject|first|though|tho|there|first) ?)*$/
