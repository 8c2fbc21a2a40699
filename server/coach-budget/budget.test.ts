import { expect, test } from 'vitest'
import { CoachUnavailable, type Coach } from '../ports/coach/coach.ts'
import { ask, judgeRequest, scenario } from '../ports/coach/fixtures.ts'
import { findAuthorizedUser } from '../sign-in/queries.ts'
import { cast } from '../test/cast.ts'
import { createTestApp } from '../test/test-app.ts'
import { Journey } from '../ports/database/prepare.ts'
import { getCoach, reserveCoach } from './get-coach.ts'
import { SHARE_USED } from './messages.ts'

const never = new AbortController().signal
const DAY = 24 * 60 * 60 * 1000
const judgement = { criteria: [], keep: '', change: '', stronger: null, totals: [1] }

/** A model whose every call takes 400 tokens, a stand-in that takes none. */
function speaking(words: string, standIn?: Coach): Coach {
  return {
    identity: standIn ? { kind: 'model', provider: 'X', model: 'y' } : { kind: 'built-in' },
    ...(standIn && { standIn }),
    async *reply(_, __, meter) {
      try {
        yield { text: words }
        yield { text: '.' }
      } finally {
        meter?.(400)
      }
    },
    async writeScenario(_, __, meter) {
      meter?.(400)
      return { ...scenario, title: words }
    },
    async judge(_, __, meter) {
      for (let grading = 0; grading < 3; grading++) meter?.(400)
      throw new CoachUnavailable('down')
    },
  }
}

async function start(limits: Record<string, string>) {
  const test = await createTestApp(limits)
  const builtIn = { ...speaking('Built in'), judge: async () => judgement }
  const deps = { ...test.deps, coach: speaking('Model', builtIn) }
  const coachOf = async (name: 'maya' | 'omar') =>
    getCoach(deps, (await findAuthorizedUser(test.db, cast[name].email))!)
  return { ...test, maya: await coachOf('maya'), omar: await coachOf('omar') }
}

async function firstWords(coach: Coach) {
  for await (const piece of coach.reply(ask('Hi'), never)) return 'text' in piece && piece.text
}

test('a person has so many requests a day; then the built-in coach answers and says so', async () => {
  const { maya, omar, wait } = await start({ AI_REQUESTS_PER_DAY: '2' })
  expect(await firstWords(maya)).toBe('Model')
  expect(await firstWords(maya)).toBe('Model')
  expect(await firstWords(maya)).toBe(SHARE_USED)
  expect(await maya.judge(judgeRequest(), never)).toEqual({ ...judgement, judgedBy: 'built-in' })
  expect(await firstWords(omar)).toBe('Model')
  wait(DAY)
  expect(await firstWords(maya)).toBe('Model')
})

test('each grading of a judgement is a request', async () => {
  const { maya } = await start({ AI_REQUESTS_PER_DAY: '4' })
  await expect(maya.judge(judgeRequest(), never)).rejects.toThrow(CoachUnavailable)
  expect(await firstWords(maya)).toBe('Model')
  expect(await firstWords(maya)).toBe(SHARE_USED)
})

test('tokens count, also of what failed or was turned away from', async () => {
  const { maya } = await start({ AI_TOKENS_PER_DAY: '1700' })
  const choice = { ...scenario, earlier: [] }
  expect(await firstWords(maya)).toBe('Model')
  await expect(maya.judge(judgeRequest(), never)).rejects.toThrow(CoachUnavailable)
  expect((await maya.writeScenario(choice, never)).standIn).toBeUndefined()
  expect(await maya.writeScenario(choice, never)).toMatchObject({
    ...{ title: 'Built in', standIn: 'share-used' },
  })
})

test('what was counted beforehand is counted once, and given back where the coach is not asked', async () => {
  const test = await createTestApp({ AI_REQUESTS_PER_DAY: '1' })
  const deps = { ...test.deps, coach: speaking('Model', speaking('Built in')) }
  const maya = (await findAuthorizedUser(test.db, cast.maya.email))!
  const reserve = () => reserveCoach(deps, maya, new Journey(test.db))
  await reserve().giveBack()
  expect(await firstWords(reserve().coach)).toBe('Model')
  const beyond = reserve()
  expect(await firstWords(beyond.coach)).toBe(SHARE_USED)
  await beyond.giveBack()
  expect(await firstWords(reserve().coach)).toBe(SHARE_USED)
})
