import { oldestOpenDeadline } from '../exams/timing.ts'
import type { AskedAbout } from '#contract/tutor.ts'
import { createFinder } from '../ports/coach/understanding/items/item-likeness.ts'
import { isAbout } from '../ports/coach/understanding/page-relevance.ts'
import type { AskedItem, ReplyRequest, Source, Turn } from '../ports/coach/coach.ts'
import { matterOf, type Matter } from '../ports/coach/understanding/matter.ts'
import { isPastedItem } from '../ports/coach/understanding/items/pasted-item.ts'
import { cardSubjects } from '../ports/coach/understanding/knowledge/subject.ts'
import { understand } from '../ports/coach/understanding/understand.ts'
import type { Journey } from '../ports/database/prepare.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { showsOpenQuestion } from './shown-question.ts'
import { beginningsIn, findByBeginning, findByFigures, turnsToLookAt } from './pasted-question.ts'
import {
  findReviewedQuestion,
  getReviewedQuestion,
  listExplanations,
  listOpenQuestions,
  listPassages,
  listQuestionsByBeginning,
  listWeakAreas,
  type OpenQuestion,
  type ReviewedRow,
} from './queries.ts'

/** More would be a lecture; fewer leaves a model without the neighbour that the student means. */
const MOST_CARDS = 4
const MOST_EXPLANATIONS = 2
const EXPLANATIONS_LOOKED_AT = 6
const MOST_PAGES = 3
const PAGES_LOOKED_AT = 8

export type Conversation = { turns: Turn[]; about: AskedAbout | undefined }

/**
 * What the coach may know for this turn, for this student: cards, explanations of their own finished attempts, pages of
 * study materials, and the question they ask about. Its reading travels on the journey. @throws AppError not_found for a question that is not theirs.
 */
export async function getReplyRequest(
  deps: Pick<Deps, 'db' | 'clock' | 'coach'>,
  user: Person,
  { turns, about }: Conversation,
  journey: Journey,
): Promise<ReplyRequest & { words: string[] }> {
  // A model reads the turn for itself, and many students wait for its first word.
  const read = deps.coach.identity.kind === 'model' ? matterOf : understand
  const matter = read(turns)
  const [open, weakAreas, passages, found, begun] = await Promise.all([
    listOpenQuestions(journey, user, oldestOpenDeadline(deps.clock.now())),
    listWeakAreas(journey, user),
    listPassages(journey, matter.searchWords, PAGES_LOOKED_AT),
    listExplanations(journey, user, namesOrWords(matter), EXPLANATIONS_LOOKED_AT),
    listQuestionsByBeginning(journey, beginningsIn(turnsToLookAt(turns))),
  ])
  const findOpen = createFinder(open)
  const item = await getItem(deps, user, { turns, about, open, begun, findOpen })
  // What is being asked right now is explained when it has been handed in.
  const explanations = found
    .filter((row) => !isOpen(row, open) && isExplained(row, matter))
    .slice(0, MOST_EXPLANATIONS)
  const pages = relevant(passages, matter).filter(({ text }) => !showsQuestion(text, open))
  return {
    turns,
    weakAreas,
    item,
    isInExam: open.length > 0,
    openItems: open,
    showsOpenItem: showsOpenQuestion(turns, open, findOpen),
    sources: [...cardSources(matter), ...explanations.map(explanationSource), ...pages],
    words: matter.searchWords,
  }
}

const namesOrWords = ({ terms, searchWords }: Matter) => (terms.length > 0 ? terms : searchWords)

/** What has the name of a term in it speaks of it; what has only words of the question may speak of anything. */
const isExplained = ({ question, explanation }: ExplanationRow, matter: Matter) =>
  matter.terms.length > 0 || isAbout(`${question} ${explanation}`, matter)

type Found = {
  open: OpenQuestion[]
  begun: OpenQuestion[]
  findOpen: (text: string) => OpenQuestion | undefined
}

/** The question of a review, or one that the student has put into the chat; the later of the two. */
async function getItem(
  { db }: Pick<Deps, 'db'>,
  user: Person,
  { turns, about, open, begun, findOpen }: Conversation & Found,
): Promise<AskedItem | null> {
  const reviewed = about ? await getReviewedQuestion(db, user, about) : null
  const worked = findByFigures(open, turns)
  for (const text of turnsToLookAt(turns)) {
    const asked = findOpen(text) ?? worked
    // What the review shows on the same screen is no secret (decision 035).
    if (asked && !(reviewed && isOpen(reviewed, [asked]))) return openItem(asked)
    if (reviewed) continue
    const listed = findByBeginning(begun, text)
    if (listed) return itemOfList(db, user, listed, open)
    // From elsewhere: what was pasted before it is no longer the matter.
    if (isPastedItem(text)) return null
  }
  if (worked && !(reviewed && isOpen(reviewed, [worked]))) return openItem(worked)
  return reviewed && answered(reviewed)
}

/** What its review has shown. Keys and reasons are for whoever has handed in an exam that asks it. */
async function itemOfList(
  db: Deps['db'],
  user: Person,
  listed: OpenQuestion,
  open: OpenQuestion[],
): Promise<AskedItem> {
  if (isOpen(listed, open)) return openItem(listed)
  const row = await findReviewedQuestion(db, user, listed.id)
  return row ? answered(row) : { ...unanswered(listed), isListed: true }
}

/** Also where two papers print the same question: each has a row of its own. */
const isOpen = ({ id, question }: { id: number; question: string }, open: OpenQuestion[]) =>
  open.some((one) => one.id === id || plain(one.question) === plain(question))

const unanswered = (asked: OpenQuestion): AskedItem => {
  const { question, options, area, indicator, objective } = asked
  return { question, options, area, indicator, objective, known: null }
}

const openItem = (asked: OpenQuestion): AskedItem => ({ ...unanswered(asked), isOpen: true })

const answered = (row: ReviewedRow): AskedItem => ({
  ...unanswered(row),
  known: {
    choice: row.choice,
    correctAnswer: row.correctAnswer,
    explanation: row.explanation ?? '',
    misconception: (row.choice !== null && row.misconceptions?.[row.choice]) || null,
    misconceptions: row.misconceptions,
  },
})

const cardSources = (matter: Matter): Source[] =>
  cardSubjects(matter)
    .slice(0, MOST_CARDS)
    .map((card) => ({ kind: 'card', id: `card:${card.id}`, card }))

type ExplanationRow = Awaited<ReturnType<typeof listExplanations>>[number]

const explanationSource = (row: ExplanationRow): Source => ({
  kind: 'explanation',
  id: `explanation:${row.id}`,
  question: row.question,
  answer: row.options[row.correctAnswer] ?? '',
  explanation: row.explanation ?? '',
  area: row.area,
})

type Passage = Awaited<ReturnType<typeof listPassages>>[number]
type PageSource = Extract<Source, { kind: 'page' }>

/** Only a page that is about what is asked; sharing words with it is not enough. */
const relevant = (passages: Passage[], matter: Matter): PageSource[] =>
  passages
    .filter(({ text }) => isAbout(text, matter))
    .slice(0, MOST_PAGES)
    .map(({ materialId, title, page, text }) => ({
      ...{ kind: 'page' as const, id: `page:${materialId}/${page}` },
      ...{ materialId, title, page, text },
    }))

/** A page that prints a question being asked right now may print its answer, too. */
const showsQuestion = (text: string, open: OpenQuestion[]) => {
  const page = plain(text)
  return open.some(({ question }) => page.includes(plain(question)))
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
