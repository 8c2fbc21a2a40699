import { findSubjects } from '../knowledge/term-index.ts'
import { contentWords } from '../words/words.ts'

/** How a turn begins that wants a case, or an explanation by one; the matter stands after it, unless it is that of the talk. */
const EXPLAINS =
  /^(?:(?:i (?:play|love|like|do|watch) (?:\w+ ){1,3}|ok|okay|so|and|but|now|please|pls|just|well|can|could|would|you|u|hey) ?)*(?:explain|describe|teach|show|put|say|whats|what is|what are|define)(?: me| to me)? (.+)$/
const HAS_EXAMPLE = /\b(?:examples?|instance|scenario|cases?)\b/

const SPORTS =
  'basketball|soccer|football|baseball|softball|volleyball|hockey|tennis|lacrosse|golf|swimming|swim|track|wrestling|cheer|sports?'
const GAMES = 'video ?games?|games|gaming|gamers?'
const APPS =
  'minecraft|fortnite|roblox|valorant|tiktok|youtube|instagram|snapchat|discord|twitch|netflix|spotify'
const SCHOOL =
  'group projects?|school projects?|high ?school|middle school|school|classroom|class|homework|friends|friend group|school club|student council|yearbook|prom'

const BY =
  '(?:with|using|through|in terms of|about|from|in|for|as|like|at|to|thats about|that is about|based on|like (?:im|i am|i was|i were)|as if (?:im|i was|i were))(?: (?:im|an?|my|our|the|some|only|me and|just|playing|being|in))*'
const AFTER =
  '(?: (?:teams?|players?|games?|matches|practice|athletes?|fans?|terms|example|way|life|stuff|please|pls|instead|only|class|club))*$'

/** Each kind of place as students name it at the end of a turn, and in the words in which the rest of the rules know it. */
const PLACES: [RegExp, (name: string) => string][] = [
  [new RegExp(` ${BY} (?:\\w+ )?(${SPORTS})${AFTER}`), (name) => `for a ${name} team`],
  [new RegExp(` ${BY} (?:${GAMES})${AFTER}`), () => 'for a video game'],
  [new RegExp(` ${BY} (${APPS})${AFTER}`), (name) => `for the ${name} app`],
  [
    new RegExp(
      ` ${BY} (${SCHOOL})${AFTER.replace('$', '')}(?:,? (?:and )?not (?:a |about )?business(?:es)?)?$`,
    ),
    () => 'for my school',
  ],
  [
    / (?:from|about|in|of|with|using|based on|for|to)(?: (?:my|our|your|a|an|the|own|real|everyday|every day|daily|actual|normal|students?|teens?|teenagers?|teenage|high ?school|personal))+ (?:life|lives|experience)(?: (?:example|please|pls|instead))*$/,
    () => FROM_LIFE,
  ],
  [
    / (?:that |which |where |something |as )?i (?:can|could|would|might|will|actually|really| )*relate(?: to)?(?: (?:it|more|better|please|pls))*$| relatable(?: (?:to me|example|one|way))*$/,
    () => FROM_LIFE,
  ],
  [
    / (?:as|for|like (?:im|i am|i was|i were)|as if (?:im|i was|i were))(?: (?:an?|in))? (?:(?:high ?school|hs|normal|regular|\d+ year old|9th|10th|11th|12th) )*(?:students?|teens?|teenagers?|high ?schoolers?|highschool|high school|(?:9th|10th|11th|12th) graders?)$/,
    () => FROM_LIFE,
  ],
  [
    / (?:thats |that is |which is |but )?(?:not|isnt|without|outside of|no|non|other than)(?: (?:about|an?|in|from|related to|with|using|any))* (?:business|businesses|company|companies)(?: (?:related|one|stuff|example|world|please|pls))*$/,
    () => FROM_LIFE,
  ],
]
/** "Like for a bakery", "for a gym": a place alone, to which the talk's matter is to be applied. */
const FOR_PLACE =
  /^(?:(?:ok|okay|so|and|but|now|like|say|yeah) )*for ((?:an?|my|our|the) \w+(?: \w+){0,3})$/
/** By these words a scene is known as the student's own life. */
const FROM_LIFE = 'from my own life'

/**
 * "Explain it like im a gamer", "with basketball", "not business": in the words of a wish for an example in some place.
 * A turn that is no such wish stays as it is.
 */
export function asCaseWish(plain: string): string {
  const bare = plain.match(FOR_PLACE)?.[1]
  if (bare !== undefined) return `give me an example for ${bare}`
  const use = plain.match(/^(?:.* )?use (.+) as (?:an|the|your) example$/)?.[1]
  const wish = use ? `explain it with ${use}` : plain.replace(NAMED_FIRST, '$2 with $1')
  const place = placeAtEnd(` ${wish}`)
  // Who wants to win at a game wants no case of ours.
  if (!place || PLAYS.test(plain)) return plain
  const { rest, words } = place
  if (IS_BARE.test(rest) || APPLIES_IT.test(rest)) return `give me an example ${words}`
  if (HAS_EXAMPLE.test(rest))
    return isOurs(rest.replace(/.*?\bexamples?\b/, '')) ? `${rest} ${words}` : plain
  const matter = rest.match(EXPLAINS)?.[1]
  if (!matter) return plain
  if (OF_TALK.test(matter)) return `give me an example ${words}`
  return isOurs(matter) ? `explain ${matter} with an example ${words}` : plain
}

/** Where something is named, something of ours: an example of photosynthesis is none of our matters, wherever it plays. */
const isOurs = (matter: string) =>
  contentWords(matter).length === 0 || findSubjects(matter).length > 0

const PLAYS =
  /\b(?:more|get|getting|some|my) (?:wins?|kills?|skins?|vbucks|v bucks|loot|levels?|followers|views|likes)\b|\b(?:beat|win at|rank up|level up)\b/

/** "A video game example". */
const NAMED_FIRST = new RegExp(`\\b(${SPORTS}|${GAMES}|${APPS}|${SCHOOL}) (examples?|version)\\b`)
const IS_BARE = /^(?:(?:give me|do|and|one|something|anything|an?|can you|could you) ?)*$/
/** "How would this work in a video game", "does it apply to basketball". */
const APPLIES_IT =
  /^(?:(?:so|and|but|ok) )*(?:how|what|does|can|could|would) (?:\w+ ){0,2}?(?:it|this|that)(?: (?:also|even|ever|be|work|look|like|apply|applied|happen|used|go))+$/

const OF_TALK =
  /^(?:it|this|that|them|these|those|one|something)(?: (?:to me|again|better|differently))*$/

function placeAtEnd(wish: string): { rest: string; words: string } | undefined {
  for (const [pattern, words] of PLACES) {
    const found = wish.match(pattern)
    if (found) return { rest: wish.slice(0, found.index).trim(), words: words(found[1] ?? '') }
  }
  return undefined
}
