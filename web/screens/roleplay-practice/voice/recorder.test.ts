import { describe, expect, test } from 'vitest'
import { appendWords, OFF, step, type Command, type RecorderEvent } from './recorder.ts'

/** Goes through these events from the start; the last state, and everything that was to be done. */
function run(...events: RecorderEvent[]) {
  let recorder = OFF
  const commands: Command[] = []
  for (const event of events) {
    const next = step(recorder, event)
    recorder = next.recorder
    commands.push(...next.commands)
  }
  return { recorder, commands }
}

const on = (at = 0): RecorderEvent => ({ is: 'switched on', at })
const off: RecorderEvent = { is: 'switched off' }
const started: RecorderEvent = { is: 'started' }
const ended = (at = 60_000): RecorderEvent => ({ is: 'ended', at })
const heard = (final: string, interim = ''): RecorderEvent => ({ is: 'heard', final, interim })
const failed = (error: string): RecorderEvent => ({ is: 'failed', error })
const START = { do: 'start' }

describe('voice recording', () => {
  test('goes from idle to recording to listening, and back when it is switched off', () => {
    expect(run().recorder.phase).toBe('idle')
    expect(run(on())).toMatchObject({ recorder: { phase: 'recording' }, commands: [START] })
    expect(run(on(), started).recorder.phase).toBe('listening')
    const stopped = run(on(), started, off)
    expect(stopped.recorder.phase).toBe('idle')
    expect(stopped.commands).toEqual([START, { do: 'stop' }])
  })

  test('appends final words, and shows interim ones apart', () => {
    const { recorder, commands } = run(
      on(),
      started,
      heard('', 'good mor'),
      heard('Good morning', 'I'),
    )
    expect(commands).toEqual([START, { do: 'append', words: 'Good morning' }])
    expect(recorder.interim).toBe('I')
  })

  test('starts again when the browser ends it while it is on, and keeps what was still interim', () => {
    const { recorder, commands } = run(on(), started, heard('', 'and then'), ended())
    expect(commands).toEqual([START, { do: 'append', words: 'and then' }, START])
    expect(recorder).toMatchObject({ phase: 'recording', interim: '' })
    expect(run(on(), started, ended(), started).recorder.phase).toBe('listening')
  })

  test('stays off when it ends after being switched off; what arrives late is still appended', () => {
    const { recorder, commands } = run(on(), started, off, heard('thank you'), ended())
    expect(recorder).toMatchObject({ phase: 'idle', isRunning: false })
    expect(commands).toEqual([START, { do: 'stop' }, { do: 'append', words: 'thank you' }])
  })

  test('switched on again before its end has come, it waits for that end', () => {
    const waiting = run(on(), started, off, on())
    expect(waiting.commands).toEqual([START, { do: 'stop' }])
    expect(run(on(), started, off, on(), ended()).commands.at(-1)).toEqual(START)
  })

  test.each([
    ['not-allowed', 'denied', true],
    ['service-not-allowed', 'denied', true],
    ['no-speech', 'silent', false],
    ['audio-capture', 'microphone', false],
    ['network', 'other', false],
    ['aborted', 'other', false],
    ['language-not-supported', 'other', false],
  ])('stops on the error %s', (error, problem, isBlocked) => {
    const { recorder, commands } = run(on(), started, heard('', 'half a'), failed(error), ended())
    expect(recorder).toMatchObject({ phase: 'idle', isBlocked, interim: '' })
    expect(commands).toEqual([START, { do: 'append', words: 'half a' }, { do: 'say', problem }])
    expect(step(recorder, on()).commands).toEqual(isBlocked ? [] : [START])
  })

  test('a recogniser that cannot be started is a failure of the microphone', () => {
    const { recorder, commands } = run(on(), { is: 'not started' })
    expect(recorder).toMatchObject({ phase: 'idle', isRunning: false })
    expect(commands.at(-1)).toEqual({ do: 'say', problem: 'microphone' })
  })

  test('says nothing of being cut short after it was switched off', () => {
    expect(run(on(), started, off, failed('aborted')).commands).toEqual([START, { do: 'stop' }])
  })

  test('gives up on a recogniser that ends at once, every time', () => {
    const { recorder, commands } = run(on(), ...[1, 2, 3, 4, 5].map((at) => ended(at)))
    expect(recorder.phase).toBe('idle')
    expect(commands.filter((command) => command.do === 'start')).toHaveLength(5)
    expect(commands.at(-1)).toEqual({ do: 'say', problem: 'other' })
    expect(
      run(on(), ended(1), ended(2), heard('one'), ended(3), ended(4), ended(5)).recorder.phase,
    ).toBe('recording')
  })
})

test.each([
  ['', ' hello ', 'hello'],
  ['Typed.', 'said', 'Typed. said'],
  ['Typed\n', 'said', 'Typed\nsaid'],
])('to %j the words %j are appended', (text, words, both) => {
  expect(appendWords(text, words)).toBe(both)
})
