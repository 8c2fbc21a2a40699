import { ArrowDown } from 'lucide-react'
import { useDeferredValue } from 'react'
import { textLinkClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Thinking } from '../../ui/podium.tsx'
import { MarkAvatar } from '../../ui/avatar.tsx'
import { GREETING, type Message } from './conversation.ts'
import { Reply, Sent } from './messages.tsx'
import type { useChat } from './use-chat.ts'
import { useStickToBottom } from './use-stick-to-bottom.ts'

/** What scrolls can be scrolled by keyboard. */
const REACHABLE = { tabIndex: 0, role: 'group', 'aria-label': 'Conversation' }

type LogProps = { chat: ReturnType<typeof useChat> }

/**
 * What has been said. The log is read out as it grows, so a reply joins it when it is whole: while it is being written
 * it stands below, where nothing is read out but that somebody is thinking.
 */
export function Log({ chat }: LogProps) {
  const { conversation, pending, setAside } = chat
  const { startedAt, messages } = conversation
  const shown: Message[] = pending ? [...messages, pending.sent] : messages
  const count = 1 + shown.length + (pending ? 1 : 0)
  const { box, content, away, toBottom } = useStickToBottom(count)
  return (
    <div className="chat-middle">
      <div ref={box} className="chat-log" {...REACHABLE}>
        <div ref={content} className="chat-messages">
          <div role="log" aria-label="Messages" className="chat-messages">
            <Reply message={{ role: 'assistant', content: GREETING, at: startedAt }} isGreeting />
            {shown.map((message, place) =>
              message.role === 'user' ? (
                <Sent key={place} message={message} />
              ) : (
                <Reply
                  key={place}
                  message={message}
                  onRetry={place === shown.length - 1 ? chat.retry : undefined}
                />
              ),
            )}
          </div>
          {pending && <InTheMaking message={pending.reply} />}
          {setAside && !pending && <SetAside onBringBack={chat.bringBack} />}
        </div>
      </div>
      {away && (
        <div className="chat-latest">
          <Button variant="secondary" size="sm" onClick={toBottom}>
            <Icon of={ArrowDown} size="sm" />
            Latest
          </Button>
        </div>
      )}
    </div>
  )
}

/** Stands in a new conversation, since what is replaced without a word would be lost. */
const SetAside = ({ onBringBack }: { onBringBack: () => void }) => (
  <p className="set-aside">
    Your last conversation is kept until you send a message here.{' '}
    <button type="button" onClick={onBringBack} className={textLinkClass}>
      Bring back the last conversation
    </button>
  </p>
)

/** Nothing of it is read out piece by piece. */
function InTheMaking({ message }: { message: Message }) {
  // Typing and pressing Stop go before drawing the next words.
  const content = useDeferredValue(message.content)
  if (content.trim() === '') return <IsThinking />
  return (
    <div aria-live="off">
      <Reply message={{ ...message, content }} isGrowing />
    </div>
  )
}

const IsThinking = () => (
  <div className="message">
    <MarkAvatar />
    <p role="status" className="flex h-8 items-center gap-2.5 text-muted">
      <Thinking />
      Thinking...
    </p>
  </div>
)
