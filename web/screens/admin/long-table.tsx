import type { ReactNode } from 'react'
import { countOf } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Table } from '../../ui/table.tsx'
import { useShownPart } from './use-shown-part.ts'

type LongTableProps<Row> = {
  label: string
  columns: readonly string[]
  rows: readonly Row[]
  /** One `TableRow`. */
  children: (row: Row) => ReactNode
}

/** A table of which a long list's first part is drawn, and more when it is asked for. */
export function LongTable<Row>({ label, columns, rows, children }: LongTableProps<Row>) {
  const { shown, hidden, showMore } = useShownPart(rows)
  return (
    <>
      <Card as="div" className="overflow-hidden">
        <Table label={label} columns={columns}>
          {shown.map(children)}
        </Table>
      </Card>
      {hidden > 0 && (
        <div className="mt-3 flex items-center gap-3 text-sm text-muted">
          {countOf(hidden, 'more row')}
          <Button variant="secondary" size="sm" onClick={showMore}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}
