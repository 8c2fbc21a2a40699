import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import type { Scenario } from '#content/schema.ts'
import { cast } from '../test/cast.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { authored, expectNothingOfTheJudge, scenarioFor } from './fixtures.ts'
import { interviewOf } from './interview.ts'

const ADVANCED = authored('finance-crisis-management-advanced')

/** A case whose judge asks so many questions and has so many complications. */
const caseOf = (questions: number, complications: number): Scenario => ({
  ...ADVANCED,
  judgeQuestions: ['Why?', 'How?', 'Who?']
    .slice(0, questions)
    .map((question) => ({ question, probes: 'p1' })),
  complications: ['It rains.', 'It snows.', 'It storms.'].slice(0, complications),
})

describe('an interview', () => {
  test.each([
    [3, 0, [null, null, null]],
    [2, 1, [null, 'It rains.']],
    [3, 1, [null, 'It rains.', null]],
    [2, 2, ['It rains.', 'It snows.']],
    [3, 2, [null, 'It rains.', 'It snows.']],
    [3, 3, ['It rains.', 'It snows.', 'It storms.']],
    [2, 3, ['It rains.', 'It snows.', 'It storms.']],
  ])('of %i questions and %i complications has one of them at a time', (asks, comeUp, news) => {
    const turns = interviewOf(caseOf(asks, comeUp))
    expect(turns.map((turn) => turn.news)).toEqual(news)
    expect(turns.map(({ key }) => key)).toEqual(['q1', 'q2', 'q3'].slice(0, turns.length))
    expect(turns.slice(0, asks).map(({ question }) => question)).toEqual(
      ['Why?', 'How?', 'Who?'].slice(0, asks),
    )
    for (const { question } of turns) expect(question).toMatch(/\?$/)
  })
})

describe('what the judge has', () => {
  let app: TestApp
  let maya: Client<typeof contract>
  beforeEach(async () => {
    app = await createTestApp()
    maya = await app.as('maya')
  })

  test('is told turn by turn, as far as it is asked for', async () => {
    const id = await scenarioFor(app.db, cast.maya.email, ADVANCED)
    const { questionCount } = await maya.roleplays.getScenario({ id })
    const told: object[] = []
    for (let turn = 1; turn <= questionCount; turn++) {
      told.push(await maya.roleplays.getInterviewTurn({ id, turn }))
      const rest = interviewOf(ADVANCED).slice(turn)
      expectNothingOfTheJudge(told, {
        ...ADVANCED,
        judgeQuestions: rest.map(({ question }) => ({ question, probes: 'p1' })),
        complications: rest.flatMap(({ news }) => news ?? []),
      })
    }
    expect(told).toEqual(interviewOf(ADVANCED))
    await expect(
      maya.roleplays.getInterviewTurn({ id, turn: questionCount + 1 }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('is nobody else’s, and gone with the scenario', async () => {
    const id = await scenarioFor(app.db, cast.maya.email, ADVANCED)
    const omar = await app.as('omar')
    const refused = { status: 404 }
    await expect(omar.roleplays.getInterviewTurn({ id, turn: 1 })).rejects.toMatchObject(refused)
    await maya.roleplays.deleteScenario({ id })
    await expect(maya.roleplays.getInterviewTurn({ id, turn: 1 })).rejects.toMatchObject(refused)
  })

  test('also takes an answer to a complication that no question of the case goes with', async () => {
    const id = await scenarioFor(app.db, cast.maya.email, caseOf(2, 3))
    const asked = await maya.roleplays.getInterviewTurn({ id, turn: 3 })
    const { answers } = await maya.roleplays.submitRoleplay({
      ...{ scenarioId: id, response: 'I would call the bank.', answers: { q3: 'I would wait.' } },
    })
    expect(answers).toEqual([{ question: asked.question, answer: 'I would wait.' }])
  })
})
