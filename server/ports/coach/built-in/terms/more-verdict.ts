import { findByName } from '../../understanding/knowledge/term-index.ts'
import { listNextQuestions } from '../../understanding/knowledge/next-questions.ts'
import type { Subject } from '../../understanding/knowledge/subject.ts'
import { textsOf } from '../../understanding/knowledge/told-of.ts'
import { rootsOf } from '../../understanding/words/search-words.ts'
import { withoutVerdict } from './says-to.ts'

/** Of which of two more is said, and by what. */
type Measured = { one: Subject; other: Subject; more: RegExp; less: RegExp }
type Evidence = { isSo: boolean; sentence: string }

/**
 * Whether one of two has more of something, as what is known of them says it of either ("stocks are safer than bonds", where
 * a text has "bonds: less risk"): with the sentence that decides. Undefined where none does, or where they disagree.
 */
export function verdictOnMore(told: string): { subject: Subject; says: string } | undefined {
  const measured = measuredIn(told)
  if (!measured) return undefined
  const found = evidenceOn(measured)
  const isSo = found.filter((one) => one.isSo).length * 2 > found.length
  const own = found.filter((one) => one.isSo === isSo)
  if (own.length === 0 || found.length > own.length * AGREE) return undefined
  const { sentence } = own.find((one) => / than /.test(one.sentence)) ?? own[0]!
  return {
    subject: measured.one,
    says: `${isSo ? 'Yes.' : 'No, it is the other way round.'} ${sentence}`,
  }
}

/** Sentences in all, to each that says the same; a case may differ. */
const AGREE = 1.25

function measuredIn(told: string): Measured | undefined {
  const [, left = '', by = '', right = ''] = told.match(MORE_THAN) ?? []
  const [one, other] = [left, right].map((name) => findByName(name.replace(/^(?:an?|the) /, '')))
  if (!one || !other || one.term === other.term) return undefined
  const scale = scaleOf(by.replace(/^(?:\w+ly|much|way|a lot) /, ''))
  return scale && { one, other, ...scale }
}
const MORE_THAN =
  /^(?:an? |the )?(.+?) (?:(?:usually|always|often|generally|mostly) )?(?:is|are|has|have|pays?|earns?|gives?|gets?|brings?|makes?|takes?|costs?|charges?|needs?|lasts?)(?: (?:you|usually|always|often|you a))? ((?:\w+ ){0,3}?\w+) than (?:an? |the )?(.+?)(?: (?:do|does|is|are|would))?$/

/** What is counted as more of it and what as less, in the direction of the claim. */
function scaleOf(by: string): Pick<Measured, 'more' | 'less'> | undefined {
  const known = SCALES.find(({ more, less }) => more.test(by) || less.test(by))
  if (known) return known.more.test(by) ? known : { more: known.less, less: known.more }
  const [, rank = '', what = ''] = by.match(RANKED) ?? []
  if (what === '') return undefined
  const [more, less] = [RANKS_UP, RANKS_DOWN].map(
    (ranks) => new RegExp(`\\b(?:${ranks}) (?:\\w+ ){0,3}${what}\\b`, 'i'),
  ) as [RegExp, RegExp]
  return new RegExp(`^(?:${RANKS_UP})$`).test(rank) ? { more, less } : { more: less, less: more }
}
const RANKS_UP = 'more|higher|bigger|larger|greater|highest|most'
const RANKS_DOWN = 'less|lower|smaller|fewer|lowest|least|little|no'
const RANKED = new RegExp(`^(${RANKS_UP}|${RANKS_DOWN}) (?:an? )?(?:\\w+ )?(\\w{4,})$`)
const SCALES = [
  {
    more: /\b(?:riskier|riskiest|(?:more|higher|greater) risk\w*|less safe)\b/i,
    less: /\b(?:safer|safest|less risk\w*|lower risk)\b/i,
  },
  {
    more: /\b(?:dearer|pricier|more expensive|more costly|costs? (?:much |a lot )?more)\b/i,
    less: /\b(?:cheaper|cheapest|less expensive|costs? (?:much |a lot )?less)\b/i,
  },
  { more: /\b(?:faster|quicker)\b/i, less: /\bslower\b/i },
  { more: /\blonger\b/i, less: /\bshorter\b/i },
  { more: /\beasier\b/i, less: /\bharder\b/i },
]

const evidenceOn = (measured: Measured): Evidence[] =>
  [measured.one, measured.other].flatMap((subject) =>
    textsOn(subject).flatMap((text) => evidenceIn(text, subject, measured)),
  )

const textsOn = (subject: Subject) => [
  ...textsOf(subject),
  ...(listNextQuestions().get(subject.term) ?? []).map(({ says }) => withoutVerdict(says)),
]

/** Clause by clause, of whichever of the two begins it; what begins with neither goes on with the one before. */
function evidenceIn(text: string, own: Subject, { one, other, more, less }: Measured): Evidence[] {
  let about: Subject | undefined = own
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => !SETS_CASE.test(sentence))
  return sentences.flatMap((sentence) =>
    sentence.split(CLAUSES).flatMap((clause): Evidence[] => {
      const begun = subjectOf(clause, one, other)
      about = begun ?? (OF_A_THIRD.test(clause) ? undefined : about)
      if (!about || IS_CASE.test(clause) || isBesideOthers(clause, one, other)) return []
      const isMore = more.test(clause)
      if (isMore === less.test(clause)) return []
      return [{ isSo: isMore === (about === one), sentence: named(sentence, about) }]
    }),
  )
}
/** "It usually pays more": of which of them. */
const named = (sentence: string, { term }: Subject) =>
  new RegExp(`\\b${term}s?\\b`, 'i').test(sentence.split(' than ')[0]!)
    ? sentence
    : `**${term}**: ${sentence}`
const CLAUSES = /[;:,] (?:(?:and|but|while|whereas) )?|\s+(?:but|while|whereas)\s+/
const OF_A_THIRD = /^(?:an?|the|some|most|big|large|many|people|you|if|when|for|with|in) /i
/** "For online shopping …" */
const SETS_CASE = /^(?:if|when|whenever|for|in|with|at|during|as) /i
/** Figures, a question and "if" tell of single cases, and "not" of none. */
const IS_CASE = /\d|\?$|\b(?:not|never|if|unless|can be)\b|n't\b/i

/** "A savings account is …": by the roots that only one of the two has, at its beginning. */
function subjectOf(clause: string, one: Subject, other: Subject): Subject | undefined {
  const begins = rootsOf(clause.split(' than ')[0]!).slice(0, 2)
  const names = (subject: Subject, beside: Subject) =>
    rootsOf(subject.term).some(
      (root) => !rootsOf(beside.term).includes(root) && begins.includes(root),
    )
  const [isOne, isOther] = [names(one, other), names(other, one)]
  return isOne === isOther ? undefined : isOne ? one : other
}

/** "More risk than cash" tells nothing of the two. */
function isBesideOthers(clause: string, one: Subject, other: Subject): boolean {
  const [, after] = clause.match(/\bthan (.+)$/) ?? []
  if (after === undefined) return false
  const said = rootsOf(after)
  return ![one, other].some(({ term }) => rootsOf(term).some((root) => said.includes(root)))
}
