import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { readKept, writeKept } from '../../lib/kept.ts'
import { useUser } from '../../session.ts'
import { stopRecording } from './voice/voice-recorder.ts'

const NAME = 'roleplay-aloud'

/** The judge's voice: the browser's own. Off until this person wants it on this device. */
export function useReadingAloud() {
  const { id: personId } = useUser()
  const [isAvailable] = useState(() => 'speechSynthesis' in window)
  const [isOn, setOn] = useState(() => readKept(personId, NAME, z.boolean()) ?? false)

  useEffect(() => {
    if (isAvailable) return () => speechSynthesis.cancel()
  }, [isAvailable])

  return {
    isAvailable,
    isOn: isAvailable && isOn,
    turn(on: boolean) {
      setOn(on)
      writeKept(personId, NAME, on)
      if (!on) speechSynthesis.cancel()
    },
    read,
  }
}

function read(question: string) {
  // A microphone that is on would write the question into the answer.
  stopRecording()
  speechSynthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(question)
  utterance.lang = 'en-US'
  utterance.voice = findVoice() ?? null
  speechSynthesis.speak(utterance)
}

/** Of this device, where there is one: others send the text to their maker. */
function findVoice() {
  const english = speechSynthesis.getVoices().filter(({ lang }) => /^en[-_]US/i.test(lang))
  return english.find(({ localService }) => localService) ?? english[0]
}
