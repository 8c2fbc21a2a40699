import { beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ErrorBody } from '#contract/errors.ts'
import { contract } from '#contract/index.ts'
import { examOnTheList } from './exams/fixtures.ts'
import { pdfFile } from './materials/fixtures.ts'
import { scenarioFor } from './roleplays/fixtures.ts'
import { cast, type CastName } from './test/cast.ts'
import { createTestApp, signIn, type TestApp } from './test/test-app.ts'

const endpoints = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, call]) => ({ name: `${area}.${name}`, call })),
)
const withoutId = endpoints.filter(({ call }) => !call.path.includes(':'))
// All of them in one world: what takes things away comes last, and the people at the very end.
const withId = endpoints
  .filter(({ call }) => call.path.includes(':'))
  .sort((one, other) => takesAway(one) - takesAway(other))

/** Bodies that get past the schema: what is refused is then refused for the id. */
const BODIES: Record<string, object> = {
  'exams.startCustomExam': { questionCount: 1, includeAttemptedQuestions: true },
  'exams.saveAnswer': { answer: 1, revision: 1 },
  'exams.submitAttempt': { answers: {}, timeSpent: 0 },
  'materials.stateSingleUse': { allowed: true },
  'materials.reviewQuestion': { decision: 'keep' },
  'pageProposals.acceptPageProposal': {
    ...{ number: '1', question: 'Which?', options: ['One', 'Two'], correctAnswer: 0 },
  },
  'roleplays.submitRoleplay': { response: 'I recommend to call them tonight.' },
  'feedback.respondToFeedback': { response: 'It is mended.' },
  'team.updateUser': { firstName: 'Mai' },
}
/** What each person has for themselves; every other id names what everybody, or every admin, may see. */
const PERSONAL = [
  ...['exams.getAttempt', 'exams.retakeMistakes', 'exams.saveAnswer'],
  'exams.getClock',
  ...['notifications.markRead', 'notifications.deleteNotification', 'settings.endSession'],
  ...['roleplays.getScenario', 'roleplays.deleteScenario', 'roleplays.submitRoleplay'],
  ...['roleplays.getInterviewTurn', 'roleplays.getRoleplayAttempt'],
]
/** About one's session of an exam: of an exam that does not exist there is none, which is all they say. */
const WITHOUT_EXAM = ['exams.getSession', 'exams.submitAttempt']
/** Nothing is flagged or proposed here, so there is none to be found; review-question.test.ts and page-proposals.test.ts have some. */
const NEVER_FOUND = [
  ...['materials.reviewQuestion', 'pageProposals.acceptPageProposal'],
  'pageProposals.discardPageProposal',
]

const MALFORMED = ['abc', '-1', '1.5', '99999999999', "1'--", '%00', '%E0%A4%A', '..%2F..', '🎓']
const CALLERS = ['maya', 'omar', 'advisorLin'] as const
/** Whose thing is "someone else's" for this caller. */
const OTHER = { maya: 'omar', omar: 'maya', advisorLin: 'maya' } as const

type Door = 'signed out' | 'forbidden' | 'not found' | 'open'
type World = Awaited<ReturnType<typeof createWorld>>

let app: TestApp
let cookies: Record<CastName, string>

describe('without an id', () => {
  beforeAll(openDoors)

  test.each(withoutId)('$name is for whom the contract says', async ({ call }) => {
    for (const caller of [undefined, ...CALLERS]) {
      const door = await ask(call, call.path, { caller })
      expect([caller, door]).toEqual([caller, doorOf(call, caller) ?? 'open'])
    }
  })

  test.each(withoutId.filter(({ call }) => call.method !== 'GET'))(
    '$name takes no harm from what is no body',
    async ({ call }) => {
      for (const body of ['{', '[]', 'null', '"\\u0000"', '{"__proto__":{"role":"admin"}}']) {
        const door = await ask(call, call.path, { caller: 'maya', body })
        expect(door).toBe(doorOf(call, 'maya') ?? 'open')
        expect(await ask(call, call.path, { caller: 'advisorLin', body })).toBe('open')
      }
    },
  )
})

