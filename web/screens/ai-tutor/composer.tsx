import { SendHorizontal, Square } from 'lucide-react'
import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react'
import { CHAT_MESSAGE_MAX } from '#contract/tutor.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { useChat } from './use-chat.ts'

type ComposerProps = {
  chat: ReturnType<typeof useChat>
  /** Where one writes; it takes the focus of buttons that are gone when they have been pressed. */
  inputRef: RefObject<HTMLTextAreaElement | null>
  /** What one might begin with. */
  suggestions: readonly string[]
  /** What must be read before anything is sent. */
  notice: ReactNode
  isHeld: boolean
}

/** Where a message is written. The input keeps the focus while a reply is awaited; Escape stops the reply. */
export function Composer({ chat, inputRef, suggestions, notice, isHeld }: ComposerProps) {
  const { draft, pending, problem } = chat
  const tooLong = draft.length > CHAT_MESSAGE_MAX
  const isBlank = draft.trim() === ''

  const send = (text: string) => {
    if (isHeld || text.length > CHAT_MESSAGE_MAX) return
    chat.send(text)
    inputRef.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') chat.stop()
    // An Enter that chooses a word in an input method is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send(draft)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(draft)
  }
  return (
    <div className="composer">
      {notice}
      {!notice && suggestions.length > 0 && (
        <div role="group" aria-label="Suggested questions" className="suggestions">
          {suggestions.map((text) => (
            <button key={text} type="button" onClick={() => send(text)} className="suggestion">
              {text}
            </button>
          ))}
        </div>
      )}
      <p role="status" className="composer-problem">
        {tooLong ? tooLongWords(draft.length) : problem && `Not answered: ${problem}`}
      </p>
      <form onSubmit={submit} className="composer-row">
        <textarea
          // A new function each time, so that it is called whenever the text has changed.
          ref={(element) => {
            inputRef.current = element
            fitHeight(element)
          }}
          rows={1}
          value={draft}
          onChange={(event) => chat.write(event.target.value)}
          onKeyDown={press}
          // Disabled would throw the focus away.
          readOnly={pending !== undefined}
          aria-disabled={pending !== undefined}
          aria-label="Your message"
          placeholder="Ask your AI tutor anything about business competitions..."
        />
        <SendOrStop
          isPending={pending !== undefined}
          onStop={chat.stop}
          canSend={!(isBlank || tooLong || isHeld)}
        />
      </form>
    </div>
  )
}

type SendOrStopProps = { isPending: boolean; onStop: () => void; canSend: boolean }

/** Two buttons: as the same one, Stop would be Send by the end of its click, and send once more. */
function SendOrStop({ isPending, onStop, canSend }: SendOrStopProps) {
  if (isPending)
    return (
      <Button key="stop" variant="secondary" size="sm" onClick={onStop} className="composer-button">
        <Icon of={Square} size="sm" />
        Stop
      </Button>
    )
  return (
    <Button key="send" type="submit" size="sm" disabled={!canSend} className="composer-button">
      <Icon of={SendHorizontal} size="sm" />
      {/* On a phone what one writes needs the room. */}
      <span className="max-sm:sr-only">Send</span>
    </Button>
  )
}

const NUMBER = new Intl.NumberFormat('en-US')
const tooLongWords = (length: number) =>
  `A message has at most ${NUMBER.format(CHAT_MESSAGE_MAX)} characters; this one has ${NUMBER.format(length)}.`

/** As high as what is written in it, up to what its style allows; empty, it is as its style says at any width. */
function fitHeight(element: HTMLTextAreaElement | null) {
  if (!element) return
  element.style.height = 'auto'
  if (element.value !== '') element.style.height = `${element.scrollHeight}px`
}
