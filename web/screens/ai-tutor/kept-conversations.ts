import * as z from 'zod/mini'
import type { AskedAbout } from '#contract/tutor.ts'
import { readKept, writeKept } from '../../lib/kept.ts'
import { Conversation } from './conversation.ts'

/** What this browser keeps of a person's conversations: one in general, and one for each question asked about. */
const NAME = 'tutor'
const CONVERSATIONS_MAX = 12
/** Characters of all together. The browser gives a site about five million, and exam answers need them more. */
const ROOM = 400_000

/** Set aside is the one before a new conversation in which nothing has been said yet. */
const KeptConversation = z.extend(Conversation, { isSetAside: z.optional(z.boolean()) })
const Kept = z.object({ conversations: z.array(KeptConversation) })

export const isKeptConversations = (key: string | null, personId: string) =>
  key?.endsWith(`${personId}:${NAME}`) ?? false

export function findConversation(personId: string, about: AskedAbout | null) {
  const kept = findKept(personId, about)
  return kept?.isSetAside ? undefined : kept
}

export function findSetAside(personId: string, about: AskedAbout | null): Conversation | undefined {
  const { isSetAside, ...conversation } = findKept(personId, about) ?? {}
  return isSetAside ? (conversation as Conversation) : undefined
}

/** Puts it first, or what was set aside for it. The oldest ones make room, then the oldest messages of this one. */
export function keepConversation(
  personId: string,
  conversation: Conversation,
  setAside?: Conversation,
) {
  const own = asKept(conversation, setAside)
  const before = findKept(personId, conversation.about)
  // Nothing new: writing it first again would make the tabs of two conversations write in turn for ever.
  if (JSON.stringify(own) === JSON.stringify(before)) return true
  const others = readConversations(personId).filter((one) => !isAbout(one, conversation.about))
  let room = ROOM
  const conversations = [...(own ? [own] : []), ...others]
    .slice(0, CONVERSATIONS_MAX)
    .filter((one) => (room -= sizeOf(one)) >= 0)
  return writeKept(personId, NAME, { conversations })
}

function asKept(conversation: Conversation, setAside: Conversation | undefined) {
  if (conversation.messages.length > 0) return within(ROOM, conversation)
  return setAside && { ...within(ROOM, setAside), isSetAside: true }
}

const findKept = (personId: string, about: AskedAbout | null) =>
  readConversations(personId).find((one) => isAbout(one, about))

const readConversations = (personId: string) => readKept(personId, NAME, Kept)?.conversations ?? []

const isAbout = ({ about }: Conversation, other: AskedAbout | null) =>
  about?.attemptId === other?.attemptId && about?.questionId === other?.questionId

const sizeOf = (conversation: Conversation) => JSON.stringify(conversation).length

/** Without as many of its oldest exchanges as it takes. */
function within(room: number, conversation: Conversation): Conversation {
  let { messages } = conversation
  while (messages.length > 0 && sizeOf({ ...conversation, messages }) > room) {
    messages = messages.slice(2)
  }
  return { ...conversation, messages }
}

/** The company that this person has been told their messages go to. */
const TOLD = 'tutor-told'
export const readTold = (personId: string) => readKept(personId, TOLD, z.string())
export const keepTold = (personId: string, provider: string) => writeKept(personId, TOLD, provider)
