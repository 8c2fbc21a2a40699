import { CircleAlert, Download, FileSpreadsheet } from 'lucide-react'
import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { countOf } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ChooseFile } from './choose-file.tsx'
import type { RosterState } from './use-roster-upload.ts'
import { useCsvTemplate } from './use-workbooks.ts'

type ChosenState = Exclude<RosterState, { step: 'none' }>
type FileRowProps = { state: ChosenState; onChoose: (file: File) => void }

/** The chosen file and what has become of it. */
export function FileRow({ state, onChoose }: FileRowProps) {
  const template = useCsvTemplate()
  const place = useFocusWhen(state.step)
  const isRefused = state.step === 'refused'
  const isBusy = state.step === 'reading' || state.step === 'uploading'
  return (
    <div className="flex flex-wrap items-center gap-3 pb-5">
      <span
        className={clsx(
          'grid size-10 place-items-center rounded-md',
          isRefused
            ? 'bg-destructive-soft text-destructive-ink'
            : 'bg-success-soft text-success-ink',
        )}
      >
        <Icon of={isRefused ? CircleAlert : FileSpreadsheet} />
      </span>
      <div ref={place} tabIndex={-1} className="min-w-48 flex-1 leading-5 outline-none">
        <b className="font-semibold wrap-anywhere">{state.file.name}</b>
        <p role={isRefused ? 'alert' : 'status'} className="text-sm text-pretty text-muted">
          {wordsOf(state)}
        </p>
      </div>
      <Button
        variant="ghost"
        className="max-sm:flex-1 max-sm:px-2"
        onClick={() => template.mutate()}
      >
        <Icon of={Download} size="sm" />
        Download Template
      </Button>
      <ChooseFile
        label="Choose another file"
        onChoose={onChoose}
        disabled={isBusy}
        className="max-sm:flex-1 max-sm:px-2"
      />
    </div>
  )
}

function wordsOf(state: ChosenState) {
  switch (state.step) {
    case 'refused':
      return `${state.reason} Nothing has been written.`
    case 'reading':
    case 'uploading':
      return ''
    case 'reviewed':
      return `${countOf(state.review.rowsRead, 'row')} read on the sheet “${state.review.sheet}”. Nothing has been written yet.`
    case 'done':
      return `Done: ${countOf(state.review.newRows, 'person')} added, ${state.review.changedRows} updated.`.replace(
        'persons',
        'people',
      )
  }
}

/** The button that was pressed is gone after a choice and after an upload: the keyboard goes on at the file. */
function useFocusWhen(step: ChosenState['step']) {
  const place = useRef<HTMLDivElement>(null)
  const isOver = step === 'done'
  useEffect(() => place.current?.focus({ preventScroll: !isOver }), [isOver])
  return place
}
