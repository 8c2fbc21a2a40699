import { namesSetting } from '../understanding/facts/competition-settings.ts'
import {
  listCompetitionTopics,
  topicsNamedIn,
  type CompetitionTopic,
} from '../understanding/knowledge/competition-points.ts'
import { searchCompetitionPoints } from '../understanding/knowledge/point-search.ts'
import { STRANGE, strangenessOf } from '../understanding/off-topic/topic.ts'
import { closingCheck, type Part, type Talk } from './talk.ts'

/**
 * A question on the competition that no answer was written for gets what counts in its matter, and says that it does.
 * Undefined where the turn does not speak of the competition.
 */
export function sayTopic({ understood: { plain } }: Talk): Part[] | undefined {
  const isOurs = strangenessOf(plain) < (ON_STAGE.test(plain) ? STRANGE : SURELY_OURS)
  const topic = isOurs && namesSetting(plain) ? likeliestTopic(plain) : undefined
  return (
    topic && [
      `Just that I have no answer written for. On its matter, ${topic.topic}, this counts:`,
      topic.points.map(({ says }) => `- ${says}`).join('\n'),
      'What your event allows exactly stands in its guidelines, and your advisor knows them.',
      closingCheck('Which of these would change most in how you do it now?'),
    ]
  )
}

/** Whoever names the chapter may speak of anybody in it. */
const SURELY_OURS = -2
const ON_STAGE = /\bjudges?\b|\brole ?plays?\b/

/** By the names of matters in the turn, and by the points that have its words. */
function likeliestTopic(plain: string): CompetitionTopic | undefined {
  const scores = new Map<string, number>()
  const add = (topic: string, score: number) => scores.set(topic, (scores.get(topic) ?? 0) + score)
  for (const { topic, share } of topicsNamedIn(plain)) add(topic.topic, share * OF_NAMES)
  for (const { of, share } of searchCompetitionPoints(plain, MOST_POINTS)) add(of, share)
  const [best] = [...scores].toSorted(([, one], [, other]) => other - one)
  return best && listCompetitionTopics().find(({ topic }) => topic === best[0])
}
const MOST_POINTS = 12
/** Any question on a role-play names it; what its points say tells more. */
const OF_NAMES = 0.4