describe('with an id', () => {
  let world: World
  /** Before the next call: the refused ones come first, and none of them may change it. */
  let seen: Awaited<ReturnType<typeof everything>>
  beforeAll(async () => {
    await openDoors()
    world = await createWorld()
    seen = await everything()
  })

  test.each(withId)('$name knows neither what is missing nor what is not one’s own', async (it) => {
    for (const caller of [undefined, ...CALLERS]) {
      const refused = doorOf(it.call, caller)
      const knock = (id: string) => knockAs(world, it, { caller, id })
      const absent = WITHOUT_EXAM.includes(it.name) ? 'open' : 'not found'

      expect(await knock('missing'), `${caller}, missing`).toBe(refused ?? absent)
      for (const id of MALFORMED) {
        expect(['not found', refused ?? 'open']).toContain(await knock(id))
      }
      if (!PERSONAL.includes(it.name)) continue
      expect(await knock(OTHER[caller ?? 'maya']), `${caller}, other`).toBe(refused ?? 'not found')
    }
    const before = seen
    seen = await everything()
    expect(seen).toEqual(before)
  })

  test.each(withId)('$name is open to those it is for', async (it) => {
    const found = NEVER_FOUND.includes(it.name) ? 'not found' : 'open'
    for (const caller of CALLERS) {
      const expected = doorOf(it.call, caller) ?? found
      expect([caller, await knockAs(world, it, { caller, id: caller })]).toEqual([caller, expected])
      if (PERSONAL.includes(it.name)) continue
      expect(await knockAs(world, it, { caller, id: OTHER[caller] }), 'other').toBe(expected)
    }
  })
})

function takesAway({ name, call }: (typeof endpoints)[number]) {
  if (name === 'team.deleteUser') return 2
  return call.method === 'DELETE' ? 1 : 0
}

/** The cast, each with a browser that is signed in. */
async function openDoors() {
  app = await createTestApp()
  cookies = { maya: '', omar: '', advisorLin: '' }
  for (const name of CALLERS) cookies[name] = await signIn(app, app.app, cast[name].email)
}

const knockAs = (
  world: World,
  { name, call }: (typeof endpoints)[number],
  { caller, id }: { caller: CastName | undefined; id: string },
) => ask(call, world.pathOf(call, id), { caller, body: JSON.stringify(BODIES[name] ?? {}) })

const callsOf = (name: CastName) =>
  createClient(contract, (path, init) =>
    app.app.request(path, { ...init, headers: { ...init.headers, cookie: cookies[name] } }),
  )

/** Why the contract alone refuses this caller, if it does. */
function doorOf({ access }: Endpoint, caller: CastName | undefined): Door | undefined {
  if (access === 'public') return undefined
  if (caller === undefined) return 'signed out'
  return access === 'admin' && cast[caller].role !== 'admin' ? 'forbidden' : undefined
}

/** Knocks, and says how far that came. Whatever comes back is an answer in the one shape, and no surprise. */
async function ask(
  { method }: Endpoint,
  path: string,
  { caller, body = '{}' }: { caller: CastName | undefined; body?: string },
): Promise<Door> {
  const headers = {
    'content-type': 'application/json',
    ...(caller && { cookie: cookies[caller] }),
  }
  const response = await app.app.request(path, {
    method,
    headers,
    ...(method !== 'GET' && { body }),
  })
  expect(response.status, `${method} ${path} as ${caller}`).toBeLessThan(500)
  const reply: unknown = await response.json()
  if (response.ok) return 'open'
  expect(Object.keys(ErrorBody.parse(reply)).toSorted()).toEqual(
    expect.arrayContaining(['code', 'message', 'requestId']),
  )
  return DOORS[response.status] ?? 'open'
}

const DOORS: Record<number, Door> = { 401: 'signed out', 403: 'forbidden', 404: 'not found' }

/** One of everything that has an id, for each person. */
async function createWorld() {
  const exam = await examOnTheList(app.db)
  const things: Partial<Record<string, Things>> = {}
  for (const name of CALLERS) things[name] = await thingsOf(name, exam)
  return {
    /** The call's address for this person's things, or with an id that is missing or malformed. */
    pathOf: ({ path }: Endpoint, whose: string) =>
      path.replace(/:(\w+)/g, (_, param: string) => {
        const own = things[whose]
        if (own) return encodeURIComponent(idOf(own, path, param))
        return whose === 'missing' ? missing(param, path) : whose
      }),
  }
}

