import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiError, Client } from '#contract/client.ts'
import type { contract } from '#contract/index.ts'
import { processedPaper } from '../materials/fixtures.ts'
import { CoachUnavailable, type PageRequest, type ProposedQuestion } from '../ports/coach/coach.ts'
import { findAuthorizedUser } from '../sign-in/queries.ts'
import { createTestApp, signIn, type TestApp } from '../test/test-app.ts'
import { cast } from '../test/cast.ts'

const PROPOSED: ProposedQuestion = {
  number: '6',
  question: 'What is a price floor?',
  options: ['A lowest price', 'A highest price', 'No price'],
  correctAnswer: null,
}

let app: TestApp
let advisorLin: Client<typeof contract>
/** What the model was sent, oldest first; it answers with the last list until there is none left. */
let sent: PageRequest[]
let answers: (ProposedQuestion[] | Error)[]

beforeEach(async () => {
  app = await createTestApp({ AI_PAGES_PER_DAY: '2' })
  advisorLin = await app.as('advisorLin')
  sent = []
  answers = []
})

/** From here on the school has a model. */
function setUpModel(...replies: (ProposedQuestion[] | Error)[]) {
  answers = replies
  app.deps.coach = {
    ...app.deps.coach,
    identity: { kind: 'model', provider: 'Some Company', model: 'm1' },
    async readPage(request) {
      sent.push(request)
      const answer = answers.length > 1 ? answers.shift()! : answers[0]!
      if (answer instanceof Error) throw answer
      return answer
    },
  }
}

/** A read paper of five questions, with pages that its reader could not read. */
async function unreadablePaper(...pages: number[]) {
  const id = await processedPaper(app)
  const { reading } = await app.db
    .selectFrom('materials')
    .select('reading')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const unread = pages.map((page) => ({ page, reason: 'Broken columns.', numbers: ['6', '7'] }))
  await app.db
    .updateTable('materials')
    .set({ reading: JSON.stringify({ ...reading, unread }) })
    .where('id', '=', id)
    .execute()
  return id
}

async function batchProcess() {
  await advisorLin.materials.batchProcess({})
  await app.runJobs()
  return advisorLin.pageProposals.listPageProposals({})
}

const examCount = async () => {
  const maya = await app.as('maya')
  return (await maya.exams.listExams({})).map(({ questionCount }) => questionCount)
}

describe('batch processing', () => {
  test('sends each unread page once to the model there is, and what comes back is asked of nobody', async () => {
    const id = await unreadablePaper(1)
    expect(await batchProcess()).toEqual({ sentTo: null, waitingFiles: 0, pages: [] })
    setUpModel([PROPOSED])
    const { sentTo, pages, waitingFiles } = await batchProcess()
    await batchProcess()

    expect(sent).toEqual([{ page: 1, numbers: ['6', '7'], text: expect.stringContaining('9001') }])
    expect(sentTo).toEqual({ provider: 'Some Company', model: 'm1' })
    expect(waitingFiles).toBe(0)
    expect(pages).toEqual([
      {
        ...{ materialId: id, title: 'About Pricing', page: 1, text: sent[0]!.text },
        proposals: [{ id: expect.any(Number), ...PROPOSED, place: null }],
      },
    ])
    expect(await examCount()).toEqual([5])
  })

  test('keeps with each proposal where on its page it stands', async () => {
    await unreadablePaper(1)
    setUpModel([PROPOSED, { ...PROPOSED, number: '7', question: 'What is a ceiling?' }])
    await batchProcess()
    const asked = (of: ProposedQuestion) => [`${of.number}. ${of.question}`, ...of.options]
    const text = [...asked(PROPOSED), '7. What is a ceiling?', 'A limit', 'No limit'].join('\n')
    await app.db.updateTable('asked_pages').set({ text }).execute()

    const [page] = (await advisorLin.pageProposals.listPageProposals({})).pages
    const places = page!.proposals.map(({ place }) => place && text.slice(place.from, place.to))
    expect(places).toEqual([asked(PROPOSED).join('\n'), null])
  })

  test('keeps the rest for the next time where the model fails or the day is used up', async () => {
    await unreadablePaper(1, 2, 3)
    setUpModel(new CoachUnavailable('down'), [PROPOSED])
    expect(await batchProcess()).toMatchObject({ waitingFiles: 1, pages: [] })
    // The one that failed counts: two a day are allowed.
    expect((await batchProcess()).pages.map(({ page }) => page)).toEqual([1])
    expect(sent).toHaveLength(2)
    app.wait(24 * 60 * 60 * 1000)
    expect((await batchProcess()).pages.length).toBeGreaterThan(1)
  })
})

