import type { Scenario } from '#content/schema.ts'
import { findCard } from '../../understanding/knowledge/cards.ts'
import { forgiven, slips } from '../../understanding/words/closeness.ts'
import { isKnown, weightOf } from './corpus.ts'
import { textsOf } from '../scenarios/scenario-texts.ts'
import { stemsOf, tokensOf } from './stems.ts'
import { misstepsOn, type Misstep } from './missteps.ts'
import { waysOfSaying, type Way } from './ways-of-saying.ts'

/** Stems with how much each says about the case. */
export type Weighted = ReadonlyMap<string, number>

/** A point of a strong answer. */
export type PointTerms = {
  text: string
  /** Its stems; where it says "or", those of each side too: one of them is enough. */
  ways: Weighted[]
  /** Figures that have to be worked out, since the case does not hand them over. */
  results: number[]
  /** How students say it in words of their own. */
  saidAs: Way[]
}

/** A scenario as the judge compares a response with it. */
export type CaseTerms = {
  /** Every stem of the case. */
  all: Weighted
  /** By indicator: what it is about, and each point of a strong answer. */
  indicators: {
    id: string
    topic: Weighted
    /** Words of the concepts behind it, which other good answers use too. */
    concepts: Weighted
    points: PointTerms[]
    missteps: Misstep[]
  }[]
  questions: { question: string; probes: string; terms: Weighted }[]
  /** What the student was given to read, four words at a time: saying it back is no answer. */
  given: ReadonlySet<string>
  /** Stems of what the student was given to read. */
  givenStems: ReadonlySet<string>
  words: ReadonlySet<string>
  people: ReadonlySet<string>
}

/** A word that ten of a hundred cases have says half as much as a name; the commonest still say a little. */
const LEAST_WEIGHT = 0.12

export function caseTerms(scenario: Scenario): CaseTerms {
  const known = read.get(scenario)
  if (known) return known
  const terms = readTerms(scenario)
  read.set(scenario, terms)
  return terms
}
/** A scenario is read once, however many responses to it are judged. */
const read = new WeakMap<Scenario, CaseTerms>()

function readTerms(scenario: Scenario): CaseTerms {
  const { situation, details, task, judgeAsks, title, complications, company } = scenario
  const { performanceIndicators, judgeQuestions } = scenario
  const given = [
    ...[title, situation, details, task, judgeAsks, company.about, ...complications],
    ...performanceIndicators.map(({ text }) => text),
    ...judgeQuestions.map(({ question }) => question),
  ]
  const handedOver = given.flatMap(figuresIn)
  const all = textsOf(scenario)
  const weighted = weighing(all)
  const people = new Set(namesIn([situation, details, task].join(' ')).flatMap(stemsOf))
  return {
    all: weighted(all),
    indicators: performanceIndicators.map((indicator) =>
      indicatorTerms(indicator, { weighted, handedOver, people }),
    ),
    questions: judgeQuestions.map(({ question, probes }) => ({
      ...{ question, probes, terms: weighted([question]) },
    })),
    given: new Set(given.flatMap((text) => runsOf(text, RUN))),
    givenStems: new Set(given.flatMap(stemsOf)),
    words: new Set(all.flatMap(tokensOf)),
    people,
  }
}

type Known = {
  weighted: (texts: string[]) => Weighted
  handedOver: number[]
  people: ReadonlySet<string>
}

function indicatorTerms(
  { id, text, strongAnswer, cards = [] }: Scenario['performanceIndicators'][number],
  { weighted, handedOver, people }: Known,
): CaseTerms['indicators'][number] {
  const ways = waysOfSaying(text)
  return {
    ...{ id, topic: weighted([text, ...strongAnswer]) },
    concepts: conceptsOf(cards, weighted),
    missteps: misstepsOn(text),
    points: strongAnswer.map((point, place) => ({
      text: point,
      ways: waysOf(point).map((way) => withoutSpeaking(lessOfNames(weighted([way]), people))),
      results: resultsIn(point, handedOver),
      saidAs: ways[place] ?? [],
    })),
  }
}

/** Whom a sentence is about says little of what it says about them. */
const OF_A_NAME = 0.8

const lessOfNames = (terms: Weighted, people: ReadonlySet<string>): Weighted =>
  new Map(
    [...terms].map(([stem, weight]) => [stem, people.has(stem) ? OF_A_NAME * weight : weight]),
  )

/** What the case speaks of all the time ("bar", where a bar is sold) says less about each of its parts. */
const OFTEN = 4

