import { PdfRefused, readPdf } from '../extraction/read-pdf.ts'
import type { ExamReading } from '../extraction/reading.ts'
import { makeStorable } from '../lib/storable-text.ts'
import { announceExams } from '../notifications/announce-exams.ts'
import { resumeRequests } from '../page-proposals/request-proposals.ts'
import type { Deps } from '../ports/deps.ts'
import { isFileGone } from '../ports/files/files.ts'
import { describeMasterExams, publishReading } from '../question-bank/publish-reading.ts'
import { lockBank } from '../question-bank/queries.ts'
import { storedName } from './material.ts'
import { FILE_GONE, READER_FAILED } from './messages.ts'
import { saveOutcome, saveQuestionsAdded, saveRefusal, takeNextToRead } from './queries.ts'

/**
 * Reads every file that waits, one after another, and publishes what is in the bank. May run twice, and may be cut off
 * anywhere: a file counts as read in the same transaction in which its questions appear.
 */
export async function readMaterials(deps: Deps) {
  const done: number[] = []
  for (;;) {
    const file = await takeNextToRead(deps.db, done)
    if (!file) break
    await readMaterial(deps, file)
    done.push(file.id)
  }
  await describeMasterExams(deps)
  await resumeRequests(deps)
  await announceExams(deps)
}

type StoredFile = { id: number; fileHash: string }

/** One file that fails does not stop the others: it is refused, in words for the admin. */
async function readMaterial(deps: Deps, file: StoredFile) {
  try {
    const reading = await deps.files.withPath(storedName(file.fileHash), (path) => readPdf(path))
    await saveReading(deps, file.id, makeStorable(reading))
  } catch (error) {
    const message = refusalOf(error)
    const isOurs = await saveRefusal(deps.db, file.id, message)
    // A file that was deleted while it was read fails in many ways, none of them a surprise.
    if (isOurs && message === READER_FAILED) {
      deps.log.error({ err: error, materialId: file.id }, 'Reading a PDF failed.')
    }
  }
}

function saveReading({ db, clock }: Deps, id: number, reading: ExamReading) {
  return db.transaction().execute(async (trx) => {
    await lockBank(trx)
    const isOurs = await saveOutcome(trx, id, {
      reading_state: 'read',
      reading_message: null,
      reading: JSON.stringify(reading),
      test_number: reading.cover.testNumber,
    })
    if (isOurs) await saveQuestionsAdded(trx, id, await publishReading(trx, id, clock.now()))
  })
}

function refusalOf(error: unknown) {
  if (error instanceof PdfRefused) return error.message
  return isFileGone(error) ? FILE_GONE : READER_FAILED
}
