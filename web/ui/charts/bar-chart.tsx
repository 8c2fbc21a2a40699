import clsx from 'clsx'

export type Bar = {
  /** Under the bar: short. */
  label: string
  /** The same in full and unlike any other, for the table. */
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
  /** Lines to read a height by: percent of it, and what it means in two or three characters ('4 h'). */
  marks: readonly { height: number; label: string }[]
}

/** Bars to look at, and the same numbers as a table for who does not look. */
export function BarChart({ caption, columns, bars, notice, marks }: BarChartProps) {
  return (
    <>
      <div aria-hidden className="flex min-h-44 flex-1 flex-col">
        <div className="relative mt-5 mr-7 flex flex-1 gap-1 border-b border-hairline sm:gap-3">
          {marks.map((mark) => (
            <Mark key={mark.label} {...mark} />
          ))}
          {bars.map((bar, place) => (
            <Column key={bar.name} bar={bar} noticed={place === notice} />
          ))}
        </div>
        <div className="mr-7 flex gap-1 pt-2 sm:gap-3">
          {bars.map(({ label, name }, place) => (
            <span
              key={name}
              className={clsx(
                'flex min-w-0 flex-1 justify-center text-center text-xs',
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

function Mark({ height, label }: BarChartProps['marks'][number]) {
  return (
    <span
      className="absolute inset-x-0 border-t border-dashed border-hairline"
      style={{ bottom: `${height}%` }}
    >
      <span className="absolute left-full ml-1.5 -translate-y-1/2 text-xs whitespace-nowrap text-faint">
        {label}
      </span>
    </span>
  )
}

function Column({ bar, noticed }: { bar: Bar; noticed: boolean }) {
  const height = Math.min(100, Math.max(0, bar.height))
  return (
    <span className="relative flex min-w-0 flex-1 items-end justify-center">
      <span
        className={clsx(
          'relative w-full max-w-10 rounded-t-sm forced-color-adjust-none',
          noticed ? 'bg-brand' : 'bg-brand-line',
          // Something real is seen, however little it is.
          height > 0 && 'min-h-0.75',
        )}
        style={{ height: `${height}%` }}
      >
        <span className="absolute bottom-full left-1/2 mb-1 -translate-x-1/2 rounded-xs bg-surface px-0.5 text-xs font-semibold text-ink tabular-nums">
          {bar.shown}
        </span>
      </span>
    </span>
  )
}

function BarTable({ caption, columns, bars }: Pick<BarChartProps, 'caption' | 'columns' | 'bars'>) {
  return (
    // A table itself does not let itself be cut off to a point.
    <div className="sr-only">
      <table>
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
    </div>
  )
}
