import type { Confidence, SavedAnswer } from '#contract/exams.ts'

/** `saved`: the server has it. `waiting`: this device has it and goes on trying. `refused`: the server will not take it. */
export type AnswerState = 'saved' | 'sending' | 'waiting' | 'refused'
export type Answer = SavedAnswer & {
  state: AnswerState
  /** Why the server will not take it. */
  refusal?: string
}

/** How sending one answer ended. */
export type Outcome =
  | { kind: 'saved' }
  /** The server holds a newer answer to this question. */
  | { kind: 'superseded' }
  /** Nothing is known: no network, an error of the server, a page of somebody's Wi-Fi. */
  | { kind: 'failed' }
  | { kind: 'refused'; message: string }
  /** An admin has stopped the clock: kept, and sent when the exam goes on. */
  | { kind: 'paused' }
  /** The session takes no more answers. */
  | { kind: 'over' }
  | { kind: 'signed-out' }

export type QueueDeps = {
  /** Never rejects. */
  send: (answer: SavedAnswer) => Promise<Outcome>
  /** Mirrors the answers in the browser before anything is sent; says whether that worked. */
  keep: (answers: SavedAnswer[]) => boolean
  /** A newer answer is on the server: whoever is told learns it and passes it to `learn`. */
  onSuperseded: () => void
  /** The server says that the exam is paused: whoever is told finds out until when, and calls `hold`. */
  onPaused: () => void
  random?: () => number
}

export type QueueSnapshot = {
  answers: ReadonlyMap<number, Answer>
  /** Answers that the server has not confirmed. */
  unsent: number
  /** Sending has failed and is being tried again. */
  offline: boolean
  /** Nothing is sent while the exam is paused. */
  held: boolean
  /** Why the server will not take an answer. */
  refusal: string | undefined
  ended: 'over' | 'signed-out' | undefined
  /** Whether the browser could keep the latest answer. */
  kept: boolean
}

const FIRST_RETRY_MS = 1000
/** Long enough to spare a struggling server, short enough that a lift's dead spot is forgotten at once. */
const LONGEST_RETRY_MS = 15_000
/** Fifty answers given offline should not arrive as fifty requests at the same moment. */
const AT_A_TIME = 4

/**
 * Brings every answer to the server, whatever the network does: the latest answer per question wins, one request per
 * question is under way, and nothing is "saved" before the server has said so. It knows neither browser nor React.
 */
export class AnswerQueue {
  readonly #deps: QueueDeps
  readonly #answers = new Map<number, Answer>()
  readonly #inFlight = new Set<number>()
  readonly #listeners = new Set<() => void>()
  #failures = 0
  #held = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #refusal: string | undefined
  #ended: QueueSnapshot['ended']
  #kept = true
  #snapshot: QueueSnapshot

  constructor(deps: QueueDeps) {
    this.#deps = deps
    this.#snapshot = this.#takeSnapshot()
  }

