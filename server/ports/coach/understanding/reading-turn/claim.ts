import { namedIn } from './named-in.ts'
import { LEAD_IN } from './picks.ts'
import { statedOfTerm } from './stated.ts'
import type { Subject } from '../knowledge/subject.ts'
import { contentStems } from '../words/words.ts'
import { findByName } from '../knowledge/term-index.ts'

/** What a student takes a term to be, or says of it. */
export type Claim = {
  subject: Subject
  said: string
  /** As it was called, where it was. */
  name?: string
  /** "Is it like a tax?" */
  isLikened?: true
  /** Not what it is, but something of it: that it starts high. */
  isOfSide?: true
  /** Put forward to be checked, in so many words. */
  isToBeChecked?: true
  /** Only told of somebody, who may be right: nothing is to be said of it that is not sure. */
  isOnlyTold?: true
}

/** `asks`: it was typed with a question mark. */
export function claimIn(
  plain: string,
  { subjects, thread, asks }: { subjects: Subject[]; thread: Subject[]; asks: boolean },
): Claim | undefined {
  const [subject] = subjects
  const likened = (plain.match(LIKENED) ?? (asks ? plain.match(IS_LIKE) : null))?.[1]
  if (likened) {
    const of = thread[0] ?? subject
    return of && { subject: of, said: likened, isLikened: true }
  }
  const statement = statementIn(plain, asks)
  if (!statement) return undefined
  const claim = claimOf(statement.told, subject, thread)
  return (
    claim && {
      ...claim,
      ...(statement.isToBeChecked ? { isToBeChecked: true as const } : {}),
      ...(statement.isOnlyTold ? { isOnlyTold: true as const } : {}),
    }
  )
}

type Statement = { told: string; isToBeChecked: boolean; isOnlyTold?: true }

/** What is told to be checked or concluded, without the words that ask whether it is so. */
export function statementIn(plain: string, asks: boolean): Statement | undefined {
  const words = plain.replace(OTHERS_THINK, '').replace(TAG, '').replace(HELD_TAG, '$1 right')
  const [, checked = words === plain ? undefined : words] =
    words.match(HELD) ?? words.match(PUT_FORWARD) ?? statedIn(words) ?? []
  const concluded = (words.match(CONCLUDED) ?? (asks ? words.match(SO_IT_IS) : null))?.[1]
  const told = checked ?? concluded
  if (told === undefined && toldBySomebody(words))
    return { told: toldBySomebody(words)!, isToBeChecked: false, isOnlyTold: true as const }
  const bareClaim = told === undefined ? statedOfTerm(words) : undefined
  if (bareClaim !== undefined) return { told: bareClaim, isToBeChecked: false, isOnlyTold: true }
  const turned = told === undefined ? askedOfTerm(words) : undefined
  if (turned !== undefined) return { told: turned, isToBeChecked: checked !== undefined }
  const bare = told?.replace(AGAIN_ASKING, '')
  // "When rates rise, inflation falls, right?" is told of a case, and asks nothing.
  const asking = checked === undefined && !CASE_FIRST.test(bare ?? '') ? ASKS : ASKS_STILL
  if (bare === undefined || asking.test(bare)) return askedFurther(bare, checked)
  return { told: bare, isToBeChecked: checked !== undefined }
}

/** "My dad says inflation makes money worth more": of a term, and nothing of what he wants. */
function toldBySomebody(words: string): string | undefined {
  const [, told = ''] = words.match(TOLD_BY) ?? []
  if (ASKS.test(told) && !CASE_FIRST.test(told)) return undefined
  const [, name = ''] = told.match(NAMES_IT) ?? []
  return CASE_FIRST.test(told) || findByName(name) || nameBefore(told) ? told : undefined
}
const TOLD_BY = new RegExp(
  `^${LEAD_IN}(?:my|our|the) (?:\\w+ )?\\w+ (?:(?:just|always|keeps?) )*(?:says?|said|saying|thinks?|claims?|swears?|insists?|believes?|told (?:me|us)) (?:that )?(?!(?:i|we|he|she|they|you|it|to|no|yes|my|our|this|that|there)\\b)(.+)$`,
)

/** "Is a deductible what you pay? My mom said no": turned round as a question is, and still put forward. */
function askedFurther(told = '', checked: string | undefined) {
  const turned = askedOfTerm(told)
  return turned === undefined ? undefined : { told: turned, isToBeChecked: checked !== undefined }
}

