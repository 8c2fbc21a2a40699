import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { FeedbackForm } from '#contract/feedback.ts'
import { api } from '../api.ts'
import { messageOf } from '../lib/message-of.ts'
import { toast } from '../ui/toast-store.ts'

/** The specification's: long enough to read two short sentences. */
const CLOSES_AFTER_MS = 2000
const EMPTY: FeedbackForm = { subject: '', message: '' }

type Field = keyof FeedbackForm
export type FieldErrors = Partial<Record<Field, string>>

const NEW = { form: EMPTY, isChecked: false, isSent: false }

/** The Help & Support form: checked on submit, and from then on while it is mended. What was typed outlives a failure. */
export function useSupportForm(isOpen: boolean, close: () => void) {
  const [{ form, isChecked, isSent }, setState] = useState(NEW)
  const { mutate, isPending } = useSending(() => setState({ ...NEW, isSent: true }))
  useStartAnew(isOpen, () => isSent && setState(NEW))

  useEffect(() => {
    if (!isSent) return
    const closing = setTimeout(close, CLOSES_AFTER_MS)
    return () => clearTimeout(closing)
  }, [isSent, close])

  return {
    form,
    errors: isChecked ? errorsOf(form) : {},
    isPending,
    isSent,
    change: (field: Field, text: string) =>
      setState({ form: { ...form, [field]: text }, isChecked, isSent }),
    /** Sends it, or says which field is to be mended first. */
    submit(): Field | undefined {
      setState({ form, isChecked: true, isSent })
      const checked = FeedbackForm.safeParse(form)
      if (checked.success && !isPending) mutate(checked.data)
      const wrong = errorsOf(form)
      return wrong.subject ? 'subject' : wrong.message ? 'message' : undefined
    },
  }
}

/** At the opening, not at the closing, which takes a moment in which the thanks are still to be seen. */
function useStartAnew(isOpen: boolean, startAnew: () => void) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen === isOpen) return
  setWasOpen(isOpen)
  if (isOpen) startAnew()
}

function useSending(onSent: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (checked: FeedbackForm) => api.feedback.submitFeedback(checked),
    onSuccess: () => {
      onSent()
      toast({
        title: 'Feedback submitted!',
        description: "Thank you for your feedback. We'll review it soon.",
        variant: 'success',
      })
      for (const { key } of [api.feedback.listFeedback, api.feedback.listOwnFeedback]) {
        void client.invalidateQueries({ queryKey: key })
      }
    },
    onError: sayFailed,
  })
}

function errorsOf(form: FeedbackForm): FieldErrors {
  const issues = FeedbackForm.safeParse(form).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]))
}

function sayFailed(error: unknown) {
  // Being signed out is said elsewhere, with the way back.
  if (error instanceof ApiError && error.status === 401) return
  const description = messageOf(error, 'Failed to submit feedback. Please try again.')
  toast({ title: 'Error', description, variant: 'destructive' })
}
