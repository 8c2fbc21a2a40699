import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { Analytics } from '#contract/analytics.ts'
import { SampleBadge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Figure } from '../../ui/stat.tsx'
import { Steps } from '../../ui/steps.tsx'
import { shownRoleplay } from './shown-figures.ts'

type BreakdownProps = { examScore: number; analytics: Analytics; className?: string }

export function Breakdown({ examScore, analytics, className }: BreakdownProps) {
  const roleplay = shownRoleplay(analytics)
  return (
    <Card aria-labelledby="breakdown" className={clsx('flex flex-col p-5 md:p-6', className)}>
      <h2 id="breakdown" className="type-card-heading">
        Performance Breakdown
      </h2>
      <div className="mt-4 grid flex-1 content-around gap-6">
        <Part label="Exams" score={examScore} />
        <Part
          label="Roleplays"
          score={roleplay.score}
          tag={roleplay.sample ? <SampleBadge /> : undefined}
        />
      </div>
    </Card>
  )
}

function Part({ label, score, tag }: { label: string; score: number; tag?: ReactNode }) {
  return (
    <div className="grid gap-3">
      <div className="flex items-end justify-between gap-3">
        <div className="flex items-center gap-2">
          <h3 className="type-label text-muted">{label}</h3>
          {tag}
        </div>
        <Figure value={score} unit="%" size="sm" />
      </div>
      <Steps score={score} scale={{}} />
    </div>
  )
}