/** "Is the premium the money you pay" as "the premium is the money you pay": what a term is asked to be. */
function askedOfTerm(words: string): string | undefined {
  const [, verb = '', rest = ''] = words.match(ASKED_OF_TERM) ?? []
  const all = rest.replace(/^(?:an?|the) /, '').split(' ')
  for (let length = Math.min(LONGEST_NAME, all.length - 1); length > 0; length -= 1) {
    const said = all.slice(length).join(' ')
    if (findByName(all.slice(0, length).join(' ')) && DEFINES.test(said))
      return `${all.slice(0, length).join(' ')} ${verb} ${said}`
  }
  return undefined
}
const ASKED_OF_TERM = new RegExp(`^${LEAD_IN}(is|are) (.+)$`)
/** What is said of a term to tell what it is, and no kind or side of it. */
const DEFINES =
  /^(?:(?:just|basically|like) )*(?:what|when|where|something|money|(?:an?|the) (?:\w+ ){1,3}?(?:that|which|who|you|we|they|people|your|our|of|on|for|when|where|an?|the)\b)/
/** "My mom says different", "that is what my partner thinks": nothing of what is put forward. */
export const OTHERS_THINK =
  / (?:(?:but |and |because |bc )?(?:my|our|the) \w+ (?:said|says|told me|thinks?|thought)(?: (?:its|it is|thats|that is|it was))?(?: (?:some\w+|it|that))?(?: (?:different|difference|otherwise|so|not|no|yes|yeah|yep|nope|wrong|else|true))|(?:but |and )?(?:my|our|the) (?:\w+ )?\w+ (?:marked|counted|graded) (?:me|us|it|that|this)(?: (?:as|down|wrong|incorrect|false))*|(?:but |and )?i (?:got|had) (?:it|that|this) (?:wrong|marked wrong)|thats what (?:my|our|the) \w+ (?:said|says|told me|thinks?|thought)|(?:because )?(?:my|our) \w+ and i (?:disagree|are arguing|argued)(?: about (?:it|this|that))?)$/
/** "Doesn't it", "isn't that true". */
const TAG =
  /(?<!^(?:\w+ ){0,2})(?<! thing) (?:doesnt|dont|isnt|arent|wont|cant|didnt) (?:it|they|he|she|that|this)(?: (?:right|true|correct))?$/
/** "My boss said they are the same, are they". */
const HELD_TAG =
  /^((?:my|our|a) (?:\w+ )?\w+ (?:says?|said|thinks?|claims?|told (?:me|us)) .+) (?:are they|is it|is that so|does it|do they)$/
/** Asked twice: "true or false … right?". */
const AGAIN_ASKING =
  / (?:true(?: or false)?|right|correct|(?:is|was) (?:that|it|this|he|she) (?:right|correct|true))$/
const CASE_FIRST = /^(?:when|if) /

