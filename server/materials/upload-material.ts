import { createHash } from 'node:crypto'
import { MAX_PDF_BYTES, type MaterialCategory } from '#contract/materials.ts'
import { startsLikePdf } from '../extraction/read-pdf.ts'
import { AppError, conflict, invalidInput } from '../lib/app-error.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { plainLine, safeFilename } from './filename.ts'
import { presentMaterial, storedName } from './material.ts'
import { duplicateMessage, NOT_A_PDF, TOO_LARGE } from './messages.ts'
import { addMaterial, findByHash, getMaterial } from './queries.ts'

type Upload = { file: Blob; title: string; category: MaterialCategory; isQuestionBank: boolean }

/**
 * Stores a PDF. One outside the bank is read at once, to say whether it looks like an exam; one of the bank waits for an
 * admin to start that. @throws AppError too_large; invalid_input for what is no PDF; conflict for the same bytes again.
 */
export async function uploadMaterial(deps: Deps, user: Person, upload: Upload) {
  if (upload.file.size > MAX_PDF_BYTES) throw new AppError('too_large', TOO_LARGE)
  const bytes = new Uint8Array(await upload.file.arrayBuffer())
  if (!startsLikePdf(bytes)) throw invalidInput(NOT_A_PDF, { file: NOT_A_PDF })
  const title = plainLine(upload.title)
  if (title === '') throw invalidInput('Please provide a title.')

  const fileHash = createHash('sha256').update(bytes).digest('hex')
  await refuseDuplicate(deps, fileHash)
  // Before the row, so that no row is ever without its file; a file without a row is saved over by the next try.
  await deps.files.save(storedName(fileHash), bytes)
  const id = await addRow(deps, user, { ...upload, title, fileHash })
  // Somebody else uploaded the same bytes at the same moment.
  if (id === undefined) throw conflict(duplicateMessage(title))
  return presentMaterial(await getMaterial(deps.db, id))
}

async function refuseDuplicate({ db }: Deps, fileHash: string) {
  const existing = await findByHash(db, fileHash)
  if (existing) throw conflict(duplicateMessage(existing.title))
}

function addRow({ db, clock, jobs }: Deps, user: Person, upload: Upload & { fileHash: string }) {
  const { file, title, category, isQuestionBank, fileHash } = upload
  return db.transaction().execute(async (trx) => {
    const added = await addMaterial(trx, {
      title,
      filename: safeFilename(file instanceof File ? file.name : ''),
      file_hash: fileHash,
      file_size: file.size,
      category,
      is_question_bank: isQuestionBank,
      uploaded_by: user.id,
      uploaded_at: clock.now(),
      reading_state: isQuestionBank ? 'unread' : 'waiting',
    })
    if (added && !isQuestionBank) {
      await jobs.enqueue(trx, 'materials.read', {})
      await jobs.enqueue(trx, 'tutor.read-passages', {})
    }
    return added?.id
  })
}
