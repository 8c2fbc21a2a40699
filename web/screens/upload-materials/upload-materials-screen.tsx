import { AdminOnly } from '../../layouts/admin-only.tsx'
import { AppLayout } from '../../layouts/app-layout.tsx'
import { PageSkeleton } from '../../layouts/page-skeleton.tsx'

export function UploadMaterialsScreen() {
  return (
    <AdminOnly denied="Upload Materials is only available to administrators.">
      <AppLayout title="Upload Materials">
        <PageSkeleton />
      </AppLayout>
    </AdminOnly>
  )
}
