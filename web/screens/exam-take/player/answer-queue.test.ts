import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SavedAnswer } from '#contract/exams.ts'
import { AnswerQueue, type Outcome } from './answer-queue.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A queue on a network the test decides about: nothing arrives or returns before the test says so. */
function createQueue() {
  const sent: { answer: SavedAnswer; reply: (outcome: Outcome) => Promise<void> }[] = []
  const kept: SavedAnswer[][] = []
  const onSuperseded = vi.fn<() => void>()
  const onPaused = vi.fn<() => void>()
  const queue = new AnswerQueue({
    send: (answer) =>
      new Promise((resolve) => {
        sent.push({ answer, reply: (outcome) => arrive(() => resolve(outcome)) })
      }),
    keep: (answers) => {
      kept.push(answers)
      return true
    },
    onSuperseded,
    onPaused,
    random: () => 0,
  })
  const stateOf = (questionId: number) => queue.snapshot().answers.get(questionId)?.state
  return { queue, sent, kept, onSuperseded, onPaused, stateOf }
}

async function arrive(reply: () => void) {
  reply()
  await settle()
}

async function settle() {
  await vi.advanceTimersByTimeAsync(0)
}
const saved: Outcome = { kind: 'saved' }
const failed: Outcome = { kind: 'failed' }

test('an answer is saved when the server has said so, and kept here before it is sent', async () => {
  const { queue, sent, kept, stateOf } = createQueue()
  queue.put(101, 2)
  expect(kept.at(-1)).toEqual([{ questionId: 101, answer: 2, revision: 1 }])
  expect(stateOf(101)).toBe('sending')
  expect(queue.snapshot().unsent).toBe(1)

  await sent[0]!.reply(saved)
  expect(stateOf(101)).toBe('saved')
  expect(queue.snapshot().unsent).toBe(0)
})

test('one request a question is under way, and the latest answer follows it', async () => {
  const { queue, sent, stateOf } = createQueue()
  queue.put(101, 0)
  queue.put(101, 1)
  queue.put(101, 3)
  expect(sent).toHaveLength(1)

  await sent[0]!.reply(saved)
  expect(sent.map(({ answer }) => answer)).toEqual([
    { questionId: 101, answer: 0, revision: 1 },
    { questionId: 101, answer: 3, revision: 3 },
  ])
  expect(stateOf(101)).toBe('sending')
  await sent[1]!.reply(saved)
  expect(stateOf(101)).toBe('saved')
})

test('a revision is one more than the highest of the whole session', () => {
  const { queue, sent } = createQueue()
  queue.learn([{ questionId: 101, answer: 0, revision: 41 }])
  queue.put(102, 1)
  expect(sent[0]!.answer.revision).toBe(42)
})

test('a failure waits and tries again, each time longer', async () => {
  const { queue, sent, stateOf } = createQueue()
  queue.put(101, 2)
  await sent[0]!.reply(failed)
  expect(stateOf(101)).toBe('waiting')
  expect(queue.snapshot().offline).toBe(true)

  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveLength(2)
  await sent[1]!.reply(failed)
  await vi.advanceTimersByTimeAsync(1999)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveLength(3)

  await sent[2]!.reply(saved)
  expect(queue.snapshot()).toMatchObject({ offline: false, unsent: 0 })
})

test('ten minutes offline lose nothing, and the way back is taken at once', async () => {
  let network: Outcome = failed
  const arrived: SavedAnswer[] = []
  const queue = new AnswerQueue({
    send: async (answer) => {
      if (network.kind === 'saved') arrived.push(answer)
      return network
    },
    keep: () => true,
    onSuperseded: () => undefined,
    onPaused: () => undefined,
  })
  for (let question = 1; question <= 30; question++) {
    queue.put(question, question % 4)
    await vi.advanceTimersByTimeAsync(20_000)
  }
  expect(queue.snapshot()).toMatchObject({ unsent: 30, offline: true })

  network = saved
  queue.sendWaiting()
  await settle()
  expect(queue.snapshot()).toMatchObject({ unsent: 0, offline: false })
  expect(arrived).toHaveLength(30)
  expect(arrived.every(({ questionId, answer }) => answer === questionId % 4)).toBe(true)
})

test('a few travel at a time, except when the page is going away', async () => {
  const { queue, sent } = createQueue()
  queue.adopt(
    [1, 2, 3, 4, 5, 6, 7].map((questionId) => ({ questionId, answer: 0, revision: questionId })),
  )
  queue.sendWaiting()
  expect(sent).toHaveLength(4)
  queue.flush()
  expect(sent).toHaveLength(7)
})

test('a reply that comes late does not call a newer answer saved', async () => {
  const { queue, sent, stateOf } = createQueue()
  queue.put(101, 0)
  queue.put(101, 1)
  await sent[0]!.reply(saved)
  expect(stateOf(101)).toBe('sending')
  expect(queue.snapshot().unsent).toBe(1)
})

