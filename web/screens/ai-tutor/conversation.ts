import * as z from 'zod/mini'
import { AskedAbout, Citation } from '#contract/tutor.ts'

export const GREETING =
  "Hi! I'm your AI tutor specialized in business competition concepts. What would you like to study today?"

export const Message = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  /** When it was sent or begun. Stays on the device. */
  at: z.string(),
  citations: z.optional(z.array(Citation)),
  /** Why a reply is not whole. */
  ended: z.optional(z.enum(['stopped', 'cut-off'])),
})
export type Message = z.infer<typeof Message>

export const Conversation = z.object({
  /** The exam question it is about, if it is about one. */
  about: z.nullable(AskedAbout),
  startedAt: z.string(),
  /** A student's message and its reply, in turn; the greeting is not among them. */
  messages: z.array(Message),
})
export type Conversation = z.infer<typeof Conversation>

/** What has been sent and is not answered yet. */
export type Pending = {
  sent: Message
  reply: Message
  /** The reply that this one is to take the place of; it comes back when there will be none. */
  replaces: Message | undefined
}

export type Chat = {
  conversation: Conversation
  pending: Pending | undefined
  /** What "New conversation" put aside, until something is said in the new one. */
  setAside: Conversation | undefined
}

export type ChatAction =
  | { type: 'send'; text: string; at: string }
  | { type: 'retry'; at: string }
  | { type: 'text'; text: string }
  | { type: 'citation'; citation: Citation }
  /** `ended` when the reply is not whole; a reply without a word is none, and takes its message along. */
  | { type: 'finish'; ended?: NonNullable<Message['ended']> }
  | { type: 'start-new'; at: string }
  | { type: 'bring-back' }
  /** Another tab has gone on with it. */
  | { type: 'reload'; conversation: Conversation; setAside?: Conversation | undefined }

export const newConversation = (about: AskedAbout | null, at: string): Conversation => ({
  about,
  startedAt: at,
  messages: [],
})

export const openChat = (conversation: Conversation): Chat => ({
  conversation,
  pending: undefined,
  setAside: undefined,
})

/** What happens to a conversation; whatever does not fit the moment changes nothing. */
export function nextChat(chat: Chat, action: ChatAction): Chat {
  const { conversation, pending, setAside } = chat
  switch (action.type) {
    case 'send':
      return pending ? chat : sendMessage(chat, action.text, action.at)
    case 'retry':
      return pending ? chat : retryReply(chat, action.at)
    case 'text':
      return withReply(chat, (reply) => ({ content: reply.content + action.text }))
    case 'citation':
      return withReply(chat, ({ citations = [] }) => ({
        citations: [
          ...citations.filter((one) => !isSamePage(one, action.citation)),
          action.citation,
        ],
      }))
    case 'finish':
      return pending ? finish(chat, pending, action.ended) : chat
    case 'start-new':
      if (pending || conversation.messages.length === 0) return chat
      return {
        ...openChat(newConversation(conversation.about, action.at)),
        setAside: conversation,
      }
    case 'bring-back':
      return setAside && !pending ? openChat(setAside) : chat
    case 'reload':
      return reload(chat, action)
  }
}

function sendMessage(chat: Chat, text: string, at: string): Chat {
  const content = text.trim()
  if (content === '') return chat
  const sent: Message = { role: 'user', content, at }
  return { ...chat, pending: { sent, reply: emptyReply(at), replaces: undefined } }
}

/** Takes the last message and its reply off again, and sends that message once more. */
function retryReply(chat: Chat, at: string): Chat {
  const { conversation } = chat
  const [sent, replaces] = conversation.messages.slice(-2)
  if (sent?.role !== 'user' || replaces?.role !== 'assistant') return chat
  const messages = conversation.messages.slice(0, -2)
  return {
    ...openChat({ ...conversation, messages }),
    pending: { sent, reply: emptyReply(at), replaces },
  }
}

function withReply(chat: Chat, change: (reply: Message) => Partial<Message>): Chat {
  const { pending } = chat
  if (!pending) return chat
  return { ...chat, pending: { ...pending, reply: { ...pending.reply, ...change(pending.reply) } } }
}

function finish(chat: Chat, pending: Pending, ended: Message['ended']): Chat {
  const { conversation } = chat
  const { sent, reply, replaces } = pending
  const isEmpty = reply.content.trim() === ''
  const whole = ended ? { ...reply, ended } : reply
  // A reply that was whole is not given for a part of another one.
  const isLess = ended !== undefined && replaces !== undefined && replaces.ended === undefined
  const answer = isEmpty || isLess ? replaces : whole
  if (!answer) return { ...chat, pending: undefined }
  return openChat({ ...conversation, messages: [...conversation.messages, sent, answer] })
}

function reload(chat: Chat, { conversation, setAside }: Reloaded): Chat {
  const { pending } = chat
  if (!pending) return { ...openChat(conversation), setAside }
  // A reply that is being made goes on with its conversation, also where another tab has set that aside.
  if (setAside) return chat
  return { ...chat, conversation: rebased(conversation, pending) }
}

type Reloaded = Extract<ChatAction, { type: 'reload' }>

/** What another tab has made of it, for a reply that will be appended here; the exchange it replaces is still in there. */
function rebased(conversation: Conversation, { sent, replaces }: Pending): Conversation {
  const { messages } = conversation
  const at = messages.findLastIndex((one) => one.at === sent.at && one.content === sent.content)
  if (!replaces || at < 0) return conversation
  return { ...conversation, messages: messages.toSpliced(at, 2) }
}

const emptyReply = (at: string): Message => ({ role: 'assistant', content: '', at })

const isSamePage = (a: Citation, b: Citation) => a.materialId === b.materialId && a.page === b.page

/** The conversation as it would be if the page were left now: what has come of a reply stays. */
export const asLeft = (chat: Chat) =>
  chat.pending ? finish(chat, chat.pending, 'stopped').conversation : chat.conversation
