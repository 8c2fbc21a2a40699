import type { CaseTerms } from './case-terms.ts'
import { startsWithOrder } from './orders.ts'
import type { Statement } from './statements.ts'
import { tokensOf } from './stems.ts'

/**
 * How much of a talk, 0 to 1 of its words, only names what there is to speak of: "Tomas is new, so we should talk to him",
 * "the sink is a problem, too". Whoever plans says when, works something out, or says what they themselves do;
 * said of something beside the case, it is no more of a plan.
 */
export function namedShareOf(statements: Statement[], terms: CaseTerms): number {
  const said = statements.filter(({ weight }) => weight > 0)
  const naming = said.filter((one) => onlyNames(one, terms))
  const words = wordsOf(said.filter((one) => one.relevance > 0 || naming.includes(one)))
  return words === 0 ? 0 : wordsOf(naming) / words
}

const onlyNames = (
  { text, words, figures, has }: Statement,
  { givenStems }: Pick<CaseTerms, 'givenStems'>,
) =>
  words <= A_SHORT_SENTENCE &&
  !has.when &&
  !(has.who && has.how && has.why) &&
  !figures.some((figure) => !givenStems.has(`#${figure}`)) &&
  !COMMITS.test(text) &&
  !startsWithOrder(tokensOf(text))

/** Longer ones have room for how and why, in whatever words. */
const A_SHORT_SENTENCE = 18

/** "I would", "we will": what the speaker takes on. "We should", "they could" and "can" leave open who does it. */
const COMMITS =
  /\b(?:I|we)(?: would| will|['’]d|['’]ll)\b|\b(?:I|we)(?:['’]d)? (?:recommend|suggest|propose)\b/i

const wordsOf = (statements: Statement[]) => statements.reduce((sum, { words }) => sum + words, 0)
