import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { ownTextsOf, rivalsOf } from '../../understanding/knowledge/rivals.ts'
import type { Subject } from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import type { Claim } from '../../understanding/reading-turn/claim.ts'
import { comparesTwo, isCountTurned, isOrderTurned } from '../../understanding/words/orders.ts'
import { contentStems, contentWords } from '../../understanding/words/words.ts'
import { GOES_FAR, IS_ALLOWED } from './absolutes.ts'
import { IS_IT, pairedTexts, shareSaid, TELLS_OF_CHANGES, withoutLater } from './claim-texts.ts'
import { isDescribed, isHeadElsewhere } from './described-verdict.ts'
import { SAYS_IT, sentenceThatSays } from './evidence.ts'

export const YES = 'Yes, that is the idea.'

/** "Yes" to a claim of which what is known of its own subject says nearly all; undefined where it does not. */
export function confirmation(claim: Claim): string | undefined {
  const { subject, said, name, isOfSide } = claim
  const pair = pairedTexts(claim)
  const own = withoutLater(pair?.own ?? ownTextsOf(subject), said)
  const { why = '' } = facetsOf(subject.term)
  const whole = own.join(' ')
  if (TELLS_OF_CHANGES.test(said) || isUntold(said, whole) || isDeniedOnlyHere(said, whole))
    return undefined
  if (comparesTwo(said)) return isOrderTurned(said, whole) === false ? YES : undefined
  const far = said.replace(DECIDES_ALL, '$1')
  if (GOES_FAR.test(far) && !goesAsFar(far, whole)) return undefined
  const allowed = said.match(IS_ALLOWED) ?? []
  if (!allowed.every((word) => new RegExp(`\\b${word}\\b`, 'i').test(whole))) return undefined
  if (isDescribed(claim)) return YES
  const share = Math.max(shareSaid(said, own), shareSaid(said, [`${whole} ${why}`]) - LESS_TOGETHER)
  if (
    share >= (isOfSide ? SAYS_IT : IS_IT) &&
    !isAsNear(said, subject, shareSaid(said, [...own, whole])) &&
    !isHeadElsewhere(claim)
  )
    return YES
  const told = pair ? undefined : sentenceThatSays(subject, said, name)
  const sentence = told && hasWholeName(told, subject, name) ? told : undefined
  // Two words may stand in a sentence of something else.
  const isOfIt =
    isOfSide ||
    contentWords(said).length >= LEAST_TOLD ||
    (sentence && isNamedIn(subject, sentence))
  return isOfIt && sentence ? `Yes, as far as your words tell: ${bare(sentence)}` : undefined
}

/** "My markup is 33%", "it is at the bottom": figures and places decide, so what is known has to tell of just these. */
const isUntold = (said: string, known: string) =>
  (said.match(DECIDES) ?? []).some((word) => !known.toLowerCase().includes(word))
const DECIDES =
  /\d[\d.,]*|\b(?:bottom|top|middle|highest|lowest|biggest|smallest|fastest|slowest|cheapest)\b/g

/** Of whoever decides, "everything" says no more than that. */
const DECIDES_ALL =
  /\b(decides?|makes?|controls?) (?:everything|it all|all (?:of )?(?:the )?(?=decisions|choices))/g

/** "People who do not want to work", of those who want to: a "not" before a word that is never denied in what is known. */
function isDeniedOnlyHere(said: string, known: string): boolean {
  const text = known.toLowerCase().replaceAll("'", '')
  return [...said.matchAll(DENIES_WORD)].some(([, word]) => {
    const told = new RegExp(`\\b${word}\\b`)
    const denied = new RegExp(`\\b(?:not|never|no|without|\\w+nt) (?:\\w+ ){0,2}?${word}\\b`)
    return told.test(text) && !denied.test(text)
  })
}
const DENIES_WORD =
  /\b(?:not|never|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have)nt) (\w{4,})\b/g

/** "Always", "only" and "must" are so only where what is known says just that. */
function goesAsFar(said: string, known: string): boolean {
  const told = known.toLowerCase()
  return (said.match(new RegExp(GOES_FAR, 'g')) ?? []).every((word) => told.includes(word))
}

/** "A corporation's owners are liable": a sentence on the corporation says nothing of its owners. */
function hasWholeName(sentence: string, { term }: Subject, name = ''): boolean {
  const [own, there] = [contentStems(term), contentStems(sentence)]
  if (findByName(name)) return true
  return contentStems(name).every((stem) => own.includes(stem) || there.includes(stem))
}

const isNamedIn = ({ term }: Subject, text: string) =>
  contentStems(term).every((stem) => contentStems(text).includes(stem))

/** Where what it is told from has as many of the words, they do not tell which of the two is meant. */
const isAsNear = (said: string, subject: Subject, share: number) =>
  share < SURELY &&
  rivalsOf(subject).some(
    ({ texts }) => shareSaid(said, texts) >= share && !isCountTurned(said, texts.join(' ')),
  )
const SURELY = 0.95

/** Without what joins it to the sentence before. */
const bare = (sentence: string) => {
  const text = sentence.replace(/^(?:but|and|so|yet)\s+/i, '').replace(/;$/, '.')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Content words. */
const LEAST_TOLD = 3
/** A longer text has more words by chance. */
const LESS_TOGETHER = 0.2
