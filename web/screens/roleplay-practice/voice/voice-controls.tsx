import { Mic, MicOff, Square } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { sayNotSupported, type Voice } from './use-voice.ts'

type VoiceControlsProps = {
  voice: Voice
  /** What is being answered, for who cannot see beside what the button stands. */
  forWhat?: string
}

/** The switch, whether it is listening, and whose service listens. */
export function VoiceControls({ voice, forWhat }: VoiceControlsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <VoiceSwitch voice={voice} forWhat={forWhat} />
      <span role="status" className="text-sm">
        {voice.phase === 'listening' && <Listening />}
      </span>
    </div>
  )
}

function VoiceSwitch({ voice, forWhat }: { voice: Voice; forWhat: string | undefined }) {
  const hintId = useId()
  const what = forWhat && <span className="sr-only">: {forWhat}</span>
  if (!voice.isAvailable) {
    return (
      <Button variant="secondary" onClick={() => sayNotSupported(voice)} className="text-muted">
        <Icon of={MicOff} size="sm" />
        Voice recording not supported
        {what}
      </Button>
    )
  }
  if (voice.isBlocked) {
    return (
      <>
        {/* Not `disabled`, which would throw the focus away from who has just pressed it. */}
        <Button variant="secondary" aria-disabled aria-describedby={hintId} className="opacity-60">
          <Icon of={MicOff} size="sm" />
          Voice Recording
          {what}
        </Button>
        <span id={hintId} className="text-sm text-muted">
          The microphone is blocked. Allow it in the browser, then reload.
        </span>
      </>
    )
  }
  const isOn = voice.phase !== 'idle'
  return (
    <Button variant="secondary" onClick={voice.toggle}>
      <Icon
        of={isOn ? Square : Mic}
        size="sm"
        className={isOn ? 'text-destructive' : 'text-brand-ink'}
      />
      {isOn ? 'Stop Recording' : 'Voice Recording'}
      {what}
    </Button>
  )
}

function Listening() {
  return (
    <span className="flex items-center gap-2 font-label text-brand-ink">
      <i aria-hidden className="size-2 animate-breathe rounded-full bg-destructive" />
      Listening...
    </span>
  )
}
