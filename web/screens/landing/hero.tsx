import clsx from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { LOGIN } from '../../lib/paths.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Rail } from '../../ui/rail.tsx'
import { FEATURES_ID } from './features.tsx'

const FACTS = ['Nothing to install', 'Saves every answer', 'Sign in with your school e-mail']

export function Hero({ tagline }: { tagline: string }) {
  return (
    <section className="overflow-clip border-b border-hairline">
      <div className="landing-wrap hero">
        <div className="hero-copy">
          <p className="mb-3 text-sm font-label text-brand-ink sm:hidden">{tagline}</p>
          <h1>Hear your name called.</h1>
          <p className="mt-6 max-w-104 text-[1.125rem] leading-7 text-pretty text-muted">
            Practice exams with answers explained, roleplays with a judge who tells you why, and a
            tutor for the hours your advisor is asleep.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonAnchor href={LOGIN} size="lg" className="max-sm:w-full">
              Start Learning Now
            </ButtonAnchor>
            <ButtonAnchor
              href={`#${FEATURES_ID}`}
              variant="secondary"
              size="lg"
              className="max-sm:w-full"
            >
              Learn More
            </ButtonAnchor>
          </div>
          <Facts />
        </div>
        <Podium />
      </div>
    </section>
  )
}

function Facts() {
  return (
    <ul className="mt-8 flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted">
      {FACTS.map((fact) => (
        <li key={fact} className="flex items-center gap-1.5">
          <Icon of={Check} size="sm" className="stroke-[2.25] text-success" />
          {fact}
        </li>
      ))}
    </ul>
  )
}

/** Three moments of the product, on a podium. A picture: screen readers skip it. */
function Podium() {
  return (
    <div className="podium" aria-hidden>
      <Place name="second" number={2}>
        <JudgesScore />
      </Place>
      <Place name="first" number={1}>
        <LastQuestion />
      </Place>
      <Place name="third" number={3}>
        <Streak />
      </Place>
    </div>
  )
}

type PlaceProps = { name: 'first' | 'second' | 'third'; number: number; children: ReactNode }

function Place({ name, number, children }: PlaceProps) {
  return (
    <div className={`podium-place podium-${name}`}>
      <div className="podium-snippet">{children}</div>
      <div className="podium-block">
        <span>{number}</span>
      </div>
    </div>
  )
}

const CRITERIA = [
  ['Communicate clearly', 88],
  ['Solve problems', 76],
  ['Show creativity', 64],
] as const

function JudgesScore() {
  return (
    <>
      <p className="podium-title">Judge’s score</p>
      <p className="podium-figure">
        86 <small>/100</small>
      </p>
      <div className="grid gap-2 text-xs text-muted">
        {CRITERIA.map(([name, percent]) => (
          <div key={name}>
            {name}
            <Rail value={percent} className="mt-0.75" />
          </div>
        ))}
      </div>
    </>
  )
}

function LastQuestion() {
  return (
    <>
      <svg className="podium-spark" viewBox="0 0 24 24">
        <path d="M12 0l3.1 8.9L24 12l-8.9 3.1L12 24l-3.1-8.9L0 12l8.9-3.1z" />
      </svg>
      <p className="podium-title">
        <span>Question 20 of 20</span>
        <span className="tabular-nums">4:12</span>
      </p>
      <p className="mt-2 mb-3 font-label text-pretty">
        A club sells candles for $15. Each costs $6 to make; the booth costs $180. How many must it
        sell to break even?
      </p>
      <ul className="mini-options">
        <li>
          <b>A</b>12 candles
        </li>
        <li className="is-right">
          <b>B</b>20 candles
          <Icon of={Check} size="sm" className="ml-auto stroke-[2.5]" />
        </li>
        <li>
          <b>C</b>30 candles
        </li>
      </ul>
      <p className="mt-3 text-xs text-muted">$180 ÷ $9 left per candle = 20</p>
    </>
  )
}

function Streak() {
  return (
    <>
      <p className="podium-title">Study streak</p>
      <p className="podium-figure">
        6 <small>days</small>
      </p>
      <div className="flex items-start gap-1">
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <i key={day} className={clsx('dot', day <= 6 && 'is-lit')} />
        ))}
      </div>
    </>
  )
}
