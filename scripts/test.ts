import { buildWebIfStale } from './build-web.ts'
import { runTool, type Outcome } from './run-command.ts'
import { runStories } from './run-stories.ts'
import { runUnitTests } from './run-unit-tests.ts'
import { findPostgres } from '#server/test/postgres-server.ts'

type Step = { name: string; run: () => Promise<Outcome> }

/** `npm test`: everything that must hold, cheapest first; steps of one group run side by side. */
const GROUPS: Step[][] = [
  [
    { name: 'lint', run: () => check('oxlint', '--deny-warnings') },
    { name: 'format', run: () => check('oxfmt', '--check') },
    { name: 'structure', run: () => check('node', 'scripts/check-structure.ts') },
    { name: 'coverage', run: () => check('node', 'scripts/check-spec-coverage.ts') },
    { name: 'build', run: build },
  ],
  [
    // Each keeps one core busy for a while: beside the tests they leave none idle.
    { name: 'types', run: () => check('tsc', '--noEmit') },
    { name: 'content', run: () => check('node', 'scripts/check-content.ts') },
    { name: 'embedded', run: () => runUnitTests(['programs', 'plain', 'screens', 'embedded']) },
  ],
  [{ name: 'postgresql', run: testOnPostgres }],
  [{ name: 'stories', run: runStories }],
]

process.exitCode = await main(process.argv.slice(2))

async function main(words: string[]) {
  const chosen = choose(words)
  if (!chosen) return 2
  const outcomes: Outcome[] = []
  for (const group of chosen) outcomes.push(...(await Promise.all(group.map(runStep))))
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  // The end is all that some machines keep of a long run.
  for (const failure of outcomes.flatMap(({ failures = [] }) => failures)) {
    console.log(`failed: ${failure}`)
  }
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0 ? 0 : 1
}

/** `npm test -- --only types,stories`; undefined after saying what was wrong with it. */
function choose([option, names = '']: string[]) {
  if (option === undefined) return GROUPS
  const wanted = names.split(',')
  const known = GROUPS.flat().map(({ name }) => name)
  if (option === '--only' && wanted.every((name) => known.includes(name))) {
    return GROUPS.map((group) => group.filter(({ name }) => wanted.includes(name)))
  }
  console.error(`Usage: npm test [-- --only STEP,…], a step being one of ${known.join(', ')}`)
  return undefined
}

async function runStep({ name, run }: Step): Promise<Outcome> {
  const started = performance.now()
  const outcome = await run().catch(surprise)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const nothing = outcome.passed + outcome.failed === 0
  const mark = outcome.failed > 0 ? 'FAILED' : nothing ? 'left out' : 'ok'
  console.log(`${name}: ${mark} (${seconds} s)`)
  if (outcome.output) console.log(outcome.output.trimEnd())
  const isUnnamed = outcome.failed > 0 && (outcome.failures ?? []).length === 0
  return isUnnamed ? { ...outcome, failures: [name] } : outcome
}

function surprise(error: unknown): Outcome {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { passed: 0, failed: 1, output }
}

async function check(...tool: [string, ...string[]]): Promise<Outcome> {
  const { ok, output } = await runTool(tool, { output: 'kept' })
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
}

async function build(): Promise<Outcome> {
  await buildWebIfStale()
  return { passed: 1, failed: 0 }
}

async function testOnPostgres(): Promise<Outcome> {
  if (process.env['TEST_DATABASE_URL'] || findPostgres()) return runUnitTests(['postgresql'])
  const advice = 'Install PostgreSQL (Debian: apt-get install postgresql) or set TEST_DATABASE_URL.'
  return { passed: 0, failed: 0, output: `No PostgreSQL was found. ${advice}` }
}
