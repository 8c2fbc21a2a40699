import type { Logger } from 'pino'
import { CoachUnavailable, type Coach, type ReplyPiece, type ReplyRequest } from './coach.ts'

/** Said above a reply that the model should have given. */
export const STAND_IN_NOTICE =
  '*The language model did not answer just now, so this is from the built-in coach.*\n\n'

/**
 * A coach, and who answers where it cannot: for a reply before any piece of it was given, and for a scenario. A reply that
 * breaks off later is refused, not finished by somebody else. A judgement is refused: whoever asked keeps the response,
 * tries again later, and in the end asks the stand-in. Only CoachUnavailable counts; what was aborted is not answered.
 */
export function withStandIn(coach: Coach, standIn: Coach, { log }: { log: Logger }): Coach {
  const accept = (error: unknown, signal: AbortSignal) => {
    if (!(error instanceof CoachUnavailable) || signal.aborted) throw error
    log.warn('The built-in coach stands in.')
  }
  return {
    ...coach,
    standIn,
    async *reply(request, signal, meter) {
      const begun = { isBegun: false }
      try {
        yield* noting(begun, coach.reply(request, signal, meter))
      } catch (error) {
        if (begun.isBegun) throw error
        accept(error, signal)
        yield* replyInstead(standIn, request, signal)
      }
    },
    async writeScenario(request, signal, meter) {
      try {
        return await coach.writeScenario(request, signal, meter)
      } catch (error) {
        accept(error, signal)
        return { ...(await standIn.writeScenario(request, signal)), standIn: 'no-answer' }
      }
    },
  }
}

/** A reply by the stand-in, which says that it is one. */
export async function* replyInstead(
  standIn: Coach,
  request: ReplyRequest,
  signal: AbortSignal,
  notice = STAND_IN_NOTICE,
): AsyncGenerator<ReplyPiece> {
  yield { text: notice }
  yield* standIn.reply(request, signal)
}

async function* noting(begun: { isBegun: boolean }, pieces: AsyncIterable<ReplyPiece>) {
  for await (const piece of pieces) {
    begun.isBegun = true
    yield piece
  }
}
