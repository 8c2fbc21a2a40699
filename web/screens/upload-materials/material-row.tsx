import clsx from 'clsx'
import { CircleAlert, CircleCheck, Clock3, FileText, Trash2, type LucideIcon } from 'lucide-react'
import type { Material } from '#contract/materials.ts'
import { formatBytes, formatDay } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { InExams } from './in-exams.tsx'
import { LicenceNote } from './licence-note.tsx'
import { bankOffer, readingWords, type ReadingWords } from './reading-words.ts'
import { ReviewButton } from './review-dialog.tsx'
import { UnreadParts } from './unread-parts.tsx'
import { useMaterial, useRemoval } from './use-material.ts'

type MaterialRowProps = { material: Material; onRemoved: () => void }

/** One uploaded file: what it is, what reading it came to, and what there is to decide about it. */
export function MaterialRow({ material, onRemoved }: MaterialRowProps) {
  const { title, filename, fileSize, category, uploadedAt, isQuestionBank } = material
  const { addToBank } = useMaterial(material)
  const removal = useRemoval(material, onRemoved)
  const offer = bankOffer(material)
  const askAndRemove = () => {
    if (window.confirm(confirmation(material))) removal.mutate()
  }
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex items-start gap-3">
        <Icon of={FileText} className="mt-0.75 text-muted max-sm:hidden" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 className="mr-1 text-base font-semibold wrap-anywhere">{title}</h3>
            {isQuestionBank && <Badge variant="brand">Question bank</Badge>}
            <Badge>{category}</Badge>
          </div>
          <p className="mt-1 text-sm wrap-anywhere text-faint">
            <span className="text-muted">{filename}</span> · {formatBytes(fileSize)} ·{' '}
            <span className="whitespace-nowrap">{formatDay(uploadedAt)}</span>
          </p>
        </div>
        <IconButton
          icon={Trash2}
          label={`Delete ${title}`}
          onClick={askAndRemove}
          disabled={removal.isPending}
          className="-mt-2 -mr-2"
        />
      </div>
      <div className="grid justify-items-start gap-3 sm:pl-7.5">
        <ReadingLine {...readingWords(material)} />
        <InExams exams={material.exams} />
        <UnreadParts parts={material.reading.unread} />
        {offer && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => addToBank.mutate()}
            busy={addToBank.isPending}
          >
            {offer}
          </Button>
        )}
        <ReviewButton material={material} />
        <LicenceNote material={material} />
      </div>
    </li>
  )
}

const ICONS: Record<ReadingWords['tone'], LucideIcon | undefined> = {
  plain: FileText,
  good: CircleCheck,
  waiting: Clock3,
  queued: Clock3,
  busy: undefined,
  bad: CircleAlert,
}
const COLOURS: Record<ReadingWords['tone'], string> = {
  plain: 'text-muted',
  good: 'text-success-ink',
  waiting: 'text-warning-ink',
  queued: 'text-muted',
  busy: 'text-muted',
  bad: 'text-destructive-ink',
}

function ReadingLine({ text, tone }: ReadingWords) {
  const icon = ICONS[tone]
  return (
    <p className={clsx('flex gap-2 text-sm font-label', COLOURS[tone])}>
      {icon ? (
        <Icon of={icon} size="sm" className="mt-0.5" />
      ) : (
        <Spinner className="mt-0.5 size-3.5" />
      )}
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  )
}

function confirmation({ title, isQuestionBank, reading }: Material) {
  const exam =
    isQuestionBank && reading.state === 'read'
      ? ' Its exam is taken off the list; past results stay.'
      : ''
  return `Are you sure you want to delete "${title}"? This action cannot be undone.${exam}`
}
