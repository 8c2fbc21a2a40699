import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

type TableProps = {
  /** Names the table for screen readers. */
  label: string
  columns: readonly string[]
  /** `TableRow`s. */
  children: ReactNode
}

/**
 * A table that becomes a list of cards under 760 px, each cell with its column's name before it.
 * The roles are spelled out because `display: block` takes a table's own meaning away in some browsers.
 */
export function Table({ label, columns, children }: TableProps) {
  return (
    <div className="overflow-x-auto">
      <table role="table" aria-label={label} className="block w-full text-sm md:table">
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className="bg-sunken px-4 py-2 text-left text-xs font-label whitespace-nowrap text-muted first:pl-5 last:pr-5"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block md:table-row-group">
          {children}
        </tbody>
      </table>
    </div>
  )
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      role="row"
      className={clsx(
        'block border-t border-hairline px-4 py-3 first:border-t-0 md:table-row md:first:border-t',
        className,
      )}
      {...rest}
    />
  )
}

type CellProps = ComponentProps<'td'> & {
  /** The column's name, shown before the value on a phone. */
  label: string
}

export function Cell({ label, className, children, ...rest }: CellProps) {
  return (
    <td
      role="cell"
      className={clsx(
        'grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3 py-0.75 align-top md:table-cell md:px-4 md:py-3 md:first:pl-5 md:last:pr-5',
        className,
      )}
      {...rest}
    >
      <span aria-hidden className="text-muted md:hidden">
        {label}
      </span>
      <div className="min-w-0">{children}</div>
    </td>
  )
}
