import {
  businessNamed,
  businessOfKind,
  caseAt,
  nameOf,
  sellerOf,
} from '../../understanding/knowledge/businesses.ts'
import { isOwnLife, namesBusiness, settingOf } from '../../understanding/knowledge/scenes.ts'
import type { Intent } from '../../understanding/intent/intent.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import type { Subject } from '../../understanding/knowledge/subject.ts'
import type { Part, Talk } from '../talk.ts'

/** What names a business may be answered at that business; a comparison or a sum is not. */
const TOLD_THERE: Intent[] = ['explain', 'side', 'asked']

/** The case of a term at the business that the turn names, and how that is called. */
export function caseThere(
  { term }: Subject,
  { understood }: Talk,
): { at: string; says: string; isBusiness: boolean } | undefined {
  const { plain, intent } = understood
  const things = intent === 'example' || intent === 'another-example' ? settingOf(plain) : undefined
  const isDoer = USED_BY.test(plain)
  const business =
    businessNamed(plain) ??
    (isDoer ? businessOfKind(plain) : undefined) ??
    (things && sellerOf(things.words))
  // "An example of a credit union" asks for what it is.
  if (!business || business.names.some((name) => findByName(name)?.term === term)) return undefined
  const isOwn = IS_OWN.test(plain)
  const says = caseAt(term, business, { isOwn })
  // Whatever uses a term is a business, and no game that is played.
  const isBusiness =
    'brand' in business ||
    !ALSO_PLAYED.test(business.noun) ||
    IS_BUSINESS.test(plain) ||
    (isDoer && !isOwn)
  return says === undefined ? undefined : { at: nameOf(business, { isOwn }), says, isBusiness }
}
/** Who names a sport, a game or something at home may mean just that; a gym or a movie theater is a business by itself. */
const ALSO_PLAYED = /\b(?:team|game|club|dance|musical|channel|app)\b/
/** Who says "business" means one. */
const IS_BUSINESS =
  /\b(?:business(?:es)?|company|companies|store|shop|service|startup|brand|studio|channel|stand|hotel)\b/
/** "My food truck", "i run a food truck". */
const IS_OWN =
  /\b(?:my|our)\b|\b(?:i|we) (?:\w+ )?(?:run|own|have|start\w*|open\w*|sell|work|do|am|are)\b|\bim (?:starting|opening|running|selling)\b/

/** An answer about a term to a turn that names a business: its case plays there, before the one that plays elsewhere. */
export function atBusinessNamed(parts: Part[], talk: Talk): Part[] {
  const { intent, subjects, question, plain } = talk.understood
  const [subject] = subjects
  // What no term stands behind, such as a career, has no case of one.
  if (!subject || !TOLD_THERE.includes(intent) || (question && 'title' in question)) return parts
  // Figures that are made up beside the student's own would only be mixed up with them.
  if (parts.some(isOwnSum)) return parts
  const own = caseThere(subject, talk)
  const setting = settingOf(plain)
  if (!own || (setting && isOwnLife(setting) && !own.isBusiness)) return parts
  const told = [...parts, ...talk.request.turns.map(({ content }) => content)]
  if (told.some((text) => typeof text === 'string' && text.includes(own.says))) return parts
  const part = `**Your example.** ${own.says}`
  const wished = { words: own.at, scenes: [] }
  // Written for just this kind of business, or asked of it.
  if (
    question &&
    (namesBusiness(question.says, wished) || question.asks.some((ask) => ask === plain))
  )
    return parts
  const isElsewhere = question !== null && IS_CASE.test(question.says)
  if (isElsewhere) return [String(parts[0]).replace(question.says, own.says), ...parts.slice(1)]
  const place = parts.findIndex(isExample)
  // "How could Dunkin use it" asks for just that.
  if (USED_BY.test(plain) || MADE_FOR.test(plain))
    return [part, ...parts.filter((one) => !isExample(one))]
  return place >= 0 ? parts.with(place, part) : parts.toSpliced(1, 0, part)
}
const isOwnSum = (part: Part) =>
  typeof part === 'string' && /^\*\*[^*]+\*\*: the s[\s\S]*^As I read it: /m.test(part)
const isExample = (part: Part) => typeof part === 'string' && part.startsWith('**Example.**')
const USED_BY =
  /\bhow (?:would|does|do|did|could|can|might|should) (?:\w+ ){1,5}?(?:uses?|apply|do)\b/
/** "Do a SWOT analysis of my food truck" */
const MADE_FOR =
  /^(?:\w+ ){0,3}?(?:do|make|write|create|build|give me|draw up) (?:me )?(?:an?|the|my|one) (?:\w+ ){1,5}(?:of|for|at|about)\b/
/** "For a nail salon: …": a case of another business, and nothing that holds for any. */
const IS_CASE = /^(?:For|Say|Suppose|Take|Imagine|At|Threats for|Strengths for) (?:an? |your )/
