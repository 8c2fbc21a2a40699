import { mendedWords } from '../plain/mended-words.ts'

type Wish = 'simpler' | 'example' | 'table' | 'one-of-two' | 'choice' | 'why' | 'quiz'

/**
 * The wishes of a turn that has several in one breath, in the words of a turn each, the quiz last: "simpler and with an example",
 * "what is a tariff, then quiz me". Undefined where it has one, or where something else stands beside them.
 */
export function wishesIn(text: string): string[] | undefined {
  if (text.length > LONGEST) return undefined
  const parts = text.split(JOINTS).flatMap((part) => part.trim().replace(MARKS, '') || [])
  if (parts.length < 2 || parts.length > MOST) return undefined
  const wishes = parts.map((part) => ({ part, wish: wishOf(mendedWords(part).join(' ')) }))
  const [first, ...others] = wishes
  const kinds = wishes.map(({ wish }) => wish)
  // A table has its examples.
  if (kinds.includes('table') && kinds.includes('example')) return undefined
  // "The first one but simpler" is one wish.
  if (kinds.includes('one-of-two') && kinds.includes('simpler')) return undefined
  if (new Set(kinds).size < kinds.length || others.some(({ wish }) => !wish)) return undefined
  const isAfterward = ({ wish }: { wish?: Wish }) =>
    wish === 'quiz' || (wish === 'example' && IS_QUESTION.test(first!.part))
  if (!first!.wish && !others.every(isAfterward)) return undefined
  return [
    ...wishes.filter(({ wish }) => wish !== 'quiz'),
    ...wishes.filter(({ wish }) => wish === 'quiz'),
  ].map(({ part, wish }) =>
    wish === 'simpler' && !IS_BRIEF.test(part) ? 'simpler' : ((wish && AS_TURN[wish]) ?? part),
  )
}

/** "What makes a survey question biased? example pls" */
const IS_QUESTION =
  /^(?:(?:so|and|ok|hey) )*(?:what|how|why|when|who|where|which)\b(?!.*\bexamples?\b)/i

/** Characters; whoever writes more tells a case. */
const LONGEST = 160
const MOST = 3

const JOINTS =
  /[,;.!?+&]+(?:\s*(?:and|then|also|plus|but|with))*\s+|\s+(?:(?:and|but) (?:then |also |with )?|then |with (?=(?:an?|some|one|another)\b)|plus (?:with )?)/i
const MARKS = /[,;.!?]+$/

/** How short it is to be is told by its own words. */
const IS_BRIEF =
  /\b(?:short\w*|brief\w*|quick\w*|sentences?|words|tl;? ?dr|like (?:im|i'?m|i am))\b/i

/** What stands for a wish where its own words say no more. */
const AS_TURN: Partial<Record<Wish, string>> = {
  example: 'give me an example',
  table: 'compare them in a table',
  quiz: 'quiz me on it',
}

const wishOf = (plain: string): Wish | undefined => {
  const bare = plain.replace(ASKS, '').replace(ENDS, '').trim()
  return WISHES.find(([, pattern]) => pattern.test(bare))?.[0]
}

const ASKS =
  /^(?:(?:can|could|would|will) (?:you|u) |please |pls |now |ok |okay |so |just |maybe |also |then |and |do |make |say |give me |give |show me |show |tell me |explain |put |use |have |i want |i need |lets have |me )+(?=\w)/
const ENDS =
  /(?: (?:please|pls|thanks|for me|after|afterwards?|after that|then|too|as well|next))+$/

const OF_IT = '(?:(?:it|that|this|them|these|those|the two) )?'
const WISHES: [Wish, RegExp][] = [
  [
    'simpler',
    new RegExp(
      String.raw`^${OF_IT}(?:(?:way |much |a lot |a bit |even )?(?:simpler|simple|simply|easier|shorter|short|briefer|briefly|quickly)(?: (?:words|terms|way|english|version))?|in (?:one|a|1|two|2|\w+) (?:short |single )?(?:sentences?|words)|(?:one|1|a|two|2) (?:short |single )?sentences?|in (?:simple|simpler|plain|easy|easier|short|fewer)(?: (?:words|terms|english))?|(?:a |the )?(?:short|quick|simple|simpler|shorter|easier) (?:version|answer|definition|explanation)|like (?:im|i am) (?:an? )?\w+|eli5|tldr|simplify(?: (?:it|that|this))?)$`,
    ),
  ],
  [
    'example',
    new RegExp(
      String.raw`^${OF_IT}(?:with |w |by |using )?(?:an?|one|some|the)? ?(?:real |good |short |quick |real life )?examples?$`,
    ),
  ],
  [
    'table',
    new RegExp(String.raw`^(?:compare )?${OF_IT}(?:in|into|as|with) an? table$|^an? table$`),
  ],
  ['one-of-two', /^the (?:first|second|former|latter|last|other)(?: one)?$/],
  ['choice', /^which (?:one|of them|is|would|fits|should)\b/],
  ['why', /^why (?:does )?(?:it|that|this)(?: is| it)? (?:matters?|important|useful|used)$/],
  [
    'quiz',
    /^(?:quiz|test)(?: me)?(?: (?:on|about) (?:it|that|this|them|those))?$|^ask(?: me)? (?:an?|one|some) (?:quiz |test |practice )?questions?(?: (?:on|about) (?:it|that|this))?$|^an? (?:quiz|test|practice question|quiz question|question)$/,
  ],
]
