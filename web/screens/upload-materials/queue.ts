import { GENERAL_CATEGORY, type MaterialCategory } from '#contract/materials.ts'

export type QueueItem = {
  id: number
  file: File
  title: string
  category: MaterialCategory
  isQuestionBank: boolean
  /** "Our school may use these items singly", stated right after the upload. */
  singleUse: boolean
  state: QueueState
}

export type QueueState =
  | { kind: 'pending' }
  | { kind: 'uploading'; percent: number }
  | { kind: 'success' }
  /** `canRetry`: the same file might get through another time. */
  | { kind: 'error'; reason: string; canRetry: boolean }

/** Still to be uploaded, now or once more: its fields can be changed. */
export const isOpen = ({ state }: QueueItem) =>
  state.kind === 'pending' || (state.kind === 'error' && state.canRetry)

export const isPending = ({ state }: QueueItem) => state.kind === 'pending'
export const isComplete = ({ title, category }: QueueItem) => title.trim() !== '' && !!category

let lastId = 0

export const queueItem = (file: File): QueueItem => ({
  id: ++lastId,
  file,
  title: file.name.replace(/\.pdf$/i, ''),
  category: GENERAL_CATEGORY,
  isQuestionBank: false,
  singleUse: false,
  state: { kind: 'pending' },
})

/** By media type, as the browser names it; the server looks at the content. */
export const isPdf = (file: File) => file.type === 'application/pdf'
