import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** What the page made of the browser's recogniser; a test speaks through it. */
class FakeRecogniser {
  static latest: FakeRecogniser
  /** What its next start does instead of starting. */
  static refusal: Error | undefined
  onstart?: () => void
  onresult?: (event: object) => void
  onerror?: (event: object) => void
  onend?: () => void
  continuous = false
  lang = ''
  starts = 0
  constructor() {
    FakeRecogniser.latest = this
  }
  start() {
    if (FakeRecogniser.refusal) throw FakeRecogniser.refusal
    this.starts++
    this.onstart?.()
  }
  stop() {
    this.onend?.()
  }
  abort() {}
}

/** A browser that can recognise speech, unless starting is refused. */
export function stubRecogniser(refusal?: Error) {
  FakeRecogniser.refusal = refusal
  vi.stubGlobal('webkitSpeechRecognition', FakeRecogniser)
}

/** The one that the page made last. */
export const recogniser = () => FakeRecogniser.latest

/** Words that the recogniser has understood, for good or so far. */
export const say = (transcript: string, isFinal = true) =>
  act(() =>
    recogniser().onresult?.({
      resultIndex: 0,
      results: [Object.assign([{ transcript }], { isFinal })],
    }),
  )
