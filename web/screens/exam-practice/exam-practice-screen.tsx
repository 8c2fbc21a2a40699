import { AppLayout } from '../../layouts/app-layout.tsx'
import { paths } from '../../lib/paths.ts'
import { can, useUser } from '../../session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { ExamCard } from './exam-card.tsx'
import { ExamPracticeSkeleton } from './exam-practice-skeleton.tsx'
import { ExamStats } from './exam-stats.tsx'
import { useExamPractice } from './use-exam-practice.ts'

/** Every exam there is, and how this student stands in each. */
export function ExamPracticeScreen() {
  return (
    <AppLayout
      title="Exam Practice"
      subtitle="Pick an exam, answer at your own pace, see why."
      loading={<ExamPracticeSkeleton />}
    >
      <ExamPractice />
    </AppLayout>
  )
}

function ExamPractice() {
  const { totalExams, attempts, studyHours, categories, category, choose, listed } =
    useExamPractice()
  return (
    <>
      <h2 className="sr-only">Your exams</h2>
      <ExamStats totalExams={totalExams} attempts={attempts} studyHours={studyHours} />
      <section aria-labelledby="available" className="mt-8">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="available" className="type-card-heading">
            Available Practice Exams
          </h2>
          {totalExams > 0 && (
            <CategoryFilter categories={categories} value={category} onChange={choose} />
          )}
        </div>
        <div className="grid gap-4">
          {listed.map((item) => (
            <ExamCard key={item.exam.id} {...item} />
          ))}
        </div>
        {totalExams === 0 && <NoExams />}
      </section>
    </>
  )
}

function NoExams() {
  return can.administer(useUser()) ? (
    <EmptyState
      title="No exams available"
      action={<ButtonLink href={paths.uploadMaterials}>Upload materials</ButtonLink>}
    >
      Upload an exam PDF, mark it for the question bank and process it. It becomes an exam here.
    </EmptyState>
  ) : (
    <EmptyState title="No exams available">
      Your advisor has not added an exam yet. It appears here as soon as one is there.
    </EmptyState>
  )
}
