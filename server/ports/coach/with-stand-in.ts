import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import {
  CoachUnavailable,
  type Coach,
  type Judgement,
  type ReplyPiece,
  type ReplyRequest,
} from './coach.ts'

/** Said above a reply that the model should have given. */
export const STAND_IN_NOTICE =
  '*The language model did not answer just now, so this is from the built-in coach.*\n\n'

/** Before each further try at judging, in milliseconds: a judgement is worth waiting for, but not for long. */
const JUDGING_PAUSES = [2000, 10_000]

/**
 * A coach, and who answers where it cannot: for a reply before any piece of it was given, for a scenario, and for a
 * judgement after further tries, marked as the stand-in's. A reply that breaks off later is refused, not finished by
 * somebody else. Only CoachUnavailable counts; what was aborted is not answered by anybody.
 */
export function withStandIn(
  coach: Coach,
  standIn: Coach,
  { log, pauses = JUDGING_PAUSES }: { log: Logger; pauses?: number[] },
): Coach {
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
        return standIn.writeScenario(request, signal)
      }
    },
    async judge(request, signal, meter) {
      const graded = () => coach.judge(request, signal, meter)
      try {
        return judgedBy(coach, await tryWithPauses(graded, pauses, signal))
      } catch (error) {
        accept(error, signal)
        return judgedBy(standIn, await standIn.judge(request, signal))
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

const judgedBy = ({ identity }: Coach, judgement: Judgement): Judgement => ({
  ...judgement,
  judgedBy: identity.kind,
})

async function* noting(begun: { isBegun: boolean }, pieces: AsyncIterable<ReplyPiece>) {
  for await (const piece of pieces) {
    begun.isBegun = true
    yield piece
  }
}

async function tryWithPauses(
  act: () => Promise<Judgement>,
  pauses: number[],
  signal: AbortSignal,
): Promise<Judgement> {
  const [pause, ...others] = pauses
  try {
    return await act()
  } catch (error) {
    if (pause === undefined || !(error instanceof CoachUnavailable) || signal.aborted) throw error
    await wait(pause, undefined, { signal }).catch(() => {})
    return tryWithPauses(act, others, signal)
  }
}