test('an answer given elsewhere later is learnt and shown', async () => {
  const { queue, sent, onSuperseded } = createQueue()
  queue.put(101, 0)
  await sent[0]!.reply({ kind: 'superseded' })
  expect(onSuperseded).toHaveBeenCalledOnce()
  expect(queue.snapshot().unsent).toBe(1)

  queue.learn([{ questionId: 101, answer: 3, revision: 9 }])
  expect(queue.snapshot().answers.get(101)).toEqual({
    questionId: 101,
    answer: 3,
    revision: 9,
    state: 'saved',
  })
  queue.put(101, 1)
  expect(sent.at(-1)!.answer.revision).toBe(10)
})

test('a session that is over takes no more: nothing is sent, nothing is called saved', async () => {
  const { queue, sent } = createQueue()
  queue.put(101, 0)
  queue.put(102, 0)
  await sent[0]!.reply({ kind: 'over' })
  await sent[1]!.reply(failed)
  queue.put(103, 0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(2)
  expect(queue.snapshot()).toMatchObject({ ended: 'over', unsent: 2 })
})

test('signed out: everything stays, kept and waiting', async () => {
  const { queue, sent, kept } = createQueue()
  queue.put(101, 0)
  await sent[0]!.reply({ kind: 'signed-out' })
  queue.put(102, 1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(queue.snapshot()).toMatchObject({ ended: 'signed-out', unsent: 2 })
  expect(kept.at(-1)).toHaveLength(2)
})

test('a refused answer says why and does not hold up the others', async () => {
  const { queue, sent, stateOf } = createQueue()
  queue.put(101, 0)
  queue.put(102, 0)
  await sent[0]!.reply({ kind: 'refused', message: 'There is no such option.' })
  await sent[1]!.reply(saved)
  expect(stateOf(101)).toBe('refused')
  expect(queue.snapshot()).toMatchObject({ refusal: 'There is no such option.', unsent: 1 })

  queue.put(101, 1)
  await sent[2]!.reply(saved)
  expect(queue.snapshot()).toMatchObject({ refusal: undefined, unsent: 0 })
})

test('on resume, the higher revision wins, whoever has it', () => {
  const { queue, sent } = createQueue()
  queue.learn([
    { questionId: 101, answer: 0, revision: 5 },
    { questionId: 102, answer: 0, revision: 2 },
    { questionId: 103, answer: 0, revision: 3 },
  ])
  queue.adopt([
    { questionId: 101, answer: 1, revision: 4 },
    { questionId: 102, answer: 2, revision: 6 },
    { questionId: 103, answer: 0, revision: 3 },
    { questionId: 104, answer: 3, revision: 7 },
  ])
  queue.sendWaiting()
  const { answers } = queue.snapshot()
  expect([101, 102, 103, 104].map((id) => answers.get(id)?.answer)).toEqual([0, 2, 0, 3])
  expect(sent.map(({ answer }) => answer.questionId)).toEqual([102, 104])
})

test('a browser that cannot keep anything is not hidden', () => {
  const queue = new AnswerQueue({
    send: () => new Promise(() => undefined),
    keep: () => false,
    onSuperseded: () => undefined,
    onPaused: () => undefined,
  })
  queue.put(101, 0)
  expect(queue.snapshot().kept).toBe(false)
})

test('in a pause everything is kept and nothing is sent; when the exam goes on it is', async () => {
  const { queue, sent, onPaused, stateOf } = createQueue()
  queue.put(101, 2)
  await sent[0]!.reply({ kind: 'paused' })
  expect(onPaused).toHaveBeenCalledOnce()
  expect(stateOf(101)).toBe('waiting')
  queue.put(102, 1)
  queue.sendWaiting()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(queue.snapshot()).toMatchObject({ held: true, unsent: 2, ended: undefined })

  queue.hold(false)
  expect(sent.slice(1).map(({ answer }) => answer.questionId)).toEqual([101, 102])
})

test('how sure the student is travels with the answer, and a new mark is a new revision', async () => {
  const { queue, sent } = createQueue()
  queue.put(101, 2)
  await sent[0]!.reply({ kind: 'saved' })
  queue.put(101, 2, 'certain')
  expect(sent[1]!.answer).toEqual({
    questionId: 101,
    answer: 2,
    revision: 2,
    confidence: 'certain',
  })
})

test('the reason stays with the answer that was refused', async () => {
  const { queue, sent } = createQueue()
  queue.put(101, 9)
  queue.put(102, 0)
  await sent[0]!.reply({ kind: 'refused', message: 'No such option.' })
  await sent[1]!.reply({ kind: 'saved' })
  expect(queue.snapshot().answers.get(101)).toMatchObject({ refusal: 'No such option.' })
  expect(queue.snapshot().answers.get(102)).not.toHaveProperty('refusal')
})
