import { clausesOfPair, ownTextsOf } from '../../understanding/knowledge/rivals.ts'
import { shareOf } from '../../understanding/knowledge/told-of.ts'
import type { Claim } from '../../understanding/reading-turn/claim.ts'
import { saidAndDenied } from '../../understanding/words/said-and-denied.ts'
import { ideaOf, type Subject } from '../../understanding/knowledge/subject.ts'
import { rootsOf, searchTermsOf } from '../../understanding/words/search-words.ts'
import { contentStems } from '../../understanding/words/words.ts'

/** Of a term that stands for two, only what is said of the one that was named. */
export const pairedTexts = ({ subject, name = '' }: Claim) =>
  / and /i.test(subject.term)
    ? clausesOfPair(subject, name, ownTextsOf(subject))
    : toldBeside(subject, name)

/** "A limited-service hotel has few extras", in the entry on a full-service one. */
function toldBeside(subject: Subject, name: string) {
  const named = rootsOf(name)
  const has = (text: string) => rootsOf(text).slice(0, named.length + 1)
  if (name === '' || named.every((root) => rootsOf(subject.term).includes(root))) return undefined
  const sentences = ideaOf(subject).split(/(?<=[.!?;])\s+/)
  const own = sentences.filter((text) => named.every((root) => has(text).includes(root)))
  return own.length > 0 && own.length < sentences.length && !own.includes(sentences[0]!)
    ? { own, other: sentences.filter((text) => !own.includes(text)) }
    : undefined
}
export const textsOn = (claim: Claim) => pairedTexts(claim)?.own ?? ownTextsOf(claim.subject)

/** The best share that one of some texts has, what is so against what is so and what is not against what is not. */
export function shareSaid(said: string, texts: string[]): number {
  const words = saidAndDenied(said)
  const [so, not] = [searchTermsOf(words.so).length, searchTermsOf(words.not).length]
  return Math.max(
    0,
    ...texts.map((text) => {
      const told = saidAndDenied(text)
      const shares = so * shareOf(words.so, told.so) + not * shareOf(words.not, told.not)
      return shares / (so + not || 1)
    }),
  )
}

/** "A tax on imported goods" is a tax. */
export function isOfThatKind(said: string, idea: string): boolean {
  const kind = contentStems(idea.split(/[,:;.]| (?:on|of|to|that|which|for|in|with|from|by) /)[0]!)
  return contentStems(said).every((stem) => kind.includes(stem))
}

/** "Before offering it everywhere": what comes only later is not what it is. */
export const withoutLater = (texts: string[], said: string) =>
  LATER.test(said) ? texts : texts.map((text) => text.replace(COMES_LATER, ' '))
const LATER = /\b(?:before|until|first|early|ahead)\b/
const COMES_LATER = /\bbefore [^.,;:]+/g

const CHANGES =
  '(?:rises?|rising|rais(?:es|ed|ing)|increas(?:es?|ed|ing)|falls?|falling|drops?|dropped|decreas(?:es?|ed|ing)|lowers?|lowered|lowering|cuts?|go(?:es|ing)? (?:up|down)|(?:gets?|becomes?|makes?(?: \\w+){1,3}) (?:cheaper|easier|harder|higher|lower|bigger|smaller|better|worse|more|less))'
/** "Inflation goes down when rates rise": two changes in one. */
export const TELLS_OF_CHANGES = new RegExp(
  `\\b${CHANGES}\\b.*\\b(?:when|if|because|after|by|then|so)\\b.*\\b${CHANGES}\\b|^(?:when|if) .*\\b${CHANGES}\\b.*\\b${CHANGES}\\b`,
)

/** Half of the weight of a claim's words. */
export const IS_IT = 0.5
