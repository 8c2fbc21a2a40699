import { lastSaidIn } from '../../turns.ts'
import { mendedWords } from '../../understanding/plain/mended-words.ts'
import type { Part, Talk } from '../talk.ts'

/** "So is that why my app gives me stars" wants a yes or no before the reason; it is given where the answer is of the talk's matter. */
export function yesThatIsWhy(parts: Part[], { understood, request }: Talk): Part[] {
  const { question, subjects, thread } = understood
  const said = mendedWords(lastSaidIn(request.turns).at(-1) ?? '').join(' ')
  const isOfTalk = subjects[0] !== undefined && subjects[0].term === thread[0]?.term
  if (!question || !isOfTalk || !IS_THAT_WHY.test(said)) return parts
  const place = parts.findIndex((part) => typeof part === 'string' && part.includes(question.says))
  const part = parts[place]
  if (typeof part !== 'string' || DECIDES.test(question.says)) return parts
  return parts.with(place, part.replace(question.says, `Yes, that is the reason. ${question.says}`))
}
const IS_THAT_WHY =
  /^(?:(?:ok|okay|so|and|but|wait|oh|ohh|ah|then|like|hm) )*(?:(?:is|isnt) (?:that|this|it)|thats|that is|thats basically) (?:also |basically |partly |probably |actually )?(?:why|the reason|how come|what makes)\b/
/** It has its own yes or no, or speaks against it. */
const DECIDES =
  /^(?:yes|no|not|in part|partly|only|it depends|in general|usually not|never|nope|mostly)\b/i
