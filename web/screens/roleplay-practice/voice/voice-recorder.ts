import {
  createRecogniser,
  findRecogniserClass,
  readResult,
  type Recogniser,
  type RecogniserResult,
} from './recogniser.ts'
import {
  OFF,
  step,
  VOICE_PROBLEMS,
  type Command,
  type RecorderEvent,
  type VoiceProblem,
} from './recorder.ts'
import { hear, joined, NOTHING_SAID, pause, settle, type Speech } from './speech.ts'

type Listeners = {
  onWords: (words: string) => void
  /** What is heard and not final yet, whenever it is another: a page that goes all at once must not take it along. */
  onInterim: (words: string) => void
  onProblem: (problem: (typeof VOICE_PROBLEMS)[keyof typeof VOICE_PROBLEMS]) => void
}

/** The one that is recording: a browser listens for one at a time. */
let speaking: VoiceRecorder | undefined

function giveWayTo(next: VoiceRecorder) {
  if (speaking !== next) speaking?.switchOff()
  speaking = next
}

/** Those of the fields that are on the page. */
const present = new Set<VoiceRecorder>()

/** For who wants to be heard instead, such as the judge. */
export const stopRecording = () => speaking?.switchOff()

/** Before texts are handed in: everything that was shown as heard is in them. What was spoken into all of them. */
export function finishRecording(): Speech {
  for (const voice of present) voice.finish()
  return [...present].map((voice) => voice.current().speech).reduce(joined, NOTHING_SAID)
}

/** The browser's recogniser, driven by the steps in `recorder.ts`. Sound never comes by here: only words do. */
export class VoiceRecorder {
  #listeners: Listeners = {
    onWords: () => undefined,
    onInterim: () => undefined,
    onProblem: () => undefined,
  }
  #recorder = OFF
  #speech = NOTHING_SAID
  #recogniser: Recogniser | undefined
  #shown = { recorder: this.#recorder, speech: this.#speech }
  readonly #watchers = new Set<() => void>()

  readonly subscribe = (notify: () => void) => {
    this.#watchers.add(notify)
    return () => void this.#watchers.delete(notify)
  }
  readonly current = () => this.#shown

  /** Whom to tell from now on, instead of those of before. */
  listen(listeners: Listeners) {
    this.#listeners = listeners
  }

  /** A field comes onto the page; says how it leaves: nobody goes on listening, and what was shown is kept. */
  readonly join = () => {
    if ([...present].some((voice) => voice.#recorder.isBlocked)) this.#take({ is: 'blocked' })
    present.add(this)
    // Another tab may be the next to show the text, and does not take over what this one was hearing.
    addEventListener('pagehide', this.finish)
    return () => {
      removeEventListener('pagehide', this.finish)
      this.finish()
      present.delete(this)
    }
  }

  readonly switchOn = () => {
    giveWayTo(this)
    this.#take({ is: 'switched on', at: Date.now() })
  }
  readonly switchOff = () => {
    if (speaking === this) speaking = undefined
    this.#take({ is: 'switched off' })
  }

  /** Without waiting for the recogniser's last word: what was shown so far is appended now, nothing comes after. */
  readonly finish = () => {
    const recogniser = this.#recogniser
    this.switchOff()
    this.#take({ is: 'ended', at: Date.now() })
    if (!recogniser) return
    this.#recogniser = undefined
    Object.assign(recogniser, { onstart: null, onresult: null, onerror: null, onend: null })
    recogniser.abort()
  }

  #take(event: RecorderEvent) {
    if (event.is === 'heard') this.#speech = hear(this.#speech, { ...event, at: Date.now() })
    const { interim } = this.#recorder
    const { recorder, commands } = step(this.#recorder, event)
    if (event.is !== 'heard') this.#settle(commands)
    if (recorder.phase === 'idle') this.#speech = pause(this.#speech)
    this.#recorder = recorder
    this.#shown = { recorder, speech: this.#speech }
    for (const command of commands) this.#carryOut(command)
    if (recorder.interim !== interim) this.#listeners.onInterim(recorder.interim)
    for (const notify of this.#watchers) notify()
  }

  /** Interim words that are appended because recording stops, or its run does. */
  #settle(commands: Command[]) {
    for (const command of commands) {
      if (command.do === 'append') this.#speech = settle(this.#speech, command.words)
    }
  }

  #carryOut(command: Command) {
    switch (command.do) {
      case 'start':
        return this.#start()
      case 'stop':
        return this.#recogniser?.stop()
      case 'append':
        return this.#listeners.onWords(command.words)
      case 'say':
        return this.#report(command.problem)
    }
  }

  #report(problem: VoiceProblem) {
    if (problem === 'denied') for (const voice of present) voice.#take({ is: 'blocked' })
    this.#listeners.onProblem(VOICE_PROBLEMS[problem])
  }

  #start() {
    try {
      this.#recogniser ??= this.#open()
      this.#recogniser.start()
    } catch (error) {
      // Still running from before: its end will start it again.
      if (error instanceof DOMException && error.name === 'InvalidStateError') return
      this.#take({ is: 'not started' })
    }
  }

  #open() {
    const Class = findRecogniserClass()
    if (!Class) throw new Error('This browser has no speech recognition.')
    const recogniser = createRecogniser(Class)
    return Object.assign(recogniser, {
      onstart: () => this.#take({ is: 'started' }),
      onresult: (event: RecogniserResult) => this.#take({ is: 'heard', ...readResult(event) }),
      onerror: ({ error }: { error: string }) => this.#take({ is: 'failed', error }),
      onend: () => this.#take({ is: 'ended', at: Date.now() }),
    })
  }
}
