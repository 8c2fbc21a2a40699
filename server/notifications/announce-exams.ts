import { listExams } from '../exams/queries.ts'
import type { Deps } from '../ports/deps.ts'
import { examsNews } from './messages.ts'
import { notify } from './notify-people.ts'
import { listStudentIds, markAnnounced } from './queries.ts'

/** Tells every student of the exams that are new on the list: once each, and of several at once in one breath. */
export function announceExams({ db, clock }: Deps) {
  return db.transaction().execute(async (trx) => {
    const now = clock.now()
    const listed = (await listExams(trx)).map(({ id }) => id)
    const exams = await markAnnounced(trx, listed, now)
    if (exams.length > 0) await notify(trx, await listStudentIds(trx), examsNews(exams, now))
  })
}
