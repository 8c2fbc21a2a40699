import { listNextQuestions } from '../../understanding/knowledge/next-questions.ts'
import type { Subject } from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { textsOf } from '../../understanding/knowledge/told-of.ts'

/**
 * Whether two terms are the same, as the beginning of an answer: where one of our texts says that the one is the other,
 * that sentence, else that they are not.
 */
export function whetherSame([one, other]: Subject[]): string {
  const said = one && other ? (saidSame(one, other) ?? saidSame(other, one)) : undefined
  return said ? `Yes, mostly. ${said} What else is known of each:` : NOT_SAME
}

export const NOT_SAME = 'Not the same, though they are easily mixed up.'

/** "Gross profit and net profit are the same": two of which one entry tells. */
export const areOfOneEntry = ({ term }: Subject, plain: string): boolean => {
  const sides = term.toLowerCase().split(/, | and /)
  return sides.filter((side) => new RegExp(`\\b${side}\\b`).test(plain)).length > 1
}

/** "For a business, net worth is owner's equity: assets minus liabilities." */
function saidSame(one: Subject, other: Subject): string | undefined {
  const next = listNextQuestions().get(one.term) ?? []
  return [...textsOf(one), ...next.map(({ says }) => says)]
    .flatMap((text) => text.split(/(?<=[.!?]) /))
    .find((sentence) => {
      const [, name = '', same, kind] = sentence.match(IS_SAME) ?? []
      const [of, as] = [name, same ?? kind ?? ''].map((words) => findByName(words.toLowerCase()))
      return of?.term === one.term && as?.term === other.term
    })
}
/** What has an article is only of that kind: "a coupon is a sales promotion". */
const IS_SAME =
  /^(?:For an? [\w ]+, )?(?:an? |the )?([\w' -]+?) (?:is|are) (?:(?:the same (?:thing )?as|another (?:name|word) for) (?:an? |the )?([\w' -]+?)[:.,]|(?!an? |the )([\w' -]+?):)/i
