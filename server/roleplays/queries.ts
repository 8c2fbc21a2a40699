import { sql } from 'kysely'
import type { Scenario } from '#content/schema.ts'
import type { RoleplayFeedback, StandInReason } from '#contract/roleplays.ts'
import { notFound } from '../lib/app-error.ts'
import type { Criterion, JudgeRequest, ScenarioRequest } from '../ports/coach/coach.ts'
import type { Db, Trx } from '../ports/database/database.ts'
import type { Person } from '../ports/deps.ts'
import type { Said } from './redo.ts'

const scenarioColumns = [
  ...(['id', 'scenario', 'form'] as const),
  ...(['stand_in as standIn', 'generated_at as generatedAt'] as const),
] as const

const ownScenarios = (db: Db, user: Person) =>
  db.selectFrom('roleplay_scenarios').where('user_id', '=', user.id)

export const listScenarios = (db: Db, user: Person) =>
  ownScenarios(db, user)
    .select(scenarioColumns)
    .where('deleted_at', 'is', null)
    .orderBy('generated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Of everybody, deleted ones too: how many have been there to practice with. */
export async function countScenarios(db: Db) {
  const { count } = await db
    .selectFrom('roleplay_scenarios')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type ScenarioRow = Awaited<ReturnType<typeof listScenarios>>[number]

export type Choice = Pick<ScenarioRequest, 'category' | 'scenarioType' | 'difficulty'>

/** What this person has ever had for the choice, deleted ones included. */
export const listEarlier = (db: Db, user: Person, choice: Choice) =>
  ownScenarios(db, user)
    .select([sql<string>`scenario ->> 'id'`.as('id'), 'title'])
    .where('category', '=', choice.category)
    .where('scenario_type', '=', choice.scenarioType)
    .where('difficulty', '=', choice.difficulty)
    .orderBy('roleplay_scenarios.id')
    .execute()

type NewScenario = {
  scenario: Scenario
  standIn: StandInReason | undefined
  form: Criterion[]
  now: Date
}

/** Undefined when a scenario of the choice already has the title. */
export const addScenario = (db: Db, user: Person, { scenario, standIn, form, now }: NewScenario) =>
  db
    .insertInto('roleplay_scenarios')
    .values({
      user_id: user.id,
      title: scenario.title,
      category: scenario.category,
      scenario_type: scenario.scenarioType,
      difficulty: scenario.difficulty,
      scenario: JSON.stringify(scenario),
      form: JSON.stringify(form),
      stand_in: standIn ?? null,
      generated_at: now,
    })
    .onConflict((row) => row.doNothing())
    .returning(scenarioColumns)
    .executeTakeFirst()

/** One's own, from now on worked on. */
export const takeScenario = (db: Db, user: Person, id: number, now: Date) =>
  db
    .updateTable('roleplay_scenarios')
    .set({ worked_on_since: now })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('deleted_at', 'is', null)
    .returning(scenarioColumns)
    .executeTakeFirstOrThrow(() => notFound('scenario'))

/** One's own, to look something up in: the time that is measured goes on. */
export const getScenario = (db: Db, user: Person, id: number) =>
  ownScenarios(db, user)
    .select(scenarioColumns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(() => notFound('scenario'))

/** Locked until the transaction ends, so that two clicks become one response. */
export const lockScenario = (trx: Trx, user: Person, id: number) =>
  ownScenarios(trx, user)
    .select([...scenarioColumns, 'worked_on_since as workedOnSince'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('scenario'))

export async function markScenarioDeleted(db: Db, user: Person, id: number, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('roleplay_scenarios')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound('scenario')
}

const attempts = (db: Db) =>
  db
    .selectFrom('roleplay_attempts')
    .innerJoin('roleplay_scenarios', 'roleplay_scenarios.id', 'scenario_id')
    .select([
      'roleplay_attempts.id',
      'scenario_id as scenarioId',
      'deleted_at as scenarioDeletedAt',
      'redo_of as redoOf',
      'title',
      'category',
      'submitted_at as submittedAt',
      'response',
      'answers',
      'judging',
      'feedback',
    ])

export const listAttempts = (db: Db, user: Person) =>
  attempts(db)
    .where('roleplay_attempts.user_id', '=', user.id)
    .orderBy('submitted_at', 'desc')
    .orderBy('roleplay_attempts.id', 'desc')
    .execute()

export type AttemptRow = Awaited<ReturnType<typeof listAttempts>>[number]

export const getAttempt = (db: Db, user: Person, id: number): Promise<AttemptRow> =>
  attempts(db)
    .where('roleplay_attempts.id', '=', id)
    .where('roleplay_attempts.user_id', '=', user.id)
    .executeTakeFirstOrThrow(() => notFound('attempt'))

type NewAttempt = {
  scenarioId: number
  redoOf: number | null
  response: string
  answers: JudgeRequest['answers']
  activeSeconds: number
  now: Date
}

export const addAttempt = (trx: Trx, user: Person, attempt: NewAttempt) =>
  trx
    .insertInto('roleplay_attempts')
    .values({
      user_id: user.id,
      scenario_id: attempt.scenarioId,
      redo_of: attempt.redoOf,
      response: attempt.response,
      answers: JSON.stringify(attempt.answers),
      submitted_at: attempt.now,
      active_seconds: attempt.activeSeconds,
      due_at: attempt.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** The last response to this scenario, if it came since then. */
export const findLatestSince = (trx: Trx, scenarioId: number, since: Date) =>
  trx
    .selectFrom('roleplay_attempts')
    .select(['id', 'response', 'answers', 'redo_of as redoOf'])
    .where('scenario_id', '=', scenarioId)
    .where('submitted_at', '>=', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export type DueAttempt = JudgeRequest & {
  id: number
  userId: string
  tries: number
  redoFeedback: RoleplayFeedback | null
  /** What was said in that attempt and in those that it goes back to, oldest first. */
  earlier: Said[]
}

/** The next one to judge, which counts as a try and is nobody else's until then. */
export async function takeDueAttempt(trx: Trx, now: Date, until: Date) {
  const { rows } = await sql<DueAttempt>`
    select attempt.id, attempt.user_id as "userId", attempt.tries, attempt.response, attempt.answers,
      scenario, form as criteria,
      (select feedback from roleplay_attempts as earlier where earlier.id = attempt.redo_of)
        as "redoFeedback",
      (with recursive earlier as (
          select id, redo_of, response, answers from roleplay_attempts where id = attempt.redo_of
          union all
          select before.id, before.redo_of, before.response, before.answers
          from roleplay_attempts as before join earlier on before.id = earlier.redo_of)
        select coalesce(
          json_agg(json_build_object('response', response, 'answers', answers) order by id), '[]')
        from earlier) as earlier
    from roleplay_attempts as attempt join roleplay_scenarios on roleplay_scenarios.id = scenario_id
    where judging <> 'judged' and due_at <= ${now}
    order by due_at, attempt.id limit 1
    for update of attempt skip locked`.execute(trx)
  const due = rows[0]
  if (!due) return undefined
  await trx
    .updateTable('roleplay_attempts')
    .set({ tries: due.tries + 1, due_at: until })
    .where('id', '=', due.id)
    .execute()
  return due
}

/** The first judgement stands. */
export const markJudged = (db: Db, id: number, feedback: RoleplayFeedback, now: Date) =>
  db
    .updateTable('roleplay_attempts')
    .set({
      judging: 'judged',
      judged_at: now,
      score: feedback.score,
      feedback: JSON.stringify(feedback),
    })
    .where('id', '=', id)
    .where('judging', '<>', 'judged')
    .execute()

export const markFailed = (db: Db, id: number, retryAt: Date) =>
  db
    .updateTable('roleplay_attempts')
    .set({ judging: 'failed', due_at: retryAt })
    .where('id', '=', id)
    .where('judging', '<>', 'judged')
    .execute()
