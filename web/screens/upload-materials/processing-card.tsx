import { useId } from 'react'
import type { BatchStatus } from '#contract/materials.ts'
import { countOf } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Rail } from '../../ui/rail.tsx'
import { useProposals } from './use-proposals.ts'
import { useProcessing } from './use-processing.ts'

/** Turning the bank's PDFs into exams: two buttons, and how far the reading is. */
export function ProcessingCard() {
  const { status, start, batch } = useProcessing()
  return (
    <Card aria-labelledby="processing" className="grid gap-4 p-5">
      <header className="flex items-center gap-3">
        <h2 id="processing" className="type-card-heading">
          Question bank
        </h2>
        <Badge variant="brand">Admin</Badge>
      </header>
      <div className="grid gap-5 md:grid-cols-2">
        <Action
          label="Process PDFs"
          hint="Reads the question-bank PDFs that were not read yet, and makes an exam of each."
          action={start}
        />
        <Action
          label="AI Batch Processing"
          hint={`Also reads again what failed, or what an older version read. ${useWhatIsSent()}`}
          action={batch}
        />
      </div>
      <Progress status={status} />
      <Errors messages={status.errors} />
    </Card>
  )
}

/** Said before it is pressed: where text of the PDFs goes, if anywhere. */
function useWhatIsSent() {
  const { data } = useProposals()
  if (!data) return ''
  return data.sentTo
    ? `The text of pages that Finalist’s own reader cannot read is sent to ${data.sentTo.provider}; what its model proposes waits for your check.`
    : 'No AI model is set up: Finalist’s own reader does it all, never guesses, and lists what it could not use.'
}

type ActionProps = {
  label: string
  hint: string
  action: { mutate: () => void; isPending: boolean }
}

function Action({ label, hint, action }: ActionProps) {
  const id = useId()
  return (
    <div className="grid content-start justify-items-start gap-2">
      <Button
        variant="secondary"
        onClick={() => action.mutate()}
        busy={action.isPending}
        busyLabel="Processing..."
        aria-describedby={id}
        className="max-sm:w-full"
      >
        {label}
      </Button>
      <p id={id} className="text-sm text-pretty text-muted">
        {hint}
      </p>
    </div>
  )
}

/** The live region stands there before its words, or screen readers would not announce them. */
function Progress({ status }: { status: BatchStatus }) {
  const { isProcessing, currentFile, processedCount, totalFiles, questionsAdded } = status
  return (
    <div role="status" className="empty:hidden">
      {isProcessing && (
        <div className="grid grid-cols-1 gap-2 border-t border-hairline pt-4 text-sm">
          <p className="flex justify-between gap-3">
            <b>
              {processedCount} of {countOf(totalFiles, 'PDF')}
            </b>
            <span className="text-muted">{countOf(questionsAdded, 'question')} added</span>
          </p>
          <Rail value={(100 * processedCount) / Math.max(1, totalFiles)} />
          <p className="truncate text-muted" title={currentFile ?? undefined}>
            {currentFile ? `Reading ${currentFile}` : 'Starting...'}
          </p>
        </div>
      )}
    </div>
  )
}

function Errors({ messages }: { messages: string[] }) {
  if (messages.length === 0) return null
  return (
    <details className="border-t border-hairline pt-4 text-sm">
      <summary className="w-fit font-label text-destructive-ink">
        {countOf(messages.length, 'PDF')} could not be read
      </summary>
      <ul className="mt-2 grid gap-2 text-muted">
        {messages.map((message) => (
          <li key={message} className="wrap-anywhere">
            {message}
          </li>
        ))}
      </ul>
    </details>
  )
}
