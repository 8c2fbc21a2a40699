import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { StudyGoals } from '#contract/analytics.ts'
import { api, query } from '../api.ts'
import { messageOf } from './message-of.ts'
import { toast } from '../ui/toast-store.ts'

type Problems = { weeklyHours?: string; examScore?: string }

/** Checks what was typed by the contract's own rule, then saves it. */
export function useSaveGoals(onSaved: () => void) {
  const cache = useQueryClient()
  const [problems, setProblems] = useState<Problems>({})
  const save = useMutation({
    mutationFn: (goals: StudyGoals) => api.analytics.saveStudyGoals(goals),
    onSuccess: (kept) => {
      cache.setQueryData(query(api.analytics.getStudyGoals, {}).queryKey, kept)
      toast({ title: 'Success', description: 'Your goals have been saved.', variant: 'success' })
      onSaved()
    },
    onError: (error) => {
      const description = messageOf(error, 'Failed to save your goals. Please try again.')
      toast({ title: 'Error', description, variant: 'destructive' })
    },
  })

  return {
    problems,
    saving: save.isPending,
    forget: () => setProblems({}),
    submit: (form: FormData) => {
      const parsed = StudyGoals.safeParse(typedNumbers(form))
      setProblems(parsed.success ? {} : problemsOf(parsed.error.issues))
      if (parsed.success) save.mutate(parsed.data)
    },
  }
}

/** An empty field is no number, not zero. */
const typedNumbers = (form: FormData) =>
  Object.fromEntries(
    [...form].map(([name, text]) => [name, text === '' ? undefined : Number(text)]),
  )

const problemsOf = (issues: readonly { path: PropertyKey[]; message: string }[]): Problems =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
