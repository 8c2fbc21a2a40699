import type { RosterUpload } from '#contract/roster.ts'
import { Button } from '../../ui/button.tsx'
import type { RosterState } from './use-roster-upload.ts'

type ImportBarProps = {
  state: RosterState
  onUpload: (chosen: { file: File; review: RosterUpload }) => void
  onCancel: () => void
}

/** The one button that writes, at the bottom of what it will do. */
export function ImportBar({ state, onUpload, onCancel }: ImportBarProps) {
  if (state.step !== 'reviewed' && state.step !== 'uploading') return null
  const { file, review } = state
  if (!review) return null
  const nothing = review.newRows + review.changedRows === 0
  return (
    <div className="sticky bottom-0 mt-6 flex flex-wrap items-center gap-3 border-t border-hairline bg-bg py-3 md:py-4">
      <p className="hidden flex-1 text-sm text-muted md:block">{wordsOf(review)}</p>
      <Button variant="ghost" onClick={onCancel} disabled={state.step === 'uploading'}>
        Cancel
      </Button>
      <Button
        className="max-md:flex-1"
        busy={state.step === 'uploading'}
        busyLabel="Uploading..."
        disabled={nothing}
        onClick={() => onUpload({ file, review })}
      >
        {nothing ? 'Nothing to upload' : labelOf(review)}
      </Button>
    </div>
  )
}

function labelOf({ newRows, changedRows }: RosterUpload) {
  const [added, updated] = [newRows, changedRows].map((count) => count.toLocaleString('en-US'))
  if (changedRows === 0) return `Add ${added}`
  return newRows === 0 ? `Update ${updated}` : `Add ${added} and update ${updated}`
}

function wordsOf({ newRows, changedRows, rowsRead, refusedRows }: RosterUpload) {
  const goIn = newRows + changedRows
  const rest =
    refusedRows === 0
      ? ''
      : refusedRows === 1
        ? ' The refused one waits for you.'
        : ` The ${refusedRows.toLocaleString('en-US')} refused ones wait for you.`
  return `${goIn.toLocaleString('en-US')} of ${rowsRead.toLocaleString('en-US')} rows go in.${rest}`
}
