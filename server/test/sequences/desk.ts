import type { Call, Reply, SaveCall } from './call.ts'
import type { Model } from './exam-model.ts'
import type { Operation } from './operation.ts'

/** The student's two tabs, each with what it knows, and every answer packet that they have made. */
export class Desk {
  readonly #tabs: { session: number; questions: number[]; revision: number }[] = []
  readonly #packets: SaveCall[] = []

  /** The request that an operation comes to now; undefined where there is nothing it could be about. */
  callOf(operation: Operation, model: Model): Call | undefined {
    switch (operation.do) {
      case 'start': {
        const { unseenOnly, timed } = operation
        const count = operation.count || model.exam.questions.length
        return { call: 'start', count, unseenOnly, timed }
      }
      case 'look':
      case 'results':
      case 'sweep':
        return { call: operation.do }
      case 'save':
        return this.#save(operation, model)
      case 'deliver':
        return this.#packets.at(-1 - (operation.packet % Math.max(1, this.#packets.length)))
      case 'submit':
        return this.#submit(operation)
      case 'extra-time':
        return { call: 'extra-time', times: operation.times }
      case 'wait':
      case 'wait-for-deadline':
      case 'restart':
      case 'at-once':
        return undefined
      default:
        return aboutSession(operation, model)
    }
  }

  /** A tab that has opened a session, or found another one running, goes on with that. */
  learn(operation: Operation, { session, questions, answers, status }: Reply) {
    if (!('tab' in operation) || status !== 200 || typeof session !== 'number') return
    const revisions = (answers as [number, number, number, unknown][]).map(
      ([, , revision]) => revision,
    )
    const revision = Math.max(0, ...revisions)
    this.#tabs[operation.tab] = { session, questions: questions as number[], revision }
  }

  #save(
    { tab, place, answer, confidence, held }: Extract<Operation, { do: 'save' }>,
    model: Model,
  ) {
    const player = this.#tabs[tab]
    if (!player) return undefined
    // Mostly one of its questions; of a part of an exam also one that it does not ask.
    const from = place === 5 ? model.exam.questions : player.questions
    const question = from[place % from.length]!
    const revision = ++player.revision
    const { session } = player
    const packet: SaveCall = { call: 'save', session, question, answer, revision, confidence }
    this.#packets.push(packet)
    return held ? undefined : packet
  }

  #submit({ tab, named, leaveOut, answer }: Extract<Operation, { do: 'submit' }>) {
    const player = this.#tabs[tab]
    if (!player) return undefined
    const answers = player.questions
      .slice(leaveOut)
      .map((question, i): [number, number] => [question, (answer + i) % 4])
    return { call: 'submit' as const, answers, ...(named && { session: player.session }) }
  }
}

function aboutSession(
  { do: kind, back }: Extract<Operation, { back: number }>,
  { sittings }: Model,
): Call | undefined {
  const session = sittings.at(-1 - (back % Math.max(1, sittings.length)))?.id
  if (session === undefined) return undefined
  if (kind === 'retake' || kind === 'review') return { call: kind, attempt: session }
  return kind === 'clock' ? { call: kind, session } : { by: 'advisor', call: kind, session }
}
