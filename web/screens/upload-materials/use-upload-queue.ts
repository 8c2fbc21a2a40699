import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../api.ts'
import { toast } from '../../ui/toast-store.ts'
import { isComplete, isPdf, isPending, queueItem, type QueueItem } from './queue.ts'
import { failureOf, reportFailure, uploadFile } from './upload-file.ts'

/** How long a finished item is seen before it leaves the queue; the specification's. */
const SUCCESS_SHOWN_MS = 2000

export type UploadQueue = ReturnType<typeof useUploadQueue>

/** The files that are to be uploaded, and their way to the server one after another. */
export function useUploadQueue() {
  const { items, latest, change } = useItems()
  const [isUploading, setUploading] = useState(false)
  const refresh = useRefreshList()

  const edit = (id: number, fields: Partial<QueueItem>) =>
    change((all) => all.map((item) => (item.id === id ? { ...item, ...fields } : item)))
  const remove = (id: number) => change((all) => all.filter((item) => item.id !== id))

  const add = (files: File[]) => {
    const pdfs = files.filter(isPdf)
    if (pdfs.length < files.length) say('Invalid Files', 'Only PDF files are allowed.')
    change((all) => [...all, ...pdfs.map(queueItem)])
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
      reportFailure(error)
    }
    refresh()
  }

  const uploadAll = async () => {
    if (latest().some((item) => isPending(item) && !isComplete(item)))
      say('Missing Information', 'Please provide a title and category for the file.')
    const next = () => latest().find((item) => isPending(item) && isComplete(item))
    setUploading(true)
    for (let item = next(); item; item = next()) await uploadOne(item)
    setUploading(false)
  }

  return { items, add, edit, remove, uploadAll, isUploading }
}

/** The items, also as the running upload must see them: with what was added, changed or removed since it began. */
function useItems() {
  const [items, setItems] = useState<QueueItem[]>([])
  const newest = useRef(items)
  const change = (by: (items: QueueItem[]) => QueueItem[]) => {
    newest.current = by(newest.current)
    setItems(newest.current)
  }
  return { items, latest: () => newest.current, change }
}

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
