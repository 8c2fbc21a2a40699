import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '../../ports/database/database.ts'
import { perform, type Call, type People, type Reply } from './call.ts'
import { Desk } from './desk.ts'
import { answerOf, stateOf, type Model } from './exam-model.ts'
import type { Operation } from './operation.ts'
import { BEGINNING, type Exam, type Stage } from './stage.ts'

/** Everything that happened, the last of it being what should not have. */
export type Divergence = string[]

/** After every sequence: whoever never came back is handed in by the server. */
const ENDING: Operation[] = [
  { do: 'wait', milliseconds: 15 * 24 * 60 * 60_000 },
  { do: 'sweep' },
  { do: 'results' },
]

/** A new student does all of it, one after another, with the real server; the model says what must come of each. */
export async function runSequence(
  stage: Stage,
  exam: Exam,
  operations: Operation[],
): Promise<Divergence | undefined> {
  const people = await stage.welcome(exam.id)
  const desk = new Desk()
  const told: string[] = []
  let model: Model = { now: BEGINNING, extraTime: 1, exam, sittings: [] }
  for (const operation of withEnding(operations, () => model)) {
    passTime(model, operation)
    stage.clock.current = model.now
    if (operation.do === 'restart') stage.restart()
    const wanted = operation.do === 'at-once' ? operation.both : [operation]
    const doing = wanted.flatMap((one) => {
      const call = desk.callOf(one, model)
      return call ? [{ operation: one, call }] : []
    })
    if (doing.length === 0) {
      told.push(`${timeOf(model)} ${JSON.stringify(operation)}`)
      continue
    }
    const calls = doing.map(({ call }) => call)
    const replies = await Promise.all(calls.map((call) => perform(people, call)))
    told.push(...calls.map((call, i) => tell(model, call, replies[i]!)))
    const after = await findExplanation({ stage, people, model, calls, replies })
    if (Array.isArray(after)) return [...told, ...after, ...stage.takeErrors()]
    model = after
    doing.forEach(({ operation: one }, i) => desk.learn(one, replies[i]!))
  }
  return undefined
}

function* withEnding(operations: Operation[], current: () => Model): Generator<Operation> {
  yield* operations
  const back = current()
    .sittings.toReversed()
    .findIndex(({ pausedAt }) => pausedAt !== null)
  if (back >= 0) yield { do: 'resume', back }
  yield* ENDING
}

/** A millisecond passes at least, so that no two things have the same moment unless they are at once. */
function passTime(model: Model, operation: Operation) {
  model.now += 1
  if (operation.do === 'wait') model.now += operation.milliseconds
  if (operation.do !== 'wait-for-deadline') return
  const running = model.sittings.find(({ state }) => state === 'open')
  if (running) model.now = Math.max(model.now, running.deadline + operation.plus)
}

type Step = {
  stage: Stage
  people: People & { userId: string }
  model: Model
  calls: Call[]
  replies: Reply[]
}

/** The model as it is after these calls, in whichever order explains the replies and the rows; else what was wrong. */
async function findExplanation({ stage, people, model, calls, replies }: Step) {
  const stored = await listStored(stage.db, people.userId)
  const wrong: Divergence = []
  for (const order of calls.length === 1
    ? [[0]]
    : [
        [0, 1],
        [1, 0],
      ]) {
    const after = structuredClone(model)
    const expected: Reply[] = []
    for (const i of order) expected[i] = answerOf(after, calls[i]!, replies[i]!)
    const must = stateOf(after).sort((a, b) => a.id - b.id)
    const isSaid = isDeepStrictEqual(expected, replies)
    if (isSaid && isDeepStrictEqual(must, stored)) return after
    wrong.push(
      ...expected.map((reply) => `the model answers     ${JSON.stringify(reply)}`),
      ...(isSaid ? [`the model holds       ${JSON.stringify(must)}`] : []),
    )
  }
  return [...wrong, `the database holds    ${JSON.stringify(stored)}`]
}

const timeOf = ({ now }: Model) => `${((now - BEGINNING) / 1000).toFixed(3).padStart(12)} s`

const tell = (model: Model, call: Call, reply: Reply) =>
  `${timeOf(model)} ${JSON.stringify(call)}\n               → ${JSON.stringify(reply)}`

/** The student's sessions with their answers, as the model would tell them. */
async function listStored(db: Db, userId: string) {
  const { rows } = await sql<{ sitting: string }>`
    select json_build_object(
      'id', id, 'questions', question_ids, 'timed', timed, 'state', state,
      'startedAt', ${inMilliseconds('started_at')}, 'deadline', ${inMilliseconds('deadline')},
      'pausedAt', ${inMilliseconds('paused_at')}, 'finishedAt', ${inMilliseconds('finished_at')},
      'voidedAt', ${inMilliseconds('voided_at')},
      'score', score, 'correct', correct_answers, 'answered', answered_questions,
      'answers', (
        select coalesce(json_agg(json_build_array(question_id, answer, revision, confidence)
          order by question_id), '[]')
        from answers where session_id = exam_sessions.id
      )
    )::text as sitting
    from exam_sessions where user_id = ${userId} order by id`.execute(db)
  return rows.map(({ sitting }) => JSON.parse(sitting) as ReturnType<typeof stateOf>[number])
}

const inMilliseconds = (column: string) =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`
