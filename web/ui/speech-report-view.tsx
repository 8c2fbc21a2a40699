import { AudioLines } from 'lucide-react'
import {
  COMFORTABLE_PACE,
  FAST_PACE,
  HARMLESS_FILLERS,
  SLOW_PACE,
  type SpeechReport,
} from '../lib/kept-speech-report.ts'
import { Icon } from './icon.tsx'

/** How it sounded, after speaking: counted on this device, and nowhere else. */
export function SpeechReportView({ report }: { report: SpeechReport }) {
  return (
    <div className="grid gap-x-6 gap-y-3 rounded-md bg-sunken px-4 py-3.5 sm:grid-cols-2">
      <Measure name="Pace" figure={report.pace} unit="words a minute">
        {PACE_WORDS[report.verdict]}
      </Measure>
      <Measure name="Filler words" figure={report.fillersPerMinute} unit="a minute">
        {fillerWords(report)}
      </Measure>
      <p className="flex gap-1.5 text-xs text-muted sm:col-span-2">
        <Icon of={AudioLines} size="sm" />
        Counted on this device, while you were speaking. Neither is sent or judged.
      </p>
    </div>
  )
}

type MeasureProps = { name: string; figure: number; unit: string; children: string }

function Measure({ name, figure, unit, children }: MeasureProps) {
  return (
    <div>
      <p className="type-label text-muted">{name}</p>
      <p className="mt-1">
        <b className="type-figure text-[1.5rem]">{figure}</b>{' '}
        <span className="text-sm text-muted">{unit}</span>
      </p>
      <p className="mt-1 text-sm">{children}</p>
    </div>
  )
}

const COMFORT = COMFORTABLE_PACE.join('–')
const PACE_WORDS: Record<SpeechReport['verdict'], string> = {
  comfortable: `Comfortable to listen to (${COMFORT}).`,
  fine: `Easy to follow; ${COMFORT} is the most comfortable.`,
  short: `That is far from ${COMFORT}, which is the most comfortable, but not for long enough to judge it.`,
  slow: `Below ${SLOW_PACE} for a minute or more: a judge’s mind may wander. ${COMFORT} is comfortable.`,
  fast: `Above ${FAST_PACE} for a minute or more: hard to follow. Breathe after each point.`,
}

function fillerWords({ fillers, areFillersHarmless }: SpeechReport) {
  const most = fillers.slice(0, 3).map(({ words, times }) => `“${words}” ${times}×`)
  const said = most.length > 0 ? ` You said ${most.join(', ')}.` : ''
  if (areFillersHarmless) return `Up to ${HARMLESS_FILLERS} a minute do no harm.${said}`
  return `More than ${HARMLESS_FILLERS} a minute begin to distract.${said} A short silence sounds surer.`
}
