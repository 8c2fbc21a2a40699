import { namesSetting } from '../understanding/facts/competition-settings.ts'
import { asksOfTrade } from '../understanding/words/asks-of-trade.ts'
import { likeliestSituations } from '../understanding/knowledge/situation-search.ts'
import { strangenessOf } from '../understanding/off-topic/topic.ts'
import { tellsCase } from '../understanding/reading-turn/told-case.ts'
import { ideaOf } from '../understanding/knowledge/subject.ts'
import { shareOf } from '../understanding/knowledge/told-of.ts'
import { searchTermsOf } from '../understanding/words/search-words.ts'
import { closingCheck, type Part, type Talk } from './talk.ts'

/**
 * A told case that no answer was written for gets what counts in any of its kind, and says that it does. The second
 * likeliest kind stands beside it: of two in three cases one of the two is meant. Undefined where no case is told, or where it
 * may as well be of another matter.
 */
export function saySituation({ understood: { plain } }: Talk): Part[] | undefined {
  if (!tellsCase(plain)) return undefined
  if (strangenessOf(plain) >= SURELY_OURS && !asksOfTrade(plain)) return undefined
  const [first, second] = likeliestSituations(plain, 2)
  if (!first) return undefined
  return [
    `Just this case I do not know. It is of the kind "${first.name}", and there this counts:`,
    first.opens,
    first.steps.map((step, place) => `${place + 1}. ${step}`).join('\n'),
    `**Why.** ${first.why}`,
    ...(second ? [`**Or is it more of the kind "${second.name}"?** ${second.opens}`] : []),
    closingCheck(
      'Which of these steps is the hardest in your case, and what would you say or do first?',
    ),
  ]
}

/** A term that a told case happens to name, or that it may describe, is none of what it asks: its kind comes first. */
export function situationBefore(parts: Part[], talk: Talk): Part[] {
  const { intent, plain, subjects, question, thread } = talk.understood
  const [subject] = subjects
  const mayMiss = intent === 'describes' || intent === 'side' || intent === 'explain'
  if (namesSetting(plain)) return parts
  if (!mayMiss || question || thread.length > 0 || parts.length === 0) return parts
  if (!OF_ONESELF.test(plain) || !ASKS_TO_ACT.test(plain)) return parts
  if (plain.split(' ').length < OF_A_STORY) return parts
  const said = parts.filter((part) => typeof part === 'string').join(' ')
  const named = subject ? searchTermsOf(subject.term) : []
  const own = searchTermsOf(plain).filter((word) => !named.includes(word))
  if (shareOf(own.join(' '), said) >= ANSWERED) return parts
  const situation = saySituation(talk)
  if (!situation) return parts
  return subject && intent !== 'describes'
    ? situation.toSpliced(-1, 0, `**${subject.term}.** ${ideaOf(subject)}`)
    : situation
}
/** "As a manager, what is a good span of control" tells nothing of one's own. */
const OF_ONESELF =
  /\b(?:im|ive|my|me|we|our|us|were)\b|\bi (?!get\b|dont get\b|know\b|mean\b|always\b)/
/** Whether it is allowed is a question of the law, which the term behind it may answer. */
const ASKS_TO_ACT =
  /\bwhat (?:do|should|can) (?:i|we|you)\b|\bwhat do$|\bhow (?:do|should|can) (?:i|we) (?:handle|deal|react|respond|tell|fix|stop|get|make|keep|say|split)\b|\bshould (?:i|we)\b|\bam i supposed\b/
/** Words. */
const OF_A_STORY = 12
/** Of the story's own words by weight. */
const ANSWERED = 0.5

const SURELY_OURS = -1.5
