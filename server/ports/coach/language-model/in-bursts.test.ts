import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inBursts } from './in-bursts.ts'

type Source = ReadableStreamDefaultController<number>

const heard = async (stream: ReadableStream<number>, isUrgent = () => false) => {
  const bursts: number[][] = []
  for await (const burst of inBursts(stream, isUrgent)) bursts.push(burst)
  return bursts
}

test('what comes in one turn comes together, what comes later by itself', async () => {
  const stream = new ReadableStream({
    async start(source: Source) {
      for (const one of [1, 2, 3]) source.enqueue(one)
      await wait(5)
      for (const one of [4, 5]) source.enqueue(one)
      source.close()
    },
  })
  expect(await heard(stream)).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
})

test('what is urgent is not kept waiting', async () => {
  let asked = 0
  const stream = new ReadableStream<number>(
    {
      pull(source) {
        source.enqueue(++asked)
        if (asked === 4) source.close()
      },
    },
    { highWaterMark: 0 },
  )
  let urgent = 2
  expect(await heard(stream, () => urgent-- > 0)).toEqual([[1], [2], [3, 4]])
})

test('an error comes after what came before it', async () => {
  let asked = 0
  const stream = new ReadableStream<number>({
    pull(source) {
      if (++asked < 3) source.enqueue(asked)
      else source.error(new Error('cut off'))
    },
  })
  const bursts: number[][] = []
  const listening = (async () => {
    for await (const burst of inBursts(stream, () => false)) bursts.push(burst)
  })()
  await expect(listening).rejects.toThrow('cut off')
  expect(bursts).toEqual([[1, 2]])
})

test('who turns away cancels the stream, though more is being waited for', async () => {
  let isCancelled = false
  const stream = new ReadableStream<number>({
    start: (source) => source.enqueue(1),
    cancel: () => void (isCancelled = true),
  })
  for await (const _ of inBursts(stream, () => false)) break
  expect(isCancelled).toBe(true)
})
