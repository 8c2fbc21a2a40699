import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { CHAT_MESSAGE_MAX } from '#contract/tutor.ts'
import { answersBy, examOnTheList, startWholeExam } from '../exams/fixtures.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'
import { startConversation, user, type Conversation } from './conversation-fixtures.ts'
import { searchableMaterial } from './fixtures.ts'

let app: TestApp
let maya: Client<typeof contract>
let tutor: Conversation
beforeEach(async () => {
  app = await createTestApp()
  maya = await app.as('maya')
  tutor = await startConversation(app)
})

describe('a message', () => {
  test('is answered, with the whole history sent along, the greeting first', async () => {
    const { response, citations } = await tutor.ask([
      { role: 'assistant', content: 'Hi! What would you like to study today?' },
      user('whats ROI'),
      { role: 'assistant', content: 'It is the return on an investment.' },
      user('how do i calculate it'),
    ])
    expect(response).toContain('(what came back − what was invested) ÷ what was invested')
    expect(citations).toEqual([])
  })

  test.each([[[user('   ')]], [[user('Hi'), { role: 'assistant' as const, content: 'Hello' }]]])(
    'that says nothing is refused',
    async (messages) => {
      await expect(tutor.ask(messages)).rejects.toMatchObject({ status: 422 })
    },
  )

  test('longer than one may be is refused, and an earlier reply of that length is not', async () => {
    const long = 'x'.repeat(CHAT_MESSAGE_MAX + 1)
    await expect(tutor.ask(long)).rejects.toMatchObject({
      status: 422,
      body: { message: 'A message has at most 8,000 characters.' },
    })
    await tutor.ask([user('Hi'), { role: 'assistant', content: long }, user('thanks')])
  })

  test('after a turn of any length is answered, and of its own length the limit stands', async () => {
    const endless = 'We sell lemonade. '.repeat(3000)
    for (const role of ['user', 'assistant'] as const) {
      const { response } = await tutor.ask([
        user('Hi'),
        { role, content: endless },
        user('what is ROI'),
      ])
      expect(response).toContain('Return on investment')
    }
    await expect(tutor.ask(endless)).rejects.toMatchObject({
      status: 422,
      body: { message: 'A message has at most 8,000 characters.' },
    })
  })

  test('at the end of a talk longer than is read is answered all the same', async () => {
    const talk = Array.from({ length: 130 }, () => [
      user('thanks'),
      { role: 'assistant' as const, content: 'You are welcome.' },
    ]).flat()
    const { response } = await tutor.ask([...talk, user('what is ROI')])
    expect(response).toContain('Return on investment')
  })

  test('too many in a minute are refused, saying when to come back', async () => {
    for (let i = 0; i < 60; i++) await tutor.ask('thanks')
    await expect(tutor.ask('thanks')).rejects.toMatchObject({ status: 429 })
    app.wait(61_000)
    await tutor.ask('thanks')
  })

  test('counts for streak and study time, and leaves no word on the server', async () => {
    expect((await maya.session.getUser({})).studyStreak).toBe(0)
    await tutor.ask('what is a swot analysis, my secret word is xylophone')
    app.wait(4 * 60_000)
    await tutor.ask('another example')
    // A pause that long was no study.
    app.wait(3 * 60 * 60_000)
    await tutor.ask('simpler')

    expect((await maya.session.getUser({})).studyStreak).toBe(1)
    expect((await maya.analytics.getDashboardStats({})).totalStudyHours).toBe(0.1)
    const analytics = await maya.analytics.getAnalytics({})
    expect(analytics).toMatchObject({ practisedToday: true, week: { hours: 0.1 } })
    const rows = await app.db.selectFrom('tutor_days').selectAll().execute()
    expect(rows).toMatchObject([{ day: '2030-01-02', exchanges: 3, seconds: 240 }])
    expect(JSON.stringify(rows)).not.toContain('xylophone')
  })
})

