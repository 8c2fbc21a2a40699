import type { Aspect } from '../../understanding/knowledge/aspect.ts'
import { rowOf } from '../../understanding/intent/intent.ts'
import { namesSetting } from '../../understanding/facts/competition-settings.ts'
import { topicsNamedIn } from '../../understanding/knowledge/competition-points.ts'
import {
  searchCompetitionPoints,
  searchPoints,
} from '../../understanding/knowledge/point-search.ts'
import { pointsOf, type Point } from '../../understanding/knowledge/points.ts'
import { ideaOf, type Subject } from '../../understanding/knowledge/subject.ts'
import { findByName, findSubjects } from '../../understanding/knowledge/term-index.ts'
import { shareOf } from '../../understanding/knowledge/told-of.ts'
import { CHECK_HEADING } from '../../understanding/reading-turn/earlier-question.ts'
import type { Understanding } from '../../understanding/understand.ts'
import { searchTermsOf } from '../../understanding/words/search-words.ts'
import type { Part } from '../talk.ts'

export const POINTS_HEADING = '**Points that count.**'

/**
 * What a teacher would miss in an answer about its subjects: their points that it does not make already, those first that
 * come nearest to the turn's own words and to the side that is asked about.
 */
export function withPoints(parts: Part[], understood: Understanding): Part[] {
  if (!rowOf(understood.intent).hasPoints || parts.length === 0) return parts
  // Whoever goes on with a term wants the case alone.
  if (understood.intent === 'example' && understood.thread.length > 0) return parts
  const said = parts.filter((part) => typeof part === 'string').join('\n')
  const lines = missingPoints(pointsFor(understood, parts, said), said)
  if (lines.length === 0) return parts
  const block = `${POINTS_HEADING}\n\n${lines.map((line) => `- ${line}`).join('\n')}`
  const place = parts.findIndex(isCheck)
  return parts.toSpliced(place < 0 ? parts.length : place, 0, block)
}

type Weighed = { says: string; worth: number }

/** Those of the turn's terms, or of the matters of the competition that it is on. */
function pointsFor(understood: Understanding, parts: Part[], said: string): Weighed[] {
  const { subjects, plain, fact, question } = understood
  const isOfOwn = fact !== null || (question !== null && 'title' in question)
  const ofCompetition = namesSetting(plain) ? competitionPoints(understood) : []
  if (ofCompetition.length > 0 && (isOfOwn || subjects.length === 0)) return ofCompetition
  const known = headingOf(parts) ?? subjects
  const isSaid = known.some(({ term }) => shareOf(term, plain) > 0)
  // A question that was found may be about another term than the one that the turn names.
  const named = [...known.slice(0, 2), ...(isSaid ? [] : findSubjects(plain).slice(0, 2))]
  return [
    ...named.flatMap((subject) =>
      weighed({ name: subject.term, points: newOf(subject, said) }, understood),
    ),
    // A few words about what the talk was of, such as "is higher always better", stand in points of any term.
    ...(isSaid || known.length === 0 ? pointsOfOthers(named, plain) : []),
  ]
}

/** The one term that the answer is headed by, where the turn was read as another before it was taken apart. */
function headingOf(parts: Part[]): Subject[] | undefined {
  const [, name] = String(parts[0]).match(/^\*\*([^*]+)\*\*(?: \([^)]*\))?(?:\n|, | :|:)/) ?? []
  const subject = name === undefined ? undefined : findByName(name.toLowerCase())
  return subject && [subject]
}

/** By the matters that the turn names, and by its words. */
function competitionPoints(understood: Understanding): Weighed[] {
  const { plain } = understood
  const topics = topicsNamedIn(plain).slice(0, MOST_TOPICS)
  const ofTopics = topics.flatMap(({ topic, share }) =>
    weighed({ name: '', points: topic.points }, understood).map(({ says, worth }) => ({
      says,
      worth: worth + share * OF_TOPIC,
    })),
  )
  const ofWords = searchCompetitionPoints(plain, MOST)
    .filter(({ share, words }) => share >= NEAR_COMPETITION && words >= 2)
    .map(({ says, share }) => ({ says, worth: OF_TOPIC + share * OWN_WORDS }))
    .filter(({ says }) => !ofTopics.some((point) => point.says === says))
  return [...ofTopics, ...ofWords]
}

/** What it is was said at the beginning, if in other words. */
const newOf = (subject: Subject, said: string) =>
  pointsOf(subject.term).filter(
    ({ side }, place) => side !== 'is' || place > 0 || !said.includes(ideaOf(subject)),
  )