type Things = Awaited<ReturnType<typeof thingsOf>>

async function thingsOf(
  name: CastName,
  { examId, questionIds }: { examId: number; questionIds: number[] },
) {
  const calls = callsOf(name)
  const whole = { id: examId, questionCount: 2, includeAttemptedQuestions: true }
  await calls.exams.startCustomExam(whole)
  const wrong = questionIds.map((questionId, place) => [place, { questionId, answer: 3 }])
  const answers = Object.fromEntries(wrong) as Record<
    string,
    { questionId: number; answer: number }
  >
  const attempt = await calls.exams.submitAttempt({ id: examId, answers })
  const session = await calls.exams.startCustomExam(whole)
  const feedback = await feedbackOf(name)
  const [news] = await calls.notifications.listNotifications({})
  await signIn(app, app.app, cast[name].email)
  const devices = await calls.settings.listDevices({})
  return {
    email: cast[name].email,
    exam: examId,
    question: questionIds[0]!,
    attempt: attempt.id,
    session: session.sessionId,
    material: await materialOf(name),
    feedback,
    notification: news!.id,
    ...(await roleplayOf(name)),
    device: devices.find(({ isThisOne }) => !isThisOne)!.id,
  }
}

/** A scenario with a response that waits for its judgement. */
async function roleplayOf(name: CastName) {
  const scenario = await scenarioFor(app.db, cast[name].email)
  const handedIn = { scenarioId: scenario, response: 'I would call them.' }
  const attempt = await callsOf(name).roleplays.submitRoleplay(handedIn)
  return { scenario, roleplayAttempt: attempt.id }
}

/** Answered, so that its sender has a notification; an admin's own tells nobody, so another's comes first. */
async function feedbackOf(name: CastName) {
  const message = 'It kept going while I was offline.'
  const { id } = await callsOf(name).feedback.submitFeedback({ subject: 'The timer', message })
  const answer = { feedbackId: id, response: 'It is mended.' }
  await callsOf('advisorLin').feedback.respondToFeedback(answer)
  return id
}

async function materialOf(name: CastName) {
  const { id } = await callsOf('advisorLin').materials.uploadMaterial({
    file: pdfFile(`%PDF-1.7\n% about ${name}\n`, 'Paper.pdf'),
    title: 'Paper',
    category: 'Marketing Cluster',
  })
  return id
}

/** Which of the things this address means; an address that is new here is a mistake of this test. */
function idOf(own: Things, path: string, param: string) {
  const area = IDS.find(([start]) => path.startsWith(start))
  if (param === 'questionId') return String(own.question)
  if (param === 'turn') return '1'
  if (!area) throw new Error(`The matrix does not know what ${path} is about.`)
  return String(own[area[1]])
}

const IDS: [string, keyof Things][] = [
  ['/api/admin/users', 'email'],
  // A session that was handed in: the running one is set aside as soon as another call here starts a new one.
  ['/api/admin/exam-sessions', 'attempt'],
  ['/api/admin/feedback', 'feedback'],
  ['/api/exams', 'exam'],
  ['/api/exam-attempts', 'attempt'],
  ['/api/exam-sessions', 'session'],
  ['/api/materials', 'material'],
  ['/api/page-proposals', 'material'],
  ['/api/notifications', 'notification'],
  ['/api/sessions', 'device'],
  ['/api/roleplay-attempts', 'roleplayAttempt'],
  ['/api/roleplay/', 'scenario'],
]

function missing(param: string, path: string) {
  if (param === 'email') return 'nobody@school.example'
  return path.startsWith('/api/sessions') ? crypto.randomUUID() : '2000000'
}

/** What people have, seen through their own eyes: refused calls change nothing of it. */
async function everything() {
  const seen = []
  for (const name of CALLERS) {
    const { exams, notifications, settings, feedback, roleplays } = callsOf(name)
    seen.push({
      attempts: await exams.listAttempts({}),
      news: await notifications.listNotifications({}),
      feedback: await feedback.listOwnFeedback({}),
      scenarios: await roleplays.listScenarios({}),
      roleplays: await roleplays.listRoleplayAttempts({}),
      devices: (await settings.listDevices({})).map(({ id }) => id),
    })
  }
  return seen
}
