import {
  CHAT_MESSAGE_MAX,
  CHAT_TURN_READ_MAX,
  CHAT_TURNS_MAX,
  type AskedAbout,
  type ChatEvent,
  type ChatReply,
  type ChatTurn,
  type Citation,
} from '#contract/tutor.ts'
import { dayOf } from '../analytics/study-streak.ts'
import { reserveCoach } from '../coach-budget/get-coach.ts'
import { AppError, invalidInput } from '../lib/app-error.ts'
import { describeWithoutWords } from '../lib/log.ts'
import { countUse } from '../lib/rate-limit.ts'
import {
  CoachUnavailable,
  type ReplyPiece,
  type ReplyRequest,
  type Source,
} from '../ports/coach/coach.ts'
import { isPastedItem } from '../ports/coach/understanding/items/pasted-item.ts'
import { replyInstead } from '../ports/coach/with-stand-in.ts'
import { excerptOf } from '../ports/coach/understanding/excerpt.ts'
import { Journey } from '../ports/database/prepare.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { getTeamSettings } from '../settings/get-team-settings.ts'
import { getReplyRequest } from './get-reply-request.ts'
import { CUT_OFF, HINTS_NOTICE, NOTHING_ASKED, TOO_LONG, UNAVAILABLE } from './messages.ts'
import { saveExchange } from './queries.ts'

/** Nobody reads faster; a program that asks without pause does. */
const MESSAGES = { most: 60, perSeconds: 60 }

export type Message = { messages: ChatTurn[]; about?: AskedAbout | undefined }

/**
 * Answers the last message, event by event. The first piece is there when this resolves, so that a coach who cannot
 * answer is a refusal and no broken stream. Nothing of the text is kept or logged.
 * @throws AppError invalid_input, not_found, too_many_requests, unavailable
 */
export async function sendMessage(
  deps: Deps,
  user: Person,
  { messages: all, about }: Message,
  signal: AbortSignal,
): Promise<AsyncGenerator<ChatEvent>> {
  const startedAt = deps.clock.now()
  const last = all.at(-1)
  if (last?.role !== 'user' || last.content.trim() === '') throw invalidInput(NOTHING_ASKED)
  if (last.content.length > CHAT_MESSAGE_MAX) throw invalidInput(TOO_LONG)
  const messages = readOf(all)
  // Together: whoever waits for a first word waits for every journey to the database.
  const journey = new Journey(deps.db)
  const reserved = reserveCoach(deps, user, journey)
  const [request] = await Promise.all([
    getReplyRequest(deps, user, { turns: messages, about }, journey),
    countUse(journey, `tutor:${user.id}`, MESSAGES, startedAt),
  ]).catch(async (refusal: unknown) => {
    await reserved.giveBack()
    throw refusal
  })
  const answer = await startAnswer(deps, reserved, request, signal)
  return eventsOf(deps, { user, request, answer, startedAt, signal })
}

/** A talk and its turns may be longer; what is further back is not read. */
const readOf = (turns: ChatTurn[]): ChatTurn[] =>
  turns
    .slice(-CHAT_TURNS_MAX)
    .map(({ role, content }) => ({ role, content: content.slice(0, CHAT_TURN_READ_MAX) }))

/** The same in one piece. @throws AppError also where the answer breaks off */
export async function answerMessage(
  deps: Deps,
  user: Person,
  message: Message,
  signal: AbortSignal,
): Promise<ChatReply> {
  const reply: ChatReply = { response: '', citations: [] }
  for await (const event of await sendMessage(deps, user, message, signal)) {
    if ('text' in event) reply.response += event.text
    else if ('citation' in event) reply.citations.push(event.citation)
    else if ('failed' in event) throw new AppError('unavailable', UNAVAILABLE)
  }
  return reply
}

type Answer = AsyncGenerator<ReplyPiece>
type Reserved = ReturnType<typeof reserveCoach>

