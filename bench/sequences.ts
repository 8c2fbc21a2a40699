import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { migrate } from '#server/ports/database/migrate.ts'
import { onPGlite, openDatabase, type Database } from '#server/ports/database/open-database.ts'
import { createOwnDatabase, hasPostgres } from '#server/test/own-database.ts'
import { createStage } from '#server/test/sequences/stage.ts'
import { describeFinding, trySequence } from '#server/test/sequences/try-sequence.ts'
import { numbersFrom } from '#server/test/chance.ts'

// npm run bench:sequences [-- --sequences N] [--database embedded|postgresql] [--from SEED] [--seed N] [--processes N]
// Random sequences of what students, advisors, networks and time do to exams, each by a student of their own, against a
// plain model of what must come of it. A sequence that diverges is made as short as it gets and printed; --seed does just
// that one again. The server is the real one without its port; restarting it means making it anew on the same database.
const EVERY_MS = 15_000

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '20000' },
    database: { type: 'string', default: hasPostgres() ? 'postgresql' : 'embedded' },
    from: { type: 'string', default: String(Date.now() % 1_000_000) },
    seed: { type: 'string' },
    processes: { type: 'string', default: String(availableParallelism()) },
  },
})
const first = Number(values.seed ?? values.from)
const count = values.seed === undefined ? Number(values.sequences) : 1
const processes = Math.min(count, Number(values.processes))

process.exit((processes > 1 ? await share() : await runAll()) ? 0 : 1)

/** Each process has a database and a clock of its own. */
async function share() {
  const each = Math.ceil(count / processes)
  const ends = Array.from({ length: processes }, async (_, i) => {
    const part = ['--from', first + i * each, '--sequences', Math.min(each, count - i * each)]
    const fixed = ['--processes', 1, '--database', values.database]
    const given = [fileURLToPath(import.meta.url), ...part, ...fixed].map(String)
    const [code] = await once(spawn(process.execPath, given, { stdio: 'inherit' }), 'exit')
    return code === 0
  })
  const isFine = (await Promise.all(ends)).every(Boolean)
  console.log(`${count} sequences from seed ${first}: ${isFine ? 'no divergence' : 'DIVERGED'}`)
  return isFine
}

async function runAll() {
  const place = await openPlace()
  const stage = await createStage(place.db)
  console.log(`${count} sequences on ${values.database}, seeds from ${first}`)
  const started = performance.now()
  let told = started
  let found = 0
  for (let i = 0; i < count; i++) {
    const finding = await trySequence(stage, numbersFrom, first + i)
    if (finding) found++
    if (finding) console.log(describeFinding(finding))
    if (performance.now() - told < EVERY_MS) continue
    told = performance.now()
    console.log(`${i + 1} sequences, ${found} diverged`)
  }
  const seconds = (performance.now() - started) / 1000
  console.log(`${found} of ${count} sequences diverged (${seconds.toFixed(0)} s)`)
  await place.close()
  return found === 0 && count > 0
}

async function openPlace(): Promise<Pick<Database, 'db' | 'close'>> {
  if (values.database === 'embedded') {
    const database = onPGlite(await PGlite.create())
    await migrate(database.db)
    return database
  }
  const own = await createOwnDatabase({ durable: false })
  const { db, close } = await openDatabase({ kind: 'server', url: own.url })
  return { db, close: () => close().then(own.stop) }
}
