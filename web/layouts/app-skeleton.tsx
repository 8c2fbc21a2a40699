import { AppLayout } from './app-layout.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

/** The app around a screen whose code is still on its way. */
export function AppSkeleton({ title }: { title: string }) {
  return (
    <AppLayout title={title}>
      <PageSkeleton />
    </AppLayout>
  )
}
