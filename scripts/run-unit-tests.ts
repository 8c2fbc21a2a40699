import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { ROOT, runTool, type Outcome } from './run-command.ts'

/** The part of vitest's JSON report that is counted. */
const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** Runs these projects of vitest.config.ts, showing their files as they finish. */
export async function runUnitTests(projects: string[]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'finalist-report-'))
  const file = join(folder, 'vitest.json')
  const chosen = projects.map((project) => `--project=${project}`)
  const reporters = [
    '--reporter=default',
    '--slowTestThreshold=2000',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const { ok } = await runTool(['vitest', 'run', ...chosen, ...reporters], { output: 'shown' })
  const outcome = count(readReport(file))
  rmSync(folder, { recursive: true, force: true })
  // A run that ends badly without a failing test (an error outside of any test) is still a failure.
  return ok || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 }
}

function readReport(file: string) {
  try {
    return Report.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

function count(report: z.infer<typeof Report> | undefined): Outcome {
  if (!report) return { passed: 0, failed: 1 }
  // A file that could not even be loaded has no tests to fail.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => {
        const [why = ''] = (failureMessages?.[0] ?? '').split('\n')
        return `${relative(ROOT, name)} › ${fullName}: ${why}`
      }),
  )
  const failures = [
    ...failed,
    ...unloaded.map(
      ({ name, message = '' }) => `${relative(ROOT, name)}: ${message.split('\n')[0]}`,
    ),
  ]
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    failures,
  }
}
