import { CircleAlert, CircleCheck, FileText, X } from 'lucide-react'
import { EVENT_CODE_HINTS, MATERIAL_CATEGORIES, TITLE_MAX } from '#contract/materials.ts'
import { formatBytes } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, Input, Select } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Rail } from '../../ui/rail.tsx'
import { Checkbox } from '../../ui/switch.tsx'
import { isComplete, isOpen, type QueueItem } from './queue.ts'

type QueueRowProps = {
  item: QueueItem
  onEdit: (fields: Partial<QueueItem>) => void
  onRemove: () => void
}

/** One file in the queue: what it is called, where it belongs, how far it is. */
export function QueueRow({ item, onEdit, onRemove }: QueueRowProps) {
  const { file, state } = item
  return (
    <Card as="li" aria-label={file.name} className="grid grid-cols-1 gap-4 p-4 sm:p-5">
      <div className="flex items-center gap-3">
        <Icon of={FileText} className="text-muted" />
        <p className="min-w-0 flex-1 text-sm">
          <b className="block truncate" title={file.name}>
            {file.name}
          </b>
          <span className="text-faint">{formatBytes(file.size)}</span>
        </p>
        {(state.kind === 'pending' || state.kind === 'error') && (
          <IconButton icon={X} label={`Remove ${file.name}`} size="sm" onClick={onRemove} />
        )}
      </div>
      {isOpen(item) && <QueueFields item={item} onEdit={onEdit} />}
      <div role="status" className="empty:hidden">
        <QueueProgress item={item} onRetry={() => onEdit({ state: { kind: 'pending' } })} />
      </div>
    </Card>
  )
}

function QueueFields({ item, onEdit }: Omit<QueueRowProps, 'onRemove'>) {
  const { title, category, isQuestionBank, singleUse, state } = item
  const refused = state.kind === 'error' ? state.fields : {}
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label="Title"
          error={isComplete(item) ? refused['title'] : 'Please provide a title.'}
        >
          <Input
            value={title}
            maxLength={TITLE_MAX}
            onChange={({ target }) => onEdit({ title: target.value })}
          />
        </Field>
        <Field label="Category" hint={codesHint(category)} error={refused['category']}>
          <Select
            value={category}
            onChange={({ target }) => {
              const chosen = MATERIAL_CATEGORIES.find((name) => name === target.value)
              if (chosen) onEdit({ category: chosen })
            }}
          >
            {MATERIAL_CATEGORIES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="grid gap-3">
        <Checkbox
          label="Add to Master Question Bank (Admin Only)"
          checked={isQuestionBank}
          onChange={(checked) => onEdit({ isQuestionBank: checked })}
        />
        {isQuestionBank && (
          <Checkbox
            label="Our school may use these items singly"
            hint="Leave it out for official sample exams: their licence allows the whole exam only. Your name and the date are kept."
            checked={singleUse}
            onChange={(checked) => onEdit({ singleUse: checked })}
          />
        )}
      </div>
    </>
  )
}

function codesHint(category: QueueItem['category']) {
  const codes = EVENT_CODE_HINTS[category]
  if (codes.length === 0) return 'General material, for no event in particular'
  return `Event ${codes.length === 1 ? 'code' : 'codes'}: ${codes.join(', ')}`
}

function QueueProgress({ item, onRetry }: { item: QueueItem; onRetry: () => void }) {
  const { file, state } = item
  switch (state.kind) {
    case 'pending':
      return null
    case 'uploading':
      return (
        <div className="grid gap-2">
          <p className="text-sm text-muted">Uploading...</p>
          <Rail value={state.percent} label={`Uploading ${file.name}`} />
        </div>
      )
    case 'success':
      return (
        <p className="flex items-center gap-2 text-sm font-semibold text-success-ink">
          <Icon of={CircleCheck} /> Uploaded
        </p>
      )
    case 'error':
      return (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-destructive-soft px-3 py-2 text-sm text-destructive-ink">
          <p className="flex min-w-0 flex-1 basis-60 gap-2">
            <Icon of={CircleAlert} className="mt-px" />
            <span className="min-w-0 wrap-anywhere">{state.reason}</span>
          </p>
          {state.canRetry && (
            <Button variant="secondary" size="sm" onClick={onRetry}>
              Put back in the queue
            </Button>
          )}
        </div>
      )
  }
}
