import * as z from 'zod/mini'
import type { AskedAbout } from '#contract/tutor.ts'
import { readKept, removeKept, writeKept } from '../../lib/kept.ts'
import { Conversation } from './conversation.ts'

/** What this browser keeps of a person's conversations: one in general, and one for each question asked about. */
const NAME = 'tutor'
const CONVERSATIONS_MAX = 12
/** Characters of all together. The browser gives a site about five million, and exam answers need them more. */
const ROOM = 400_000

const Kept = z.object({ conversations: z.array(Conversation) })

export const isKeptConversations = (key: string | null, personId: string) =>
  key?.endsWith(`${personId}:${NAME}`) ?? false

export const findConversation = (personId: string, about: AskedAbout | null) =>
  readConversations(personId).find((one) => isAbout(one, about))

/** Puts it first. The oldest ones make room, then the oldest messages of this one. */
export function keepConversation(personId: string, conversation: Conversation) {
  const others = readConversations(personId).filter((one) => !isAbout(one, conversation.about))
  const own = conversation.messages.length > 0 ? [within(ROOM, conversation)] : []
  let room = ROOM
  const conversations = [...own, ...others]
    .slice(0, CONVERSATIONS_MAX)
    .filter((one) => (room -= sizeOf(one)) >= 0)
  return writeKept(personId, NAME, { conversations })
}

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

/** What is being written, or was sent and not answered: a reload must not cost a word of it. */
const DRAFT = 'tutor-draft'
export const readDraft = (personId: string) => readKept(personId, DRAFT, z.string()) ?? ''
export const keepDraft = (personId: string, text: string) =>
  text === '' ? removeKept(personId, DRAFT) : writeKept(personId, DRAFT, text)

/** The company that this person has been told their messages go to. */
const TOLD = 'tutor-told'
export const readTold = (personId: string) => readKept(personId, TOLD, z.string())
export const keepTold = (personId: string, provider: string) => writeKept(personId, TOLD, provider)
