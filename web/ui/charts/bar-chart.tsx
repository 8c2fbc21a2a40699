import clsx from 'clsx'

export type Bar = {
  /** Under the bar: short. */
  label: string
  /** The same in full, for the table. */
  name: string
  /** On the bar; nothing stands on one without words. */
  shown: string
  /** The same in full, for the table. */
  said: string
  /** Percent of the height there is; more is drawn as 100. */
  height: number
}

export type BarChartProps = {
  /** What is counted, of what: the table's name. */
  caption: string
  /** What a bar stands for, and what its height says. */
  columns: readonly [name: string, value: string]
  bars: readonly Bar[]
  /** Place of the bar to notice, from 0. */
  notice?: number | undefined
  /** What a bar of full height means ('4 h'). */
  full: string
}

/** Bars to look at, and the same numbers as a table for who does not look. */
export function BarChart({ caption, columns, bars, notice, full }: BarChartProps) {
  return (
    <>
      <div aria-hidden className="flex min-h-44 flex-1 flex-col">
        <div className="relative flex flex-1 gap-2 border-b border-hairline pt-7 sm:gap-3">
          <span className="absolute inset-x-0 top-7 border-t border-dashed border-hairline" />
          <span className="absolute top-1.5 right-0 text-xs text-faint">{full}</span>
          {bars.map((bar, place) => (
            <Column key={bar.label} bar={bar} noticed={place === notice} />
          ))}
        </div>
        <div className="flex gap-2 pt-2 sm:gap-3">
          {bars.map(({ label }, place) => (
            <span
              key={label}
              className={clsx(
                'flex-1 text-center text-xs',
                place === notice ? 'font-semibold text-ink' : 'text-muted',
              )}
            >
              {label}
            </span>
          ))}
        </div>
      </div>
      <BarTable caption={caption} columns={columns} bars={bars} />
    </>
  )
}

function Column({ bar, noticed }: { bar: Bar; noticed: boolean }) {
  const height = Math.min(100, Math.max(0, bar.height))
  return (
    <span className="relative flex flex-1 items-end justify-center">
      <span
        className={clsx(
          'relative w-full max-w-10 rounded-t-sm forced-color-adjust-none',
          noticed ? 'bg-brand' : 'bg-brand-line',
          // Something real is seen, however little it is.
          height > 0 && 'min-h-0.75',
        )}
        style={{ height: `${height}%` }}
      >
        <span className="absolute inset-x-0 bottom-full mx-auto mb-1 w-fit rounded-xs bg-surface px-0.5 text-xs font-semibold text-ink tabular-nums">
          {bar.shown}
        </span>
      </span>
    </span>
  )
}

function BarTable({ caption, columns, bars }: Pick<BarChartProps, 'caption' | 'columns' | 'bars'>) {
  return (
    <table className="sr-only">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, said }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{said}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
