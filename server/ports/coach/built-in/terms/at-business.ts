import { businessNamed, caseAt, nameOf } from '../../understanding/knowledge/businesses.ts'
import { namesBusiness } from '../../understanding/knowledge/scenes.ts'
import type { Intent } from '../../understanding/intent/intent.ts'
import type { Subject } from '../../understanding/knowledge/subject.ts'
import type { Part, Talk } from '../talk.ts'

/** What names a business may be answered at that business; a comparison or a sum is not. */
const TOLD_THERE: Intent[] = ['explain', 'side', 'asked', 'why', 'more', 'simpler']

/** The case of a term at the business that the turn names, and how that is called. */
export function caseThere(
  { term }: Subject,
  { understood }: Talk,
): { at: string; says: string } | undefined {
  const business = businessNamed(understood.plain)
  if (!business) return undefined
  const isOwn = IS_OWN.test(understood.plain)
  const says = caseAt(term, business, { isOwn })
  return says === undefined ? undefined : { at: nameOf(business, { isOwn }), says }
}
/** "My food truck", "i run a food truck". */
const IS_OWN =
  /\b(?:my|our)\b|\b(?:i|we) (?:\w+ )?(?:run|own|have|start\w*|open\w*|sell|work|do|am|are)\b|\bim (?:starting|opening|running|selling)\b/

/** An answer about a term to a turn that names a business: its case plays there, before the one that plays elsewhere. */
export function atBusinessNamed(parts: Part[], talk: Talk): Part[] {
  const { intent, subjects, question, plain } = talk.understood
  const [subject] = subjects
  if (!subject || !TOLD_THERE.includes(intent)) return parts
  const own = caseThere(subject, talk)
  if (!own) return parts
  const told = [...parts, ...talk.request.turns.map(({ content }) => content)]
  if (told.some((text) => typeof text === 'string' && text.includes(own.says))) return parts
  const part = `**At ${own.at}.** ${own.says}`
  const wished = { words: own.at, scenes: [] }
  // Written for just this kind of business, or asked of it.
  if (
    question &&
    (namesBusiness(question.says, wished) || question.asks.some((ask) => ask === plain))
  )
    return parts
  const place = parts.findIndex((one) => typeof one === 'string' && one.startsWith(EXAMPLE))
  const first = String(parts[0])
  const isElsewhere = question !== null && IS_CASE.test(question.says)
  if (isElsewhere) return [first.replace(question.says, own.says), ...parts.slice(1)]
  return place >= 0 ? parts.with(place, part) : parts.toSpliced(1, 0, part)
}
const EXAMPLE = '**Example.**'
/** "For a nail salon: …": a case of another business, and nothing that holds for any. */
const IS_CASE = /^(?:For|Say|Suppose|Take|Imagine|At|Threats for|Strengths for) (?:an? |your )/
