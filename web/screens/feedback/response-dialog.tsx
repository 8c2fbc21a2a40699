import { useId, type FormEvent } from 'react'
import type { ReceivedFeedback } from '#contract/feedback.ts'
import { formatDayIfAny, formatMoment } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import { useResponse } from './use-response.ts'

type ResponseDialogProps = { listed: ReceivedFeedback; onClose: () => void }

/** A message in full, and its answer. Mounted when it opens, so that it starts from what there is then. */
export function ResponseDialog({ listed, onClose }: ResponseDialogProps) {
  const formId = useId()
  const { item, text, setText, send, isPending, isAnsweredMeanwhile } = useResponse(listed, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={item.adminResponse ? 'Edit Response' : 'Respond to Feedback'}
      description={`From ${item.userEmail}, ${formatDayIfAny(item.createdAt)}`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={text === ''}
            busy={isPending}
            busyLabel="Sending..."
          >
            Send Response
          </Button>
        </>
      }
    >
      <Message item={item} />
      {isAnsweredMeanwhile && <EarlierResponse item={item} />}
      <form id={formId} onSubmit={submit}>
        <Field
          label="Your Response"
          hint={!isAnsweredMeanwhile && item.adminResponse && answeredBy(item)}
        >
          <Textarea rows={6} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}

function Message({ item }: { item: ReceivedFeedback }) {
  return (
    <section aria-label="What the student wrote" className="rounded-md bg-sunken px-4 py-3.5">
      <h3 className="font-semibold wrap-anywhere">{item.subject}</h3>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{item.message}</p>
    </section>
  )
}

/** Somebody was faster. What one has written oneself stays in the form below. */
function EarlierResponse({ item }: { item: ReceivedFeedback }) {
  const id = useId()
  return (
    <section
      role="alert"
      aria-labelledby={id}
      className="rounded-md border border-warning-line bg-warning-soft px-4 py-3.5"
    >
      <h3 id={id} className="text-sm font-semibold text-warning-ink">
        {answeredBy(item)}
      </h3>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{item.adminResponse}</p>
      <p className="mt-2 text-sm text-muted">
        The student has this answer. Sending yours replaces it; nothing is replaced if you cancel.
      </p>
    </section>
  )
}

function answeredBy({ respondedBy, respondedAt }: ReceivedFeedback) {
  const when = respondedAt ? ` on ${formatMoment(respondedAt)}` : ''
  return `Answered by ${respondedBy ?? 'another admin'}${when}`
}
