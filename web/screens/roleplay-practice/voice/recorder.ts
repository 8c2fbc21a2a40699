/**
 * Voice recording as pure steps: what happened goes in, the next state and what is to be done come out. The browser's
 * recogniser is at the other end, in `voice-recorder.ts`.
 */
export type Recorder = {
  /** Off; switched on, with the recogniser on its way; hearing. */
  phase: 'idle' | 'recording' | 'listening'
  /** Heard, and not final yet. */
  interim: string
  /** The microphone was refused: no recording any more until the page is opened anew. */
  isBlocked: boolean
  /** Between a start and its end, which can come well after recording was switched off. */
  isRunning: boolean
  startedAt: number
  /** Runs in a row that ended at once without a word. */
  shortRuns: number
}

export type RecorderEvent =
  | { is: 'switched on'; at: number }
  | { is: 'switched off' }
  | { is: 'started' }
  | { is: 'heard'; final: string; interim: string }
  /** `error` is the recogniser's own name for it. */
  | { is: 'failed'; error: string }
  /** The recogniser could not even be started. */
  | { is: 'not started' }
  | { is: 'ended'; at: number }
  /** The microphone was refused to another field of the page. */
  | { is: 'blocked' }

export type Command =
  | { do: 'start' }
  | { do: 'stop' }
  | { do: 'append'; words: string }
  | { do: 'say'; problem: VoiceProblem }

export type VoiceProblem = keyof typeof VOICE_PROBLEMS

/** The specification's words for what can go wrong. */
export const VOICE_PROBLEMS = {
  denied: {
    title: 'Microphone Access Denied',
    description: 'Please allow microphone access to use voice recording.',
  },
  silent: {
    title: 'No Speech Detected',
    description: 'Please speak clearly into your microphone.',
  },
  microphone: {
    title: 'Microphone Access Error',
    description: 'Could not access your microphone. Please check permissions.',
  },
  other: {
    title: 'Voice Recording Error',
    description: 'There was an error with voice recording. Please try again.',
  },
} as const

export const OFF: Recorder = {
  phase: 'idle',
  interim: '',
  isBlocked: false,
  isRunning: false,
  startedAt: 0,
  shortRuns: 0,
}

/** A recogniser that ends this soon has not listened. */
const SHORT_RUN_MS = 300
/** So many of them in a row, and it never will: without a limit it would be started again for ever. */
const SHORT_RUNS_MAX = 5

type Step = { recorder: Recorder; commands: Command[] }

export function step(recorder: Recorder, event: RecorderEvent): Step {
  switch (event.is) {
    case 'switched on':
      return switchOn(recorder, event.at)
    case 'switched off':
      if (recorder.phase === 'idle') return { recorder, commands: [] }
      return { recorder: { ...recorder, phase: 'idle' }, commands: [{ do: 'stop' }] }
    case 'started':
      if (recorder.phase === 'idle') return { recorder, commands: [] }
      return { recorder: { ...recorder, phase: 'listening' }, commands: [] }
    case 'heard':
      return {
        recorder: { ...recorder, interim: event.interim, shortRuns: 0 },
        commands: appending(event.final),
      }
    case 'failed':
      return fail(recorder, problemOf(event.error))
    case 'not started':
      return fail(recorder, 'microphone')
    case 'ended':
      return end(recorder, event.at)
    case 'blocked':
      return { recorder: { ...recorder, isBlocked: true }, commands: [] }
  }
}

function switchOn(recorder: Recorder, at: number): Step {
  if (recorder.isBlocked || recorder.phase !== 'idle') return { recorder, commands: [] }
  const on: Recorder = { ...recorder, phase: 'recording', shortRuns: 0 }
  // The last run has not ended yet: its end starts the next one.
  if (recorder.isRunning) return { recorder: on, commands: [] }
  return { recorder: { ...on, isRunning: true, startedAt: at }, commands: [{ do: 'start' }] }
}

/** Browsers end a run by themselves, after a silence or a minute: while recording is on, the next one begins. */
function end(recorder: Recorder, at: number): Step {
  const commands = appending(recorder.interim)
  const ended: Recorder = { ...recorder, interim: '', isRunning: false }
  if (recorder.phase === 'idle') return { recorder: ended, commands }

  const isShort = at - recorder.startedAt < SHORT_RUN_MS && recorder.interim === ''
  const shortRuns = isShort ? recorder.shortRuns + 1 : 0
  if (shortRuns >= SHORT_RUNS_MAX) return fail({ ...ended, shortRuns }, 'other')
  return {
    recorder: { ...ended, phase: 'recording', isRunning: true, startedAt: at, shortRuns },
    commands: [...commands, { do: 'start' }],
  }
}

/** What was shown as heard is never lost, whatever stops the recording. */
function fail(recorder: Recorder, problem: VoiceProblem): Step {
  const stopped: Recorder = {
    ...recorder,
    phase: 'idle',
    interim: '',
    isRunning: false,
    isBlocked: recorder.isBlocked || problem === 'denied',
  }
  const commands = appending(recorder.interim)
  // Switched off already: that the recogniser was cut short is no news.
  if (recorder.phase === 'idle') return { recorder: stopped, commands }
  return { recorder: stopped, commands: [...commands, { do: 'say', problem }] }
}

function problemOf(error: string): VoiceProblem {
  switch (error) {
    case 'not-allowed':
    case 'service-not-allowed':
      return 'denied'
    case 'no-speech':
      return 'silent'
    case 'audio-capture':
      return 'microphone'
    default:
      return 'other'
  }
}

const appending = (words: string): Command[] =>
  words.trim() === '' ? [] : [{ do: 'append', words: words.trim() }]

/** What was there stays as it is; words are put apart by one space. */
export function appendWords(text: string, words: string) {
  const gap = text === '' || /\s$/.test(text) ? '' : ' '
  return text + gap + words.trim()
}
