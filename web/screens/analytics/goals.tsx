import clsx from 'clsx'
import { useState, type ReactNode } from 'react'
import type { Analytics, DashboardStats, KeptGoals } from '#contract/analytics.ts'
import { SampleBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Rail } from '../../ui/rail.tsx'
import { Steps } from '../../ui/steps.tsx'
import { GoalsDialog } from './goals-dialog.tsx'
import { shownScoreGoal, shownWeeklyGoal } from './shown-figures.ts'

type GoalsProps = {
  stats: DashboardStats
  analytics: Analytics
  goals: KeptGoals
  className?: string
}

/** What the student wants to reach, and how far it is. */
export function Goals({ stats, analytics, goals, className }: GoalsProps) {
  const [editing, setEditing] = useState(false)
  const week = shownWeeklyGoal(stats, analytics, goals)
  const score = shownScoreGoal(stats, goals)
  return (
    <Card aria-labelledby="goals" className={clsx('flex flex-col p-5 md:p-6', className)}>
      <h2 id="goals" className="type-card-heading">
        Study Goals
      </h2>
      <div className="mt-5 mb-6 grid flex-1 content-start gap-8">
        <Goal
          label="Weekly study time"
          said={`${week.hours} h of ${week.of} h`}
          sample={week.sample}
        >
          <Rail value={(100 * week.hours) / week.of} size="lg" />
        </Goal>
        <Goal
          label="Exam score"
          said={`${score.average}% of ${score.goal}%`}
          sample={score.sample}
          note={score.said}
        >
          <Steps score={score.average} />
        </Goal>
      </div>
      <Button variant="secondary" onClick={() => setEditing(true)}>
        {goals.isOwn ? 'Change your goals' : 'Set your own goals'}
      </Button>
      <GoalsDialog open={editing} onOpenChange={setEditing} goals={goals} />
    </Card>
  )
}

type GoalProps = {
  label: string
  said: string
  sample: boolean
  note?: string
  children: ReactNode
}

function Goal({ label, said, sample, note, children }: GoalProps) {
  return (
    <div className="grid gap-2.5">
      <div className="flex items-center gap-2">
        <h3 className="type-label text-muted">{label}</h3>
        {sample && <SampleBadge />}
      </div>
      <p className="font-display text-xl leading-none font-bold tracking-heading">{said}</p>
      {children}
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  )
}
