import { sql } from 'kysely'
import { LONGEST_GAP_SECONDS } from '../analytics/study-time.ts'
import { notFound } from '../lib/app-error.ts'
import type { Db, Trx } from '../ports/database/database.ts'
import { root, wordsOf } from '../ports/coach/understanding/words.ts'
import type { Person } from '../ports/deps.ts'
import type { PageWords } from '../extraction/page-words.ts'

/** Fewer answers than this in an area are chance, even for a hint of what to study. */
const FEWEST_ANSWERS = 3
const AREAS_NAMED = 5

/** Areas by the share of right answers over this person's finished attempts, the weakest first. */
export async function listWeakAreas(db: Db, user: Person) {
  const { rows } = await sql<{ area: string; answered: string; correct: string }>`
    select area, count(*) as answered, count(*) filter (where answer = correct_answer) as correct
    from exam_sessions
    join answers on session_id = exam_sessions.id
    join questions on questions.id = question_id
    where user_id = ${user.id} and state = 'finished' and area is not null
    group by area having count(*) >= ${FEWEST_ANSWERS}
    order by avg((answer = correct_answer)::integer), count(*) desc, area
    limit ${AREAS_NAMED}`.execute(db)
  return rows.map(({ area, answered, correct }) => ({
    area,
    answered: Number(answered),
    correct: Number(correct),
  }))
}

/** What this person is being asked right now. Keys are not even selected, so they cannot leak. */
export const listOpenQuestions = (db: Db, user: Person, oldestOpen: Date) =>
  db
    .selectFrom('exam_sessions')
    .innerJoin('questions', (join) =>
      join.on(sql<boolean>`questions.id = any (exam_sessions.question_ids)`),
    )
    .select(['questions.id', 'question', 'options', 'area', 'indicator', 'objective'])
    .distinctOn('questions.id')
    .where('user_id', '=', user.id)
    .where('state', '=', 'open')
    // While an advisor has stopped the clock it is in progress all the same.
    .where((row) => row.or([row('deadline', '>=', oldestOpen), row('paused_at', 'is not', null)]))
    .execute()

export type OpenQuestion = Awaited<ReturnType<typeof listOpenQuestions>>[number]

/** So much of a question's beginning is like no other's. */
const TELLING_CHARACTERS = 40

/** A listed question whose beginning stands in the text; never its key. */
export const findPastedQuestion = (db: Db, text: string) =>
  db
    .selectFrom('questions')
    .select(['id', 'question', 'options', 'area', 'indicator', 'objective'])
    .where(sql<boolean>`length(question) >= ${TELLING_CHARACTERS / 2}`)
    .where(
      sql<boolean>`strpos(${text.toLowerCase()}, lower(left(question, ${TELLING_CHARACTERS}))) > 0`,
    )
    .orderBy(sql`length(question)`, 'desc')
    .limit(1)
    .executeTakeFirst()

export type ListedQuestion = NonNullable<Awaited<ReturnType<typeof findPastedQuestion>>>

const attempts = (db: Db, user: Person) =>
  db
    .selectFrom('exam_sessions')
    .where('exam_sessions.user_id', '=', user.id)
    .where('exam_sessions.state', '=', 'finished')

/** What the review of a finished attempt of one's own shows of one question. @throws AppError not_found */
export const getReviewedQuestion = (
  db: Db,
  user: Person,
  { attemptId, questionId }: { attemptId: number; questionId: number },
) =>
  reviewed(db, user, questionId)
    .where('exam_sessions.id', '=', attemptId)
    .executeTakeFirstOrThrow(() => notFound('question'))

