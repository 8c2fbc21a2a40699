import { lately } from '../../lately.ts'

/**
 * Whether a sentence does the opposite of what a point does, though it has its words. Only of points that make something
 * good again: whoever blames somebody, makes little of the harm or refuses the step does not praise, apologize or repair.
 */
export function isContraryTo(point: string): (sentence: string) => boolean {
  const makesGood = MAKES_GOOD.test(point)
  return (sentence) => makesGood && makesWorse(sentence)
}

/** Asked of each sentence for every point, and of those before and behind it. */
const makesWorse = lately(
  500,
  (sentence) => blames(sentence) || belittles(sentence) || refuses(sentence),
)

/** What a strong answer does for people who were let down, and for what went wrong. */
const MAKES_GOOD =
  /\b(?:apolog\w+|sorry|admits|thank\w*|praises?|were right|respects?|refunds|replaces|repair\w*|corrects?|restores|makes good|in person|personally|takes? (?:it |the \w+ )?(?:down|off)|(?:taken|take) down)\b/i

/** Of somebody else: "we should have asked her" and "it's on us" are the contrary. */
const blames = (sentence: string) => BLAMING.test(sentence) && !NO_BLAME.test(sentence)

const OTHERS = '(?:he|she|they|you|[A-Z][a-z]+|[Tt]he (?!company|shop|team)\\w+)'
const BLAMING = new RegExp(
  [
    `\\b${OTHERS} should(?:n['’]?t| not| never)? (?:really )?(?:have|of) (?!been\\b)`,
    `\\b${OTHERS} (?:could|might) have (?:known|asked|said|checked)\\b`,
    `\\b(?:is|was|are|s) (?:kind of |sort of |really |all )*(?:on (?:her|him|them)\\b|(?:his|her|their) (?:own )?(?:fault|problem|mistake)\\b)`,
    '\\bjust because (?:nobody|no one)\\b',
    '\\b(?:maybe|probably) (?:he|she|they) (?:used|did|had|got) \\w+ (?:\\w+ )?wrong\\b',
    '\\bblames? (?:it )?(?:on )?(?:her|him|them|the)\\b',
  ].join('|'),
)
const NO_BLAME =
  /\b(?:not|never|n['’]?t|nobody|no one|without|instead of)\b[^,.]*\b(?:fault|blam\w+|on (?:her|him|them))\b|\b(?:our|my) (?:own )?(?:fault|mistake|bad)\b/i

/** "Only 37 people of 11,000": so many had harm. */
const belittles = (sentence: string) =>
  /\b(?:just|only) [\w-]+ (?:people|customers|guests|complaints?|cases?|families|of them)\b.*\b(?:small|tiny|few|not (?:a lot|many|much))\b/i.test(
    sentence,
  ) || /\bnot (?:that |such )?a big deal\b/i.test(sentence)

/** No more than that: whoever says what happens instead, or until when, has a plan. */
const refuses = (sentence: string) =>
  /\b(?:I|we)(?:['’]d| would| should| will)?(?: really| just)? ?(?:not|never|(?:would|should|wo|do|ca)n['’]?t(?: think (?:I|we) should)?) (?:apologi[sz]e|admit|thank|say (?:sorry|anything)|refund|replace|repair|take|delete|correct|call|pay|give|tell)\b/i.test(
    sentence,
  ) && !/\b(?:but|instead|until|without|only|unless|rather|because then)\b/i.test(sentence)

/** Whether a sentence defends, instead of planning: it blames, makes little of the harm, refuses or waves off. */
export const defends = (sentence: string) =>
  blames(sentence) || belittles(sentence) || refuses(sentence) || dismisses(sentence)

/** Whether a sentence waves off what it is about, the people or the harm: such a sentence plans nothing. */
export const dismisses = (sentence: string) => DISMISSING.test(sentence)

const DISMISSING = new RegExp(
  [
    '\\b(?:get|getting) (?:used to|over) (?:it|that)\\b',
    '\\b(?:just|simply) (?:have|need) to (?:accept|deal|live|cope)\\b',
    '\\b(?:deal|live) with it\\b',
    "\\b(?:would(?:n['’]?t| not)|do(?:n['’]?t| not)|not) (?:really )?(?:worry|bother|care)\\b",
    '\\b(?:overreact\\w*|whin(?:e|es|ing)|too sensitive|exaggerat\\w+)\\b',
    "\\b(?:not|n['’]t) (?:really )?(?:our|my) (?:problem|fault|job|business)\\b",
    '\\b(?:nobody|no one) (?:really )?(?:cares|notices|looks|reads|minds)\\b',
    '\\b(?:things|mistakes|it) (?:just )?happens?\\b(?! again)',
  ].join('|'),
  'i',
)

/** Whether what a point does was left undone: a point that asks is said by asking. */
export const isUnasked = (point: string, sentences: string[]) =>
  /^Asks (?:\w+ )?(?:about|who|what|when|where|why|how|which|whether|if)\b/.test(point) &&
  !sentences.some((sentence) => ASKS.test(sentence))
const ASKS =
  /\?|\bask|\bquestion|\bfind out\b|\bhear from\b|\b(?:want|like|love|need) to (?:know|hear)\b|\btell (?:me|us)\b|\bwonder|\bcurious\b|\b(?:survey|poll|interview)/i

/** Of what a talk decides to leave out, the words: "we skip the fitting", "no need for samples". */
export const leftOutIn = (sentences: string[]): string =>
  sentences
    .flatMap((sentence) => [...sentence.matchAll(LEAVES_OUT)].map(([, what]) => what))
    .join(' ')
const LEAVES_OUT =
  /\b(?:(?:i|we|let['’]?s|you)(?:['’](?:d|ll))?(?: would| will| should| can| could)?(?: just)? (?:skip|forget|scrap|do without|leave out)|(?:there is|there['’]s|we have) no need (?:for|to)|(?:we|you)(?: really)? don['’]?t need) ((?:(?:the|a|an|any|that|this|those|all) )?\w+(?: \w+)?)/gi
