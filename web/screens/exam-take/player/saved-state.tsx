import clsx from 'clsx'
import { CloudAlert, CloudCheck, CloudOff, CloudUpload, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import type { QueueSnapshot } from './answer-queue.ts'

type Saved = { words: string; icon: LucideIcon; tone: 'good' | 'quiet' | 'waiting' | 'bad' }

/** Where the student's answers are. It says "Saved" only when the server has said so for every one of them. */
export function SavedState({ snapshot }: { snapshot: QueueSnapshot }) {
  const saved = savedStateOf(snapshot)
  const heard = useHeard(saved)
  return (
    <span className={clsx('saved', saved && `is-${saved.tone}`)}>
      {saved && (
        <span aria-hidden className="inline-flex items-center gap-1.5">
          <Icon of={saved.icon} size="sm" />
          {saved.words}
        </span>
      )}
      <span role="status" className="sr-only">
        {heard}
      </span>
    </span>
  )
}

export function savedStateOf(snapshot: QueueSnapshot): Saved | undefined {
  const { answers, unsent, offline, held, refusal, ended, kept } = snapshot
  if (refusal) return { words: `Not saved: ${refusal}`, icon: CloudAlert, tone: 'bad' }
  if (ended === 'over' && unsent > 0) {
    return { words: 'Not saved: this exam is over.', icon: CloudAlert, tone: 'bad' }
  }
  if (unsent > 0 && !kept) {
    return {
      words: 'Not saved yet, and this browser keeps nothing: leave this page open',
      icon: CloudAlert,
      tone: 'bad',
    }
  }
  if (unsent > 0 && ended === 'signed-out') {
    return { words: 'Kept on this device until you sign in', icon: CloudOff, tone: 'waiting' }
  }
  if (unsent > 0 && held) {
    return { words: 'Kept on this device until the exam goes on', icon: CloudOff, tone: 'waiting' }
  }
  if (unsent > 0 && offline) {
    return {
      words: 'Waiting for connection – kept on this device',
      icon: CloudOff,
      tone: 'waiting',
    }
  }
  if (unsent > 0) return { words: 'Saving…', icon: CloudUpload, tone: 'quiet' }
  return answers.size > 0 ? { words: 'Saved', icon: CloudCheck, tone: 'good' } : undefined
}

/** Read out once: trouble, and that it is over; not the coming and going of every answer. */
function useHeard(saved: Saved | undefined) {
  const [heard, setHeard] = useState('')
  const words = !saved || saved.tone === 'quiet' ? heard : saved.words
  if (words !== heard) setHeard(words)
  return words
}
