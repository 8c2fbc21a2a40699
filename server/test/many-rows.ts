import { sql, type RawBuilder } from 'kysely'
import { authored } from '../roleplays/fixtures.ts'
import { formOf } from '../roleplays/evaluation-form.ts'
import type { TestApp } from './test-app.ts'
import { cast } from './cast.ts'

const OPTIONS = JSON.stringify(['One', 'Two', 'Three', 'Four'])

/** Ids of what a call's address names. */
export type ManyRows = Awaited<ReturnType<typeof manyRows>>

/**
 * So many rows of everything: people, exams, questions, Maya's attempts and answers, roleplays and days with the tutor,
 * messages, news, invitations, files with their pages and what a model proposed for them.
 */
export async function manyRows({ db, clock }: Pick<TestApp, 'db' | 'clock'>, count: number) {
  const now = clock.now()
  const soon = new Date(now.getTime() + 24 * 60 * 60 * 1000)
  const [maya, lin] = [await idOf(cast.maya.email), await idOf(cast.advisorLin.email)]
  const each = sql`generate_series(1, ${count}::integer) as n`
  /** Runs one statement; `as` names the ids it gives back. */
  const run = async (statement: RawBuilder<{ id: string }>) => (await statement.execute(db)).rows
  async function idOf(email: string) {
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return id
  }

  await run(sql`
    insert into users (email, first_name, last_name, role, created_at, signed_in_at)
    select role || n || '@school.example', 'A', 'B' || n, role, ${now}, ${now}
    from ${each}, unnest(array['student', 'admin']) as role`)
  const others = sql`(select id, row_number() over (order by email) as n from users
    where email like 'student%') as others`

  await run(sql`
    insert into materials (title, filename, file_hash, file_size, category, is_question_bank,
      uploaded_at, reading_state, reading_run, passages_read_at)
    select 'File ' || n, 'file.pdf', 'hash' || n, 1, 'Finance Cluster', true, ${now}, 'unread', 1, ${now}
    from ${each}`)
  const files = sql`(select id, row_number() over (order by id) as n from materials) as files`
  await run(sql`
    insert into passages (material_id, page, text, words)
    select id, n, 'A budget plans income.', to_tsvector('english', 'A budget plans income.')
    from ${files}`)
  await run(sql`insert into asked_pages (material_id, page, text, asked_at)
    select id, 1, 'A page', ${now} from ${files}`)
  const proposals = await run(sql`
    insert into page_proposals (material_id, page, number, question, options, correct_answer)
    select id, 1, '1', 'What?', ${OPTIONS}::jsonb, 0 from ${files} returning id`)

  const [first] = await run(sql`select min(id) as id from materials`)
  const questions = await run(sql`
    insert into questions
      (material_id, number, content_hash, question, options, correct_answer, area, page, position, review)
    select ${first!.id}::integer, n, 'hash' || n, 'Question ' || n, ${OPTIONS}::jsonb, 0,
      'Area ' || n % 5, 1, n, 'waiting'
    from ${each} returning id`)
  const exams = await run(sql`
    insert into exams (kind, category, title, description, event_code, career_cluster, difficulty,
      whole_exam_only, created_at)
    select 'authored', 'Finance Cluster', 'Exam ' || n, '', 'ACT', 'Finance', 'intermediate', false, ${now}
    from ${each} returning id`)
  const [exam] = exams
  await run(sql`
    insert into exam_questions (exam_id, question_id, position)
    select ${exam!.id}::integer, id, id from questions union all
    select exams.id, ${questions[0]!.id}::integer, 0 from exams where exams.id <> ${exam!.id}::integer`)
  const sessions = await run(sql`
    insert into exam_sessions (user_id, exam_id, question_ids, timed, state, started_at, deadline,
      finished_at, score, correct_answers, answered_questions, active_seconds)
    select ${maya}::uuid, ${exam!.id}::integer, array(select id from questions order by id), false,
      'finished', ${now}::timestamptz, ${soon}::timestamptz,
      ${now}::timestamptz - make_interval(hours => n), 50, 1, 1, 60
    from ${each} returning id`)
  const session = sessions.at(-1)!.id
  await run(sql`
    insert into answers (session_id, question_id, answer, revision, saved_at)
    select ${session}::integer, id, 1, 1, ${now}::timestamptz from questions`)

  const scenario = authored()
  const [own] = await run(sql`
    insert into roleplay_scenarios
      (user_id, title, category, scenario_type, difficulty, scenario, form, generated_at)
    select ${maya}::uuid, 'Scenario ' || n, ${scenario.category}, ${scenario.scenarioType}, 'advanced',
      ${JSON.stringify(scenario)}::jsonb, ${JSON.stringify(formOf(scenario))}::jsonb, ${now}::timestamptz
    from ${each} returning id`)
  const [attempt] = await run(sql`
    insert into roleplay_attempts
      (user_id, scenario_id, response, answers, submitted_at, active_seconds, due_at)
    select ${maya}::uuid, ${own!.id}::integer, 'I would call them.', '[]', ${now}::timestamptz, 60, ${now}::timestamptz
    from ${each} returning id`)
  await run(sql`
    insert into tutor_days (user_id, day, exchanges, seconds, last_at)
    select ${maya}::uuid, to_char(${now}::timestamptz - make_interval(days => n), 'YYYY-MM-DD'), 1, 60, ${now}::timestamptz
    from ${each}`)

  const messages = await run(sql`
    insert into feedback (user_id, subject, message, created_at)
    select ${maya}::uuid, 'Subject', 'A long message', ${now}::timestamptz from ${each} returning id`)
  const news = await run(sql`
    insert into notifications (user_id, key, type, title, message, path, created_at)
    select ${maya}::uuid, 'news' || n, 'update', 'News', 'Of something', '/', ${now}::timestamptz
    from ${each} returning id`)
  await run(sql`
    insert into invitations (user_id, invited_at, expires_at, state, due_at)
    select id, ${now}::timestamptz, ${soon}::timestamptz, 'sent', ${now}::timestamptz from ${others}`)
  await run(sql`insert into deletion_requests (user_id, requested_at)
    select id, ${now}::timestamptz from ${others}`)
  await run(sql`insert into audit_log (happened_at, actor_id, by_operator, subject_id, action)
    select ${now}::timestamptz, ${lin}::uuid, false, ${maya}::uuid, 'person-changed' from ${each}`)
  const devices = await run(sql`
    insert into sessions (token_hash, user_id, shared_computer, created_at, extended_at, expires_at)
    select sha256(('device' || n)::bytea), ${maya}::uuid, false, ${now}::timestamptz, ${now}::timestamptz, ${soon}::timestamptz
    from ${each} returning id`)

  return {
    exam: Number(exam!.id),
    questions: questions.map(({ id }) => Number(id)),
    attempt: Number(session),
    material: Number(first!.id),
    proposals: proposals.map(({ id }) => Number(id)),
    scenario: Number(own!.id),
    roleplayAttempt: Number(attempt!.id),
    messages: messages.map(({ id }) => Number(id)),
    news: news.map(({ id }) => Number(id)),
    device: devices[0]!.id,
  }
}
