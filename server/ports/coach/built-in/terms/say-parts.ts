import { partsOf, rowHeading } from '../../understanding/knowledge/parts.ts'

/** A row with its numbers, and what is known of each. */
export const inOrder = (items: { name: string; says?: string }[]) =>
  items.map(({ name, says }, i) => `${i + 1}. ${says ? `**${name}**: ${says}` : name}`).join('\n')

/** The row of a term, where it is asked for: "the stages of the product life cycle". */
export function partsAsked(term: string, plain: string): string[] {
  const known = partsOf(term)
  if (!known || !isAskedFor(known.kind, plain)) return []
  return [`${rowHeading(term, known.kind, known.parts.length)}\n\n${inOrder(known.parts)}`]
}

/** "Types of risk" does not ask for the ways to answer it. */
const isAskedFor = (kind: string, plain: string) =>
  OF_ANY_KIND.test(plain) ||
  THINGS_IN_IT.test(plain) ||
  (NEEDED.test(plain) && /^(elements|requirements|conditions)$/.test(kind)) ||
  new RegExp(`\\b${kind}\\b`).test(plain) ||
  SAME_KINDS.some((same) => same.test(plain) && same.test(kind))

const OF_ANY_KIND =
  /\b(parts|sections|elements|components|ps|cs|(\d|two|three|four|five|six|seven|eight|nine) \w+)\b/
/** "The things that a business plan is supposed to have". */
const THINGS_IN_IT =
  /\bthings\b.{0,60}\b(have|has|include|includes|contain|contains|in it|made of|go in|goes in)\b/
/** "What does it need to be valid", "what makes it binding". */
const NEEDED =
  /\bwhat (?:does|do|must|should) (?:it|they|one|an? [\w ]{1,30}?) (?:need|have)\b|\bwhat makes .{1,40}\b(?:valid|legal|binding|real|complete)\b|\brequire(?:d|ments?)\b|\bwhat is needed\b/
const SAME_KINDS = [
  /\b(steps|stages|phases)\b/,
  /\b(types|kinds|forms|styles|categories|classes)\b/,
  /\b(ways|methods|sources|means)\b/,
]
