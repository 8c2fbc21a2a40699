import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import questions from '../content/evaluation/tutor-questions.json' with { type: 'json' }
import { parseConfig } from '#server/config.ts'
import { createLog } from '#server/lib/log.ts'
import { createCoach } from '#server/ports/coach/create-coach.ts'
import { evaluate, TutorQuestion, type Answered } from '#server/test/tutor-evaluation.ts'

// npm run eval:tutor [-- --answers]
// Asks the configured model, or else the built-in coach, the questions of content/evaluation/tutor-questions.json, and
// says which answers lack what they must have. With --answers it prints every answer.

if (existsSync('.env')) loadEnvFile('.env')
process.exitCode = (await main()) ? 0 : 1

async function main() {
  const coach = await createCoach(parseConfig(process.env).model, createLog('warn'))
  const { identity } = coach
  console.log(
    identity.kind === 'built-in'
      ? 'The built-in coach'
      : `${identity.model} by ${identity.provider}`,
  )
  const answers: Answered[] = []
  // One after another: a model's limits are met soon enough.
  for (const question of questions) {
    const answered = await evaluate(coach, TutorQuestion.parse(question))
    answers.push(answered)
    tell(answered)
  }
  return sumUp(answers)
}

function tell({ question, answer, faults }: Answered) {
  if (faults.length > 0)
    console.log(`✗ ${question.id} (${question.turns.at(-1)}): ${faults.join('; ')}`)
  if (process.argv.includes('--answers'))
    console.log(`\n## ${question.turns.join(' → ')}\n\n${answer}\n`)
}

function sumUp(answers: Answered[]) {
  const right = answers.filter(({ faults }) => faults.length === 0)
  const toDecline = answers.filter(({ question }) => question.declines)
  const declined = toDecline.filter(({ faults }) => faults.length === 0)
  const invented = answers.flatMap(({ inventedCitations }) => inventedCitations)
  const share = right.length / answers.length
  console.log(
    `${right.length} of ${answers.length} right, ${Math.round(100 * share)}% (needs ≥ 80%)`,
  )
  console.log(`${invented.length} made-up citations (needs 0)`)
  console.log(
    `${declined.length} of ${toDecline.length} off-topic questions declined politely (needs all)`,
  )
  return share >= 0.8 && invented.length === 0 && declined.length === toDecline.length
}
