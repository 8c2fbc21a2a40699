import { describe, expect, test } from 'vitest'
import { findFillers } from './fillers.ts'
import { hear, NOTHING_SAID, pause } from './speech.ts'
import { findSpeechReport } from './speech-report.ts'

/** Speaks for so many seconds at this pace, five words at a time, with an interim word on the way. */
function speak(seconds: number, wordsPerMinute: number, from = NOTHING_SAID, start = 0) {
  let speech = from
  const step = (5 * 60_000) / wordsPerMinute
  for (let at = start + step; at <= start + seconds * 1000; at += step) {
    speech = hear(speech, { final: '', interim: 'we could', at: at - step / 2 })
    speech = hear(speech, { final: 'we could offer her more', interim: '', at })
  }
  return speech
}
const reportOf = (speech: typeof NOTHING_SAID) => findSpeechReport(speech)!

describe('pace', () => {
  test('is measured while speaking, whatever the pauses', () => {
    const first = speak(60, 150)
    expect(reportOf(first)).toMatchObject({ verdict: 'comfortable' })
    expect(reportOf(first).pace).toBeCloseTo(150, -1)
    // Three minutes of thinking later.
    const both = speak(60, 150, first, 240_000)
    expect(reportOf(both).pace).toBeCloseTo(150, -1)
    expect(both.spokenMs).toBeLessThan(125_000)
  })

  test('says nothing of a sentence or two', () => {
    expect(findSpeechReport(speak(15, 150))).toBeUndefined()
    expect(findSpeechReport(NOTHING_SAID)).toBeUndefined()
  })

  test.each([
    [100, 'slow'],
    [115, 'fine'],
    [130, 'fine'],
    [175, 'fine'],
    [185, 'fine'],
    [205, 'fast'],
  ])('at %d words a minute, kept up, is %s', (pace, verdict) => {
    expect(reportOf(speak(90, pace)).verdict).toBe(verdict)
  })

  test('is flagged only when it lasts: half a minute in a hurry is no flaw', () => {
    expect(reportOf(speak(45, 210)).verdict).toBe('short')
    expect(reportOf(speak(24, 494)).verdict).toBe('short')
    expect(reportOf(speak(24, 130)).verdict).toBe('fine')
    const hurry = speak(60, 150, speak(30, 230, speak(60, 150), 60_000), 90_000)
    expect(reportOf(hurry).verdict).not.toBe('fast')
  })

  test('of a recogniser that only gives whole sentences is about right', () => {
    let speech = NOTHING_SAID
    for (let at = 8000; at <= 64_000; at += 8000)
      speech = hear(speech, { final: Array(20).fill('word').join(' '), interim: '', at })
    expect(reportOf(speech).pace).toBeCloseTo(150, -1)
  })

  test('does not count the time in which recording was off', () => {
    const before = pause(speak(30, 150))
    const after = hear(before, { final: 'five words after the break', interim: '', at: 900_000 })
    expect(after.spokenMs - before.spokenMs).toBe(2000)
  })
})

describe('filler words', () => {
  test.each([
    ['Um, we uh could, you know, call her', ['um', 'uh', 'you know']],
    ['I mean it is sort of basically done', ['i mean', 'sort of', 'basically']],
    ['Ummm and UHH', ['um', 'uh']],
    ['What kind of refund? Do you know? You know that we care. That is what I mean.', []],
    ['The umbrella, an error, her erasers, a hum', []],
    ['', []],
  ])('in %j', (text, fillers) => {
    expect(findFillers(text)).toEqual(fillers)
  })

  test('up to five a minute do no harm; the most frequent is named first', () => {
    const withFillers = (count: number) =>
      hear(speak(60, 150), { final: `${'um '.repeat(count - 1)} uh`, interim: '', at: 60_500 })
    expect(reportOf(withFillers(5))).toMatchObject({
      fillersPerMinute: 5,
      areFillersHarmless: true,
      fillers: [
        { words: 'um', times: 4 },
        { words: 'uh', times: 1 },
      ],
    })
    expect(reportOf(withFillers(8)).areFillersHarmless).toBe(false)
  })
})
