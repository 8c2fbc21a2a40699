import type { StandInReason } from '#contract/roleplays.ts'
import { getCoach } from '../coach-budget/get-coach.ts'
import { describeWithoutWords } from '../lib/log.ts'
import { CoachUnavailable, type Coach, type Judgement } from '../ports/coach/coach.ts'
import type { Deps } from '../ports/deps.ts'
import { feedbackOf } from './judgement.ts'
import { markFailed, markJudged, takeDueAttempt, type DueAttempt } from './queries.ts'
import { asOneTalk } from './redo.ts'
import { nextTry } from './roleplay.ts'

/** A class hands in together, and a model takes half a minute for each; more at once would run into its limits. */
const AT_ONCE = 4
/** Then the job ends and the next one goes on, so that it never looks stuck. */
const MOST_IN_A_RUN = 100
/** Three gradings and a repair of a slow model. */
const PATIENCE_MS = 150_000
/** Longer, so that no attempt is judged twice at the same time; one that a killed server had is free again after it. */
const TAKEN_MS = 180_000

/** Judges what is due. One that fails is kept as it is and tried again later, each time after a longer wait. */
export async function judgeAttempts(deps: Deps) {
  let left = MOST_IN_A_RUN
  const judgeOn = async () => {
    while (left-- > 0) {
      const due = await takeNext(deps)
      if (!due) return
      await judge(deps, due)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, judgeOn))
}

function takeNext({ db, clock }: Deps) {
  const now = clock.now()
  const until = new Date(now.getTime() + TAKEN_MS)
  return db.transaction().execute((trx) => takeDueAttempt(trx, now, until))
}

async function judge(deps: Deps, due: DueAttempt) {
  const { db, clock, log } = deps
  const { id, userId, tries, redoFeedback, earlier, ...own } = due
  const request = {
    ...{ ...own, ...asOneTalk(own, earlier) },
    ...(redoFeedback?.weakest && { redone: redoFeedback.weakest }),
  }
  try {
    const coach = coachFor(deps, { id: userId }, tries)
    const judgement = await coach.judge(request, AbortSignal.timeout(PATIENCE_MS))
    const judgedBy = judgement.judgedBy ?? coach.identity.kind
    const standIn = standInReason(deps, coach, judgement)
    const feedback = feedbackOf({ request, judgement, judgedBy, standIn, earlier: redoFeedback })
    await markJudged(db, id, feedback, clock.now())
  } catch (error) {
    report(log, error, { attempt: id, tries: tries + 1 })
    await markFailed(db, id, retryAt(deps, tries, clock.now()))
  }
}

/** A busy model is no surprise. Whatever else it is, no word of it is logged: it may repeat what the student wrote. */
function report(log: Deps['log'], error: unknown, tried: { attempt: number; tries: number }) {
  if (isPassing(error)) log.warn({ ...tried, reason: error.name }, 'A roleplay was not judged.')
  else log.error({ ...tried, error: describeWithoutWords(error) }, 'Judging a roleplay failed.')
}

const isPassing = (error: unknown): error is Error =>
  error instanceof CoachUnavailable || (error instanceof Error && TIMED_OUT.includes(error.name))
/** Nothing but our own patience takes a judgement back. */
const TIMED_OUT = ['TimeoutError', 'AbortError']

/** Within some ten minutes, seven of them waits; then a practice estimate helps more than waiting for a model. */
const TRIES_OF_A_MODEL = 4

const coachFor = (deps: Deps, user: { id: string }, tries: number) =>
  tries < TRIES_OF_A_MODEL ? getCoach(deps, user) : (deps.coach.standIn ?? deps.coach)

/** Whoever waited for a model long enough waits no longer for the one that judges instead of it. */
const retryAt = ({ coach }: Deps, tries: number, now: Date) =>
  coach.standIn && tries + 1 === TRIES_OF_A_MODEL ? now : nextTry(tries, now)

/** The judgement says it where the share was used up; whom we asked instead of the model, we know. */
function standInReason(
  deps: Deps,
  asked: Coach,
  { judgedBy }: Judgement,
): StandInReason | undefined {
  if (judgedBy === 'built-in') return 'share-used'
  return asked === deps.coach.standIn ? 'no-answer' : undefined
}
