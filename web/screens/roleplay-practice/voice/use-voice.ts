import { useEffect, useState, useSyncExternalStore } from 'react'
import { toast } from '../../../ui/toast-store.ts'
import { findRecogniserClass } from './recogniser.ts'
import { findSpeechReport } from './speech-report.ts'
import { VoiceRecorder } from './voice-recorder.ts'

export type Voice = ReturnType<typeof useVoice>

type Hearing = {
  /** Gets each piece of final text. */
  onWords: (words: string) => void
  /** Gets what is heard so far and may still change, or '' when nothing is. */
  onInterim: (words: string) => void
}

/** Speaking into one field. `isAllowed` is the team's setting. */
export function useVoice(isAllowed: boolean, { onWords, onInterim }: Hearing) {
  const [voice] = useState(() => new VoiceRecorder())
  const { recorder, speech } = useSyncExternalStore(voice.subscribe, voice.current)
  const [isSupported] = useState(() => findRecogniserClass() !== undefined)

  useEffect(() => {
    voice.listen({
      onWords,
      onInterim,
      onProblem: (problem) => toast({ ...problem, variant: 'destructive' }),
    })
  })
  useEffect(() => voice.join(), [voice])

  const isOn = recorder.phase !== 'idle'
  return {
    isAllowed,
    isAvailable: isAllowed && isSupported,
    isBlocked: recorder.isBlocked,
    phase: recorder.phase,
    interim: recorder.interim,
    report: isOn ? undefined : findSpeechReport(speech),
    toggle: isOn ? voice.switchOff : voice.switchOn,
    finish: voice.finish,
  }
}

/** Pressed although it cannot work: says which of the two reasons it is. */
export const sayNotSupported = ({ isAllowed }: Pick<Voice, 'isAllowed'>) =>
  toast({
    title: 'Voice Recording Not Supported',
    description: isAllowed
      ? 'This browser cannot turn speech into text. Chrome, Edge and Safari can.'
      : 'Your advisor has switched voice recording off for your team.',
    variant: 'destructive',
  })
