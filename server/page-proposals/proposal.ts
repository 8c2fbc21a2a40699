import type { PageProposal, PageProposals } from '#contract/page-proposals.ts'
import type { ExamReading } from '../extraction/reading.ts'
import type { CoachIdentity, ProposedQuestion } from '../ports/coach/coach.ts'
import { findPlace } from '../ports/coach/place-on-page.ts'
import type { KeyedQuestion } from '../question-bank/paper.ts'
import type { AcceptedRow, ProposalRow } from './queries.ts'

/** A page with less has no question in its text: it is blank, or a picture. */
const SHORTEST_TEXT = 40

export const isWorthAsking = (text: string) => text.trim().length >= SHORTEST_TEXT

export type UnreadPage = { page: number; numbers: string[] }

/** The pages on which something could not be read, once each, with the numbers concerned as far as they are known. */
export function unreadPages({ unread }: Pick<ExamReading, 'unread'>): UnreadPage[] {
  const byPage = Map.groupBy(
    unread.filter(({ page }) => page > 0),
    ({ page }) => page,
  )
  return [...byPage].map(([page, parts]) => ({
    page,
    // One part without numbers may be any question.
    numbers: parts.every(({ numbers }) => numbers?.length)
      ? [...new Set(parts.flatMap(({ numbers = [] }) => numbers))]
      : [],
  }))
}

/** What the reader has read is not proposed a second time. */
export function newProposals(proposed: ProposedQuestion[], { questions }: ExamReading) {
  const numbers = new Set(questions.map(({ number }) => number))
  const asked = new Set(questions.map(({ question }) => plain(question)))
  return proposed.filter(
    ({ number, question }) => !(number && numbers.has(number)) && !asked.has(plain(question)),
  )
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * A paper's questions with those that an admin has accepted, each where its number belongs, else after its page. A
 * question that the reader reads by now itself is not there twice.
 */
export function withAccepted(questions: KeyedQuestion[], accepted: AcceptedRow[]): KeyedQuestion[] {
  const known = new Set(questions.map(({ number }) => number))
  const whole = [...questions]
  for (const row of accepted.filter(({ number }) => !known.has(number))) {
    whole.splice(placeOf(row, whole), 0, {
      ...row,
      explanation: null,
      indicator: null,
      indicatorText: null,
      area: null,
      flags: [],
    })
  }
  return whole
}

function placeOf({ number, page }: AcceptedRow, whole: KeyedQuestion[]) {
  const isNumeric = /^\d+$/.test(number)
  const after = whole.findIndex((one) =>
    isNumeric && /^\d+$/.test(one.number) ? Number(one.number) > Number(number) : one.page > page,
  )
  return after < 0 ? whole.length : after
}

type Listed = { identity: CoachIdentity; waitingFiles: number; rows: ProposalRow[] }

export function presentProposals({ identity, waitingFiles, rows }: Listed): PageProposals {
  const pages = Map.groupBy(rows, ({ materialId, page }) => `${materialId} ${page}`)
  return {
    sentTo:
      identity.kind === 'model' ? { provider: identity.provider, model: identity.model } : null,
    waitingFiles,
    pages: [...pages.values()].map((ofPage) => {
      const { materialId, title, page, text } = ofPage[0]!
      return {
        ...{ materialId, title, page, text },
        proposals: ofPage.map((row) => presentProposal(row, ofPage)),
      }
    }),
  }
}

function presentProposal(row: ProposalRow, ofPage: ProposalRow[]): PageProposal {
  const { id, number, question, options, correctAnswer, text } = row
  const others = ofPage.filter((other) => other !== row)
  const found = findPlace(text, row, { others })
  const place = found && { from: found.from, to: found.to }
  return { id, number, question, options, correctAnswer, place }
}
