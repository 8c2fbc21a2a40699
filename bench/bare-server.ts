import { serve } from '@hono/node-server'
import pg from 'pg'

// What saving an answer cannot cost less than: the same HTTP adapter and the same driver, and nothing else. No routes,
// no headers of ours, no check of who asks or what is sent; one prepared upsert.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const UPSERT = `
  insert into bare_answers (session_id, question_id, answer, revision, saved_at)
  values ($1, $2, $3, $4, $5)
  on conflict (session_id, question_id) do update
    set answer = excluded.answer, revision = excluded.revision, saved_at = excluded.saved_at
    where bare_answers.revision <= excluded.revision`

type Body = { sessionId: number; questionId: number; answer: number; revision: number }

const server = serve({ fetch: save, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  console.log(`Bare is at http://127.0.0.1:${port}`),
)
process.on('SIGTERM', () => {
  server.close()
  void pool.end().then(() => process.exit(0))
})

async function save(request: Request) {
  // Only our own load generator calls this.
  const { sessionId, questionId, answer, revision } = (await request.json()) as Body
  const values = [sessionId, questionId, answer, revision, new Date()]
  await pool.query({ name: 'upsert', text: UPSERT, values })
  return new Response('{"state":"saved"}', { headers: { 'content-type': 'application/json' } })
}