/** The same of the latest such attempt; none where the question was never in one. */
export const findReviewedQuestion = (db: Db, user: Person, questionId: number) =>
  reviewed(db, user, questionId)
    .orderBy('finished_at', 'desc')
    .orderBy('exam_sessions.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export type ReviewedRow = NonNullable<Awaited<ReturnType<typeof findReviewedQuestion>>>

const reviewed = (db: Db, user: Person, questionId: number) =>
  attempts(db, user)
    .innerJoin('questions', (join) =>
      join.on(sql<boolean>`questions.id = any (exam_sessions.question_ids)`),
    )
    .leftJoin('answers', (join) =>
      join
        .onRef('answers.session_id', '=', 'exam_sessions.id')
        .onRef('answers.question_id', '=', 'questions.id'),
    )
    .select([
      'questions.id',
      'question',
      'options',
      'correct_answer as correctAnswer',
      'explanation',
      'misconceptions',
      'area',
      'indicator',
      'objective',
      'answer as choice',
    ])
    .where('questions.id', '=', questionId)

type SeenQuestion = {
  id: number
  question: string
  options: string[]
  correctAnswer: number
  explanation: string
  area: string | null
}

/**
 * Questions of one's own finished attempts that have any of the names or words, in their explanation or themselves: first
 * those with the most and rarest of them, then the newest. Having one is not being about it, which is for the caller to see.
 */
export async function listExplanations(db: Db, user: Person, asked: string[], limit: number) {
  const patterns = asked.flatMap(patternOf)
  if (patterns.length === 0) return []
  const { rows } = await sql<SeenQuestion>`
    with seen as (
      select distinct on (questions.id) questions.id, question, options,
        correct_answer as "correctAnswer", explanation, area
      from exam_sessions join questions on questions.id = any (question_ids)
      where user_id = ${user.id} and state = 'finished' and explanation is not null),
    hits as (
      select id, pattern from seen, unnest(${patterns}::text[]) as pattern
      where question || ' ' || explanation ~* pattern),
    rarity as (
      select pattern, ln(1 + (select count(*) from seen)::float / count(*)) as weight
      from hits group by pattern),
    best as (
      select id, sum(weight) as weight from hits join rarity using (pattern)
      group by id order by weight desc, id desc limit ${limit})
    select seen.* from best join seen using (id) order by best.weight desc, id desc`.execute(db)
  return rows
}

/** Matches a name, or a word, in any of its forms and however its parts are joined; none where nothing is left of it. */
function patternOf(name: string) {
  const words = wordsOf(name).map((word) => word.replace(/[^a-z0-9]/g, ''))
  const last = words.pop()
  return last ? [`\\m${[...words, root(last)].join('[^[:alnum:]]+')}`] : []
}

/**
 * Pages of study materials with any of the words: first those that have the most and rarest of them, so that common words
 * cannot crowd out the one page with a rare one. The question bank is never looked at.
 */
export async function listPassages(db: Db, words: string[], limit: number) {
  // Letters and figures only, so nothing in it can be an operator.
  const plain = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '')).filter(Boolean)
  if (plain.length === 0) return []
  const { rows } = await sql<{ materialId: number; title: string; page: number; text: string }>`
    with asked as (
      select distinct to_tsquery('english', word) as query from unnest(${plain}::text[]) as word),
    hits as (
      select material_id, page, query
      from asked join passages on words @@ query join materials on materials.id = material_id
      where not is_question_bank),
    rarity as (
      select query, ln(1 + (select count(*) from passages)::float / count(*)) as weight
      from hits group by query),
    found as (
      select material_id, page, sum(weight) as weight from hits join rarity using (query)
      group by material_id, page)
    select material_id as "materialId", title, page, text
    from found join passages using (material_id, page) join materials on materials.id = material_id,
      to_tsquery('english', ${plain.join(' | ')}) as query
    order by weight desc, ts_rank_cd(words, query, 1) desc, material_id, page
    limit ${limit}`.execute(db)
  return rows
}

/** A study material's name and stored file. @throws AppError not_found also for the question bank's */
export const getStudyMaterial = (db: Db, id: number) =>
  db
    .selectFrom('materials')
    .select(['filename', 'file_hash as fileHash'])
    .where('id', '=', id)
    .where('is_question_bank', '=', false)
    .executeTakeFirstOrThrow(() => notFound('material'))

/** The next study material whose pages were never read. */
export const findUnreadStudyMaterial = (db: Db) =>
  db
    .selectFrom('materials')
    .select(['id', 'file_hash as fileHash'])
    .where('is_question_bank', '=', false)
    .where('passages_read_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** The pages become exactly these. False where the material was deleted, or became the bank's, meanwhile. */
export async function savePassages(
  trx: Trx,
  { materialId, pages, now }: { materialId: number; pages: PageWords[]; now: Date },
) {
  const { numUpdatedRows } = await trx
    .updateTable('materials')
    .set({ passages_read_at: now })
    .where('id', '=', materialId)
    .where('is_question_bank', '=', false)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await deletePassages(trx, materialId)
  for (const { page, text } of pages) {
    await sql`insert into passages (material_id, page, text, words)
      values (${materialId}, ${page}, ${text}, to_tsvector('english', ${text}))`.execute(trx)
  }
  return true
}

export const deletePassages = (trx: Trx, materialId: number) =>
  trx.deleteFrom('passages').where('material_id', '=', materialId).execute()

type Exchange = { day: string; startedAt: Date; endedAt: Date }

/**
 * Counts an exchange and the time since the one before it; a long pause counts for nothing, the exchange itself always.
 * Somebody deleted meanwhile is no error.
 */
export const saveExchange = (db: Db, user: Person, { day, startedAt, endedAt }: Exchange) => {
  const own = sql`least(${LONGEST_GAP_SECONDS}::integer,
    ceil(extract(epoch from ${endedAt}::timestamptz - ${startedAt}::timestamptz)))::integer`
  const gap = sql`extract(epoch from ${endedAt}::timestamptz - tutor_days.last_at)`
  return sql`
    insert into tutor_days (user_id, day, exchanges, seconds, last_at)
    select id, ${day}, 1, ${own}, ${endedAt} from users where id = ${user.id}
    on conflict (user_id, day) do update set
      exchanges = tutor_days.exchanges + 1,
      seconds = tutor_days.seconds + case
        when ${gap} between 0 and ${LONGEST_GAP_SECONDS}::integer then ceil(${gap})::integer
        else excluded.seconds end,
      last_at = greatest(tutor_days.last_at, excluded.last_at)`.execute(db)
}
