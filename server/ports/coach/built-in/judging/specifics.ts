import type { Statement } from './statements.ts'

/**
 * Whether a sentence says a reason, a figure, a time, or a step with who or how. "They might need some help" is on the matter
 * and says nothing of it: what only names a possibility meets no more than expectations.
 */
export const isSpecific = ({ text, has, weight }: Statement): boolean =>
  weight > 0 &&
  (has.figure ||
    (!HEDGED.test(text) && (has.why || has.when || (has.action && (has.who || has.how)))))

const HEDGED =
  /\b(?:might|maybe|perhaps|possibly|somehow|someday|sometime|something|probably|i guess|kind of|sort of|or so)\b|\bsome (?:help|kind|sort|way|ideas?|things?|stuff|support|changes?|training|rules?|more)\b|\bcould (?:be|need|use|maybe|also)\b/i

/** What a line is shown by, with a specific sentence first where one of those that bear on it is. */
export function specificFirst(evidence: string[], bearing: Statement[]): string[] {
  const specific = bearing.filter(isSpecific).map(({ text }) => text)
  if (evidence.length === 0 || evidence.some((one) => specific.includes(one))) return evidence
  return [...new Set([...specific.slice(0, 1), ...evidence])].slice(0, 2)
}

/** Of a line's points, 0 to 1: the upper end of "Meets Expectations". */
export const MEETS = 11 / 14
