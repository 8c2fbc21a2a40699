import { AppLayout } from '../../layouts/app-layout.tsx'
import { PageSkeleton } from '../../layouts/page-skeleton.tsx'

export function ExamPracticeScreen() {
  return (
    <AppLayout title="Exam Practice">
      <PageSkeleton />
    </AppLayout>
  )
}
