import { useId, type FormEvent } from 'react'
import { MAX_WEEKLY_HOURS, type KeptGoals } from '#contract/analytics.ts'
import { useSaveGoals } from '../../lib/use-save-goals.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Input } from '../../ui/field.tsx'

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
        <Field label="Hours a week" error={problems.weeklyHours}>
          <Input
            name="weeklyHours"
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_WEEKLY_HOURS}
            defaultValue={goals.weeklyHours}
          />
        </Field>
        <Field label="Exam score in %" error={problems.examScore}>
          <Input
            name="examScore"
            type="number"
            inputMode="numeric"
            min={1}
            max={100}
            defaultValue={goals.examScore}
          />
        </Field>
      </form>
    </Dialog>
  )
}
