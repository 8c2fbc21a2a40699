import { addToAuditLog } from '../audit/queries.ts'
import { rebuildMasterExam, republishTest } from '../question-bank/publish-reading.ts'
import {
  findSampleExam,
  lockBank,
  lockExamsOf,
  saveQuestions,
  withdrawExam,
} from '../question-bank/queries.ts'
import type { Trx } from '../ports/database/database.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { storedName } from './material.ts'
import { deleteMaterial, findByHash, getMaterial } from './queries.ts'

/**
 * Deletes the file, its exam and its questions. What a session has asked stays, so that past results still show it.
 * @throws AppError not_found
 */
export async function removeMaterial({ db, clock, files }: Deps, admin: Person, id: number) {
  const { fileHash } = await db.transaction().execute(async (trx) => {
    await lockBank(trx)
    const { category, title } = await getMaterial(trx, id)
    await lockExamsOf(trx, [id], category)
    await unpublish(trx, id, clock.now())
    const deleted = await deleteMaterial(trx, id)
    if (deleted.testNumber) await republishTest(trx, deleted.testNumber, clock.now())
    await rebuildMasterExam(trx, category, clock.now())
    const done = { by: admin, action: 'material-deleted', detail: title } as const
    await addToAuditLog(trx, done, clock.now())
    return deleted
  })
  // Not if the same bytes have come back meanwhile.
  if (!(await findByHash(db, fileHash))) await files.remove(storedName(fileHash))
}

async function unpublish(trx: Trx, id: number, now: Date) {
  const exam = await findSampleExam(trx, id)
  if (exam) await withdrawExam(trx, exam.id, now)
  await saveQuestions(trx, id, [])
}
