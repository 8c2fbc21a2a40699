import { Field } from '../../../ui/field.tsx'
import { SpeechReportView } from '../../../ui/speech-report-view.tsx'
import { InterimWords } from './interim-words.tsx'
import { useVoice } from './use-voice.ts'
import { VoiceControls } from './voice-controls.tsx'
import { VoiceTextarea } from './voice-textarea.tsx'

type VoiceFieldProps = {
  label: string
  rows: number
  text: string
  /** Characters that the server takes. */
  most: number
  counted?: string
  isVoiceAllowed: boolean
  /** For the switch, where the page has several. */
  forWhat?: string
  onText: (text: string) => void
  onWords: (words: string) => void
  onInterim: (words: string) => void
}

/** A text that is typed, spoken, or both at once. */
export function VoiceField(props: VoiceFieldProps) {
  const { label, rows, text, most, counted, isVoiceAllowed, forWhat, onText } = props
  const voice = useVoice(isVoiceAllowed, props)
  const tooLong = `This is too long to submit: at most ${most.toLocaleString('en-US')} characters.`
  return (
    <div className="grid gap-3">
      <Field label={label} error={text.trim().length > most ? tooLong : undefined}>
        <VoiceTextarea rows={rows} value={text} onText={onText} />
      </Field>
      <InterimWords words={voice.interim} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <VoiceControls voice={voice} forWhat={forWhat} />
        {counted && <p className="text-sm text-muted tabular-nums">{counted}</p>}
      </div>
      {/* The region is there before its words, or they would not be read out. */}
      <div role="status">{voice.report && <SpeechReportView report={voice.report} />}</div>
    </div>
  )
}
