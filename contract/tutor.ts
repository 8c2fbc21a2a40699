import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Far above what one types; longer ones are cut by nobody, but refused. */
export const CHAT_MESSAGE_MAX = 8000
/** So many turns are read, the last ones; a talk may be longer. */
export const CHAT_TURNS_MAX = 200
/** So many characters of an earlier turn are read, its first ones; one may be longer. */
export const CHAT_TURN_READ_MAX = 20_000
/** A long conversation with long replies. */
const CHAT_BODY_BYTES = 1024 * 1024

export const ChatTurn = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
})
export type ChatTurn = z.infer<typeof ChatTurn>

/** A page of a study material that the reply rests on. */
export const Citation = z.object({
  materialId: z.int(),
  title: z.string(),
  page: z.int(),
  /** What the page says there, a line or two. */
  excerpt: z.string(),
})
export type Citation = z.infer<typeof Citation>

/** Where a student opens the PDF of a study material; question-bank materials are not found there. */
export const MATERIAL_FILE_PATH = '/api/materials/:id/file'

/** The cited page, opened in the browser's own PDF viewer. */
export const citationAddress = ({ materialId, page }: Pick<Citation, 'materialId' | 'page'>) =>
  `${MATERIAL_FILE_PATH.replace(':id', String(materialId))}#page=${page}`

/** A question of a finished attempt of one's own that the conversation is about. */
export const AskedAbout = z.object({ attemptId: z.int(), questionId: z.int() })
export type AskedAbout = z.infer<typeof AskedAbout>

export const ChatReply = z.object({
  response: z.string(),
  citations: z.array(Citation),
})
export type ChatReply = z.infer<typeof ChatReply>

/**
 * With `Accept: text/event-stream` the same call streams: lines `data: <JSON of one of these>`. The last one is `done` or
 * `failed`; a stream without either was cut off.
 */
export const ChatEvent = z.union([
  z.object({ text: z.string() }),
  z.object({ citation: Citation }),
  z.object({ done: z.literal(true) }),
  z.object({ failed: z.string() }),
])
export type ChatEvent = z.infer<typeof ChatEvent>

/** Who answers. `provider` is the company that text goes to. */
export const CoachInWords = z.object({
  kind: z.enum(['built-in', 'model']),
  provider: z.nullable(z.string()),
  model: z.nullable(z.string()),
})
export type CoachInWords = z.infer<typeof CoachInWords>

export const tutorContract = {
  sendMessage: {
    events: ChatEvent,
    ...endpoint({
      method: 'POST',
      path: '/api/chat/message',
      access: 'student',
      bodyBytes: CHAT_BODY_BYTES,
      input: z.object({
        messages: z.array(ChatTurn).check(z.minLength(1, 'Say something first.')),
        about: z.optional(AskedAbout),
      }),
      output: ChatReply,
    }),
  },
  /** What stands on the page before the first message. */
  getTutor: endpoint({
    method: 'GET',
    path: '/api/chat/start',
    access: 'student',
    input: z.object({}),
    output: z.object({
      coach: CoachInWords,
      /** From the student's weak areas; general ones before the first finished exam. */
      suggestions: z.array(z.string()),
    }),
  }),
}
