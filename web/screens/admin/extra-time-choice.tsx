import type { ExtraTime } from '#contract/session.ts'
import { Segmented } from '../../ui/segmented.tsx'

const OPTIONS = [
  { value: '1', label: 'Usual' },
  { value: '1.5', label: '1.5×' },
  { value: '2', label: '2×' },
] as const
const TIMES: Record<(typeof OPTIONS)[number]['value'], ExtraTime> = { '1': 1, '1.5': 1.5, '2': 2 }

type ExtraTimeChoiceProps = { value: ExtraTime; onChange: (value: ExtraTime) => void }

/** A student's accommodation; it holds for timed sessions begun from now on. */
export function ExtraTimeChoice({ value, onChange }: ExtraTimeChoiceProps) {
  const chosen = OPTIONS.find((option) => TIMES[option.value] === value)
  return (
    <div className="grid gap-1.5">
      <span className="type-label">Time in timed exams</span>
      <Segmented
        label="Time in timed exams"
        value={chosen?.value ?? '1'}
        options={OPTIONS}
        onChange={(time) => onChange(TIMES[time])}
        className="justify-self-start"
      />
      <p className="text-sm text-muted">Counts for exams started from now on.</p>
    </div>
  )
}
