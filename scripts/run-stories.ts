import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { CHROMIUM_ADVICE, findChromium, isProgram } from './find-chromium.ts'
import { runTool, type Outcome } from './run-command.ts'

/** The part of Playwright's JSON report that is counted. `flaky` stays 0: nothing is retried. */
const Report = z.object({
  errors: z.array(z.unknown()),
  suites: z.array(
    z.object({
      file: z.string(),
      specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
    }),
  ),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
})

/** Plays the stories in a real Chromium, on a server of their own. */
export async function runStories(): Promise<Outcome> {
  // Stories are part of what "passed" promises, so a machine that cannot play them has not passed.
  if (!(await obtainChromium())) return { passed: 0, failed: 1, output: CHROMIUM_ADVICE }
  const folder = mkdtempSync(join(tmpdir(), 'finalist-report-'))
  const file = join(folder, 'stories.json')
  const { ok } = await runTool(['playwright', 'test', '--reporter=list,json'], {
    output: 'shown',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const outcome = count(file)
  rmSync(folder, { recursive: true, force: true })
  return ok || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 }
}

/** An installed browser, else the test runner's own, fetched once; a CI machine is told what it lacks instead. */
async function obtainChromium() {
  if (findChromium() || isProgram(chromium.executablePath())) return true
  if (process.env['CI']) return false
  console.log('No Chromium or Chrome is installed: fetching the test runner’s own, once.')
  const { ok, output } = await runTool(['playwright', 'install', 'chromium'], { output: 'kept' })
  // The advice follows; of what the download said, its last line is the reason.
  if (!ok) console.log(output.trimEnd().split('\n').at(-1))
  return ok
}

function count(file: string): Outcome {
  try {
    const { errors, stats, suites } = Report.parse(JSON.parse(readFileSync(file, 'utf8')))
    const failed = stats.unexpected + stats.flaky
    // An error outside of any story, such as a file that does not load, is reported apart.
    const failures = suites.flatMap(({ file: story, specs }) =>
      specs.filter(({ ok }) => !ok).map(({ title }) => `${story} › ${title}`),
    )
    return { passed: stats.expected, failed: failed || Math.min(errors.length, 1), failures }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