describe('study materials', () => {
  const text =
    'Setting prices\nSkimming pricing means starting high and lowering the price later. Game consoles are sold like that.'

  test('are cited with title and page, where an answer rests on them', async () => {
    const materialId = await searchableMaterial(app, {
      title: 'Pricing Basics',
      pages: ['Contents of this booklet.', text],
    })
    const { response, citations } = await tutor.ask('what is price skiming?')
    expect(response).toContain('Pricing Basics')
    expect(citations).toEqual([
      {
        materialId,
        title: 'Pricing Basics',
        page: 2,
        excerpt: expect.stringMatching(/^Skimming pricing means/),
      },
    ])
    expect((await tutor.ask('what is servant leadership?')).citations).toEqual([])
  })

  test('of the question bank are neither searched nor cited, from the moment they are in it', async () => {
    const id = await searchableMaterial(app, { pages: [text] })
    const advisorLin = await app.as('advisorLin')
    await advisorLin.materials.addToQuestionBank({ id })
    const { response, citations } = await tutor.ask('what is skimming pricing?')
    expect(citations).toEqual([])
    expect(response).not.toContain('Game consoles')
    expect(await app.db.selectFrom('passages').selectAll().execute()).toEqual([])
  })

  test('that were deleted are gone from answers', async () => {
    const id = await searchableMaterial(app, { pages: [text] })
    await (await app.as('advisorLin')).materials.deleteMaterial({ id })
    expect((await tutor.ask('what is skimming pricing?')).citations).toEqual([])
  })

  test('a page that prints a question being asked right now is left out', async () => {
    await searchableMaterial(app, { pages: [`Question 1? Answer: First. ${text}`] })
    await startWholeExam(maya, await examOnTheList(app.db, { keys: [1, 1] }))
    expect((await tutor.ask('what is skimming pricing?')).citations).toEqual([])
  })

  test('a source that was not found is never shown, a found one once', async () => {
    const materialId = await searchableMaterial(app, { pages: [text] })
    const cites = `page:${materialId}/1`
    tutor.useCoach(async function* () {
      yield { text: 'So it is.' }
      yield* [{ cites: 'page:99/1' }, { cites }, { cites }]
    })
    expect(await tutor.ask('what is skimming pricing?')).toMatchObject({
      response: 'So it is.',
      citations: [{ materialId, page: 1 }],
    })
  })
})

test('the page begins with questions from the weak areas, once there are any', async () => {
  const first = await maya.tutor.getTutor({})
  expect(first.coach).toEqual({ kind: 'built-in', provider: null, model: null })
  expect(first.suggestions.length).toBeGreaterThanOrEqual(3)
  const areas = [...Array<string>(4).fill('Economics'), ...Array<string>(4).fill('Pricing')]
  const exam = await examOnTheList(app.db, { keys: [1, 1, 1, 1, 0, 0, 0, 0], areas })
  await startWholeExam(maya, exam)
  await maya.exams.submitAttempt({ id: exam.examId, answers: answersBy(exam, () => 0) })
  const { suggestions } = await maya.tutor.getTutor({})
  expect(suggestions).toContain('Quiz me on economics.')
  const { response } = await tutor.ask('what should i study next?')
  expect(response).toContain('| Economics | 0 of 4 (0%) |')
  expect(response).toContain('so far only 4 questions in **Economics**')
})

test('an area with few answers is not weaker than one that can be called weak', async () => {
  const areas = [...Array<string>(10).fill('Economics'), ...Array<string>(4).fill('Pricing')]
  const exam = await examOnTheList(app.db, { keys: areas.map((_, n) => (n < 7 ? 0 : 1)), areas })
  await startWholeExam(maya, exam)
  await maya.exams.submitAttempt({ id: exam.examId, answers: answersBy(exam, () => 0) })
  const { suggestions } = await maya.tutor.getTutor({})
  expect(suggestions).toContain('Quiz me on economics.')
  const { response } = await tutor.ask('what should i study next?')
  expect(response).toContain('| Economics | 7 of 10 (70%) |')
  expect(response).not.toMatch(/Pricing|only/)
})
