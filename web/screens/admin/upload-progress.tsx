import { Rail } from '../../ui/rail.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** The specification's: it starts here, and goes when the server has answered. */
const START_PERCENT = 25

export function UploadProgress({ words }: { words: string }) {
  return (
    <div className="mb-5 grid gap-2">
      <Rail value={START_PERCENT} label={words} size="lg" />
      <p role="status" className="flex items-center gap-2 text-sm text-muted">
        <Spinner className="size-3.5" />
        {words}
      </p>
    </div>
  )
}
