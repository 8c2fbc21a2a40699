import { Button } from '../../ui/button.tsx'
import { countOf } from '../../lib/format.ts'
import { focusFileChooser } from './drop-zone.tsx'
import { isPending } from './queue.ts'
import { QueueRow } from './queue-row.tsx'
import type { UploadQueue } from './use-upload-queue.ts'

/** What is about to be uploaded. Empty, it takes no room. */
export function QueueList({ queue }: { queue: UploadQueue }) {
  const { items, edit, remove, uploadAll, isUploading } = queue
  if (items.length === 0) return null
  const pending = items.filter(isPending).length
  return (
    <section aria-labelledby="upload-queue">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="upload-queue" className="type-card-heading">
            Upload queue
          </h2>
          <p className="text-sm text-muted">
            {pending > 0 ? `${countOf(pending, 'file')} to upload` : 'Nothing left to upload'}
          </p>
        </div>
        <Button
          onClick={() => void uploadAll()}
          busy={isUploading}
          busyLabel="Uploading..."
          disabled={pending === 0 && !isUploading}
          className="max-sm:w-full"
        >
          Upload All
        </Button>
      </header>
      <ul className="grid gap-3">
        {items.map((item) => (
          <QueueRow
            key={item.id}
            item={item}
            onEdit={(fields) => edit(item.id, fields)}
            onRemove={() => {
              remove(item.id)
              focusFileChooser()
            }}
          />
        ))}
      </ul>
    </section>
  )
}
