import { PdfRefused } from '../extraction/read-pdf.ts'
import type { PageWords } from '../extraction/page-words.ts'
import { readTexts } from '../extraction/read-texts.ts'
import type { ExamReading } from '../extraction/reading.ts'
import { AppError } from '../lib/app-error.ts'
import { countUse } from '../lib/rate-limit.ts'
import { storedName } from '../materials/material.ts'
import { CoachUnavailable } from '../ports/coach/coach.ts'
import type { Deps } from '../ports/deps.ts'
import { isFileGone } from '../ports/files/files.ts'
import { isWorthAsking, newProposals, unreadPages, type UnreadPage } from './proposal.ts'
import { findReading, listAskedPages, listFilesToAsk, markAsked, savePage } from './queries.ts'

const DAY_SECONDS = 24 * 60 * 60
/** For one page with its tries. */
const PATIENCE_MS = 120_000

type File = { id: number; fileHash: string }

/**
 * Sends the pages that could not be read to the model, one after another, and keeps what it proposes for an admin. May
 * run twice, and may be cut off anywhere: a page that has an answer is not sent again. Where the model does not answer,
 * or the day's pages are used up, the rest stays for the next batch processing.
 */
export async function readUnreadPages(deps: Deps) {
  if (!deps.coach.readPage) return
  for (const file of await listFilesToAsk(deps.db)) {
    try {
      await readFile(deps, file)
      await markAsked(deps.db, file.id)
    } catch (error) {
      if (error instanceof CoachUnavailable || error instanceof AppError) {
        deps.log.warn(
          { materialId: file.id, reason: error.name },
          'Unread pages wait for the model.',
        )
        return
      }
      if (!isGone(error)) throw error
      await markAsked(deps.db, file.id)
    }
  }
}

async function readFile(deps: Deps, { id, fileHash }: File) {
  const reading = await findReading(deps.db, id)
  const asked = await listAskedPages(deps.db, id)
  const pages = reading ? unreadPages(reading).filter(({ page }) => !asked.includes(page)) : []
  if (!reading || pages.length === 0) return
  const texts = await deps.files.withPath(storedName(fileHash), (path) => readTexts(path))
  for (const page of pages) await readOne(deps, { id, reading, texts, page })
}

type Subject = { id: number; reading: ExamReading; texts: PageWords[]; page: UnreadPage }

async function readOne({ db, coach, clock, config }: Deps, { id, reading, texts, page }: Subject) {
  const text = texts.find((one) => one.page === page.page)?.text ?? ''
  const now = clock.now()
  let proposed: Awaited<ReturnType<NonNullable<typeof coach.readPage>>> = []
  if (isWorthAsking(text)) {
    const limit = { most: config.modelBudget.pagesPerDay, perSeconds: DAY_SECONDS }
    await countUse(db, 'model-pages', limit, now)
    proposed = await coach.readPage!({ ...page, text }, AbortSignal.timeout(PATIENCE_MS))
  }
  const proposals = newProposals(proposed, reading)
  await db
    .transaction()
    .execute((trx) => savePage(trx, { materialId: id, page: page.page, text, proposals }, now))
}

/** Deleted meanwhile, or not to be opened: there is nothing to send. */
const isGone = (error: unknown) => error instanceof PdfRefused || isFileGone(error)
