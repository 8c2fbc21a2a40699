import type { Turn } from '../../coach.ts'
import { threadOf } from './named-in.ts'
import { isKnownKind, unwantedIn } from './unwanted.ts'

const LEAD = '^(?:(?:ok|okay|so|and|but|wait|well|yeah|like|now) )*'

/** "Give me one from gaming": an example of what the talk is about; after two were compared, of the one it was about before. */
export function oneFrom(plain: string, earlier: Turn[]): string | undefined {
  const place = plain.match(ONE_FROM)?.[1]
  const term = place === undefined ? undefined : matterOf(earlier)
  return term && `give me an example of ${term} from ${place}`
}
const ONE_FROM = new RegExp(
  `${LEAD}(?:(?:can|could) you )?(?:give|show|tell|name|do)(?: me)? (?:one|1) (?:from|in|of|about) ((?!them\\b|those\\b|these\\b|each\\b|it\\b|that\\b|this\\b|the two\\b)(?:\\w+ ?){1,4})$`,
)

/** "An example thats not fast food": what is not wanted is no new matter. */
export function exampleElsewhere(plain: string, earlier: Turn[]): string | undefined {
  const isWish = WANTS_ONE.test(plain) || (NOTHING_ELSE.test(plain) && isKnownKind(plain))
  const unwanted = isWish ? unwantedIn(plain) : undefined
  const term = unwanted === undefined ? undefined : matterOf(earlier)
  return term && `give me another example of ${term}, not ${unwanted}`
}
const WANTS_ONE = new RegExp(
  `${LEAD}(?:(?:can|could) you |give me |show me |i want |i need |do |maybe )*(?:an? |another |one more |some |any )?(?:other |different |good )?(?:examples?|one|cases?|another)\\b`,
)

const NOTHING_ELSE = new RegExp(
  `${LEAD}(?:please )?(?:not|nothing|no|anything but|something other than|other than|without) (?:\\w+ ?){1,5}$`,
)

/** "So thats why tickets are so expensive" wants to hear whether it is. */
export function whetherThatIsWhy(plain: string, earlier: Turn[]): string | undefined {
  const what = plain.match(THAT_IS_WHY)?.[1]
  return what !== undefined && earlier.length > 0 ? `so is that why ${what}` : undefined
}
const THAT_IS_WHY = new RegExp(
  `${LEAD}(?:oh |ohh |ah |i see )*(?:thats|that is|this is) (?:probably |basically |also )?why (.+)$`,
)

function matterOf(earlier: Turn[]): string | undefined {
  const thread = threadOf(earlier)
  const before = threadOf(earlier.slice(0, -2)).map(({ term }) => term)
  const subject = thread.find(({ term }) => before.includes(term)) ?? thread[0]
  return subject?.term.toLowerCase()
}

/** "Why though, they could just run ads": why what the talk is about, and not the other; what is named is no new matter. */
export function whyNotThat(plain: string, earlier: Turn[]): string | undefined {
  const other = (plain.match(COULD_JUST) ?? plain.match(WHY_NOT_JUST))?.[1]
  const term = other === undefined ? undefined : matterOf(earlier)
  return term && `why use ${term} instead of ${other}`
}
const WHO = '(?:they|you|he|she|we|it|people|companies|businesses|a company|a business|stores)'
const COULD_JUST = new RegExp(
  `${LEAD}(?:(?:why|y|how come|whats the point)(?: tho| though| not| even)? )?(?:(?:cause|because|when|if) )?${WHO} (?:could|can|couldve|might as well|may as well)(?: have)? (?:just|simply) (.+)$`,
)
const WHY_NOT_JUST = new RegExp(
  `${LEAD}why (?:(?:not|dont ${WHO}|wouldnt ${WHO}|cant ${WHO}|doesnt ${WHO}) (?:just|simply)) (.+?)(?: instead)?$`,
)
