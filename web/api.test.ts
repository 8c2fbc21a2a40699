import { expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import { createQueryClient } from './api.ts'

const answeredBy = (reply: Response) => createClient(contract, () => reply).exams.listExams({})

test('data is refreshed only by who says so, and nothing is tried twice', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({
    staleTime: Infinity,
    retry: false,
    refetchInterval: false,
    refetchOnWindowFocus: false,
  })
  expect(mutations).toMatchObject({ retry: false })
})

test('a failed call is its status and the text that came, or the status in words', async () => {
  await expect(answeredBy(new Response('Out for lunch', { status: 503 }))).rejects.toThrow(
    /^503: Out for lunch$/,
  )
  await expect(
    answeredBy(new Response(null, { status: 502, statusText: 'Bad Gateway' })),
  ).rejects.toThrow(/^502: Bad Gateway$/)
})

test('every call carries the cookies, and its body is JSON', async () => {
  const sent: [string, RequestInit][] = []
  const calls = createClient(contract, (path, init) => {
    sent.push([path, init])
    return Response.json({ message: 'Done.' })
  })
  await calls.team.deleteUser({ email: 'maya@school.example' })
  await calls.feedback
    .submitFeedback({ subject: 'The timer', message: 'It went on.' })
    .catch(() => {})
  const [deleted, written] = sent
  expect(deleted).toEqual([
    '/api/admin/users/maya%40school.example',
    expect.objectContaining({ method: 'DELETE', credentials: 'include' }),
  ])
  expect(written![1]).toMatchObject({
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"subject":"The timer","message":"It went on."}',
  })
})
