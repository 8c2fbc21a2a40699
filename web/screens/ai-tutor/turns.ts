import { CHAT_TURN_READ_MAX, CHAT_TURNS_MAX, type ChatTurn } from '#contract/tutor.ts'
import { GREETING, type Conversation, type Message } from './conversation.ts'

/** Well under what the call takes in bytes, whatever the letters are. */
const ALL_MAX = 200_000

/** The full history with the new message, as it is sent: without times, and without what a call cannot carry. */
export function turnsOf({ messages }: Conversation, sent: Message): ChatTurn[] {
  const all: ChatTurn[] = [{ role: 'assistant', content: GREETING }, ...messages, sent].map(
    ({ role, content }) => ({
      role: role as ChatTurn['role'],
      content: content.slice(0, CHAT_TURN_READ_MAX),
    }),
  )
  let room = ALL_MAX
  const fitting = all
    .toReversed()
    .slice(0, CHAT_TURNS_MAX)
    .filter(({ content }, age) => (room -= content.length) >= 0 || age === 0)
  return fitting.toReversed()
}
