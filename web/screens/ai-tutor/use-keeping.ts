import { useEffect, useEffectEvent, useRef } from 'react'
import { asLeft, type Chat } from './conversation.ts'
import { keepConversation } from './kept-conversations.ts'

/** Keeps what is whole as it comes, and what there is of a reply when the page is left or closed. */
export function useKeeping(personId: string, chat: Chat, onAnswered: () => void) {
  const answered = useEffectEvent(onAnswered)
  const latest = useRef(chat)
  useEffect(() => {
    latest.current = chat
    if (!chat.pending) keepConversation(personId, chat.conversation, chat.setAside)
  }, [personId, chat])

  useEffect(() => {
    const leave = () => {
      const { pending, setAside } = latest.current
      if (!pending) return
      keepConversation(personId, asLeft(latest.current), setAside)
      if (pending.reply.content.trim() !== '') answered()
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [personId])
}
