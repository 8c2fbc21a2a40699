import { CircleCheck } from 'lucide-react'
import { useCallback, useId, type FormEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, Input, Textarea } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { useSupportForm } from './use-support-form.ts'

type SupportDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Help & Support: a message to all admins of the team. */
export function SupportDialog({ open, onOpenChange }: SupportDialogProps) {
  const id = useId()
  const close = useCallback(() => onOpenChange(false), [onOpenChange])
  const support = useSupportForm(open, close)
  const { isSent, isPending } = support
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Help & Support"
      {...(!isSent && {
        description: 'All admins of your team can read what you send.',
        footer: (
          <>
            <Button variant="ghost" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={id} busy={isPending} busyLabel="Sending...">
              Send
            </Button>
          </>
        ),
      })}
    >
      {isSent ? <Sent /> : <SupportForm id={id} support={support} />}
    </Dialog>
  )
}

type SupportFormProps = { id: string; support: ReturnType<typeof useSupportForm> }

function SupportForm({ id, support }: SupportFormProps) {
  const { form, errors, change, submit } = support
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = submit()
    const field = wrong && event.currentTarget.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <form id={id} noValidate onSubmit={send} className="grid gap-4">
      <Field label="Subject" error={errors.subject}>
        <Input
          name="subject"
          value={form.subject}
          onChange={(event) => change('subject', event.target.value)}
          autoComplete="off"
        />
      </Field>
      <Field label="Message" error={errors.message}>
        <Textarea
          name="message"
          rows={5}
          value={form.message}
          onChange={(event) => change('message', event.target.value)}
        />
      </Field>
    </form>
  )
}

const Sent = () => (
  <div role="status" className="grid justify-items-center gap-2 pt-4 pb-6 text-center">
    <span className="grid size-14 place-items-center rounded-full bg-success-soft text-success-ink">
      <Icon of={CircleCheck} size="lg" />
    </span>
    <p className="type-card-heading mt-2">Feedback submitted successfully!</p>
    <p className="text-balance text-muted">We'll review your message and get back to you soon.</p>
  </div>
)
