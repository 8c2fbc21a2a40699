import { usePrefetchQuery } from '@tanstack/react-query'
import { AdminOnly } from '../../layouts/admin-only.tsx'
import { AppLayout } from '../../layouts/app-layout.tsx'
import { can, useUser } from '../../session.ts'
import { DropZone } from './drop-zone.tsx'
import { GuidelinesCard } from './guidelines-card.tsx'
import { MaterialList } from './material-list.tsx'
import { ProcessingCard } from './processing-card.tsx'
import { ProposalsCard } from './proposals-card.tsx'
import { QueueList } from './queue-list.tsx'
import { UploadSkeleton } from './upload-skeleton.tsx'
import { materialsQuery, statusQuery } from './use-processing.ts'
import { useUploadQueue } from './use-upload-queue.ts'

/** Where admins bring PDFs in, see what was read in them, and make exams of them. */
export function UploadMaterialsScreen() {
  const user = useUser()
  return (
    <AdminOnly denied="Upload Materials is only available to administrators.">
      <AppLayout
        title="Upload Materials"
        subtitle={
          can.administer(user)
            ? 'Add study materials and build the master question bank'
            : 'Add study materials for your team'
        }
        loading={<UploadSkeleton />}
      >
        <UploadMaterials />
      </AppLayout>
    </AdminOnly>
  )
}

/** In the order of the work: bring in, process, look. The guidelines hold nothing to press, so they may stand aside. */
function UploadMaterials() {
  const queue = useUploadQueue()
  // Both at once; each part then takes its own.
  usePrefetchQuery(materialsQuery)
  usePrefetchQuery(statusQuery)
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-5 *:lg:col-span-2">
      <DropZone onFiles={queue.add} />
      <QueueList queue={queue} />
      <ProcessingCard />
      <ProposalsCard />
      <MaterialList />
      <GuidelinesCard />
    </div>
  )
}
