import { aspectOf } from '../knowledge/aspect.ts'
import { isMixedUpWith } from './compared.ts'
import { focusOf } from './focus.ts'
import { namedIn } from './named-in.ts'
import type { Subject } from '../knowledge/subject.ts'
import { findByName } from '../knowledge/term-index.ts'
import { closestOf, toldOf } from '../knowledge/told-of.ts'
import { contentStems } from '../words/words.ts'

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
function isOfThread(plain: string, found: Subject[], thread: Subject[]): boolean {
  const [subject] = thread
  if (!subject || found.length === 0) return false
  if (DIFFERS.test(plain)) return false
  // "And who pays in a partnership" after an LLC: the other of two that are told apart is meant.
  if (found.some((one) => isMixedUpWith(one, thread))) return false
  if (ITS_SIDE.test(plain)) return true
  if (findByName(focusOf(plain))) return false
  if (!/\b(why|when|if|how|who|can|could|should|would|will|do|does)\b/.test(plain)) return false
  if (found.some(({ term }) => thread.some((one) => one.term === term))) return false
  if (found.every(isBystander)) return true
  // "How do we end the contract" after what a breach of it is.
  if (found.every((one) => isPartOf(one, subject))) return true
  if (found.every(({ kind }) => kind !== 'card') && ENDS_WITH_IT.test(plain)) return true
  const isAside = found.every(({ kind }) => kind !== 'card')
  return isAside && closestOf(subject, plain).share >= OF_THE_TALK
}

const isPartOf = ({ term }: Subject, whole: Subject) =>
  contentStems(term).every((stem) => contentStems(whole.term).includes(stem))

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
  if (thread.length > 0 && (DONE_THERE.test(plain) || SHOWN_THERE.test(plain) || CARES.test(plain)))
    return []
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

/** "Why would a hotel care about it": whoever has the reason is no matter of its own. */
const CARES =
  /^(?:(?:so|and|but|ok|then) )*why (?:would|should|does|do|might|must) (?:an? |the |my |our |any )?(?:\w+ ){1,3}?(?:care|bother|do that|do it|do this|worry)(?: about (?:it|that|this|them))?$/

const OTHERS = /\b(they|he|she|it|its|them|theyre)\b/
const PRONOUN =
  /\b(it|them|those|these|there|one)$|^(so |and |but |wait )*(is|are|does|do|can|would|will|should) (it|they|that|this)\b/
/** The other side of it is named. */
const BESIDE = /\b(than|or|vs|versus|from|compare\w*|like|same)\b/
