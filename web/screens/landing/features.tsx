import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Rail } from '../../ui/rail.tsx'

/** Where 'Learn More' scrolls to. */
export const FEATURES_ID = 'features'

export function Features() {
  return (
    <section id={FEATURES_ID} className="landing-wrap scroll-mt-4 py-16 sm:py-20">
      <div className="mb-10 grid max-w-152 gap-3">
        <h2 className="type-heading">Four ways to get ready</h2>
        <p className="text-lg text-muted">
          Pick ten minutes or a whole Saturday. Everything you do counts toward one picture of what
          you know.
        </p>
      </div>
      <div className="feature-grid">
        <Feature name="tutor" title="AI tutor" points={TUTOR} art={<ChatArt />} />
        <Feature name="roleplay" title="Practice roleplays" points={ROLEPLAY} art={<JudgeArt />} />
        <Feature name="exams" title="Practice exams" points={EXAMS} art={<GridArt />} />
        <Feature name="analytics" title="Progress analytics" points={PROGRESS} art={<LineArt />} />
      </div>
    </section>
  )
}

const TUTOR = [
  '24/7 personalised help',
  'Study recommendations',
  'Interactive conversations',
  'Exam preparation guidance',
]
const ROLEPLAY = [
  'AI-generated business scenarios',
  'Instant performance feedback',
  'Multiple difficulty levels',
  'Competition-style evaluation',
]
const EXAMS = ['Question banks', 'Timed sessions', 'Answer explanations', 'Performance analytics']
const PROGRESS = ['Dashboards', 'Strength and weakness analysis', 'Study streaks', 'Goal setting']

type FeatureProps = {
  name: 'tutor' | 'roleplay' | 'exams' | 'analytics'
  title: string
  points: readonly string[]
  /** A picture of it; screen readers skip it. */
  art: ReactNode
}

function Feature({ name, title, points, art }: FeatureProps) {
  return (
    <article className={`feature feature-${name}`}>
      <div>
        <h3>{title}</h3>
        <ul className="feature-list">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div aria-hidden className="self-end">
        {art}
      </div>
    </article>
  )
}

function ChatArt() {
  return (
    <div className="art-chat">
      <p className="is-you">Why isn’t profit the same as cash?</p>
      <p className="is-tutor">
        Good question to settle before finance. You sell a hoodie today and get paid in May. In
        which month does the profit appear?
      </p>
    </div>
  )
}

const JUDGED = [
  ['Explain the return policy', 12],
  ['Recover an upset customer', 9],
] as const
/** Points a judge gives for one performance indicator. */
const FULL_MARKS = 14

function JudgeArt() {
  return (
    <ul className="grid gap-3 text-sm">
      {JUDGED.map(([name, points]) => (
        <li key={name} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
          <span>{name}</span>
          <b className="tabular-nums">
            {points}/{FULL_MARKS}
          </b>
          <Rail value={(points / FULL_MARKS) * 100} className="col-span-full" />
        </li>
      ))}
    </ul>
  )
}

const CELLS = Array.from({ length: 40 }, (_, index) => index)
const FLAGGED = [8, 21]
const ANSWERED = 27

function GridArt() {
  return (
    <div className="art-grid">
      {CELLS.map((cell) => (
        <i
          key={cell}
          className={clsx(
            FLAGGED.includes(cell) ? 'is-flag' : cell < ANSWERED ? 'is-on' : undefined,
          )}
        />
      ))}
    </div>
  )
}

const POINTS = [
  [4, 128],
  [64, 112],
  [124, 118],
  [184, 84],
  [244, 66],
] as const

function LineArt() {
  return (
    <svg viewBox="0 0 320 176" className="art-line w-full overflow-visible">
      <path className="art-lines" d="M0 36h320M0 92h320M0 148h320" />
      <text x="0" y="30">
        90% goal
      </text>
      <text x="0" y="168">
        Sep
      </text>
      <text x="150" y="168">
        Nov
      </text>
      <text x="296" y="168">
        Jan
      </text>
      <path className="art-score" d="M4 128L64 112L124 118L184 84L244 66L304 46" />
      {POINTS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="4" />
      ))}
      <circle className="is-last" cx="304" cy="46" r="6" />
      <text className="art-figure" x="304" y="28" textAnchor="middle">
        86%
      </text>
    </svg>
  )
}
