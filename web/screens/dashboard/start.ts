import type { Exam, ExamAttempt } from '#contract/exams.ts'
import type { User } from '#contract/session.ts'
import { paths } from '../../lib/paths.ts'
import { can } from '../../session.ts'

/** As many questions as one sitting between two lessons takes; the smallest of the presets. */
const SHORT_SITTING = 20

export type Start = { label: string; href: string }

/** Where the banner's button leads: twenty questions of the exam last taken, else of the first on the list. */
export function startOf(
  user: Pick<User, 'role'>,
  exams: readonly Exam[],
  attempts: readonly ExamAttempt[],
): Start {
  const short = exams.filter((exam) => !exam.wholeExamOnly && exam.questionCount >= SHORT_SITTING)
  const last = attempts.find(({ examId }) => short.some(({ id }) => id === examId))
  const exam = short.find(({ id }) => id === last?.examId) ?? short[0]
  if (exam) {
    const href = paths.examOf(exam.id, SHORT_SITTING)
    return { label: `Start with ${SHORT_SITTING} questions`, href }
  }
  if (exams.length === 0 && can.administer(user)) {
    return { label: 'Upload the first exam', href: paths.uploadMaterials }
  }
  return { label: 'Go to Exam Practice', href: paths.examPractice }
}