/** What another term's points say in nearly the turn's own words may be just what was meant. */
function pointsOfOthers(named: Subject[], plain: string): Weighed[] {
  if (withoutNames(plain, named).length < LEAST_SAID) return []
  return searchPoints(plain, MOST)
    .filter(
      ({ share, words, of }) =>
        share >= NEAR && words >= LEAST_SAID && !named.some(({ term }) => term === of),
    )
    .map(({ says, share }) => ({ says, worth: share * OWN_WORDS - OF_ANOTHER }))
}

const withoutNames = (plain: string, named: { term: string }[]) => {
  const names = new Set(named.flatMap(({ term }) => searchTermsOf(term)))
  return searchTermsOf(plain).filter((word) => !names.has(word))
}

/** Not made yet, the worthiest of them in the order in which they were written. */
function missingPoints(points: Weighed[], said: string): string[] {
  // Beside a sum a second one with other figures would only be mixed up with it.
  const isSum = IS_SUM.test(said)
  const fitting = isSum ? points.filter(({ says }) => !HAS_SUM.test(says)) : points
  const chosen: Weighed[] = []
  for (const point of fitting.toSorted((one, other) => other.worth - one.worth)) {
    const most = isSum ? MOST_BESIDE_SUM : point.worth >= ASKED ? MOST : MOST_UNASKED
    if (chosen.length >= most) break
    const isMade = shareOf(point.says, [said, ...chosen.map(({ says }) => says)].join(' ')) >= SAID
    if (!isMade) chosen.push(point)
  }
  return points.filter((point) => chosen.includes(point)).map(({ says }) => says)
}
const IS_SUM = /^With your figures/m
/** Worked out with figures that are not the student's. */
const HAS_SUM = /\d.*(?:=|\bis\b|\bare\b).*\d/

/** What has points: a term, or a matter of the competition. */
type Known = { name: string; points: Point[] }

function weighed({ name, points }: Known, understood: Understanding): Weighed[] {
  const own = withoutNames(understood.plain, [{ term: name }]).join(' ')
  const others = understood.subjects.filter(({ term }) => term !== name)
  return points.map((point, place) => ({
    says: point.says,
    worth: worthOf(point, place, { own, others, understood }),
  }))
}

type Asked = { own: string; others: Subject[]; understood: Understanding }

function worthOf({ side, says }: Point, place: number, { own, others, understood }: Asked): number {
  const { aspect, intent } = understood
  const isAsked =
    (aspect && SIDES_OF[aspect].includes(side)) || (intent === 'formula' && side === 'number')
  const tellsApart =
    side === 'unlike' && others.some(({ term }) => shareOf(term, says) > HALF) ? APART : 0
  return (
    (own ? shareOf(own, says) : 0) * OWN_WORDS +
    (isAsked ? ASKED : 0) +
    (OFTEN_MISSED.includes(side) ? MISSED : 0) +
    tellsApart -
    place * LATER
  )
}

const SIDES_OF: Record<Aspect, Point['side'][]> = {
  test: ['unlike', 'limit'],
  why: ['why', 'good'],
  good: ['good', 'bad', 'limit', 'when'],
  if: ['limit', 'bad', 'number'],
  how: ['how', 'do', 'number'],
  who: ['how', 'do', 'law'],
  parties: ['good', 'bad'],
  company: [],
  remember: ['unlike'],
}

const MOST = 5
/** Of what nothing in the turn asks for, so many fill it up. */
const MOST_UNASKED = 4
const MOST_BESIDE_SUM = 2
const MOST_TOPICS = 3
/** How much it counts that a point is of the topic that is named most. */
const OF_TOPIC = 0.8
/** Of its words by weight: the answer says it already. */
const SAID = 0.8
const HALF = 0.5
const OWN_WORDS = 2
const ASKED = 0.4
const APART = 1
/** What answers leave out most, and what a student believes without it. */
const OFTEN_MISSED: Point['side'][] = ['limit', 'number']
const MISSED = 0.1
/** Words of the turn beside the names; fewer tell too little to look for. */
const LEAST_SAID = 3
/** Of the turn's words by weight. */
const NEAR = 0.6
const NEAR_COMPETITION = 0.4
const OF_ANOTHER = 0.5
/** The most important stands first. */
const LATER = 0.05

const isCheck = (part: Part) => typeof part === 'string' && part.startsWith(`**${CHECK_HEADING}**`)
