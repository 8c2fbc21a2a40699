import { lastAnswerIn } from '../../turns.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { ideaOf, inSentence } from '../../understanding/knowledge/subject.ts'
import type { Understanding } from '../../understanding/understand.ts'
import { howToTell } from '../terms/how-to-tell.ts'
import type { Part, Talk } from '../talk.ts'
import { nameOf, resultOf } from './calculate.ts'
import { OF_SUM, resultIn, withVerdict } from './say-verdict-on-sum.ts'
import { isWhole, sumOfTalk } from './sum-of-talk.ts'
import { hasFigures } from './typed-figures.ts'
import { whatResultSays } from './what-results-say.ts'

/** What a turn wants to know beside the figure. */
export const besideSum = (sum: Part[], given: Talk, message: string): Part[] => {
  const { understood } = given
  const verdict = withIdea(withVerdict(sum, understood.plain), understood, message)
  return withWordsApart(withSameness(verdict, given), understood)
}

/** "What is P/E, stock is 60 and eps is 4": the sum, and what it is. */
function withIdea(sum: Part[], { subjects }: Understanding, message: string): Part[] {
  const asked = ASKS_WHAT.exec(message)?.[1]
  const [subject, ...more] = subjects
  if (asked === undefined || !subject || more.length > 0) return sum
  const idea = ideaOf(subject)
  const isSaid = sum.some((part) => typeof part === 'string' && part.includes(idea))
  return isSaid ? sum : sum.toSpliced(-1, 0, `**What it is.** ${idea}`)
}
const ASKS_WHAT =
  /^\W*(?:(?:so|ok|okay|and|wait|hey) )*(?:what is|whats|what's|what are|define|explain) (?:an? )?([^.,;:?!\d]+)[.,;:?!]/i

/** "… and is that the same as margin": two that go by names of their own are not, and how they are told apart. */
function withSameness(
  sum: Part[],
  { understood: { plain, subjects }, request: { turns } }: Talk,
): Part[] {
  const areBoth = sum.flatMap((part) => resultIn(part) ?? []).length > 1
  if (areBoth || !ASKS_WHETHER_SAME.test(plain) || subjects.length !== 2) return sum
  const names = subjects.map(({ term }) => inSentence(term)).join(' and ')
  const [tell = ''] = howToTell(subjects)
  const apart = typeof tell === 'string' ? tell.replace(/^\*\*[^*]+\*\* /, ' ') : ''
  const figures = withBoth(sum, lastAnswerIn(turns))
  return sum.toSpliced(
    -1,
    0,
    `**Is that the same?** No, ${names} are two things.${figures}${apart}`,
  )
}

/** The result of before and this one, where they are two on the same figures. */
function withBoth(sum: Part[], before: string): string {
  const [last, now] = [before.split('\n\n\n'), sum].map((parts) =>
    parts.flatMap((part) => resultIn(part) ?? []).at(-1),
  )
  return last && now && last.name !== now.name
    ? ` Here ${inSentence(last.name)} is ${last.result}, and ${inSentence(now.name)} ${now.result}.`
    : ''
}
const ASKS_WHETHER_SAME =
  /\b(?:is|are|isnt|arent) (?:that|it|this|they|those|these)(?: \w+)? (?:the )?same\b|\bthe same (?:thing )?as\b/

/** "I keep mixing up premium and deductible, say …": beside the sum, one sentence on each of the words. */
function withWordsApart(sum: Part[], { plain, subjects }: Understanding): Part[] {
  if (subjects.length < 2 || !MIXES_UP.test(plain)) return sum
  const words = subjects.map((subject) => `**${subject.term}.** ${ideaOf(subject)}`)
  return sum.toSpliced(-1, 0, words.join('\n\n'))
}
const MIXES_UP =
  /\b(?:mix(?:es|ed|ing)?(?: (?:it|them|those|these|the two|both))? up|confus\w+|dont get (?:the )?(?:difference|which)|(?:cant|never can) tell)\b|\bmixed up\b/

/** "Is higher always better", after a sum of just that: what it was for the student's own figures stands beside the answer. */
export function withOwnResult(parts: Part[], { understood, request: { turns } }: Talk): Part[] {
  const { plain, subjects } = understood
  const sum = sumOfTalk(turns)
  const isOfIt = sum && isWhole(sum) && findByName(nameOf(sum.formula))?.term === subjects[0]?.term
  const isSaid = parts.some((part) => typeof part === 'string' && OF_SUM.test(part))
  if (!isOfIt || !isWhole(sum) || isSaid || hasFigures(plain) || !ASKS_OF_SIZE.test(plain))
    return parts
  if (sum.formula.impossible?.(sum.figures)) return parts
  const result = resultOf(sum.formula, sum.figures)
  const says = whatResultSays(sum)
  return parts.toSpliced(
    1,
    0,
    `**Your own figure.** You came to ${result}.${says ? ` ${says}` : ''}`,
  )
}
const ASKS_OF_SIZE =
  /\b(?:higher|lower|bigger|smaller|larger|high|low|good|bad|better|worse|normal|enough|improve|raise|increase|reduce)\b/
