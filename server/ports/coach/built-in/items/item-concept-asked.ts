import type { PrintedItem } from '../../coach.ts'
import { subjectsOfIndicator } from '../../understanding/knowledge/indicators.ts'
import type { Subject } from '../../understanding/knowledge/subject.ts'
import { searchSubjects, weightsOfWords } from '../../understanding/knowledge/subject-search.ts'
import { rootsOf, searchTermsOf } from '../../understanding/words/search-words.ts'
import { findNamed } from '../../understanding/knowledge/term-index.ts'
import { stem, wordsOf } from '../../understanding/words/words.ts'

/** A name of several words stands there by no chance; a single one may be a word like any other. */
const NAMED = { several: 3.2, single: 2 } as const
/** Its last sentence asks; what stands before it tells a case. */
const WHERE_IT_ASKS = 1
const IN_ITS_STORY = 0.7
/** A paper's indicator says what the question tests, before any word of it does. */
const OF_INDICATOR = 3.4
const NEXT_OF_INDICATOR = 0.05
const IN_OBJECTIVE = 2.5
const SAME_AREA = 1.2
const NO_AREA = 0.6
const OTHER_AREA = -0.8
/** Of the words that its own texts share with the question, where it is the best of all. */
const SEARCHED = 1.6
/** A share of the words that makes the best of a search a good one. */
const WELL_COVERED = 0.3
const LOOKED_AT = 8
/** How rare a single word has to be to count in full. */
const RARE = 5.5
/** Found with our own exams, and with papers of others. */
const NEAR = 4
/** What has much less for it than the best is there by the way. */
const BESIDE_THE_BEST = 0.7

export type Scored = { subject: Subject; points: number }

/** What a question is about by nothing but what is printed, the nearest first: its key is not known here. */
export function conceptsAsked(item: PrintedItem): Subject[] {
  const scored = scoredConcepts(item)
  const least = Math.max(NEAR, BESIDE_THE_BEST * (scored[0]?.points ?? 0))
  return scored.flatMap(({ subject, points }) => (points >= least ? subject : []))
}

/** The same with how much speaks for each, also for those that are no more than possible. */
export function scoredConcepts(item: PrintedItem): Scored[] {
  const scored = new Map<string, Scored>()
  for (const [subject, more] of [...ofIndicator(item), ...ofObjective(item), ...ofWords(item)]) {
    const before = scored.get(subject.term)?.points ?? areaPoints(subject, item.area)
    scored.set(subject.term, { subject, points: before + more })
  }
  return [...scored.values()].toSorted((a, b) => b.points - a.points)
}

const areaPoints = ({ card }: Subject, area: string | null) =>
  area === null ? NO_AREA : card.area === area ? SAME_AREA : OTHER_AREA

type Points = [Subject, number]

/** What a paper's own indicator is about belongs to its area, wherever our card stands. */
function ofIndicator({ indicator, area }: PrintedItem): Points[] {
  if (!indicator) return []
  return subjectsOfIndicator(indicator).map((subject, place): Points => [
    subject,
    OF_INDICATOR - place * NEXT_OF_INDICATOR + SAME_AREA - areaPoints(subject, area),
  ])
}

const ofObjective = ({ objective }: PrintedItem) =>
  findNamed(objective ?? '').map(({ subject }): Points => [subject, IN_OBJECTIVE])

function ofWords({ question, objective }: PrintedItem): Points[] {
  const asking = new Set(findNamed(lastSentenceOf(question)).map(({ subject }) => subject.term))
  const named = new Map(findNamed(question).map((one) => [one.subject.term, one]))
  const found = searchSubjects(`${objective ?? ''} ${question}`, LOOKED_AT)
  return [
    ...[...named.values()]
      .filter(({ subject, name }) => !isOtherWord(subject, name, question))
      .map(({ subject, name }): Points => [
        subject,
        asking.has(subject.term)
          ? nameCounts(subject, name) + WHERE_IT_ASKS
          : nameCounts(subject, name) * IN_ITS_STORY,
      ]),
    ...found.map(({ subject, score, coverage }): Points => [
      subject,
      ((SEARCHED * score) / found[0]!.score) * Math.min(1, coverage / WELL_COVERED),
    ]),
  ]
}

/** Another name that has no word of the term's own may mean something else: "cutting costs" is not always lean waste. */
function nameCounts({ term }: Subject, name: string): number {
  const own = rootsOf(term)
  const isWhole = own.length === 1 || name.includes(' ')
  const shares = rootsOf(name).some((root) => own.includes(root))
  const weight = name.includes(' ') ? NAMED.several : NAMED.single * rarityOf(name)
  return weight * (shares && isWhole ? 1 : OTHER_NAME)
}
const OTHER_NAME = 0.4

/** What is only known as several is another word as one: securities and security, damages and damage. */
const isOtherWord = ({ term }: Subject, name: string, question: string) =>
  term.toLowerCase() !== name &&
  stem(term.toLowerCase()) === name &&
  !wordsOf(question).includes(term.toLowerCase())

function rarityOf(text: string) {
  const weigh = weightsOfWords()
  return Math.min(1, Math.max(0, ...searchTermsOf(text).map(weigh)) / RARE)
}

/** The pieces that an abbreviation leaves are no sentences. */
export const lastSentenceOf = (question: string) =>
  question.split(/(?<=[a-z0-9)%]["']?[.!?]["']?) (?=["']?[A-Z_])/).at(-1)!
