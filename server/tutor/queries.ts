import { sql } from 'kysely'
import { MIN_AREA_ITEMS } from '#contract/analytics.ts'
import { LONGEST_GAP_SECONDS } from '../analytics/study-time.ts'
import { notFound } from '../lib/app-error.ts'
import type { Db, Trx } from '../ports/database/database.ts'
import { prepare, type Journey } from '../ports/database/prepare.ts'
import { root, wordsOf } from '../ports/coach/understanding/words/words.ts'
import type { Person } from '../ports/deps.ts'
import type { PageWords } from '../extraction/page-words.ts'
import { BEGINNING } from './pasted-question.ts'

/** Fewer answers than this in an area are chance, even for a hint of what to study. */
const FEWEST_ANSWERS = 3
const AREAS_NAMED = 5

/**
 * Areas by the share of right answers over this person's finished attempts, the weakest first; after all that can be called
 * weak those with few answers, which hint at most.
 */
export const listWeakAreas = (on: Db | Journey, user: Person) =>
  weakAreasOf(on, { userId: user.id })

const weakAreasOf = prepare((db, given: { userId: string }) =>
  sql<{ area: string; answered: number; correct: number }>`
    select area, count(*)::integer as answered,
      (count(*) filter (where answer = correct_answer))::integer as correct
    from exam_sessions
    join answers on session_id = exam_sessions.id
    join questions on questions.id = question_id
    where user_id = ${given.userId} and state = 'finished' and area is not null
    group by area having count(*) >= ${sql.lit(FEWEST_ANSWERS)}
    order by count(*) < ${sql.lit(MIN_AREA_ITEMS)}, avg((answer = correct_answer)::integer), count(*) desc, area
    limit ${sql.lit(AREAS_NAMED)}`.compile(db),
)

/** What this person is being asked right now. Keys are not even selected, so they cannot leak. */
export const listOpenQuestions = (on: Db | Journey, user: Person, oldestOpen: Date) =>
  openQuestionsOf(on, { userId: user.id, oldestOpen })

// While an advisor has stopped the clock it is in progress all the same.
const openQuestionsOf = prepare((db, given: { userId: string; oldestOpen: Date }) =>
  sql<OpenQuestion>`
    select distinct on (questions.id) questions.id, question, options, area, indicator, objective
    from exam_sessions join questions on questions.id = any (question_ids)
    where user_id = ${given.userId} and state = 'open'
      and (deadline >= ${given.oldestOpen} or paused_at is not null)`.compile(db),
)

/** A question as it is asked: without its key. */
export type OpenQuestion = {
  id: number
  question: string
  options: string[]
  area: string | null
  indicator: string | null
  objective: string | null
}

/** Listed questions with any of these beginnings, in small letters. Never their keys. */
export async function listQuestionsByBeginning(on: Db | Journey, beginnings: string[]) {
  if (beginnings.length === 0) return []
  return questionsBegunBy(on, { beginnings: JSON.stringify(beginnings) })
}

const questionsBegunBy = prepare((db, given: { beginnings: string }) =>
  sql<OpenQuestion>`
    select id, question, options, area, indicator, objective
    from questions
    where lower(left(question, ${sql.lit(BEGINNING)})) = any (
      array(select jsonb_array_elements_text(${given.beginnings}::jsonb)))`.compile(db),
)

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
export async function listExplanations(
  on: Db | Journey,
  user: Person,
  asked: string[],
  limit: number,
) {
  const patterns = asked.flatMap(patternOf)
  if (patterns.length === 0) return []
  return explanationsWith(on, { userId: user.id, patterns: JSON.stringify(patterns), limit })
}

type AskedExplanations = { userId: string; patterns: string; limit: number }

const explanationsWith = prepare((db, given: AskedExplanations) =>
  sql<SeenQuestion>`
    with seen as (
      select distinct on (questions.id) questions.id, question, options,
        correct_answer as "correctAnswer", explanation, area
      from exam_sessions join questions on questions.id = any (question_ids)
      where user_id = ${given.userId} and state = 'finished' and explanation is not null),
    hits as (
      select id, pattern
      from seen, jsonb_array_elements_text(${given.patterns}::jsonb) as pattern
      where question || ' ' || explanation ~* pattern),
    rarity as (
      select pattern, ln(1 + (select count(*) from seen)::float / count(*)) as weight
      from hits group by pattern),
    best as (
      select id, sum(weight) as weight from hits join rarity using (pattern)
      group by id order by weight desc, id desc limit ${given.limit}::integer)
    select seen.* from best join seen using (id) order by best.weight desc, id desc`.compile(db),
)

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
export async function listPassages(on: Db | Journey, words: string[], limit: number) {
  // Letters and figures only, so nothing in it can be an operator.
  const plain = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '')).filter(Boolean)
  if (plain.length === 0) return []
  return passagesWith(on, { words: JSON.stringify(plain), anyWord: plain.join(' | '), limit })
}

type Passage = { materialId: number; title: string; page: number; text: string }

const passagesWith = prepare((db, given: { words: string; anyWord: string; limit: number }) =>
  sql<Passage>`
    with asked as (
      select distinct to_tsquery('english', word) as query
      from jsonb_array_elements_text(${given.words}::jsonb) as word),
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
      to_tsquery('english', ${given.anyWord}) as query
    order by weight desc, ts_rank_cd(words, query, 1) desc, material_id, page
    limit ${given.limit}::integer`.compile(db),
)

/** A study material's name and stored file. @throws AppError not_found also for the question bank's */
export const getStudyMaterial = (db: Db, id: number) =>
  db
    .selectFrom('materials')
    .select(['filename', 'file_hash as fileHash'])
    .where('id', '=', id)
    .where('is_question_bank', '=', false)
    .executeTakeFirstOrThrow(() => notFound('material'))

/** The next study material whose pages were never read, by id. */
export const findUnreadStudyMaterial = (db: Db, afterId: number) =>
  db
    .selectFrom('materials')
    .select(['id', 'file_hash as fileHash'])
    .where('is_question_bank', '=', false)
    .where('passages_read_at', 'is', null)
    .where('id', '>', afterId)
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
export const saveExchange = (db: Db, user: Person, exchange: Exchange) =>
  addExchange(db, { userId: user.id, ...exchange })

const addExchange = prepare((db, given: Exchange & { userId: string }) => {
  const own = sql`least(${sql.lit(LONGEST_GAP_SECONDS)},
    ceil(extract(epoch from ${given.endedAt}::timestamptz - ${given.startedAt}::timestamptz)))::integer`
  const gap = sql`extract(epoch from ${given.endedAt}::timestamptz - tutor_days.last_at)`
  return sql<never>`
    insert into tutor_days (user_id, day, exchanges, seconds, last_at)
    select id, ${given.day}, 1, ${own}, ${given.endedAt} from users where id = ${given.userId}
    on conflict (user_id, day) do update set
      exchanges = tutor_days.exchanges + 1,
      seconds = tutor_days.seconds + case
        when ${gap} between 0 and ${sql.lit(LONGEST_GAP_SECONDS)} then ceil(${gap})::integer
        else excluded.seconds end,
      last_at = greatest(tutor_days.last_at, excluded.last_at)`.compile(db)
})
