import { withAccepted } from '../page-proposals/proposal.ts'
import { listAccepted } from '../page-proposals/queries.ts'
import type { Trx } from '../ports/database/database.ts'
import type { Deps } from '../ports/deps.ts'
import {
  examFacts,
  isWholeExamOnly,
  joinPaper,
  keyedQuestions,
  masterExamFacts,
  type Paper,
  type WholePaper,
} from './paper.ts'
import {
  findMasterExam,
  findPaper,
  findSampleExam,
  listAskableQuestions,
  listMasterExams,
  listPapersOfTest,
  listSinglyUsableQuestions,
  lockBank,
  lockExamsOf,
  saveExam,
  saveExamQuestions,
  saveQuestions,
  saveReport,
  withdrawExam,
} from './queries.ts'
import { questionRow } from './question.ts'
import { presentReport } from './report.ts'

/** Until item statistics say otherwise. */
const DIFFICULTY = 'intermediate'

/**
 * Brings the bank in step with what was read in a file and what an admin decided about it: its questions, its exam, the
 * exam of its other half, and the master exam of its category. Doing it again changes nothing. The bank must be locked.
 * Returns how many questions are asked that were not asked before.
 */
export async function publishReading(trx: Trx, materialId: number, now: Date): Promise<number> {
  const paper = await findPaper(trx, materialId)
  if (!paper) return 0
  const added = await publishPaper(trx, paper, now)
  return paper.testNumber && paper.isQuestionBank
    ? added + (await republishTest(trx, paper.testNumber, now, paper.id))
    : added
}

/** The same for the other files of a test, when one of them came, changed or went. */
export async function republishTest(trx: Trx, testNumber: string, now: Date, except?: number) {
  let added = 0
  for (const paper of await listPapersOfTest(trx, testNumber)) {
    if (paper.id !== except) added += await publishPaper(trx, paper, now)
  }
  return added
}

/** Holds every question of a category's papers that may be used singly; listed when there are enough of them. */
export async function rebuildMasterExam(trx: Trx, category: string, now: Date) {
  const exam = await findMasterExam(trx, category)
  const questions = await listSinglyUsableQuestions(trx, category)
  if (questions.length === 0) return exam && withdrawExam(trx, exam.id, now)

  const { id } = await saveMasterExam(trx, exam?.id, { category, questions, now })
  await saveExamQuestions(
    trx,
    id,
    questions.map((question) => question.id),
  )
}

/**
 * Master exams say of themselves what this version says of them: publishing a paper rebuilds only its category's, so one
 * that an earlier version made would keep that version's words until then.
 */
export function describeMasterExams({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return db.transaction().execute(async (trx) => {
    await lockBank(trx)
    // One a category, of which there are eight.
    for (const { id, category } of await listMasterExams(trx)) {
      const questions = await listSinglyUsableQuestions(trx, category)
      await saveMasterExam(trx, id, { category, questions, now: clock.now() })
    }
  })
}

type MasterExam = {
  category: string
  questions: Awaited<ReturnType<typeof listSinglyUsableQuestions>>
  now: Date
}

function saveMasterExam(
  trx: Trx,
  id: number | undefined,
  { category, questions, now }: MasterExam,
) {
  const paperCount = new Set(questions.map(({ examId }) => examId)).size
  return saveExam(trx, id, {
    ...masterExamFacts(category, questions.length, paperCount),
    kind: 'master',
    material_id: null,
    category,
    difficulty: DIFFICULTY,
    whole_exam_only: false,
    created_at: now,
  })
}

async function publishPaper(trx: Trx, paper: Paper, now: Date) {
  const candidates = paper.testNumber ? await listPapersOfTest(trx, paper.testNumber) : []
  const whole = joinPaper(paper, candidates)
  await saveReport(trx, paper.id, presentReport(whole))
  if (!paper.isQuestionBank) return 0

  await lockExamsOf(trx, [paper.id], paper.category)
  const before = new Set((await listAskableQuestions(trx, paper.id)).map(({ id }) => id))
  const questions = withAccepted(keyedQuestions(whole), await listAccepted(trx, paper.id))
  const rows = questions.map((question, place) => questionRow(paper.id, question, place))
  await saveQuestions(trx, paper.id, rows)
  const questionIds = await rebuildSampleExam(trx, whole, now)
  await rebuildMasterExam(trx, paper.category, now)
  return questionIds.filter((id) => !before.has(id)).length
}

async function rebuildSampleExam(trx: Trx, paper: WholePaper, now: Date) {
  const exam = await findSampleExam(trx, paper.id)
  const questions = await listAskableQuestions(trx, paper.id)
  const questionIds = questions.map(({ id }) => id)
  if (questions.length === 0) {
    if (exam) await withdrawExam(trx, exam.id, now)
    return questionIds
  }
  const explained = questions.map((question) => Boolean(question.isExplained))
  const { id } = await saveExam(trx, exam?.id, {
    ...examFacts(paper, explained),
    kind: 'sample',
    material_id: paper.id,
    category: paper.category,
    difficulty: DIFFICULTY,
    whole_exam_only: isWholeExamOnly(paper),
    created_at: now,
  })
  await saveExamQuestions(trx, id, questionIds)
  return questionIds
}
