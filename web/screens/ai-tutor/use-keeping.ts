import { useEffect, useEffectEvent, useRef } from 'react'
import { asLeft, type Chat } from './conversation.ts'
import { isKeptConversations, keepConversation, keepDraft } from './kept-conversations.ts'

/** Keeps what is whole as it comes, and what there is of a reply when the page is left or closed. */
export function useKeeping(personId: string, chat: Chat) {
  const latest = useRef(chat)
  useEffect(() => {
    latest.current = chat
    if (!chat.pending) keepConversation(personId, chat.conversation)
  }, [personId, chat])

  useEffect(() => {
    const leave = () => {
      const { pending } = latest.current
      if (!pending) return
      keepConversation(personId, asLeft(latest.current))
      if (pending.reply.content.trim() !== '') keepDraft(personId, '')
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [personId])
}

/** Tells when another tab has gone on with a conversation of this person. */
export function useOtherTabs(personId: string, onChange: () => void) {
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      if (isKeptConversations(key, personId)) changed()
    }
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [personId])
}
