import { AppLayout } from '../../layouts/app-layout.tsx'
import { PageSkeleton } from '../../layouts/page-skeleton.tsx'

export function ExamTakeScreen() {
  return (
    <AppLayout title="Exam Practice">
      <PageSkeleton label="Loading exam..." />
    </AppLayout>
  )
}
