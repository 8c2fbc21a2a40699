import { GENERAL_CATEGORY, TITLE_MAX, type MaterialCategory } from '#contract/materials.ts'

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
  /** `canRetry`: it might get through another time, as it is or with `fields` mended, of which each says its reason. */
  | { kind: 'error'; reason: string; canRetry: boolean; fields: Record<string, string> }

/** Still to be uploaded, now or once more: its fields can be changed. */
export const isOpen = ({ state }: QueueItem) =>
  state.kind === 'pending' || (state.kind === 'error' && state.canRetry)

export const isUploading = ({ state }: QueueItem) => state.kind === 'uploading'
export const isPending = ({ state }: QueueItem) => state.kind === 'pending'
export const isComplete = ({ title, category }: QueueItem) => title.trim() !== '' && !!category

let lastId = 0

export const queueItem = (file: File): QueueItem => ({
  id: ++lastId,
  file,
  title: titleFor(file.name),
  category: GENERAL_CATEGORY,
  isQuestionBank: false,
  singleUse: false,
  state: { kind: 'pending' },
})

/** The name without its ending, as long as a title may be, and no sign of two halves (an emoji) cut in two. */
const titleFor = (filename: string) =>
  filename
    .replace(/\.pdf$/i, '')
    .slice(0, TITLE_MAX)
    .replace(/[\uD800-\uDBFF]$/, '')

/** By media type, as the browser names it; the server looks at the content. */
export const isPdf = (file: File) => file.type === 'application/pdf'
