import type { RoleplayAttempt } from '#contract/roleplays.ts'
import { conflict, notFound } from '../lib/app-error.ts'
import { countUse, type Limit } from '../lib/rate-limit.ts'
import type { Trx } from '../ports/database/database.ts'
import type { Deps, Person } from '../ports/deps.ts'
import { addAttempt, findLatestSince, getAttempt, lockScenario, takeScenario } from './queries.ts'
import { activeSeconds, answersOf, presentAttempt } from './roleplay.ts'

/** Nobody can give that many talks in an hour; a model's gradings cost money. */
const PER_PERSON: Limit = { most: 120, perSeconds: 60 * 60 }
/** The same words again within this time are a second click, or a retry after a lost reply. */
const REPEAT_MS = 10 * 60 * 1000

type Submission = {
  scenarioId: number
  response: string
  answers?: Record<string, string> | undefined
  redoOf?: number | undefined
}

/**
 * Keeps the response and has it judged: the job exists exactly if the response does. Sent again, it answers with the
 * same attempt. @throws AppError not_found, too_many_requests, invalid_input; conflict for a redo of what is not judged.
 */
export async function submitRoleplay(
  { db, clock, jobs }: Deps,
  user: Person,
  { scenarioId, response, answers = {}, redoOf }: Submission,
): Promise<RoleplayAttempt> {
  const now = clock.now()
  await countUse(db, `roleplay-attempt:${user.id}`, PER_PERSON, now)
  return db.transaction().execute(async (trx) => {
    const { scenario, workedOnSince } = await lockScenario(trx, user, scenarioId)
    const attempt = {
      scenarioId,
      redoOf: redoOf ?? null,
      response: withoutNulls(response),
      answers: answersOf(scenario, answers),
    }
    const repeated = await findLatestSince(trx, scenarioId, new Date(now.getTime() - REPEAT_MS))
    if (repeated && isSame(repeated, attempt)) {
      return presentAttempt(await getAttempt(trx, user, repeated.id))
    }
    if (redoOf !== undefined) await refuseImpossibleRedo(trx, user, { redoOf, scenarioId })

    await takeScenario(trx, user, scenarioId, now)
    const active = activeSeconds(workedOnSince, now)
    const { id } = await addAttempt(trx, user, { ...attempt, activeSeconds: active, now })
    await jobs.enqueue(trx, 'roleplays.judge', {})
    return presentAttempt(await getAttempt(trx, user, id))
  })
}

/** The one character that the database cannot hold. */
const withoutNulls = (text: string) => text.replaceAll('\0', '')

type Sent = { response: string; answers: unknown; redoOf: number | null }

const isSame = (one: Sent, other: Sent) =>
  one.response === other.response &&
  one.redoOf === other.redoOf &&
  JSON.stringify(one.answers) === JSON.stringify(other.answers)

async function refuseImpossibleRedo(
  trx: Trx,
  user: Person,
  { redoOf, scenarioId }: { redoOf: number; scenarioId: number },
) {
  const earlier = await getAttempt(trx, user, redoOf)
  if (earlier.scenarioId !== scenarioId) throw notFound('attempt')
  if (earlier.judging !== 'judged') {
    throw conflict('Your earlier response has not been judged yet. Wait for its feedback first.')
  }
}
