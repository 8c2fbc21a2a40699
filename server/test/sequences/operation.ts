import type { Confidence } from '#contract/exams.ts'
import type { Call } from './call.ts'

/**
 * What somebody does, without the numbers that only a run gives: sessions are counted back from the newest, questions by
 * their place, so that an operation still means something when others are left out.
 */
export type Operation =
  | { do: 'start'; tab: Tab; count: number; unseenOnly: boolean; timed: boolean }
  | { do: 'retake'; tab: Tab; back: number }
  /** Opens or reloads the player: the tab learns what is saved. */
  | { do: 'look'; tab: Tab }
  /** A choice in a tab that knows of its own and what it has looked up; `held` packets only leave by `deliver`. */
  | { do: 'save'; tab: Tab; place: number; answer: number; confidence?: Confidence; held: boolean }
  /** An earlier packet, held or already sent: late, out of order, or a second time. */
  | { do: 'deliver'; packet: number }
  | { do: 'submit'; tab: Tab; named: boolean; leaveOut: number; answer: number }
  | { do: 'clock' | 'review' | Deed; back: number }
  | { do: 'results' | 'sweep' | 'restart' }
  | { do: 'extra-time'; times: 1 | 1.5 | 2 }
  | { do: 'wait'; milliseconds: number }
  /** Until so long after the running exam's deadline, if that lies ahead. */
  | { do: 'wait-for-deadline'; plus: number }
  | { do: 'at-once'; both: [Operation, Operation] }

type Tab = 0 | 1
type Deed = Extract<Call, { by: 'advisor' }>['call']
type Random = () => number

const [SHORTEST, LONGEST] = [5, 25]
const SECOND = 1000
const WAITS = [1, SECOND, 21 * SECOND, 3 * 60 * SECOND, 9 * 60 * SECOND, 31 * 60 * SECOND]
/** Each operation comes a millisecond after what was waited for: just before, at and after the deadline and its grace. */
const AROUND_DEADLINE = [-2, -1, 0, 10_000, 19_998, 19_999, 20_000, 60_000]

/** A student's afternoon: it begins with an exam, and goes on as chance wants. */
export function drawOperations(random: Random): Operation[] {
  const length = SHORTEST + Math.floor(random() * (LONGEST - SHORTEST + 1))
  const first: Operation = { do: 'start', tab: 0, count: 0, unseenOnly: false, timed: true }
  return [first, ...Array.from({ length: length - 1 }, () => drawOne(random))]
}

function drawOne(random: Random): Operation {
  const pick = pickWith(random)
  const kind = pick(LOTS)
  if (kind !== 'at-once') return draw(random, kind)
  return { do: 'at-once', both: [draw(random, pick(RACING)), draw(random, pick(RACING))] }
}

/** As often as each is named. */
const LOTS = [
  ...(['save', 'save', 'save', 'save', 'save', 'save', 'save', 'save', 'save'] as const),
  ...(['deliver', 'deliver', 'deliver', 'look', 'look', 'submit', 'submit', 'submit'] as const),
  ...(['start', 'retake', 'wait', 'wait-for-deadline', 'wait-for-deadline', 'pause'] as const),
  ...(['resume', 'resume', 'reopen', 'reopen', 'void', 'unvoid', 'extra-time'] as const),
  ...(['clock', 'results', 'review', 'sweep', 'restart', 'at-once', 'at-once', 'at-once'] as const),
]
/** What can meet in the same moment, and must then come out as if one had come first. */
const RACING = ['save', 'save', 'deliver', 'submit', 'start', 'pause', 'resume'] as const

function draw(random: Random, kind: Exclude<Operation['do'], 'at-once'>): Operation {
  const pick = pickWith(random)
  const chance = (share: number) => random() < share
  const tab = pick([0, 0, 1] as const)
  const back = pick([0, 0, 0, 1, 2])
  switch (kind) {
    case 'start': {
      // Nought is the whole exam.
      const count = pick([0, 0, 1, 2, 3])
      return { do: kind, tab, count, unseenOnly: chance(0.3), timed: chance(0.7) }
    }
    case 'retake':
      return { do: kind, tab, back }
    case 'look':
      return { do: kind, tab }
    case 'save': {
      const confidence = pick([undefined, undefined, 'guessing', 'certain'] as const)
      const place = Math.floor(random() * 6)
      const answer = chance(0.03) ? 7 : Math.floor(random() * 4)
      return { do: kind, tab, place, answer, confidence, held: chance(0.15) }
    }
    case 'deliver':
      return { do: kind, packet: Math.floor(random() * 8) }
    case 'submit': {
      const leaveOut = pick([0, 0, 0, 1, 2, 6])
      // Another tab's exam is only meant by name; see `callOf`.
      return { do: kind, tab, named: chance(0.7), leaveOut, answer: Math.floor(random() * 4) }
    }
    case 'extra-time':
      return { do: kind, times: pick([1, 1.5, 2] as const) }
    case 'wait':
      return { do: kind, milliseconds: pick(WAITS) }
    case 'wait-for-deadline':
      return { do: kind, plus: pick(AROUND_DEADLINE) }
    case 'results':
    case 'sweep':
    case 'restart':
      return { do: kind }
    default:
      return { do: kind, back }
  }
}

const pickWith =
  (random: Random) =>
  <T>(list: readonly T[]): T =>
    list[Math.floor(random() * list.length)]!
