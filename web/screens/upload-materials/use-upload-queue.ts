import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { toast } from '../../ui/toast-store.ts'
import { changeQueue, findQueue, useQueueItems } from './queue-store.ts'
import { isComplete, isPdf, isPending, isUploading, queueItem, type QueueItem } from './queue.ts'
import { failureOf, reportFailure, uploadFile } from './upload-file.ts'

/** How long a finished item is seen before it leaves the queue; the specification's. */
const SUCCESS_SHOWN_MS = 2000

const MISSING = {
  title: 'Missing Information',
  description: 'Please provide a title and category for the file.',
}

export type UploadQueue = ReturnType<typeof useUploadQueue>

/** The files that are to be uploaded, and their way to the server one after another. */
export function useUploadQueue() {
  const items = useQueueItems()
  const refresh = useRefreshList()

  const add = (files: File[]) => {
    const pdfs = files.filter(isPdf)
    if (pdfs.length < files.length) say('Invalid Files', 'Only PDF files are allowed.')
    changeQueue((all) => [...all, ...pdfs.map(queueItem)])
  }

  const uploadOne = async ({ id, ...item }: QueueItem) => {
    const onProgress = (percent: number) => edit(id, { state: { kind: 'uploading', percent } })
    onProgress(0)
    try {
      await uploadFile({ id, ...item }, onProgress)
      edit(id, { state: { kind: 'success' } })
      setTimeout(() => remove(id), SUCCESS_SHOWN_MS)
    } catch (error) {
      edit(id, { state: failureOf(error, item.file) })
      reportFailure(error, lacksSomething() ? `${MISSING.title}: ${MISSING.description}` : '')
    }
    refresh()
  }

  const uploadAll = async () => {
    if (lacksSomething()) say(MISSING.title, MISSING.description)
    for (let item = nextToUpload(); item; item = nextToUpload()) await uploadOne(item)
  }

  return { items, add, edit, remove, uploadAll, isUploading: items.some(isUploading) }
}

const edit = (id: number, fields: Partial<QueueItem>) =>
  changeQueue((all) => all.map((item) => (item.id === id ? { ...item, ...fields } : item)))

const remove = (id: number) => changeQueue((all) => all.filter((item) => item.id !== id))

const nextToUpload = () => findQueue().find((item) => isPending(item) && isComplete(item))
const lacksSomething = () => findQueue().some((item) => isPending(item) && !isComplete(item))

/** Also the status: a file outside the bank is read at once, and the list changes when that is done. */
function useRefreshList() {
  const client = useQueryClient()
  return () => {
    for (const { key } of [api.materials.listMaterials, api.materials.getBatchStatus])
      void client.invalidateQueries({ queryKey: key })
  }
}

const say = (title: string, description: string) =>
  toast({ title, description, variant: 'destructive' })
