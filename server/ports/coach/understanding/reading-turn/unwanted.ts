import { businessNamed } from '../knowledge/businesses.ts'
import { wordsOf } from '../words/words.ts'

/** What an example is not to be about, in a turn that says so: "not manufacturing please", "that isnt fast food". */
export function unwantedIn(plain: string): string | undefined {
  const words = plain.match(NOT_OF)?.[1]
  if (words === undefined || OF_FORM.test(words)) return undefined
  // "Legal but not ethical" says what it is to be, and no place.
  return isKnownKind(words) || businessNamed(words) ? words : undefined
}
const NOT_OF =
  /\b(?:not|isnt|arent|no|without|except|besides|other than|anything but) (?:(?:about|from|in|with|using|of|at|like|an?|the|any|another|just|for|related to|involving) )*((?:[\w-]+ ?){1,3}?)(?: (?:please|pls|tho|though|this time|again|one|example|stuff|business|company|companies|thing|things|related))*$/
/** How it is to be said, or how much of it. */
const OF_FORM =
  /\b(?:numbers?|figures|math|money|words|hard|long|short|complicated|boring|same|that|this|it|sure|clue|idea|big|huge|large|famous|sense|helpful|it)\b/

/** Words by which a text shows that it is of what was not wanted, beside those that were said. */
const SHOWN_BY: [RegExp, RegExp][] = [
  [
    /\b(?:manufactur\w*|factor(?:y|ies)|production|making|makers?)\b/,
    /\b(?:manufactur\w*|factor(?:y|ies)|machines?|produc(?:e|es|ed|ing|tion)|assembl\w*|roast\w*|print\w*|screens?|shirts?|bak(?:e|es|ed|er|ing)|oven|workshop|plant|mold|units?)\b/i,
  ],
  [
    /\b(?:fast food|food|restaurants?|cafes?|coffee|eating|burgers?)\b/,
    /\b(?:foods?|restaurants?|cafes?|coffee|baker\w*|bread|pizza\w*|sandwich\w*|burgers?|tacos?|donuts?|cookies?|cupcakes?|menu|lemonade|smoothies?|mcdonald\w*|starbucks|dunkin\w*|subway|chick-fil-a|kitchen|grill|snacks?)\b/i,
  ],
  [
    /\b(?:sports?|teams?|football|basketball)\b/,
    /\b(?:sports?|teams?|football|basketball|soccer|baseball|stadium|arena|league|fans?|players?|coach|gym)\b/i,
  ],
  [
    /\b(?:clothes|clothing|fashion|apparel|shoes|sneakers)\b/,
    /\b(?:cloth\w*|shirts?|hoodies?|jeans|jackets?|fashion|boutique|shoes?|sneakers?|dress\w*)\b/i,
  ],
  [
    /\b(?:tech|apps?|computers?|phones?|software|online)\b/,
    /\b(?:apps?|software|computers?|phones?|websites?|online|digital|streaming)\b/i,
  ],
  [
    /\b(?:hotels?|travel|tourism)\b/,
    /\b(?:hotels?|motel|inn|resort|rooms?|guests?|airlines?|flights?|travel\w*|tour\w*)\b/i,
  ],
  [
    /\b(?:stores?|shops?|retail|shopping)\b/,
    /\b(?:stores?|shops?|retail\w*|shelf|shelves|boutique)\b/i,
  ],
  [/\b(?:school|students?)\b/, /\b(?:schools?|students?|class\w*|prom|teacher|club)\b/i],
]

/** Whether a turn names a kind of place or business, by which cases are told apart. */
export const isKnownKind = (plain: string): boolean => SHOWN_BY.some(([said]) => said.test(plain))

/** Whether a text plays where the student does not want it. */
export function isUnwanted(text: string, unwanted: string | undefined): boolean {
  if (unwanted === undefined) return false
  const known = SHOWN_BY.filter(([said]) => said.test(unwanted))
  if (known.length > 0) return known.some(([, shows]) => shows.test(text))
  const words = new Set(wordsOf(text.toLowerCase()))
  return wordsOf(unwanted).some((word) => words.has(word) || words.has(word.replace(/s$/, '')))
}
