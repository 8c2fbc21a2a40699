import clsx from 'clsx'
import { CloudAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import type { Answer, QueueSnapshot } from './answer-queue.ts'

/** Where this one answer is. Not read out by itself: the state of all answers is, in the header. */
export function AnswerStateLine(props: { answer: Answer | undefined; snapshot: QueueSnapshot }) {
  const line = lineOf(props.answer, props.snapshot)
  return (
    <p className={clsx('answer-state saved', line && `is-${line.tone}`)}>
      {line && (
        <>
          <Icon of={line.icon} size="sm" />
          {line.words}
        </>
      )}
    </p>
  )
}

function lineOf(answer: Answer | undefined, { offline, held, ended }: QueueSnapshot) {
  if (!answer) return undefined
  if (answer.state === 'saved') {
    return { words: 'Answer saved', icon: CloudCheck, tone: 'good' } as const
  }
  if (answer.state === 'refused') {
    const words = `Answer not saved: ${answer.refusal ?? 'the server refused it.'}`
    return { words, icon: CloudAlert, tone: 'bad' } as const
  }
  if (offline || held || ended) {
    return {
      words: 'Answer waiting, kept on this device',
      icon: CloudOff,
      tone: 'waiting',
    } as const
  }
  return { words: 'Saving this answer…', icon: CloudUpload, tone: 'quiet' } as const
}
