import businessOperations from './missteps/business-operations.json' with { type: 'json' }
import entrepreneurship from './missteps/entrepreneurship.json' with { type: 'json' }
import finance from './missteps/finance.json' with { type: 'json' }
import hospitality from './missteps/hospitality.json' with { type: 'json' }
import marketing from './missteps/marketing.json' with { type: 'json' }
import retailManagement from './missteps/retail-management.json' with { type: 'json' }
import { withoutRefusals } from './refusals.ts'
import { stemOf, tokensOf, wordStemsOf } from './stems.ts'
import { wayOf, type Way } from './ways-of-saying.ts'

/** A decision that goes against the case, however firmly and with however many figures it is made. */
export type Misstep = { ways: Way[]; because: string }

/** As it is written: by which words it is heard, why it is one, and sentences that say it and that do not. */
export type WrittenMisstep = { ways: string[]; because: string; said: string[]; unlike: string[] }

/** By an indicator's text. */
export const WRITTEN = new Map<string, WrittenMisstep[]>(
  [businessOperations, entrepreneurship, finance, hospitality, marketing, retailManagement].flatMap(
    (indicators) => Object.entries<WrittenMisstep[]>(indicators),
  ),
)

/** The bad decisions that can be made on an indicator. A scenario that nobody has written any for has none. */
export const misstepsOn = (indicator: string): Misstep[] => (WRITTEN.get(indicator) ?? []).map(read)

export const read = ({ ways, because }: Pick<WrittenMisstep, 'ways' | 'because'>): Misstep => ({
  ...{ ways: ways.map(wayOf), because },
})

/** Whether a sentence decides on it: not what it refuses, asks, weighs or tells of others as wrong. */
export function isTakenIn(sentence: string): (misstep: Misstep) => boolean {
  const { whole, done } = decidedIn(sentence)
  const [words, decided] = [wordsOf(whole), wordsOf(done)]
  return ({ ways }) =>
    ways.some((way) => isSaidTogether(way, way.some(hasNegation) ? words : decided))
}

/** What a sentence decides, with and without what it decides not to do; nothing where it asks or weighs. */
export function decidedIn(sentence: string, weighs = WEIGHS): { whole: string; done: string } {
  if (weighs.test(sentence) || isWished(sentence)) return { whole: '', done: '' }
  const whole = withoutFiller(sentence).replace(CONDITION, ' . ').replace(NEVER_SAID, ' ')
  return { whole, done: withoutRefusals(whole).replace(NOT_DONE, ' ') }
}

/** What a sentence admits, as a whole; nothing where it asks, supposes, refuses or calls it wrong. */
export const admittedIn = (sentence: string): string =>
  ADMITS_NOTHING.test(sentence) || isWished(sentence) ? '' : withoutFiller(sentence)