  /** The student chose: remembered, kept, sent. */
  put(questionId: number, answer: number, confidence?: Confidence) {
    if (this.#ended === 'over') return
    const revision = 1 + Math.max(0, ...[...this.#answers.values()].map((a) => a.revision))
    const given = { questionId, answer, revision, ...(confidence && { confidence }) }
    this.#answers.set(questionId, { ...given, state: 'waiting' })
    this.#kept = this.#deps.keep(this.#plainAnswers())
    this.#send(questionId)
    this.#publish()
  }

  /** What the server has. A newer answer of this device stays. */
  learn(saved: readonly SavedAnswer[]) {
    for (const answer of saved) {
      const mine = this.#answers.get(answer.questionId)
      const same =
        mine?.revision === answer.revision &&
        mine.answer === answer.answer &&
        mine.confidence === answer.confidence
      if (!mine || answer.revision > mine.revision || same) {
        this.#answers.set(answer.questionId, { ...answer, state: 'saved' })
      }
    }
    this.#publish()
  }

  /** What this browser kept: whatever is newer than what is known still has to be sent. */
  adopt(kept: readonly SavedAnswer[]) {
    for (const answer of kept) {
      const known = this.#answers.get(answer.questionId)
      if (known && known.revision >= answer.revision) continue
      this.#answers.set(answer.questionId, { ...answer, state: 'waiting' })
    }
    this.#publish()
  }

  /** While the exam is paused nothing is sent; when it goes on, everything that waits is. */
  hold(on: boolean) {
    if (this.#held === on) return
    this.#held = on
    if (on) this.#publish()
    else this.sendWaiting()
  }

  /** Tries everything that waits, now: the network came back, the phone woke up. */
  sendWaiting() {
    clearTimeout(this.#retry)
    this.#retry = undefined
    this.#fill(AT_A_TIME)
    this.#publish()
  }

  /** The page is going away: everything that waits goes at once. */
  flush() {
    this.#fill(Infinity)
    this.#publish()
  }

  /** The exam was handed in; whatever still comes back is of no interest. */
  close() {
    this.#ended = 'over'
    clearTimeout(this.#retry)
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  readonly snapshot = () => this.#snapshot

  #fill(limit: number) {
    const waiting = [...this.#answers.values()]
      .filter(({ state }) => state === 'waiting')
      .sort((a, b) => a.revision - b.revision)
    for (const { questionId } of waiting) {
      if (this.#inFlight.size >= limit) return
      this.#send(questionId)
    }
  }

  #send(questionId: number) {
    const answer = this.#answers.get(questionId)
    if (this.#ended || this.#held || this.#inFlight.has(questionId)) return
    if (answer?.state !== 'waiting') return
    const plain = plainly(answer)
    this.#inFlight.add(questionId)
    this.#answers.set(questionId, { ...answer, state: 'sending' })
    void this.#deps.send(plain).then((outcome) => this.#settle(plain, outcome))
  }

  #settle(sent: SavedAnswer, outcome: Outcome) {
    this.#inFlight.delete(sent.questionId)
    if (this.#ended === 'over') return
    const latest = this.#answers.get(sent.questionId)
    // Answered anew while this one was under way: only the new one matters now.
    const isLatest = latest?.revision === sent.revision && latest.state === 'sending'
    if (isLatest) this.#answers.set(sent.questionId, { ...sent, ...stateAfter(outcome) })
    this.#reactTo(outcome)
    this.#publish()
  }

  #reactTo(outcome: Outcome) {
    switch (outcome.kind) {
      case 'saved':
        this.#failures = 0
        return this.#fill(AT_A_TIME)
      case 'superseded':
        this.#retryLater()
        return this.#deps.onSuperseded()
      case 'failed':
        return this.#retryLater()
      case 'paused':
        this.#held = true
        return this.#deps.onPaused()
      case 'refused':
        this.#refusal = outcome.message
        return this.#fill(AT_A_TIME)
      default:
        this.#ended = outcome.kind
        clearTimeout(this.#retry)
    }
  }

  #retryLater() {
    if (this.#retry !== undefined) return
    const delay = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures)
    this.#failures += 1
    // A whole class that lost its Wi-Fi together should not come back in the same millisecond.
    const jitter = 1 + (this.#deps.random ?? Math.random)() / 4
    this.#retry = setTimeout(() => this.sendWaiting(), delay * jitter)
  }

  #plainAnswers(): SavedAnswer[] {
    return [...this.#answers.values()].map(plainly)
  }

  #publish() {
    this.#snapshot = this.#takeSnapshot()
    for (const notify of this.#listeners) notify()
  }

  #takeSnapshot(): QueueSnapshot {
    const states = [...this.#answers.values()].map(({ state }) => state)
    const unsent = states.filter((state) => state !== 'saved').length
    return {
      answers: new Map(this.#answers),
      unsent,
      offline: this.#failures > 0 && states.some((s) => s === 'waiting' || s === 'sending'),
      held: this.#held,
      refusal: states.includes('refused') ? this.#refusal : undefined,
      ended: this.#ended,
      kept: this.#kept,
    }
  }
}

function stateAfter(outcome: Outcome): Pick<Answer, 'state' | 'refusal'> {
  if (outcome.kind === 'saved') return { state: 'saved' }
  if (outcome.kind === 'refused') return { state: 'refused', refusal: outcome.message }
  return { state: 'waiting' }
}

const plainly = ({ state: _, refusal: __, ...plain }: Answer): SavedAnswer => plain
