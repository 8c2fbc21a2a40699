import { separateKey } from './answer-key.ts'
import { usualColumns } from './columns.ts'
import { coverOf } from './cover.ts'
import type { Draft } from './draft.ts'
import { applyKey, fewestOptions, finishQuestion, keysOfNoOption } from './finish-question.ts'
import { habitsOf } from './habits.ts'
import { separateRunningLines } from './headers-and-footers.ts'
import { licenceNoticeOf } from './licence-notice.ts'
import { rowsOf } from './lines.ts'
import type { PageText, Row } from './page-text.ts'
import { orphansOf } from './orphans.ts'
import { passagesOf } from './passages.ts'
import { isKeyHeading, readDrafts } from './questions.ts'
import type { ExamReading, ReadKey, ReadQuestion, Unread } from './reading.ts'
import { missingNumbers, repeatedNumbers, shorten, unopenedNumbers } from './sequence.ts'
import { settleKeys } from './settle-keys.ts'
import { tablesOf } from './tables.ts'

/**
 * Reads an exam from the text of its pages. Pure: the same pages give the same reading. `unreadPages` are those of
 * which there is hardly any text; what has a key on it was read all the same.
 */
export function readExam(pages: PageText[], unreadPages: Unread[] = []): ExamReading {
  const { texts, running } = separateRunningLines(pages)
  const columns = usualColumns(texts)
  const { keys: allKeys, others } = separateKey(texts.flatMap((page) => rowsOf(page, columns)))
  const { keys, unread: unreadKeys } = settleKeys(allKeys)
  const habits = habitsOf(others)
  const { drafts, between } = readDrafts(others, habits)

  const repeated = new Set(repeatedNumbers(drafts))
  const fewest = fewestOptions(drafts, habits)
  const finished = drafts
    .filter((draft) => !repeated.has(draft))
    .map((draft) => finishQuestion(draft, habits, fewest))
  const questions = finished.flatMap(({ question }) => (question ? [question] : []))
  const unread = [
    ...finished.flatMap((one) => (one.unread ? [one.unread] : [])),
    ...missingNumbers(drafts, keys, others),
    ...(drafts.length === 0 ? unopenedNumbers(others, keys) : []),
    ...unreadKeys,
    ...keysOfNoOption(questions, keys),
    ...keysOfNoForm([...others, ...running], keys, questions),
    ...orphansOf(between),
    ...passagesOf(between),
    ...tablesOf(others, drafts.length),
    ...[...repeated].map(({ number, page }) => repeatedNumber(number, page)),
  ]
  return {
    pages: pages.length,
    cover: coverOf(coverRows(others, drafts[0])),
    licenceNotice: noticeIn(texts, running),
    contents: contentsOf(questions, keys),
    questions: withKeys(questions, keys),
    keys: questions.length === 0 ? keys : [],
    unread: inOrder([
      ...(unread.length + questions.length + keys.length === 0 ? [NOTHING_FOUND] : unread),
      ...unreadPages.filter(isWithout([...questions, ...keys])),
    ]),
  }
}

function isWithout(found: { page: number }[]): (unread: Unread) => boolean {
  const pages = new Set(found.map(({ page }) => page))
  return ({ page }) => !pages.has(page)
}

const NOTHING_FOUND: Unread = {
  page: 1,
  reason: 'No numbered questions with lettered options were found on any page.',
}

function inOrder(unread: Unread[]): Unread[] {
  return unread.toSorted((a, b) => a.page - b.page)
}

/** Notices stand on the cover, at the very end, or on every page. */
function noticeIn(texts: PageText[], running: Row[]): string | null {
  const isNearAnEnd = ({ page }: PageText) => page <= 3 || page === texts.length
  const rows = [...texts.filter(isNearAnEnd).flatMap((page) => rowsOf(page)), ...running]
  return licenceNoticeOf(rows.map(({ text }) => text).join(' '))
}

/** The first page, as far as the first question if that is where it stands. */
function coverRows(rows: Row[], first: Draft | undefined): Row[] {
  const end = first?.page === 1 ? first.y - 1 : Infinity
  return rows.filter(({ page, y }) => page === 1 && y < end)
}

function contentsOf(questions: ReadQuestion[], keys: ReadKey[]): ExamReading['contents'] {
  if (questions.length === 0) return keys.length > 0 ? 'key' : 'other'
  const isAnswered =
    keys.length > 0 || questions.some(({ correctAnswer }) => correctAnswer !== null)
  return isAnswered ? 'questions-and-key' : 'questions'
}

/** Where a key is announced and not one answer was found in the file. */
function keysOfNoForm(rows: Row[], keys: ReadKey[], questions: ReadQuestion[]): Unread[] {
  const heading = rows.find((row) => isKeyHeading(row))
  const isAnswered =
    keys.length > 0 || questions.some(({ correctAnswer }) => correctAnswer !== null)
  if (!heading || isAnswered) return []
  const reason = `An answer key is announced here (“${shorten(heading.text)}”), and no answers could be read from it.`
  return [{ page: heading.page, reason }]
}

function withKeys(questions: ReadQuestion[], keys: ReadKey[]): ReadQuestion[] {
  const byNumber = new Map(keys.map((key) => [key.number, key]))
  return questions.map((question) => {
    const key = byNumber.get(question.number)
    return key ? applyKey(question, key) : question
  })
}

function repeatedNumber(number: string, page: number): Unread {
  const reason = `Question ${number} stands a second time; only the first one was read.`
  return { page, reason, numbers: [number] }
}
