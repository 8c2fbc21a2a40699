/** The part of the browser's speech recognition that we use; TypeScript's own library does not describe it. */
export type Recogniser = {
  continuous: boolean
  interimResults: boolean
  lang: string
  onstart: (() => void) | null
  onresult: ((event: RecogniserResult) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}
export type RecogniserResult = {
  /** The first result that is new or has changed. */
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}
type RecogniserClass = new () => Recogniser
type MaybeRecognisers = {
  SpeechRecognition?: RecogniserClass
  webkitSpeechRecognition?: RecogniserClass
}

/** Chrome, Edge and Safari have it under the old name; some browsers have none. */
export function findRecogniserClass(): RecogniserClass | undefined {
  // Window is not described with either name.
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as MaybeRecognisers
  return SpeechRecognition ?? webkitSpeechRecognition
}

export function createRecogniser(Class: RecogniserClass) {
  const recogniser = new Class()
  recogniser.continuous = true
  recogniser.interimResults = true
  recogniser.lang = 'en-US'
  return recogniser
}

/** What is new in a result: words that became final with it, and the interim ones as they are now. */
export function readResult({ results, resultIndex }: RecogniserResult) {
  const words = { final: [] as string[], interim: [] as string[] }
  for (let place = resultIndex; place < results.length; place++) {
    const result = results[place]!
    words[result.isFinal ? 'final' : 'interim'].push(result[0]?.transcript.trim() ?? '')
  }
  return { final: words.final.join(' ').trim(), interim: words.interim.join(' ').trim() }
}
