import { ArrowRight, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RefusedRow, RosterChange, RosterUpload } from '#contract/roster.ts'
import { countOf } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Cell, TableRow } from '../../ui/table.tsx'
import { LongTable } from './long-table.tsx'
import { useRefusedRowsDownload } from './use-workbooks.ts'

const REFUSED = ['Row', 'Column', 'In your file', 'Why it was refused', 'Fix']
const CHANGED = ['Row', 'Person', 'Column', 'What changes']

type RowsProps = { review: RosterUpload }

/** What stays out, where it stands in the file, and how to get it in. */
export function RefusedRows({ file, review }: RowsProps & { file: File }) {
  const { refused, refusedRows } = review
  const download = useRefusedRowsDownload(file)
  if (refusedRows === 0) return null
  return (
    <Section
      title={`${refusedRows.toLocaleString('en-US')} refused ${refusedRows === 1 ? 'row' : 'rows'}`}
      note={noteOn(review)}
      action={
        <Button
          variant="secondary"
          size="sm"
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          <Icon of={Download} size="sm" />
          Download these rows
        </Button>
      }
    >
      <LongTable label="Refused rows" columns={REFUSED} rows={refused}>
        {(problem) => <Problem key={`${problem.row} ${problem.column}`} {...problem} />}
      </LongTable>
    </Section>
  )
}

function noteOn({ applied, count }: RosterUpload) {
  if (applied) return 'They stayed out. Download them, correct them, and upload that file.'
  return count > 0
    ? 'They stay out. The good rows can go in without them.'
    : 'They stay out. Correct them and upload the file again.'
}

function Problem({ row, column, value, reason, fix }: RefusedRow) {
  return (
    <TableRow>
      <Cell label="Row">
        <b className="font-semibold tabular-nums">{row}</b>
      </Cell>
      <Cell label="Column">
        <ColumnName>{column}</ColumnName>
      </Cell>
      <Cell label="In your file">
        {value === '' ? (
          <span className="text-faint">(empty)</span>
        ) : (
          <span className="rounded-xs bg-destructive-soft px-1.5 py-px font-label wrap-anywhere text-destructive-ink">
            {value}
          </span>
        )}
      </Cell>
      <Cell label="Why">{reason}</Cell>
      <Cell label="Fix">{fix}</Cell>
    </TableRow>
  )
}

/** Cell by cell, what is there now and what the file says. */
export function ChangedRows({ review }: RowsProps) {
  const { changes, changedRows, applied } = review
  if (changedRows === 0) return null
  const told = new Set(changes.map(({ row }) => row)).size
  return (
    <Section
      title={`${changedRows.toLocaleString('en-US')} changed ${changedRows === 1 ? 'row' : 'rows'}`}
      note={told < changedRows ? `The first ${countOf(changes.length, 'change')}:` : undefined}
    >
      <LongTable
        label="Changed rows"
        columns={applied ? [...CHANGED.slice(0, -1), 'What changed'] : CHANGED}
        rows={changes}
      >
        {(change) => <Change key={`${change.row} ${change.column}`} {...change} />}
      </LongTable>
    </Section>
  )
}

function Change({ row, person, column, from, to }: RosterChange) {
  return (
    <TableRow>
      <Cell label="Row">
        <b className="font-semibold tabular-nums">{row}</b>
      </Cell>
      <Cell label="Person" className="wrap-anywhere">
        {person}
      </Cell>
      <Cell label="Column">
        <ColumnName>{column}</ColumnName>
      </Cell>
      <Cell label="Changes">
        <span className="inline-flex flex-wrap items-center gap-1.5">
          <s className="text-faint">{from || '(empty)'}</s>
          <Icon of={ArrowRight} className="size-3.5 text-faint" />
          <span className="sr-only">becomes</span>
          <b className="font-semibold">{to}</b>
        </span>
      </Cell>
    </TableRow>
  )
}

type SectionProps = {
  title: string
  note?: string | undefined
  action?: ReactNode
  children: ReactNode
}

function Section({ title, note, action, children }: SectionProps) {
  return (
    <section className="mt-6">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="type-card-heading">{title}</h2>
          {note && <p className="text-sm text-muted">{note}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}

export const ColumnName = ({ children }: { children: ReactNode }) => (
  <code className="rounded-xs bg-sunken px-1 py-0.5 text-xs">{children}</code>
)
