import clsx from 'clsx'

type RailProps = {
  /** 0 to 100. */
  value: number
  /** What it measures, read out with the percentage; without it the rail is decoration beside its own words. */
  label?: string
  /** `edge` is the thin line under a bar that sticks to the top. */
  size?: keyof typeof SIZES
  /** `weak` marks the one that needs work, beside its words. */
  tone?: keyof typeof TONES
  className?: string
}

const SIZES = { edge: 'h-0.75', md: 'h-1.5 rounded-full', lg: 'h-2 rounded-full' }
const TONES = { brand: 'bg-brand', weak: 'bg-warning' }

/** Plain progress. A score is never drawn so: that is `Steps`. */
export function Rail({ value, label, size = 'md', tone = 'brand', className }: RailProps) {
  const percent = Math.min(100, Math.max(0, value))
  const meaning = label
    ? {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuenow': Math.round(percent),
        'aria-valuemin': 0,
        'aria-valuemax': 100,
      }
    : { 'aria-hidden': true }
  return (
    <div
      {...meaning}
      className={clsx('rail block overflow-hidden bg-hairline', SIZES[size], className)}
    >
      <i
        className={clsx('block h-full rounded-[inherit]', TONES[tone])}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
