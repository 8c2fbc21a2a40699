import { addContinuation, addOption, addStem } from './draft.ts'
import type { Draft } from './draft.ts'
import type { Habits } from './habits.ts'
import { answerMark, optionMark } from './marks.ts'
import type { OptionMark } from './marks.ts'
import { Numbering } from './numbering.ts'
import type { Opening } from './numbering.ts'
import type { Row, Segment } from './page-text.ts'

export type ReadDrafts = {
  drafts: Draft[]
  /** Rows between questions: section headings, instructions, shared passages. */
  between: Row[]
}

/** Reads the questions of the given rows, one mark after another, as a person would. */
export function readDrafts(rows: Row[], habits: Habits): ReadDrafts {
  const numbering = new Numbering(rows)
  const drafts: Draft[] = []
  const between: Row[] = []
  rows.forEach((row, index) => {
    const draft = drafts.at(-1) ?? null
    const opening = numbering.openingAt(index, draft, isComplete(draft, habits))
    if (opening) drafts.push(openDraft(opening, row))
    else if (!draft || draft.isClosed || endsBefore(row, draft, habits)) between.push(row)
    if (!opening && (!draft || draft.isClosed)) return

    const current = drafts.at(-1)
    if (!current) return
    if (!opening && leavesRoom(row, current, rows[index - 1], habits))
      current.doubts.push(
        `Question ${current.number} leaves room for a picture, which is not read.`,
      )
    current.lines.push(opening ? row.text.slice(opening.mark.length).trim() : row.text)
    const segments = opening ? withoutMark(row, opening) : row.segments
    for (const segment of segments) placeSegment(current, row, segment, { rows, index, habits })
  })
  return { drafts, between }
}

type Place = { rows: Row[]; index: number; habits: Habits }

function isComplete(draft: Draft | null, habits: Habits): boolean {
  return draft !== null && (draft.isClosed || draft.options.length >= habits.options)
}

function openDraft(opening: Opening, row: Row): Draft {
  const { number, left, right, letter } = opening
  return {
    ...{ number, left, right, letter },
    page: row.page,
    y: row.y,
    stem: [],
    options: [],
    explanation: null,
    lines: [],
    isClosed: false,
    lastRow: row,
    doubts: [],
  }
}

/** The row of a number without the number. */
function withoutMark(row: Row, opening: Opening): Segment[] {
  const [head, ...others] = row.segments
  if (!head) return []
  if (opening.isPool) return opening.rest ? [{ ...head, text: opening.rest }] : []
  return opening.rest ? [{ ...head, text: opening.rest }, ...others] : others
}

/** Closes a draft that has all its options where a heading or a terminator follows it. */
function endsBefore(row: Row, draft: Draft, habits: Habits): boolean {
  const isEnd =
    /^~~/.test(row.text) ||
    (isComplete(draft, habits) && isKeyHeading(row)) ||
    (isComplete(draft, habits) && draft.explanation === null && isHeading(row, draft, habits))
  draft.isClosed ||= isEnd
  return isEnd
}

/** Lines of nothing within a question are a picture, a chart or a formula that is no text. */
const ROOM_FOR_PICTURE = 5

function leavesRoom(row: Row, draft: Draft, above: Row | undefined, habits: Habits): boolean {
  const isSamePage = above?.page === row.page && above.column === row.column
  const from = isSamePage ? above.y : habits.top
  const isBroken = !isSamePage && draft.lastRow.page !== row.page
  return (isSamePage || isBroken) && row.y - from > ROOM_FOR_PICTURE * habits.pitch
}

/** 'Answer Key', 'EXAM—KEY', 'KEY': a line of its own, not the end of a sentence about keys. */
export function isKeyHeading({ text }: Row): boolean {
  return /^(?:[^.?!]{0,60}\b(?:answer|exam|test)s?\s*[-–—:]*\s*)?(?:key|KEY|Key)\s*:?$|^answers:?$/i.test(
    text,
  )
}

/** Em, and lines: after the last option, text that stands off by more begins something new. */
const HEADING_GAP = { em: 1.75, pitches: 1.5 }

function isHeading(row: Row, draft: Draft, habits: Habits): boolean {
  const head = row.segments[0]
  if (!head || answerMark(head.text)) return false
  const left = Math.min(...draft.options.map(({ x }) => x))
  const mark = optionMark(head.text)
  // 'B. Finance' after an option B, left of it, is the next part of the exam.
  if (mark) return head.x < left - 3 && draft.options.some(({ letter }) => letter === mark.letter)
  if (head.x < left - 3) return true
  const isUnindented = head.x < left + 3
  const above = draft.lastRow
  if (above.page !== row.page || above.column !== row.column || row.y < above.y)
    return isUnindented && !readsOn(above.text, row.text)
  const gap = Math.max(HEADING_GAP.em * row.size, HEADING_GAP.pitches * habits.pitch)
  return row.y - above.y > gap || (isUnindented && head.font !== draft.options.at(-1)?.font)
}

function readsOn(above: string, text: string): boolean {
  return !/[.?!:]$/.test(above) && /^[a-z(]/.test(text)
}

function placeSegment(draft: Draft, row: Row, segment: Segment, place: Place): void {
  const answer = answerMark(segment.text)
  if (answer && draft.options.length > 1) {
    if (draft.letter !== null && draft.explanation)
      draft.doubts.push(`Question ${draft.number} is followed by the answer to another question.`)
    draft.letter = answer.letter
    draft.explanation = answer.rest ? [answer.rest] : []
    draft.lastRow = row
    return
  }
  if (draft.explanation) {
    draft.explanation.push(segment.text.replace(/^(explanation|rationale)\s*:\s*/i, ''))
    return
  }
  const mark = optionMark(segment.text)
  if (mark && isOption(draft, row, segment, mark, place)) addOption(draft, row, segment, mark)
  else if (draft.options.length > 0) {
    if (mark && isAgain(draft, row, segment, mark))
      draft.doubts.push(`Question ${draft.number} has two options ${mark.letter}.`)
    addContinuation(draft, row, segment)
  } else addStem(draft, row, segment.text)
}

function isOption(
  draft: Draft,
  row: Row,
  segment: Segment,
  mark: OptionMark,
  { rows, index }: Place,
): boolean {
  const { options } = draft
  if (options.length === 0) return mark.letter === 'A'
  if (options.some(({ letter, style }) => letter === mark.letter || style !== mark.style))
    return false
  if (row.segments[0] !== segment) return true
  const isInColumn = (x: number) => options.some((option) => Math.abs(option.x - x) <= 6)
  if (isInColumn(segment.x)) return true
  const isNext = mark.letter === 'ABCDE'.charAt(options.length)
  return isNext && !hasMarkLater(rows, index, mark, isInColumn)
}

/** A letter in the column of options that has been there: another question runs into this one. */
function isAgain(draft: Draft, row: Row, segment: Segment, mark: OptionMark): boolean {
  const isFirst = row.segments[0] === segment
  return (
    isFirst &&
    draft.options.some(
      ({ letter, style, x }) =>
        letter === mark.letter && style === mark.style && Math.abs(x - segment.x) <= 6,
    )
  )
}

/** The same letter a little further on, in the column of the options: that one is the option. */
function hasMarkLater(
  rows: Row[],
  index: number,
  mark: OptionMark,
  isInColumn: (x: number) => boolean,
): boolean {
  return rows.slice(index + 1, index + 12).some((row) =>
    row.segments.some((segment) => {
      const later = optionMark(segment.text)
      return later?.letter === mark.letter && later.style === mark.style && isInColumn(segment.x)
    }),
  )
}
