import { findByName } from '../../understanding/knowledge/term-index.ts'
import type { Subject } from '../../understanding/knowledge/subject.ts'
import { listToldApart, type ToldApart } from '../../understanding/knowledge/told-apart.ts'
import { NO_EXCEPTION } from './absolutes.ts'
import { contentWords } from '../../understanding/words/words.ts'

/**
 * Whether what is told of a term ("profit is all the money you bring in") is so of it, or of one that it is easily taken
 * for: with one sentence on each. Undefined where it is said of neither, of more than one, or where more is said.
 */
export function verdictOnToldApart(told: string): { subject: Subject; says: string } | undefined {
  if (COMPARES.test(told)) return undefined
  for (const group of listToldApart()) {
    const own = group.find(({ names }) => names.test(told))
    const subject = own && findByName(own.about.toLowerCase())
    if (!own || !subject) continue
    const said = told.replace(own.names, '').replace(IDLE, ' ').replace(/\s+/g, ' ').trim()
    const meant = group.filter((one) => isToldOf(said, one))
    const [one] = meant
    if (!one || meant.length > 1) continue
    // "Every single price goes up" is more than what is so.
    if (one === own && NO_EXCEPTION.test(told)) return undefined
    return {
      subject,
      says: one === own ? `Yes. ${own.is}` : `No. ${own.is} ${one.is}`,
    }
  }
  return undefined
}
const COMPARES =
  /\b(?:same(?: as|$)|the same(?! (?:product|thing|goods))|like|than|vs|versus|difference|differ|if|because|always|never|every ?time|no matter|good|bad|should|example|i|my)\b/
/** "Only one seller" says the count. */
const IDLE =
  /\b(?:sold or not|filled or not|or not|just|basically|usually|mostly|really|actually|simply|supposed to be|only(?! (?:the|rooms)\b))\b/g

/** Whether it has what is said of one, and hardly anything beside that, nor a "not" that the pattern does not have. */
function isToldOf(said: string, { told }: ToldApart): boolean {
  return told.some((pattern) => {
    const [match] = said.match(pattern) ?? []
    if (match === undefined) return false
    const rest = said.replace(match, ' ')
    return !DENIED.test(rest) && contentWords(rest).length <= MOST_BESIDE
  })
}
const DENIED =
  /\b(?:not|no|none|nothing|without|\w+nt(?<=\b(?:do|does|did|is|are|was|were|wo|ca|could|would|should|have|has)nt))\b/
/** Content words, such as the verb and who it is said of. */
const MOST_BESIDE = 4
