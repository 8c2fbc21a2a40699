import { Download, FileSpreadsheet } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ChooseFile } from './choose-file.tsx'
import { useCsvTemplate, useTemplateDownload } from './use-workbooks.ts'

/** Before a file is chosen: what will happen, the chooser, the templates. */
export function RosterChooser({ onChoose }: { onChoose: (file: File) => void }) {
  const template = useCsvTemplate()
  const workbook = useTemplateDownload()
  return (
    <div className="grid justify-items-center gap-1 rounded-lg border-2 border-dashed border-line bg-surface px-6 py-8 text-center">
      <span className="mb-2 grid size-12 place-items-center rounded-lg bg-success-soft text-success-ink">
        <Icon of={FileSpreadsheet} size="lg" />
      </span>
      <h2 className="type-card-heading">Your roster as an Excel file</h2>
      <p className="max-w-112 text-sm text-balance text-muted">
        You see what would be added, changed and refused before anything is written.
      </p>
      <ChooseFile label="Choose File" onChoose={onChoose} className="mt-3" />
      <div className="mt-4 flex flex-wrap justify-center gap-1">
        <Button variant="ghost" onClick={() => template.mutate()}>
          <Icon of={Download} size="sm" />
          Download Template
        </Button>
        <Button variant="ghost" busy={workbook.isPending} onClick={() => workbook.mutate()}>
          <Icon of={Download} size="sm" />
          Template as .xlsx
        </Button>
      </div>
    </div>
  )
}
