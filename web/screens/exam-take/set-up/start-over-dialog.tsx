import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

export type Asking = {
  asking: boolean
  /** Of the session that would be set aside. */
  answered: number
  total: number
  pending: boolean
  cancel: () => void
  confirm: () => void
}

/** Asks before answers are set aside. */
export function StartOverDialog({ start }: { start: Asking }) {
  const { asking, answered, total, cancel, confirm, pending } = start
  return (
    <Dialog
      open={asking}
      onOpenChange={(open) => {
        if (!open) cancel()
      }}
      title="Start over?"
      footer={
        <>
          <Button variant="ghost" onClick={cancel}>
            Keep my answers
          </Button>
          <Button
            variant="destructive"
            busy={pending}
            busyLabel="Preparing Exam..."
            onClick={confirm}
          >
            Start over
          </Button>
        </>
      }
    >
      <p className="text-muted">
        The exam in progress ({answered} of {total} answered) is set aside: it gets no result, and
        its answers do not come back.
      </p>
    </Dialog>
  )
}
