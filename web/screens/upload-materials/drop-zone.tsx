import clsx from 'clsx'
import { FileUp } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ChangeEvent } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'

const CHOOSER = 'choose-files'

/** Where the keyboard goes on when the thing it was on is gone. */
export const focusFileChooser = () => document.getElementById(CHOOSER)?.focus()

/** Takes PDFs dropped anywhere on the page, or chosen; by keyboard the chooser is an ordinary control. */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const isOver = useFileDrop(onFiles)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // So that the same file can be chosen again after it was removed from the queue.
    target.value = ''
  }
  return (
    <div
      className={clsx(
        'grid content-center justify-items-center gap-1 rounded-lg border-2 border-dashed px-6 py-8 text-center lg:col-[1]!',
        isOver ? 'border-brand bg-brand-soft' : 'border-line bg-surface',
      )}
    >
      <span className="mb-2 grid size-12 place-items-center rounded-lg bg-brand-soft text-brand-ink">
        <Icon of={FileUp} size="lg" />
      </span>
      <p className="type-card-heading">{isOver ? 'Drop them here' : 'Drag and drop PDFs here'}</p>
      <p className="text-sm text-muted">or choose them from your device, several at once</p>
      <label
        className={clsx(
          buttonClass({ variant: 'secondary' }),
          'mt-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        )}
      >
        Choose Files
        <input
          id={CHOOSER}
          type="file"
          multiple
          accept="application/pdf,.pdf"
          onChange={choose}
          className="sr-only"
        />
      </label>
    </div>
  )
}

/** Files dropped anywhere in the window; left to itself the browser would leave the page and open them. */
function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(false)
    onFiles([...(event.dataTransfer?.files ?? [])])
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('drop', drop, { signal })
    window.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      { signal },
    )
    // Without a related target the pointer has left the window.
    window.addEventListener('dragleave', (event) => !event.relatedTarget && setOver(false), {
      signal,
    })
    return () => listening.abort()
  }, [])
  return isOver
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
