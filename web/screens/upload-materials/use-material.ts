import { useMutation } from '@tanstack/react-query'
import type { Material } from '#contract/materials.ts'
import { api } from '../../api.ts'
import { messageOf } from '../../lib/message-of.ts'
import { useRefresh } from '../../lib/use-refresh.ts'
import { toast } from '../../ui/toast-store.ts'

/** What an admin can do with one uploaded file. Each of it can change the exams. */
export function useMaterial({ id }: Material) {
  const refresh = useRefreshMaterials()
  const addToBank = useMutation({
    mutationFn: () => api.materials.addToQuestionBank({ id }),
    onSuccess: refresh,
    onError: fail('Failed to add it to the bank. Please try again.'),
  })
  const stateSingleUse = useMutation({
    mutationFn: (allowed: boolean) => api.materials.stateSingleUse({ id, allowed }),
    onSuccess: refresh,
    onError: fail('Your statement was not kept. Please try again.'),
  })
  return { addToBank, stateSingleUse, refresh }
}

/** `onRemoved` is called when the list is without it. */
export function useRemoval({ id }: Material, onRemoved: () => void) {
  const refresh = useRefreshMaterials()
  return useMutation({
    mutationFn: () => api.materials.deleteMaterial({ id }),
    onSuccess: () => refresh().then(onRemoved),
    onError: fail('Failed to delete material. Please try again.'),
  })
}

const useRefreshMaterials = () =>
  useRefresh([
    api.materials.listMaterials.key,
    api.materials.getBatchStatus.key,
    api.materials.listFlaggedQuestions.key,
    api.exams.listExams.key,
    api.exams.getExam.key,
  ])

export const fail = (fixedWords: string) => (error: unknown) =>
  toast({ title: 'Error', description: messageOf(error, fixedWords), variant: 'destructive' })