/** The coach's answer, begun. */
async function startAnswer(
  deps: Deps,
  reserved: Reserved,
  request: ReplyRequest,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return await begun(replyTo(deps, reserved, request, signal))
  } catch (error) {
    reportUnlessExpected(deps.log, error)
    throw new AppError('unavailable', UNAVAILABLE)
  }
}

/**
 * A question that is being asked in an exam is the built-in coach's alone, whose hints cannot hold its answer: what a
 * model says of it could not be taken back. A model reads the whole talk, so a talk that has one in it is not its.
 */
async function* replyTo(
  deps: Deps,
  reserved: Reserved,
  request: ReplyRequest,
  signal: AbortSignal,
) {
  const { standIn } = deps.coach
  const isOfExam =
    request.item?.isOpen ||
    request.showsOpenItem ||
    (request.isInExam && request.turns.some(({ content }) => isPastedItem(content)))
  if (isOfExam && standIn) {
    await reserved.giveBack()
    yield* replyInstead(standIn, request, signal, HINTS_NOTICE)
  } else {
    yield* reserved.coach.reply(request, signal)
  }
}

/** Its first piece has come: what fails before that can still be refused. */
async function begun(pieces: AsyncIterable<ReplyPiece>): Promise<Answer> {
  const iterator = pieces[Symbol.asyncIterator]()
  const first = await iterator.next()
  return resumed(first, iterator)
}

async function* resumed(
  first: IteratorResult<ReplyPiece>,
  iterator: AsyncIterator<ReplyPiece>,
): Answer {
  try {
    for (let next = first; !next.done; next = await iterator.next()) yield next.value
  } finally {
    await iterator.return?.()
  }
}

type Exchange = {
  user: Person
  request: ReplyRequest & { words: string[] }
  answer: Answer
  startedAt: Date
  signal: AbortSignal
}

async function* eventsOf(deps: Deps, exchange: Exchange): AsyncGenerator<ChatEvent> {
  const { answer, request, signal } = exchange
  const cited = new Set<string>()
  let [isTold, isCounted] = [false, false]
  const count = async () => {
    isCounted = true
    await countExchange(deps, exchange)
  }
  try {
    for await (const piece of answer) {
      if (signal.aborted) return
      const event = 'text' in piece ? piece : citationOf(piece.cites, request, cited)
      isTold ||= event !== undefined
      if (event) yield event
    }
    await count()
    yield { done: true }
  } catch (error) {
    reportUnlessExpected(deps.log, error)
    yield { failed: isTold ? CUT_OFF : UNAVAILABLE }
  } finally {
    // Stopped on the way is an exchange, too.
    if (isTold && !isCounted) await count()
  }
}

/** Of a page that was found for this turn, and once; whatever else a coach names is not shown. */
function citationOf(
  id: string,
  { sources, words }: Exchange['request'],
  cited: Set<string>,
): { citation: Citation } | undefined {
  const source = sources.find((found) => found.id === id)
  if (source?.kind !== 'page' || cited.has(id)) return undefined
  cited.add(id)
  return { citation: presentCitation(source, words) }
}

const presentCitation = (
  { materialId, title, page, text }: Extract<Source, { kind: 'page' }>,
  words: string[],
): Citation => ({ materialId, title, page, excerpt: excerptOf(text, words) })

async function countExchange(deps: Deps, { user, startedAt }: Exchange) {
  const { timeZone } = await getTeamSettings(deps)
  const endedAt = deps.clock.now()
  await saveExchange(deps.db, user, { day: dayOf(endedAt, timeZone), startedAt, endedAt })
}

/** A coach who cannot answer is no surprise. Of what else it is no word is logged: it may repeat what the student wrote. */
function reportUnlessExpected(log: Deps['log'], error: unknown) {
  if (error instanceof CoachUnavailable) log.warn('The coach could not answer.')
  else log.error({ error: describeWithoutWords(error) }, 'The tutor failed.')
}
