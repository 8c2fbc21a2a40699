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

/** Whether one of the sentences that a line is shown by, or that bear on it, is specific. */
export const isShownConcretely = (evidence: string[], about: Statement[], bearing: Statement[]) =>
  [...about.filter(({ text }) => evidence.includes(text)), ...bearing].some(isSpecific)

/** Of a line's points, 0 to 1: the upper end of "Meets Expectations". */
export const MEETS = 11 / 14