describe('a proposal', () => {
  const accept = (id: number, change: object = {}) => {
    const { number, question, options } = PROPOSED
    const asProposed = { id, number: number!, question, options, correctAnswer: 0 }
    return advisorLin.pageProposals.acceptPageProposal({ ...asProposed, ...change })
  }

  const reasonOf = async (call: Promise<object>) => {
    const refused = await call.then(
      () => undefined,
      (error: unknown) => error as ApiError,
    )
    expect(refused?.status).toBe(409)
    return refused!.body?.message
  }

  async function setDecider(email: string) {
    const user = await findAuthorizedUser(app.db, email)
    await app.db
      .updateTable('page_proposals')
      .set({ decided_by: user?.id ?? null })
      .execute()
  }

  async function askedOf() {
    const maya = await app.as('maya')
    const [exam] = await maya.exams.listExams({})
    return maya.exams.getExam({ id: exam!.id })
  }

  async function proposed() {
    const id = await unreadablePaper(1)
    setUpModel([PROPOSED])
    const { pages } = await batchProcess()
    return { materialId: id, id: pages[0]!.proposals[0]!.id }
  }

  test('is asked once an admin has accepted it, as edited, also after the paper is read again', async () => {
    const { id } = await proposed()
    await accept(id, { question: ' What is a floor under prices? ' })

    expect(await examCount()).toEqual([6])
    const { questions } = await askedOf()
    expect(questions.at(-1)!.question).toBe('What is a floor under prices?')
    expect((await advisorLin.pageProposals.listPageProposals({})).pages).toEqual([])
    await app.db.updateTable('materials').set({ reader_version: 0 }).execute()
    const batch = advisorLin.materials.batchProcess({})
    await vi.waitFor(() => expect(app.jobs.waiting).toContain('materials.read'))
    await app.runJobs()
    await batch
    expect(await examCount()).toEqual([6])
  })

  test('that has been decided about is refused with who decided, and nothing changes', async () => {
    await unreadablePaper(1)
    setUpModel([PROPOSED, { ...PROPOSED, number: '7', question: 'What is a price ceiling?' }])
    const [added, discarded] = (await batchProcess()).pages[0]!.proposals
    await accept(added!.id)
    await advisorLin.pageProposals.discardPageProposal({ id: discarded!.id })

    const adding = ({ id }: { id: number }) => accept(id, { question: 'Edited?' })
    const discarding = ({ id }: { id: number }) =>
      advisorLin.pageProposals.discardPageProposal({ id })
    const refusals = async () => [
      await reasonOf(adding(added!)),
      await reasonOf(discarding(added!)),
      await reasonOf(adding(discarded!)),
      await reasonOf(discarding(discarded!)),
    ]
    expect(await refusals()).toEqual([
      'You have already added this question, as question 6. Nothing was added or changed now.',
      'You have already added this question, as question 6. It was not discarded.',
      'You have already discarded this proposal. What stands here was not added.',
      'You have already discarded this proposal.',
    ])
    await setDecider(cast.omar.email)
    expect((await refusals())[0]).toMatch(/^Omar Haddad has already added this question/)
    await setDecider('nobody')
    expect((await refusals())[3]).toBe('Another admin has already discarded this proposal.')
    expect(await examCount()).toEqual([6])
    expect(JSON.stringify(await askedOf())).not.toContain('Edited?')
    await expect(adding({ id: 9999 })).rejects.toMatchObject({ body: { code: 'not_found' } })
  })

  test('needs a key that an admin names and options that differ, or is discarded for good', async () => {
    const { id } = await proposed()
    for (const wrong of [
      { correctAnswer: null },
      { correctAnswer: 3 },
      { options: ['One', 'One'] },
      { options: ['One'] },
      { question: ' ' },
    ]) {
      await expect(accept(id, wrong)).rejects.toMatchObject({ body: { code: 'invalid_input' } })
    }
    expect(await examCount()).toEqual([5])

    await advisorLin.pageProposals.discardPageProposal({ id })
    expect((await batchProcess()).pages).toEqual([])
    expect(await examCount()).toEqual([5])
    const { entries } = await advisorLin.settings.listAuditLog({})
    expect(entries.find(({ action }) => action === 'proposal-discarded')).toMatchObject({
      detail: 'About Pricing',
    })
  })

  test('with a number that the exam has already is not said to be added, and still waits', async () => {
    await unreadablePaper(1)
    setUpModel([PROPOSED, PROPOSED, { ...PROPOSED, number: '7' }])
    const [first, second, third] = (await batchProcess()).pages[0]!.proposals
    await accept(first!.id)
    for (const [id, number] of [
      [second!.id, '6'],
      [third!.id, '1'],
    ] as const) {
      await expect(accept(id, { number })).rejects.toMatchObject({
        status: 409,
        body: { message: expect.stringContaining(`Question ${number} is in this exam already.`) },
      })
    }
    expect(await examCount()).toEqual([6])
    const { pages } = await advisorLin.pageProposals.listPageProposals({})
    expect(pages[0]!.proposals).toHaveLength(2)
    await accept(third!.id, { number: '7' })
    expect(await examCount()).toEqual([7])
  })

  test('goes with its material, and its PDF is for admins only', async () => {
    const { materialId } = await proposed()
    const asked = async (email: string) => {
      const cookie = await signIn(app.deps, app.app, email)
      return app.app.request(`/api/materials/${materialId}/bank-file`, { headers: { cookie } })
    }
    const opened = await asked(cast.advisorLin.email)
    expect(opened.headers.get('content-type')).toBe('application/pdf')
    expect((await asked(cast.maya.email)).status).toBe(403)
    // Our own review list may frame it, nobody else, and nothing in it may run, load or ask.
    const policyOf = ({ headers }: Response) => headers.get('content-security-policy')!.split('; ')
    expect(policyOf(opened)).toEqual(
      expect.arrayContaining(["default-src 'none'", "frame-ancestors 'self'", 'sandbox']),
    )
    expect(policyOf(await app.app.request('/api/login'))).toEqual(
      expect.arrayContaining(["frame-src 'self'", "frame-ancestors 'none'"]),
    )

    await advisorLin.materials.deleteMaterial({ id: materialId })
    expect((await advisorLin.pageProposals.listPageProposals({})).pages).toEqual([])
    expect((await asked(cast.advisorLin.email)).status).toBe(404)
  })
})
