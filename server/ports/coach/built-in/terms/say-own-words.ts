import { rowOf } from '../../understanding/intent/intent.ts'
import { ideaOf } from '../../understanding/knowledge/subject.ts'
import { contentWords } from '../../understanding/words/words.ts'
import { claimIn } from '../../understanding/reading-turn/claim.ts'
import { verdictOn } from './claim-verdict.ts'
import { check } from './say-concept.ts'
import { saysTo } from './says-to.ts'
import type { Part, Talk } from '../talk.ts'

/**
 * "So is it like planning where your money goes?", "I said a liability is something you own, was I right?": first whether it
 * is so, as far as the student's words tell. Undefined where the turn says nothing of what a term is, or another answer
 * tells more.
 */
export function sayOnOwnWords(talk: Talk): Part[] | undefined {
  const { intent, plain, subjects, thread, question } = talk.understood
  if (rowOf(intent).hasOwnAnswer) return undefined
  const asks = (talk.request.turns.at(-1)?.content ?? '').trim().endsWith('?')
  const claim = claimIn(plain, { subjects, thread, asks })
  if (!claim || contentWords(claim.said).length === 0) return undefined
  const verdict = verdictOn(claim, intent === 'compare')
  // What was written of just this says whether it is so.
  const isAnswered = question !== null && BEGINS_WITH_VERDICT.test(saysTo(question, plain))
  if (!verdict && intent === 'asked' && isAnswered) return undefined
  const isKnownBetter = rowOf(intent).knowsBetter && !claim.isToBeChecked
  if (!verdict && (isKnownBetter || contentWords(claim.said).length < LEAST_SAID)) return undefined
  return [
    `**${claim.subject.term}**\n\n${verdict ?? UNSURE}`,
    `**What it is.** ${ideaOf(claim.subject)}`,
    check(claim.subject, talk.turn),
  ]
}

const BEGINS_WITH_VERDICT = /^(?:yes|no|not|only|true|false|right|wrong)\b/i

const UNSURE =
  "I can't say for sure that it is the same. Hold your words against what it means, word by word: which of yours is not in it?"
/** Content words; of fewer nothing can be said. */
const LEAST_SAID = 2