const ADMITS_NOTHING =
  /\?(?! *$)|^(?:so |and |but )?(?:what if|should|can|could|do|does|is|are)\b|\b(?:wrong|unfair|dishonest|illegal|bad idea|risky|tempt\w+|that(?:['’]s| is) (?:why|not)|(?:I|we)(?: would|['’]d| will|['’]ll| do| can) ?(?:not|never)|(?:I|we) (?:wo|would|do|ca)n['’]t|(?:you|he|she|they|some|people|somebody|someone) (?:says?|said|thinks?|thought|believes?|argues?))\b/i

/** "I hope we get the money back", "maybe he has a job": a wish or a guess is no decision. "We hope for good weather" is a plan. */
const isWished = (sentence: string) =>
  WISHED.test(withoutFiller(sentence)) || GUESSED.test(withoutFiller(sentence))
const WISHED = /^(?:(?:so|and|but|yeah|well|anyway),? )*I (?:just |really |only )?(?:hope|wish)\b/i
const GUESSED =
  /^(?:(?:so|and|but|yeah|well|because),? )*(?:maybe|perhaps|probably) (?:he|she|they|somebody|someone|(?:his|her|their) \w+)(?:['’]s|['’]re| is| are| has| have| was| were| had| needs?| did(?: not|n['’]t)?| does(?: not|n['’]t)?| do(?: not|n['’]t)?) (?!to\b)/i

/** As one speaks while one thinks: "I wouldn't, um, go into detail". */
const withoutFiller = (sentence: string) =>
  sentence
    .replace(/,? \b(?:um|uh|er|hmm|like|you know),(?= )/gi, '')
    .replace(/^(?:um|uh|er|hmm),? (?=\w)/i, '')

/** "That hurts two families, so no.": what was named in the sentence before is turned down. */
export const turnsDown = (sentence: string): boolean => TURNS_DOWN.test(sentence)
const TURNS_DOWN =
  /\bso no\b[.!]?$|^(?:but |so )?no[,.!]|^(?:but )?(?:(?:i['’]?d|i would|i['’]?ll|i will) (?:not|never|rather not)|(?:i|we) (?:won|wouldn)['’]t) (?:do|recommend|choose|want|go) (?:that|it|this|for (?:that|it))\b|^(?:but )?(?:that|this|it)(?:['’]s| is| would be| would)? (?:\w+ )?(?:wrong|unfair|too risky|not (?:an option|fair|right)|out of the question|hurt|break|no option)\b/i

/** One word of each slot, in any order, within a few words: far apart they belong to different thoughts. */
function isSaidTogether(way: Way, words: ReadonlySet<string>[]): boolean {
  const at = way.map((slot) =>
    words.flatMap((stems, place) => ([...stems].some((stem) => slot.has(stem)) ? [place] : [])),
  )
  if (at.some((places) => places.length === 0)) return false
  return (
    at[0]!.length > 0 &&
    at
      .flat()
      .some((from) =>
        at.every((places) => places.some((place) => place >= from && place < from + TOGETHER)),
      )
  )
}
const TOGETHER = 9

/** A way of leaving something out says so itself: "say/tell nothing/nobody". */
const hasNegation = (slot: ReadonlySet<string>) => [...slot].some((stem) => NEGATIONS.has(stem))
const NEGATIONS = new Set(
  'not no never nothing nobody none without neither nor skip avoid until till'
    .split(' ')
    .map(stemOf),
)

/** Each word that stands in it, in its forms; "don't" is a "not", too, while "no other bank" leaves nothing undone. */
const wordsOf = (text: string): ReadonlySet<string>[] =>
  text
    .split(NEXT_DEED)
    .flatMap((part, place) => [...(place > 0 ? APART : []), ...wordsOfPart(part)])
/** "We buy the app in year two, and nobody is fired": what each does is another thing. */
const NEXT_DEED = /, and (?=(?:nobody|no one)\b)/i
const APART: ReadonlySet<string>[] = Array.from({ length: TOGETHER }, () => new Set())

const wordsOfPart = (text: string): ReadonlySet<string>[] =>
  tokensOf(text.replace(/\bno (?=(?:other|doubt|wonder)\b)/gi, '')).map((token) => {
    const isNot = /^(?:dont|wont|cant|wouldnt|shouldnt|isnt|doesnt|didnt|arent)$/.test(token)
    return new Set([token, ...wordStemsOf(token), ...(isNot ? ['not'] : [])])
  })

/** Whoever says why something would be wrong, or that others would do it, does not decide on it. */
const WEIGHS =
  /\?|\b(?:other|another|alternative|cheaper|easier|easiest|simplest|obvious) (?:ways?|options?|choices?|possibilit(?:y|ies)) (?:would|could|might|is|was)\b|\b(?:stop|end|cancel|undo|reverse|forbid|reject|call off|take back) (?:it|that|this)\b|\b(?:but|although|though|wrong(?! (?:address|name|label|size|number|key|date|order|item|delivery|deliveries))|unfair|dishonest|illegal|(?<!(?:made|for) (?:the|this|that|a|his|her) )mistake|temptation|tempting|tempted|bad idea|worse|(?:it|that|this|which) would (?:be|look|mean|lose|hurt|break|only|just|cost|make|not)|(?:could|might) (?:also )?(?!help\b)|would(?:n['’]t| not) (?:be|work|help|fix|solve)|some (?:people|managers|businesses|shops|stores)|(?:he|she|they) (?:wanted|wants|suggested|proposed|asked)|(?:your|his|her|their) \w+ (?:says|said|thinks|believes|claims|argues)|used to|in the past|last (?:year|time|week|month))\b/i

/** "If we stay silent, they hear it from others": what a sentence supposes. */
const CONDITION =
  /\b(?:if|unless|whether|in case|when(?:ever)?) (?:we|I|you|they|he|she|it|people|anyone|anybody|somebody|someone|(?:my|our|your|his|her|their) \w+)\b[^,.;]*(?:[,.;]|$)/gi

/** "You never say that nobody will lose a cent": what must not be said is not said, though it has a "nobody" in it. */
const NEVER_SAID =
  /\b(?:never|not|cannot|n['’]t) (?:say|tell \w+|promise|claim|pretend|swear|write) (?:that )?(?:nobody|no one|nothing|never|none|it never)\b[^,.;]*/gi

/** "Instead of hiding it", "without blaming her", "not the cook". */
const NOT_DONE =
  /(?:\b(?:instead of|rather than|without|away from (?=the (?:group|others|team|crowd|crew|customers|guests)|everyone|everybody)|avoid(?:s|ing)?|no longer|stop(?:s|ping)?|against|refus(?:e|es|ing) to|cannot|not|never|nobody|no one|please,? no)|^no\b(?! (?:one|other))|n['’]t)\b[^,.;]*?(?=$|[,.;]|\b(?:because|since|so|and)\b)/gi
