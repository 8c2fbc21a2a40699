import { TrendingUp, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { MIN_AREA_ITEMS, type Analytics, type AreaStanding } from '#contract/analytics.ts'
import { SampleBadge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon, type IconProps } from '../../ui/icon.tsx'
import { Steps } from '../../ui/steps.tsx'

const SAMPLE_STRENGTHS = ['Marketing Strategy', 'Customer Service', 'Team Leadership']
const SAMPLE_TO_IMPROVE = ['Financial Analysis', 'Operations Planning']

/** Where the student is strong and where the next points are, by instructional area. */
export function Areas({ areas }: Pick<Analytics, 'areas'>) {
  return (
    <>
      <Side
        id="strengths"
        title="Top Strengths"
        icon={Trophy}
        areas={areas?.strengths}
        samples={SAMPLE_STRENGTHS}
        none="No area stands at 60% yet. It will: every review shows you why."
      />
      <Side
        id="to-improve"
        title="Areas to Improve"
        icon={TrendingUp}
        areas={areas?.toImprove}
        samples={SAMPLE_TO_IMPROVE}
        none="Nothing stands out. Practice more areas and the next one shows here."
      />
    </>
  )
}

type SideProps = {
  id: string
  title: string
  icon: IconProps['of']
  areas: AreaStanding[] | undefined
  samples: readonly string[]
  /** What to say when real areas are known, but none on this side. */
  none: string
}

function Side({ id, title, icon, areas, samples, none }: SideProps) {
  return (
    <Card aria-labelledby={id} className="p-5 md:col-span-6! md:p-6">
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Icon of={icon} className="text-brand-ink" />
        <h2 id={id} className="type-card-heading">
          {title}
        </h2>
        {!areas && <SampleBadge />}
      </header>
      <ul className="mt-2">
        {areas?.map((area) => (
          <Area key={area.area} {...area} />
        ))}
        {!areas && samples.map((name) => <Row key={name} name={name} />)}
      </ul>
      {areas?.length === 0 && <p className="mt-2 text-muted">{none}</p>}
      {!areas && (
        <p className="mt-4 text-sm text-muted">
          Yours show here after {MIN_AREA_ITEMS} answered questions in one area.
        </p>
      )}
    </Card>
  )
}

function Area({ area, answered, correct }: AreaStanding) {
  const percent = Math.round((100 * correct) / answered)
  return (
    <Row name={area}>
      <span className="text-sm text-muted tabular-nums">
        {correct} of {answered} correct
      </span>
      <Steps score={percent} className="col-span-2" />
    </Row>
  )
}

function Row({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-hairline py-3 first:border-t-0 last:pb-0">
      <span className="font-medium">{name}</span>
      {children}
    </li>
  )
}