/** "A trade deficit means we import more than we export": a definition by nobody's wish but to have it checked. */
function statedIn(plain: string): [string, string] | undefined {
  const [, name = ''] = plain.match(STATED) ?? []
  return findByName(name) ? [plain, plain] : undefined
}
const STATED =
  /^(?:an? |the )?([\w '-]+?) (?:means|is when|is where|are when|is basically) (?!\w+$)/

function claimOf(told: string, subject: Subject | undefined, thread: Subject[]): Claim | undefined {
  const [, name = '', said = ''] = told.match(NAMES_IT) ?? []
  if (IT.test(name) || told.match(BARE_IT)) {
    const of = thread[0] ?? subject
    return of && { subject: of, said: told.match(BARE_IT)?.[1] ?? said }
  }
  const named =
    findByName(name) ??
    shortened(name, thread) ??
    (name.split(' ').length <= LONGEST_NAME ? namedIn(name)[0] : undefined)
  if (named) return { subject: named, said, name }
  const begun = nameBefore(told)
  if (begun) return begun
  const owned = nameBefore(told.replace(DONE_WITH_IT, ''))
  if (owned && told.match(DONE_WITH_IT)) return owned
  // "In a market economy the government decides": said of what the case names.
  const placed = nameBefore(told.replace(TELLS_OF_IT, '').replace(/^(?:an?|the) /, ''))
  if (placed && TELLS_OF_PLACE.test(told)) return { ...placed, said: told }
  if (!subject || (NAMES_IT.test(told) && !TELLS_OF_IT.test(told))) return undefined
  // "In a partnership each owner …" says what happens in it, and not what it is.
  return { subject, said: told, ...(TELLS_OF_IT.test(told) ? { isOfSide: true as const } : {}) }
}

/** "Buying stock makes you an owner" */
const DONE_WITH_IT =
  /^(?:buying|owning|having|getting|using|taking out|signing|paying|filing) (?:for )?(?:an? |the |some |only the )?/

const TELLS_OF_PLACE = /^(?:in|with|under) (?:an? )?/
const TELLS_OF_IT = /^(?:in|with|under|for|as|at|by|when|if) /

/** "Penetration" in a talk about penetration pricing. */
function shortened(name: string, thread: Subject[]): Subject | undefined {
  const said = contentStems(name)
  return said.length === 0
    ? undefined
    : thread.find(({ term }) => said.every((word) => contentStems(term).includes(word)))
}

/** "Penetration pricing starts high": the longest name that it begins with. */
function nameBefore(told: string): Claim | undefined {
  const words = told.replace(/^(?:an?|the) /, '').split(' ')
  for (let length = Math.min(LONGEST_NAME, words.length - 1); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ')
    const subject = findByName(name)
    const said = words.slice(length).join(' ')
    if (subject && !NO_VERB.test(said)) return { subject, said, name, isOfSide: true }
  }
  return undefined
}
/** "Money you owe" says nothing of money. */
const NO_VERB = /^(?:you|i|we|they|he|she|that|to|for|of|in|on|when|which|where|and|or|from|with)\b/
/** Words. */
const LONGEST_NAME = 4

const JUDGE =
  '(?:(?:(?:is|was) (?:that|it|this|he|she)|(?:are|were) (?:they|we)|am i|was i|thats|that) (?:wrong|right|correct|it|the same|true|way off)|true|true or false|right|correct)'

/** Whose words they are does not matter. */
const SOMEBODY =
  '(?:(?:my|our|a|the|this|some) (?:\\w+ )?\\w+|friends?|people|somebody|someone|they|he|she|everyone|everybody|google|tiktok|you)'

const LIKENED = new RegExp(
  `^${LEAD_IN}(?:is|are) (?:it|this|that|they) (?:just |kinda |kind of |sort of )*(?:like|like when|when|about|where) (.+)$`,
)
/** "So its like a branch of the company?" */
const IS_LIKE = new RegExp(
  `^${LEAD_IN}(?:(?:its|it is|thats|that is|theyre|they are) )?(?:just |kinda |kind of |sort of |basically )*(?:(?<=\\bso )|(?<=\\b(?:its|is|thats|theyre|are) (?:(?:just|kinda|basically) )?))(?:like|the same as|basically|just)(?: like)? (?:(?:an?|the|your|my) )?(.+)$`,
)
/** "I thought a liability is something you own, is that wrong" */
const HELD = new RegExp(
  `(?:^|\\b)(?:i|${SOMEBODY}) (?:(?:just|always|keeps?|once|really) )*(?:thought|thinks?|said|says?|saying|put|wrote|guess(?:ed)?|answered|believed?|believes?|claims?|claimed|told (?:me|us)|tells? (?:me|us)|swears?|heard|read|learned) (?:that )?(.+?) ?(?:so )?${JUDGE}$`,
)
/** "Check my answer: a liability is something you own", "is it true that debt has to be paid back" */
const PUT_FORWARD = new RegExp(
  `^${LEAD_IN}(?:(?:can|could|would) (?:you|u) |please |pls |quick )*(?:(?:check|grade|confirm|verify)(?: (?:my answer|this|that|me|if|whether))?(?: (?:is|if|that|right|correct|pls|please))*|(?:is|was|would) (?:it|this|that) (?:be )?(?:true|correct|right|wrong|false|accurate|fair|safe|ok to say)(?! (?:to (?!say\\b)|if (?!i say\\b)|for\\b))(?: (?:that|to say|if i say|when i say))?|(?:true(?: or false)?|t or f|right or wrong|(?:fact or |myth or )(?:myth|fact|fiction)|yes or no)|(?:am|was) i (?:right|correct|wrong)(?: (?:that|in saying|to say|if i say|when i say))?|my answer (?:was|is)(?: that)?|i (?:said|put|wrote|answered)(?: (?:that|down))?(?! (?:to|yes|no|it|this)\\b)) (.+?)(?: (?:so )?${JUDGE})?(?: (?:right|correct|true|yes|true or false|right or wrong))?$`,
)
/** "So its something you own right" */
const CONCLUDED = new RegExp(
  `^${LEAD_IN}(.+?) (?:right|correct|yes|yeah|yea|huh|isnt it|arent they|doesnt it|dont they|true|true or false|right or wrong|is (?:that|this|it) (?:right|correct|true))$`,
)
/** "So supply is what people want to buy?" */
const SO_IT_IS = /^(?:(?:ok|okay|oh|ah|wait|and|but) )*so (.+)$/
/** Turned round as a question is, it claims nothing. */
const ASKS =
  /^(?:what|whats|why|how|who|when|where|which|is|are|was|does|do|did|can|could|should|would|will|if|explain|tell|give)\b/
/** "When rates rise, inflation falls" is a statement, where somebody holds it. */
const ASKS_STILL = new RegExp(ASKS.source.replace(/when\|([^)]*?)if\|/, '$1'))
/** "A liability is something you own": the name, and what it is said to be. */
const NAMES_IT =
  /^(?:an? |the )?(.+?) (?:is|are|was|were|means?|meant|equals?)(?: (?:just|basically|when|like|that|where))* (.+)$/
const IT = /^(?:it|that|this|they)$/
const BARE_IT =
  /^(?:its|it is|thats|that is|theyre|they are)(?: (?:just|basically|when|like|where))* (.+)$/
