import type { Material, MaterialReading } from '#contract/materials.ts'
import { Report } from '../question-bank/report.ts'
import type { MaterialRow } from './queries.ts'

/** Raised whenever reading the same file would give another result, so that `batch-process` reads it again. */
export const READER_VERSION = 2

export const presentMaterial = (row: MaterialRow): Material => ({
  id: row.id,
  title: row.title,
  filename: row.filename,
  fileSize: row.fileSize,
  category: row.category,
  uploadedAt: row.uploadedAt.toISOString(),
  isQuestionBank: row.isQuestionBank,
  reading: presentReading(row),
  exams: row.exams,
  singleUse: presentSingleUse(row),
})

const NOTHING_READ: Report = {
  questionCount: 0,
  keyCount: 0,
  unread: [],
  licenceNotice: null,
  waitsFor: null,
}

function presentReading(row: MaterialRow): MaterialReading {
  return {
    ...(Report.safeParse(row.report).data ?? NOTHING_READ),
    state: row.readingState,
    message: row.readingMessage,
    reviewCount: Number(row.reviewCount),
    reviewedCount: Number(row.reviewedCount),
    testNumber: row.testNumber,
  }
}

const presentSingleUse = ({ singleUseBy, singleUseAt }: MaterialRow) =>
  singleUseBy !== null && singleUseAt !== null
    ? { by: singleUseBy, at: singleUseAt.toISOString() }
    : null

/** The name a file is stored under: its content's, whatever the browser called it. */
export const storedName = (fileHash: string) => `${fileHash}.pdf`
