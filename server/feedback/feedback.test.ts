import { beforeEach, describe, expect, test } from 'vitest'
import { cast } from '../test/cast.ts'
import { createTestApp, type TestApp } from '../test/test-app.ts'

type Calls = Awaited<ReturnType<TestApp['as']>>

let app: TestApp
let maya: Calls
let omar: Calls
let lin: Calls
beforeEach(async () => {
  app = await createTestApp()
  maya = await app.as('maya')
  omar = await app.as('omar')
  lin = await app.as('advisorLin')
})

const form = {
  subject: 'The timer',
  message: 'It kept going while I was offline.',
}
const send = (calls = maya, subject = form.subject) =>
  calls.feedback.submitFeedback({ ...form, subject })
const answer = (calls: Calls, feedbackId: number, response: string, replaces?: number) =>
  calls.feedback.respondToFeedback({ feedbackId, response, ...(replaces && { replaces }) })
/** A second admin, as whom Omar answers from now on. */
const promoteOmar = () => lin.team.updateUser({ email: cast.omar.email, role: 'admin' })

describe('sending feedback', () => {
  test('keeps it as new, for its sender and for the admins', async () => {
    const sent = await send()
    expect(sent).toEqual({
      ...form,
      id: sent.id,
      userEmail: cast.maya.email,
      status: 'new',
      createdAt: '2030-01-02T09:00:00.000Z',
      adminResponse: null,
      respondedAt: null,
    })
    expect(await maya.feedback.listOwnFeedback({})).toEqual([sent])
    expect(await lin.feedback.listFeedback({})).toMatchObject([sent])
  })

  test('a student sees only their own', async () => {
    await send()
    expect(await omar.feedback.listOwnFeedback({})).toEqual([])
  })

  test('lists come newest first', async () => {
    await send(maya, 'First')
    app.wait(60_000)
    await send(maya, 'Second')
    await send(maya, 'Third')
    const subjects = (list: { subject: string }[]) => list.map(({ subject }) => subject)
    expect(subjects(await maya.feedback.listOwnFeedback({}))).toEqual(['Third', 'Second', 'First'])
    expect(subjects(await lin.feedback.listFeedback({}))).toEqual(['Third', 'Second', 'First'])
  })

  test.each([
    ['subject', 'Hi', 'Subject must be at least 3 characters'],
    ['subject', '  a  ', 'Subject must be at least 3 characters'],
    ['subject', 'a'.repeat(101), 'Subject is too long'],
    ['message', 'Too short', 'Message must be at least 10 characters'],
    ['message', 'a'.repeat(1001), 'Message is too long'],
  ])('refuses a %s of %j', async (field, text, problem) => {
    await expect(maya.feedback.submitFeedback({ ...form, [field]: text })).rejects.toMatchObject({
      status: 422,
      body: { fields: { [field]: problem } },
    })
  })

  test.each([
    { subject: 'abc', message: 'a'.repeat(10) },
    { subject: 'a'.repeat(100), message: 'a'.repeat(1000) },
  ])('takes what is just long enough, or just not too long', async (fitting) => {
    expect(await maya.feedback.submitFeedback(fitting)).toMatchObject(fitting)
  })

  test('says which field is missing', async () => {
    const empty = {} as typeof form // what a program may send
    await expect(maya.feedback.submitFeedback(empty)).rejects.toMatchObject({
      status: 422,
      body: {
        fields: {
          subject: 'Subject must be at least 3 characters',
          message: 'Message must be at least 10 characters',
        },
      },
    })
  })

  test('control characters do not get through, line breaks in the message do', async () => {
    const sent = await maya.feedback.submitFeedback({
      subject: 'The\r\ntimer\0',
      message: 'One line\0,\nand another.',
    })
    expect(sent).toMatchObject({ subject: 'The timer', message: 'One line,\nand another.' })
  })

  test('stops who floods the admins, for an hour', async () => {
    for (let i = 0; i < 20; i++) await send()
    await expect(send()).rejects.toMatchObject({ status: 429 })
    await send(omar)
    app.wait(60 * 60 * 1000)
    await send()
  })

  test('tells every admin but the sender', async () => {
    await promoteOmar()
    const { id } = await send(omar)
    expect(await lin.notifications.listNotifications({})).toMatchObject([
      {
        type: 'update',
        title: 'New feedback from Omar Haddad',
        message: form.subject,
        path: `/feedback?message=${id}`,
        read: false,
      },
    ])
    expect(await omar.notifications.listNotifications({})).toEqual([])
    expect(await maya.notifications.listNotifications({})).toEqual([])
  })
})

describe('opening feedback', () => {
  test('makes a new message read, without a body', async () => {
    const { id } = await send()
    expect(await lin.feedback.openFeedback({ id })).toMatchObject({ status: 'read' })
    expect(await maya.feedback.listOwnFeedback({})).toMatchObject([{ status: 'read' }])
  })

  test('ends the news of it, for this admin only', async () => {
    await promoteOmar()
    const { id } = await send()
    await lin.feedback.openFeedback({ id })
    const news = async (calls: Calls) => {
      const listed = await calls.notifications.listNotifications({})
      return listed.map(({ read }) => read)
    }
    expect(await news(lin)).toEqual([true])
    expect(await news(omar)).toEqual([false])
    await answer(lin, id, 'It is mended.')
    expect(await news(omar)).toEqual([true])
  })

  test('leaves an answered one resolved', async () => {
    const { id } = await send()
    await answer(lin, id, 'It is mended.')
    expect(await lin.feedback.openFeedback({ id })).toMatchObject({ status: 'resolved' })
  })

  test('is for admins, and for messages that exist', async () => {
    const { id } = await send()
    await expect(maya.feedback.openFeedback({ id })).rejects.toMatchObject({ status: 403 })
    await expect(lin.feedback.openFeedback({ id: id + 1 })).rejects.toMatchObject({ status: 404 })
    expect(await maya.feedback.listOwnFeedback({})).toMatchObject([{ status: 'new' }])
  })
})

