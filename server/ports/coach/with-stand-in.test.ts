import { pino } from 'pino'
import { expect, test } from 'vitest'
import { CoachUnavailable, type Coach, type Judgement, type ReplyPiece } from './coach.ts'
import { ask, judgeRequest, scenario } from './fixtures.ts'
import { STAND_IN_NOTICE, withStandIn } from './with-stand-in.ts'

const log = pino({ level: 'silent' })
const never = new AbortController().signal
const judgement: Judgement = { criteria: [], keep: '', change: '', stronger: null, totals: [1] }
const choice = {
  category: 'Finance',
  scenarioType: 'Team Management',
  difficulty: 'beginner',
} as const

/** Says `words`, then fails so often. */
function coach(kind: 'built-in' | 'model', words: string, failures: number) {
  let calls = 0
  const attempt = () => {
    if (calls++ < failures) throw new CoachUnavailable('down')
  }
  const made: Coach = {
    identity: kind === 'model' ? { kind, provider: 'X', model: 'y' } : { kind },
    async *reply() {
      if (words) yield { text: words }
      attempt()
    },
    async writeScenario() {
      attempt()
      return { ...scenario, title: kind }
    },
    async judge() {
      attempt()
      return judgement
    },
  }
  return made
}

const pair = (failures: number, words = '') => ({
  both: withStandIn(coach('model', words, failures), coach('built-in', 'Built in.', 0), { log }),
})

async function hear(both: Coach, signal = never) {
  const pieces: ReplyPiece[] = []
  for await (const piece of both.reply(ask('Hi'), signal)) pieces.push(piece)
  return pieces
}

test('a reply that never began comes from the stand-in, and says so', async () => {
  expect(await hear(pair(1).both)).toEqual([{ text: STAND_IN_NOTICE }, { text: 'Built in.' }])
  expect(await hear(pair(0, 'Model.').both)).toEqual([{ text: 'Model.' }])
})

test('a reply that broke off is refused, and what was stopped is nobody’s to answer', async () => {
  await expect(hear(pair(1, 'Half a').both)).rejects.toThrow(CoachUnavailable)
  await expect(hear(pair(1).both, AbortSignal.abort())).rejects.toThrow(CoachUnavailable)
})

test('a scenario comes from the stand-in, and says so', async () => {
  const request = { ...choice, earlier: [] }
  const byStandIn = await pair(1).both.writeScenario(request, never)
  expect(byStandIn).toMatchObject({ title: 'built-in', standIn: 'no-answer' })
  const byModel = await pair(0).both.writeScenario(request, never)
  expect([byModel.title, byModel.standIn]).toEqual(['model', undefined])
})

test('a judgement is refused: whoever asked tries again', async () => {
  await expect(pair(1).both.judge(judgeRequest(), never)).rejects.toThrow(CoachUnavailable)
  expect(await pair(0).both.judge(judgeRequest(), never)).toEqual(judgement)
})
