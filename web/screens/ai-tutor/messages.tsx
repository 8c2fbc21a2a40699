import { memo } from 'react'
import { calmText } from '../../lib/calm-text.ts'
import { initials } from '../../lib/display-name.ts'
import { useUser } from '../../session.ts'
import { Avatar, MarkAvatar } from '../../ui/avatar.tsx'
import { Markdown } from '../../ui/markdown/markdown.tsx'
import { Citations } from './citations.tsx'
import type { Message } from './conversation.ts'
import { ReplyTools } from './reply-tools.tsx'

/** A message of the student's, as they wrote it. */
export const Sent = memo(function Sent({ message }: { message: Message }) {
  const user = useUser()
  return (
    <article aria-label="You" className="message message-user">
      <div className="min-w-0">
        <p dir="auto" className="bubble">
          {calmText(message.content)}
        </p>
        <Time at={message.at} />
      </div>
      <Avatar initials={initials(user)} />
    </article>
  )
})

type ReplyProps = {
  message: Message
  isGreeting?: boolean
  isGrowing?: boolean
  /** For the last one only: what came later rests on the others. */
  onRetry?: (() => void) | undefined
}

export function Reply({ message, isGreeting, isGrowing, onRetry }: ReplyProps) {
  const { content, at, citations = [], ended } = message
  return (
    <article aria-label="AI tutor" className="message">
      <MarkAvatar />
      <div className="message-body">
        <Markdown text={content} growing={isGrowing ?? false} />
        <Citations citations={citations} />
        {ended && <p className="message-ended">{ENDED[ended]}</p>}
        <div className="message-foot">
          <Time at={at} />
          {!isGreeting && !isGrowing && <ReplyTools text={content} onRetry={onRetry} />}
        </div>
      </div>
    </article>
  )
}

const ENDED = {
  stopped: 'Stopped here.',
  'cut-off': 'Cut off: the rest of this reply did not arrive. Retry asks for it again.',
}

const CLOCK = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function Time({ at }: { at: string }) {
  return <time dateTime={at}>{CLOCK.format(new Date(at))}</time>
}