describe('answering', () => {
  test('resolves the message and tells its sender', async () => {
    const { id } = await send()
    app.wait(5 * 60_000)
    expect(await answer(lin, id, '  It is mended.\nThank you! ')).toMatchObject({
      status: 'resolved',
      adminResponse: 'It is mended.\nThank you!',
      respondedAt: '2030-01-02T09:05:00.000Z',
      respondedBy: 'Lin Park',
      responseRevision: 1,
    })
    expect(await maya.feedback.listOwnFeedback({})).toMatchObject([
      { status: 'resolved', adminResponse: 'It is mended.\nThank you!' },
    ])
    expect(await maya.notifications.listNotifications({})).toMatchObject([
      {
        title: 'Your feedback was answered',
        message: 'The timer: It is mended.\nThank you!',
        path: '/my-feedback',
        read: false,
      },
    ])
    const { entries } = await lin.settings.listAuditLog({})
    expect(entries[0]).toMatchObject({
      ...{ action: 'feedback-answered', actor: 'Lin Park', subject: 'Maya Okafor', detail: '' },
    })
  })

  test.each(['', '  \n '])('needs words, not %j', async (response) => {
    const { id } = await send()
    await expect(answer(lin, id, response)).rejects.toMatchObject({
      status: 422,
      body: { fields: { response: 'Please enter a response' } },
    })
  })

  test('is for admins, and for messages that exist', async () => {
    const { id } = await send()
    await expect(answer(maya, id, 'Me!')).rejects.toMatchObject({ status: 403 })
    await expect(answer(lin, id + 1, 'Hello')).rejects.toMatchObject({ status: 404 })
  })

  test('an admin can change their own answer, which is news again', async () => {
    const { id } = await send()
    await answer(lin, id, 'It is mended.')
    const [first] = await maya.notifications.listNotifications({})
    await maya.notifications.markRead({ id: first!.id })

    expect(await answer(lin, id, 'It is mended now.')).toMatchObject({ responseRevision: 2 })
    expect(await maya.notifications.listNotifications({})).toMatchObject([
      { message: 'The timer: It is mended now.', read: false },
    ])
  })

  test('sent twice, it is one answer', async () => {
    const { id } = await send()
    await answer(lin, id, 'It is mended.')
    expect(await answer(lin, id, 'It is mended.')).toMatchObject({ responseRevision: 1 })
    expect(await maya.notifications.listNotifications({})).toHaveLength(1)
  })
})

describe('two admins', () => {
  beforeEach(promoteOmar)

  test('whoever answers second is shown the first answer, which stays', async () => {
    const { id } = await send()
    await answer(lin, id, 'It is mended.')
    await expect(answer(omar, id, 'We are looking into it.')).rejects.toMatchObject({
      status: 409,
      body: {
        message: 'Lin Park has already answered this message.',
        fields: {
          response: 'It is mended.',
          respondedBy: 'Lin Park',
          respondedAt: '2030-01-02T09:00:00.000Z',
          responseRevision: '1',
        },
      },
    })
    expect(await maya.feedback.listOwnFeedback({})).toMatchObject([
      { adminResponse: 'It is mended.' },
    ])
  })

  test('at the same moment one of them answers', async () => {
    const { id } = await send()
    const both = await Promise.allSettled([
      answer(lin, id, 'It is mended.'),
      answer(omar, id, 'We are looking into it.'),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await maya.notifications.listNotifications({})).toHaveLength(1)
  })

  test('an answer one has seen can be replaced, one that changed meanwhile cannot', async () => {
    const { id } = await send()
    await answer(lin, id, 'It is mended.')
    await answer(lin, id, 'It is mended now.')
    await expect(answer(omar, id, 'Yes.', 1)).rejects.toMatchObject({ status: 409 })
    expect(await answer(omar, id, 'Yes.', 2)).toMatchObject({
      adminResponse: 'Yes.',
      respondedBy: 'Omar Haddad',
    })
    await expect(answer(lin, id, 'No.', 2)).rejects.toMatchObject({
      status: 409,
      body: { message: 'Omar Haddad has already answered this message.' },
    })
  })

  test('an answer outlives the admin who gave it, without their name', async () => {
    const { id } = await send()
    await answer(omar, id, 'It is mended.')
    await lin.team.deleteUser({ email: cast.omar.email })
    expect(await lin.feedback.listFeedback({})).toMatchObject([
      { adminResponse: 'It is mended.', respondedBy: null },
    ])
    await expect(answer(lin, id, 'Me too.')).rejects.toMatchObject({
      body: { message: 'Another admin has already answered this message.' },
    })
  })
})

test('deleting a student erases their feedback, and what admins were told of it', async () => {
  const { id } = await send()
  await answer(lin, id, 'It is mended.')
  await lin.team.deleteUser({ email: cast.maya.email })
  expect(await lin.feedback.listFeedback({})).toEqual([])
  expect(await app.db.selectFrom('feedback').selectAll().execute()).toEqual([])
  expect(await app.db.selectFrom('notifications').selectAll().execute()).toEqual([])
})
