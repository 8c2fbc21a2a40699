import clsx from 'clsx'
import type { RosterUpload } from '#contract/roster.ts'
import { Figure } from '../../ui/stat.tsx'

/** How many rows are what: one bar in proportion, and the figures. */
export function RosterCounts({ review }: { review: RosterUpload }) {
  const parts = partsOf(review)
  const shown = parts.filter(({ count }) => count > 0)
  const inWords = parts.map(({ count, name }) => `${count} ${name.toLowerCase()}`).join(', ')
  return (
    <section aria-label="What the file holds">
      <div role="img" aria-label={inWords} className="mb-3 flex h-2 gap-0.5">
        {shown.map(({ name, count, tone }) => (
          <i
            key={name}
            style={{ flexGrow: count }}
            className={clsx(
              'min-w-1 basis-0 rounded-xs first:rounded-l-full last:rounded-r-full forced-color-adjust-none',
              tone,
            )}
          />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-hairline bg-hairline md:grid-cols-4">
        {parts.map(({ name, count, note, tone }) => (
          <div key={name} className="grid gap-1 bg-surface px-4 pt-3 pb-4 md:px-5 md:pt-4 md:pb-5">
            <h2 className="flex items-center gap-2 text-sm font-semibold">
              <i
                aria-hidden
                className={clsx('size-2.5 rounded-xs forced-color-adjust-none', tone)}
              />
              {name}
            </h2>
            <Figure value={count.toLocaleString('en-US')} size="md" />
            <p className="text-sm text-muted">{note}</p>
          </div>
        ))}
      </div>
      <p className="mt-3 text-sm text-muted">Nobody is removed for being absent from the file.</p>
    </section>
  )
}

function partsOf({ applied, newRows, changedRows, unchangedRows, refusedRows }: RosterUpload) {
  return [
    {
      name: 'New',
      count: newRows,
      note: applied ? 'added' : 'will be added',
      tone: 'bg-brand',
    },
    {
      name: 'Changed',
      count: changedRows,
      note: applied ? 'updated' : 'will be updated',
      tone: 'bg-brand/50',
    },
    { name: 'Unchanged', count: unchangedRows, note: 'already on the team', tone: 'bg-line/50' },
    { name: 'Refused', count: refusedRows, note: 'need a fix first', tone: 'bg-destructive' },
  ]
}
