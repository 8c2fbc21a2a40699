import { publishedExams } from '#content/load.ts'
import type { Exam } from '#content/schema.ts'
import type { Trx } from '../ports/database/database.ts'
import type { Deps } from '../ports/deps.ts'
import { lockBank, saveExam, saveExamQuestions, withdrawExam } from '../question-bank/queries.ts'
import { examRow } from './authored-exam.ts'
import { itemRow } from './authored-item.ts'
import { interleave } from './interleaving.ts'
import {
  deleteUnaskedItems,
  findLoadedHash,
  lockAuthoredExams,
  saveItems,
  saveLoadedHash,
} from './queries.ts'

/** Of the content files; tests bring their own. */
export type PublishedExams = { hash(): string; read(): Exam[] }

/** Counts up when the same files make other rows. */
const FORM = 1
/** Where a school wants only its own papers. */
const NOTHING = 'nothing'

/**
 * Lists the exams that come with the product, as their files are now: an edited item is a new question, a dropped one
 * leaves its exam, and what students were asked stays for their results. Costs one query and a look at the files when
 * nothing has changed; several servers that start at once wait for the first.
 */
export async function publishAuthoredExams(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  published: PublishedExams = publishedExams(),
) {
  const hash = config.authoredExams ? `${FORM}-${published.hash()}` : NOTHING
  if ((await findLoadedHash(db)) === hash) return
  const exams = config.authoredExams ? published.read() : []
  await db.transaction().execute(async (trx) => {
    await lockBank(trx)
    if ((await findLoadedHash(trx)) === hash) return
    await replaceExams(trx, exams, clock.now())
    await saveLoadedHash(trx, hash)
  })
}

async function replaceExams(trx: Trx, exams: Exam[], now: Date) {
  const known = new Map((await lockAuthoredExams(trx)).map((one) => [one.contentId, one.id]))
  const papers = exams.map((exam) => ({ exam, items: interleave(exam.items) }))
  const idOf = await saveItems(
    trx,
    papers.flatMap(({ items }) => items.map(itemRow)),
  )
  // Lists show what was added last at the top, so the first of the blueprint comes last.
  for (const { exam, items } of papers.toReversed()) {
    const { id } = await saveExam(trx, known.get(exam.id), examRow(exam, now))
    known.delete(exam.id)
    // Every item was saved just now.
    const questionIds = items.map((item) => idOf.get(item.id)!)
    await saveExamQuestions(trx, id, questionIds)
  }
  for (const id of known.values()) await withdrawExam(trx, id, now)
  await deleteUnaskedItems(trx)
}
