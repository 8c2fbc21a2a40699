import { useId, type FormEvent } from 'react'
import type { KeptGoals } from '#contract/analytics.ts'
import { useSaveGoals } from '../../lib/use-save-goals.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { GoalFields } from '../../ui/goal-fields.tsx'

type GoalsDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  goals: KeptGoals
}

/** The two goals a student sets. */
export function GoalsDialog({ open, onOpenChange, goals }: GoalsDialogProps) {
  const form = useId()
  const { problems, saving, submit, forget } = useSaveGoals(() => onOpenChange(false))
  const change = (next: boolean) => {
    forget()
    onOpenChange(next)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(new FormData(event.currentTarget))
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Study goals"
      description="Only you see them."
      footer={
        <>
          <Button variant="ghost" onClick={() => change(false)}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={saving} busyLabel="Saving...">
            Save goals
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className="grid items-start gap-4 sm:grid-cols-2">
        <GoalFields goals={goals} problems={problems} />
      </form>
    </Dialog>
  )
}
