import type { Turn } from '../coach.ts'
import { aspectOf, WHEN_USED } from './aspect.ts'
import { focusOf } from './focus.ts'
import { inEnglish, type Language } from './language.ts'
import { mendedWords } from './mended-words.ts'
import { namedIn, shortened } from './named-in.ts'
import { isOffTopic } from './off-topic.ts'
import type { Reading } from './reading.ts'
import { sceneOf } from './scenes.ts'
import type { Subject } from './subject.ts'
import { findByName, isKnownWord } from './term-index.ts'
import { closestOf, toldOf } from './told-of.ts'
import { contentWords } from './words.ts'

/** A pronoun, or a side of something that was named before: "what are the downsides?" */
export const POINTS_BACK =
  /\b(it|its|that|this|they|them|their|those|these|one|ones|mine|there|others?)\b|^(so|and|but|then|wait|ok so|what about|how about) |^((and|so|ok|okay|but|also) )*((what|what are|whats|what is|any|are there any|tell me|give me) )?(the |some )?(downsides?|upsides?|advantages?|disadvantages?|pros|cons|pros and cons|benefits?|drawbacks?|risks?|problems?|steps|types|kinds|parts|costs?|purpose|advantages and disadvantages)$/

/** The turn's words as rules read them: in English, mended, without what was taken back or only fills. */
export function plainOf(last: string, language: Language | null): string {
  const words = mendedWords(language ? inEnglish(last) : last).join(' ')
  return meant(words)
    .replace(FILLERS, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(THANKS, '')
    .replace(BY_THE_WAY, '')
    .replace(IN_A_FORM, '')
    .replace(OF_MATERIALS, 'what is ')
    .replace(/\bhows (?=an?\b|the\b|my\b|your\b|our\b)/g, 'how does ')
}

/** "Cool, btw is it going to snow?" */
const BY_THE_WAY =
  /^(?:(?:ok|okay|oh|cool|great|nice|lol|haha|and|also) )*(?:btw|by the way|between) (?=is|are|will|do|does|can|what|whats|who|how|when|where)/

/** "Compare A and B in a table": how it is to be said. */
const IN_A_FORM =
  / (?:with|in|as|using|and make) (?:a |an )?(?:table|chart|bullet points?|bullets|list|one sentence|a few words)$/

/** "What does our handbook say about channel conflict": the pages are looked through in any case. */
const OF_MATERIALS =
  /^(?:so |and |ok )*what (?:do|does|did) (?:the|our|my|your) (?:\w+ ){0,3}?(?:materials?|handbook|guides?|booklet|notes?|slides|pdfs?|file|document|packet|handout) (?:say|tell us|tell me|mention|write|have) (?:about|on|of) (?=\w)/

/** "Ok thx, whats the weather": what comes after the thanks is asked. */
const THANKS =
  /^(?:(?:ok|okay|oh|cool|great|nice|perfect|awesome|got it|makes sense|alright) )*(?:thanks|thank you|thx|ty|tysm)(?: so much| a lot)? (?=(?:\w+ ){2,}\w+$)(?!for\b|that\b|this\b|i\b|now\b|got\b)/

/** "… jk, just tell me about dogs": what was taken back is not asked. */
const meant = (plain: string) =>
  plain.match(/\b(?:jk|just kidding|nvm|never ?mind|scratch that) ((?:\w+ ){2,}\w+)$/)?.[1] ?? plain

/** Words that change nothing; "break even" is none of them. */
const FILLERS =
  /\b(?:(?<!break )(?<!odd )(?<!\beven )even(?! (?:point|numbers?|pricing|analysis))|actually|really|literally|lowkey|highkey|ngl|tbh|legit|basically|honestly|lmao|bruh|dude|bro|lol|tho|though|fr)\b/g

/** A pronoun in the place of what the talk was about, with its name: "is insurance one?" as "is insurance a fixed cost". */
export function withNames(plain: string, thread: Subject[], earlier: Turn[]): string {
  const [subject] = thread
  if (!subject) return plain
  if (SHORTER.test(plain)) return 'simpler'
  if (AS_TABLE.test(plain)) return 'compare it'
  const term = subject.term.toLowerCase()
  const thing = plain.match(IS_ONE)?.[1]
  if (thing && !IS_PRONOUN.test(thing)) return `is ${thing} a ${term}`
  const next = plain.match(NEXT_THING)?.[1]
  if (!next) return plain
  const before = earlier
    .filter(({ role }) => role === 'user')
    .map(({ content }) => plainOf(shortened(content), null))
    .findLast((said) => !NEXT_THING.test(said))
  return before !== undefined && IS_ONE.test(before) ? `is ${next} a ${term}` : plain
}

/** "And gold?", "what about phones?" */
const NEXT_THING =
  /^(?:(?:and|so|ok|but) (?:(?:what|how) about )?|(?:what|how) about )(?:an? |the )?((?:\w+ ?){1,3})$/

/** Wishes about the form alone, whose words would be matters of their own elsewhere. */
const SHORTER =
  /^((please|pls|ok|now|and|can|could|you|make|say|put|give|explain|it|that|this|me|a|the|much|even|but) )*(shorter|briefer|eli5|tldr|tl dr|in short|short version|in (one|a|1|two|2) (single |short )?sentences?|in fewer words|in simpler words)( (please|pls|version|again))*$/
const AS_TABLE =
  /^((please|pls|ok|now|and|can|could|you|make|put|show|give|it|that|this|me) )*(in|as|into|with) (a|one) table( (please|pls))*$/

/** Who does it or deals with it: in a question about something else they are there by the way. */
const BYSTANDERS = new Set([
  ...[
    'Entrepreneur',
    'Employee',
    'Manager',
    'Customer',
    'Consumer',
    'Types of selling',
    'Retailer',
  ],
  ...[
    'Front desk agent',
    'Restaurant staff',
    'Server',
    'Concierge',
    'Housekeeping',
    'Wholesaler',
    'Vendor',
    'Shareholder',
    'Commercial bank',
    'Types of businesses',
    'Market',
  ],
  ...['Competition between businesses', 'Functions of money', 'Product', 'Debt', 'Profit'],
])
const isBystander = ({ term }: Subject) => BYSTANDERS.has(term)

/** Whatever else is named beside them is meant, where nothing is compared with them. */
function withoutBystanders(found: Subject[], plain: string): Subject[] {
  const matter = found.filter((one) => !isBystander(one))
  return matter.length === 0 || /\b(vs|versus|or|than|differen\w+|compare)\b/.test(plain)
    ? found
    : matter
}

/** How much of a turn's own words a text about the talk's matter has for the turn to be about that. */
const OF_THE_TALK = 0.45

/** "Why does it matter when an employee leaves?", "what if a partner cannot pay the debts?": still about the talk's matter. */
function isOfThread(plain: string, found: Subject[], [subject]: Subject[]): boolean {
  if (!subject || found.length === 0) return false
  if (DIFFERS.test(plain)) return false
  if (ITS_SIDE.test(plain)) return true
  if (findByName(focusOf(plain))) return false
  if (!/\b(why|when|if|how|who|can|could|should|would|will|do|does)\b/.test(plain)) return false
  if (found.some(({ term }) => term === subject.term)) return false
  if (found.every(isBystander)) return true
  if (found.every(({ kind }) => kind !== 'card') && ENDS_WITH_IT.test(plain)) return true
  const isAside = found.every(({ kind }) => kind !== 'card')
  return isAside && closestOf(subject, plain).share >= OF_THE_TALK
}

/** What it is told from is a matter of its own. */
const DIFFERS = /\b(different|differs?|difference|compared?|comparison|versus|vs)\b/

/** "What's the risk?", "any benefits?": of what was talked about, though each is a term as well. */
const ITS_SIDE =
  /^((so|and|but|ok|then) )*((whats|what is|what are|are there|is there|tell me|give me) )?(the|its|any|some|their) (main |biggest |big |real )?(risks?|costs?|benefits?|rewards?|advantages?|disadvantages?|drawbacks?|problems?|goals?|purpose|downsides?|upsides?|catch)$/

/** "Why do sponsors hate it?": of what was talked about. */
const ENDS_WITH_IT =
  /^(so |and |but |then )*(why|who|how (do|does|can|would|could)|when (do|does|would)|what do|should|can|could|would) .* (it|them)$/

/** "How would you raise it?" asks for no raise: what is done to a pronoun is no matter of its own. */
export function ownIn(plain: string, thread: Subject[]): Subject[] {
  const found = withoutBystanders(ownByName(plain, thread), plain)
  return isOfThread(plain, found, thread) ? [] : found
}

function ownByName(plain: string, thread: Subject[]): Subject[] {
  // "At a front desk, what would I say": so is one of what is to be done there.
  if (thread.length > 0 && (DONE_THERE.test(plain) || SHOWN_THERE.test(plain))) return []
  const [, scene] = plain.match(SCENE) ?? []
  // "An example with phones" is one of what the talk is about.
  if (scene && thread.length > 0) return namedIn(scene)
  const bare = withoutDoing(plain)
  if (bare !== plain && thread.length > 0) return namedIn(bare, { pointsBack: true })
  const left = plain.replace(/\b\w+ (it|them|that|this|those|these)\b/g, '$1')
  const [subject] = thread
  const sibling = subject && siblingOf(plain, subject)
  if (sibling) return [sibling]
  // "What if they say it is too expensive?" is about no expenses: only what goes by its very name is another matter.
  const isOfOthers = subject !== undefined && aspectOf(plain) !== undefined && OTHERS.test(plain)
  if (!subject || (left === plain && !PRONOUN.test(plain)))
    return namedIn(plain, { pointsBack: isOfOthers })
  const own = namedIn(left, { pointsBack: true })
  const aspect = aspectOf(plain)
  // "What should a small business do in one?" is about the recession, and about no kind of business.
  const isByTheWay = own.every(({ kind }) => kind === 'glossary') && !BESIDE.test(plain)
  return isByTheWay && aspect && toldOf(subject, plain, aspect) ? [] : own
}

/** "Who benefits?", "who profits from it": what is done there is no matter of its own. */
const withoutDoing = (plain: string) =>
  plain.replace(
    /^((?:so|and|but|ok|then) )*(who) (?!is\b|are\b|was\b)\w+s(?= (?:most|more|from (?:it|this|that)|by (?:it|this|that))$|$)/,
    '$1$2',
  )

/** "And exclusive?" after intensive distribution: what shares all of its name but the first word. */
function siblingOf(plain: string, { term }: Subject): Subject | undefined {
  const [, word] =
    plain.match(/^(?:(?:and|so|ok|but|then|what about|how about|the) )*([a-z]+)(?: one)?$/) ?? []
  const [, ...rest] = term.split(' ')
  const found = word && rest.length > 0 ? findByName(`${word} ${rest.join(' ')}`) : undefined
  return found && found.term !== term ? found : undefined
}

const SCENE =
  /^(.*\b(?:examples?|one|case)) (?:with|for|at|in|using|from) (?!business\b|economics\b|marketing\b|finance\b).+$/

/** "I'm at the front desk, give me another example." */
const SHOWN_THERE =
  /^(?:(?:so|and|ok|but) )*(?:im|i am|say im|if im|i work|my job is|my role ?play is|its) .{2,50} (?:give|show|tell) me (?:an?|another|one more) (?:example|one|case)\b/

const DONE_THERE =
  /^((so|and|ok|but|then|like) )*(at|in|for|with|if i (work|am|was|worked) (at|in)|if im (at|in)) (a|an|the|my|our) .{2,40} (what|how) (do|would|should|could|can|does|will) (i|you|we|they|it|that|this)( \w+){1,3}$/

const OTHERS = /\b(they|he|she|it|its|them|theyre)\b/
const PRONOUN =
  /\b(it|them|those|these|there|one)$|^(so |and |but |wait )*(is|are|does|do|can|would|will|should) (it|they|that|this)\b/
/** The other side of it is named. */
const BESIDE = /\b(than|or|vs|versus|from|compare\w*|like|same)\b/

const IS_ONE =
  /^(?:(?:and|so|ok|but|wait|then) )*(?:is|are|would|does) (?:a |an |the |my )?(.+?) (?:be |count as |considered )?(?:one|1)(?: (?:of (?:them|those|these)|too|then))*$/
const IS_PRONOUN = /^(it|that|this|they|which|there|having)$/

/** Whether a turn asks for more of a matter than what it is: whether it is good, what if, how, who. */
export function asksForSide(reading: Reading): boolean {
  const { plain, manner, own } = reading
  if (manner && manner !== 'why' && manner !== 'more') return false
  const aspect = aspectOf(plain)
  if (own.length === 0)
    return WHEN_USED.test(plain) || (manner !== 'more' && manner !== 'why' && isFollowUp(reading))
  if (manner === 'why') return false
  // "Is my phone an asset?" is answered where that is said, and explained elsewhere.
  if (!aspect)
    return /^(is|are) .+ an? /.test(plain) && toldOf(own[0]!, plain, undefined) !== undefined
  return !WORKS.test(plain) && findByName(focusOf(plain)) === undefined
}

/** Asks for what it is, in words that could ask for a way to do it. */
const WORKS =
  /^how (do|does|is|are) .*\b(work|works|used|done)$|^what (do|does) .* (do|tell|show|measure|mean|include|cover|say)\b/

/** A question that is no "what is X": "which part is outside?" */
const ASKS_ON =
  /^(which|who|whose|where|when|how|why|is|are|does|do|did|can|could|should|would|will|what (doesnt|dont|isnt|arent|cant|wont)|(whats|what is|what are) (on|in|at|inside|after|before) |what (part|side|kind|type|sort|else|other|about|do|does|would|should|can))\b/

/** Content words of a turn that only goes on with what was said. */
const SHORT = 6
const VERY_SHORT = 3

/** A short turn that names nothing of its own, in a talk that was about something. */
export function isFollowUp({ plain, own, thread }: Reading): boolean {
  if (thread.length === 0 || own.length > 0 || isOffTopic(plain)) return false
  const { length } = contentWords(plain)
  if (length === 0) return aspectOf(plain) !== undefined
  if (isAmountOfIt(plain) || isAlsoSo(plain)) return true
  return (
    (POINTS_BACK.test(plain) && !IDLE_IT.test(plain) && length <= SHORT) ||
    (length <= VERY_SHORT &&
      (aspectOf(plain) !== undefined || ASKS_ON.test(plain) || NEXT_THING.test(plain)) &&
      isRelated(plain, thread))
  )
}

/** "Is it ok to skip school": it stands for what follows. */
const IDLE_IT =
  /\b(is|was|be) it (ok|okay|legal|bad|good|safe|wrong|possible|true|normal|rude) to\b/

/** Weight of a turn's own words that something which is known of the talk's matter has to have. */
const RELATED = 0.3

/** Whether a turn without a pronoun can be about the talk's matter: "who gets hurt the most", but not "how do I dye my hair". */
export const isRelated = (plain: string, thread: Subject[]) =>
  POINTS_BACK.test(plain.replace(IDLE_IT, ' ')) ||
  thread.some((subject) => closestOf(subject, plain.replace(TOO, '')).share >= RELATED)
const TOO = /\b(too|also|as well)$/

/** "Online too?" */
const isAlsoSo = (plain: string) =>
  / too$/.test(plain) && contentWords(plain).length <= 2 && contentWords(plain).every(isKnownWord)

/** "How long?", "how many people": of whatever the talk is about, unless it names what nothing here knows. */
export function isAmountOfIt(plain: string): boolean {
  const rest = plain.match(AMOUNT)?.[1]
  return (
    rest !== undefined && contentWords(rest).length <= 1 && contentWords(rest).every(isKnownWord)
  )
}
const AMOUNT =
  /^(?:(?:so|and|but|ok|like) )*(?:about |around |for )?how (?:many|much|long|often|old|big|soon|early|late|far)\b(.*)$/

/** A follow-up by its wording that brings a matter of its own: "why is the sky blue", "example of photosynthesis". */
export function isElsewhere(reading: Reading) {
  const { plain, focus, own } = reading
  const words = contentWords(focus)
  if (own.length > 0 || words.length === 0 || SETS_A_SCENE.test(plain) || sceneOf(plain))
    return false
  if (reading.manner === 'why' && !isRelated(plain, reading.thread)) return true
  return isOffTopic(plain) || words.every((word) => !isKnownWord(word))
}

/** "An example at a pizza place": where it is to be, not what it is to be about. */
export const SETS_A_SCENE = /\b(at|for|in|with|from|using) (a|an|my|our|the|some) \w+/