function weighing(all: string[]) {
  const counts = new Map<string, number>()
  for (const text of all) {
    for (const stem of new Set(stemsOf(text))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  const weigh = (stem: string) => {
    const spread = Math.min(1, OFTEN / Math.max(OFTEN, counts.get(stem) ?? 0)) ** 1.5
    return Math.max(LEAST_WEIGHT, weightOf(stem) * spread)
  }
  return (texts: string[]): Weighted =>
    new Map(texts.flatMap(stemsOf).map((stem): [string, number] => [stem, weigh(stem)]))
}

/** The whole point, what stands before its comment, and each side of its "or" that says enough to stand alone. */
function waysOf(point: string): string[] {
  const sides = point.split(/,? or /)
  const isLongEnough = (part: string) => new Set(stemsOf(part)).size >= 3
  const alone = sides.filter(isLongEnough)
  const [main = point] = point.split(
    /, (?:which|although|whatever|since|so that|because|such as|for example|including) /,
  )
  return [point, ...(isLongEnough(main) ? [main] : []), ...(sides.length === 2 ? alone : [])]
}

/** Small whole numbers come about by chance. */
const isTelling = (figure: number) => figure >= 100 || !Number.isInteger(figure)

const resultsIn = (point: string, handedOver: number[]) =>
  figuresIn(point).filter(
    (figure) => isTelling(figure) && !handedOver.some((other) => isNear(figure, other)),
  )

/** A concept's words say as much as half of the case's own. */
const OF_A_CONCEPT = 0.5

function conceptsOf(cards: readonly string[], weighted: (texts: string[]) => Weighted): Weighted {
  const texts = cards.flatMap((id) => {
    const card = findCard(id)
    return card ? [card.term, card.definition] : []
  })
  const telling = [...weighted(texts)].filter(([, weight]) => weight >= 0.3)
  return new Map(telling.map(([stem, weight]) => [stem, OF_A_CONCEPT * weight]))
}

/** A point says that somebody explains or names something; saying it is enough. */
const withoutSpeaking = (terms: Weighted): Weighted =>
  new Map([...terms].filter(([stem]) => !SPEAKING.has(stem)))

const SPEAKING = new Set(
  stemsOf(
    'state describe explain show name say note see mention point list conclude add give use present oneself',
  ),
)

/** Capitalised words in the middle of a sentence, and those behind a title. */
const namesIn = (text: string) =>
  [...text.matchAll(/(?<=[a-z,] )[A-Z][a-z]+|(?<=(?:Mr|Mrs|Ms|Dr)\. )[A-Z][a-z]+/g)].map(
    ([name]) => name,
  )

/** Words in a row that hardly come about by chance. */
export const RUN = 4

/** So many words in a row, as text. */
export function runsOf(text: string, length: number): string[] {
  const tokens = tokensOf(text)
  return tokens.slice(length - 1).map((_, at) => tokens.slice(at, at + length).join(' '))
}

/** Stems of what was said; a word that is not one, but nearly one of the case's, is taken for it. */
export function saidStems(text: string, { all }: CaseTerms): Set<string> {
  return new Set(
    stemsOf(text).map((stem) => (all.has(stem) || isKnown(stem) ? stem : nearest(stem, all))),
  )
}

/** The figures of a text, dollars and cents as one number. */
export const figuresIn = (text: string): number[] =>
  tokensOf(text)
    .filter((token) => /^\d/.test(token))
    .map(Number)

/** The same figure, rounded or not: "about 4,760" and 4,762. */
export const isNear = (one: number, other: number) =>
  one === other || (one >= 20 && Math.abs(one - other) <= 0.02 * Math.max(one, other))

function nearest(stem: string, all: Weighted) {
  if (stem.length < 5 || stem.startsWith('#')) return stem
  const most = forgiven(stem.length)
  let [best, least] = [stem, most + 1]
  for (const known of all.keys()) {
    if (known[0] !== stem[0] || known.length < 4) continue
    const count = slips(stem, known, most)
    if (count < least) [best, least] = [known, count]
  }
  return best
}

/** The weight of what both have. */
export function sharedWeight(said: ReadonlySet<string>, terms: Weighted): number {
  let sum = 0
  for (const [stem, weight] of terms) if (said.has(stem)) sum += weight
  return sum
}

export function totalWeight(terms: Weighted): number {
  let sum = 0
  for (const weight of terms.values()) sum += weight
  return sum
}

/** How much of an indicator's own words a statement says, as weight. */
export function affinityTo(
  { means }: { means: ReadonlySet<string> },
  line: CaseTerms['indicators'][number],
): number {
  const known = affinities.get(line) ?? new WeakMap<ReadonlySet<string>, number>()
  affinities.set(line, known)
  const affinity =
    known.get(means) ?? sharedWeight(means, line.topic) + sharedWeight(means, line.concepts)
  known.set(means, affinity)
  return affinity
}
/** Each sentence is held against each line for each of the others. */
const affinities = new WeakMap<
  CaseTerms['indicators'][number],
  WeakMap<ReadonlySet<string>, number>
>()
