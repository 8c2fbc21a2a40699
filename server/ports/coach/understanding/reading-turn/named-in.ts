import { latelyBy } from '../../lately.ts'
import type { Turn } from '../../coach.ts'
import { findArea } from '../facts/areas.ts'
import { focusOf } from './focus.ts'
import { mendedWords } from '../plain/mended-words.ts'
import type { Subject } from '../knowledge/subject.ts'
import { findByForms, findByName, findSubjects } from '../knowledge/term-index.ts'
import { contentWords } from '../words/words.ts'

/** Characters of a turn that are read. */
const LONGEST_READ = 3000
/** Turns back that a "why?" may refer to. */
export const THREAD_TURNS = 12

/** Whoever pastes a chapter means its beginning or its end; rules need not look through all of it. */
export const shortened = (text: string) =>
  text.length <= LONGEST_READ
    ? text
    : `${text.slice(0, LONGEST_READ / 2)} ${text.slice(-LONGEST_READ / 2)}`

export const namedIn = (plain: string, { pointsBack = false } = {}): Subject[] =>
  named(plain, pointsBack)

const named = latelyBy(300, (plain, pointsBack) => `${pointsBack} ${plain}`, namedByName)

function namedByName(plain: string, pointsBack: boolean): Subject[] {
  // "How do companies get it" asks for no companies: words of everyday talk are terms only where nothing else is asked.
  const focus = pointsBack ? '' : withoutArea(focusOf(plain))
  const found = findSubjects(completed(plain), focus, ...sidesOf(plain))
  const bare = focus.replace(PLACE, '')
  const { length } = contentWords(bare)
  if (length === 0 || length > LONGEST_FORM) return found
  // "A contract to be void" is a void contract, and no contract of any kind.
  const isPhrase = length > 1 && found.length < 3 && !PARTS.test(focus)
  const isWhole = isPhrase && findByName(focus) === undefined
  const other =
    found.length === 0 || isWhole
      ? (findByForms(bare) ?? findByForms(bare.replace(WHO_DOES_IT, '')))
      : undefined
  if (other) return [other]
  // "Liability waiver" is a kind of waiver.
  return isPhrase && isWhole && found.length === 2 && focus.split(' ').length === 2
    ? found.toReversed()
    : found
}

/** "Segment the market for a trampoline park": where it is done is no part of the name. */
const PLACE = / (?:for|at|in) (?:an?|my|our) (?:\w+ ){0,2}\w+$/

/** "How does a business transfer risk" is about risk transfer. */
const WHO_DOES_IT =
  /\b(business|businesses|company|companies|firm|firms|store|stores|people|person|somebody|someone|i|you|we|they)\b/g

/** Content words of a name in other forms. */
const LONGEST_FORM = 3

/** What parts the sides of a comparison; a longer text tells a story that has all of them. "We want to end it" has no sides. */
const PARTS =
  /\b(?:the same(?: thing)? as|same(?: thing)? as|and|vs|versus|or|from|than|with|between|(?<!\b(?:wants?|wanted|needs?|needed|ha[sd]|have|going|trying|try|got|able|how|like|used|supposed) )to|compare|different|difference|diff)\b/
const LONGEST_COMPARISON = 12

/** What stands on either side of what compares: words of everyday talk are terms there. */
export const sidesOf = (text: string) => {
  const plain = completed(text.replace(ASIDE, '').replace(BESIDE_SIDES, '$1'))
  return PARTS.test(plain) && plain.split(' ').length <= LONGEST_COMPARISON
    ? plain.split(PARTS).flatMap((side) => {
        const focus = focusOf(side)
        const bare = focus.replace(SETTING, '')
        return bare === focus || !CONTRASTS.test(plain) ? [focus] : [focus, bare]
      })
    : []
}

/** "Feature vs benefit i always mix them up": what somebody says of themselves is no side. */
const ASIDE =
  / (?:i|im|my|we) (?:always|keep|never|cant|dont|literally|really|still|get|mix|am|teacher|im|just|always)\b.*$| (?:arent|isnt|are|is) (?:they|it|that|those|these) .*$/

/** "Debit vs credit card, which one should a teenager get": what is asked of the two is no part of their names. */
const BESIDE_SIDES =
  /(\b(?:vs|versus|or)\b.{3,40}?) (?:which|whats|what is|who|whos|when) (?:one |of (?:them|the two) )?(?:is|are|should|would|do|does|can|pays?|has|works?|the|better|best|safer|riskier|cheaper|easier)\b.*$/

/** "Penetration for a new phone": what it is for is no part of its name. */
const CONTRASTS = /\b(vs|versus|or|compare|different|difference|diff)\b/
const SETTING = / (?:for|in|when|if|at) .*$/

/** "Minutes in communications", "noise in the communication process": the rest says which minutes, which noise is meant. */
export const withoutArea = (focus: string) => {
  const [, term, whole] =
    focus.match(/^(.+?)(?: means?)? (?:in|from|for) (?:the |a |an )?((?:\w+ ?){1,4})$/) ?? []
  if (!term || !whole) return focus
  return findArea(whole) || (findByName(term) && findByName(whole)) ? term : focus
}

/** "Fiscal and monetary policy" as "fiscal policy and monetary policy", where the first has that name. */
const completed = (plain: string) =>
  completedAtLength(completedByThree(plain)).replace(
    /\b(\w+) (and|or|vs|versus|from|than|with) (\w+) (\w+)\b/g,
    (whole, one: string, joint: string, other: string, noun: string) =>
      findByName(`${one} ${noun}`) && findByName(`${other} ${noun}`)
        ? `${one} ${noun} ${joint} ${other} ${noun}`
        : whole,
  )

/** "Intensive vs selective vs exclusive distribution": of three the last has the noun. */
const completedByThree = (plain: string) =>
  plain.replace(
    /\b(\w+)(?: (?:and|or|vs|versus))? (\w+) (and|or|vs|versus) (\w+) (\w+)\b/g,
    (whole, one: string, two: string, joint: string, three: string, noun: string) =>
      [one, two, three].every((side) => findByName(`${side} ${noun}`))
        ? `${one} ${noun} ${joint} ${two} ${noun} ${joint} ${three} ${noun}`
        : whole,
  )

/** "Term life vs whole life insurance": the noun of the second side belongs to the first as well. */
const completedAtLength = (plain: string) =>
  plain.replace(
    /\b(\w+ \w+) (and|or|vs|versus|from|than|with) (\w+ \w+) (\w+)\b/g,
    (whole, one: string, joint: string, other: string, noun: string) =>
      !findByName(one) && findByName(`${one} ${noun}`) && findByName(`${other} ${noun}`)
        ? `${one} ${noun} ${joint} ${other} ${noun}`
        : whole,
  )

/** What the talk was last about: named by the student, or as the heading of an answer. */
export function threadOf(turns: Turn[]): Subject[] {
  for (const { role, content } of turns.slice(-THREAD_TURNS).toReversed()) {
    const found =
      role === 'user'
        ? namedIn(mendedWords(shortened(content)).join(' '))
        : [...new Set(headingsOf(content))].flatMap((name) => findByName(name) ?? [])
    if (found.length > 0) return found
  }
  return []
}

/** Terms that an answer sets in bold in a line that begins with one. */
const headingsOf = (content: string) =>
  content
    .split('\n')
    .filter((line) => /^(#+ )?\*\*/.test(line))
    .flatMap((line) => [...line.matchAll(/\*\*([^*\n]{2,60})\*\*/g)].map(([, name]) => name!))
    .slice(0, MOST_HEADINGS)
const MOST_HEADINGS = 4
