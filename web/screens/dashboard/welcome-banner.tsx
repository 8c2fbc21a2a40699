import clsx from 'clsx'
import { ArrowRight, CalendarDays, Target } from 'lucide-react'
import type { ReactNode } from 'react'
import type { User } from '#contract/session.ts'
import type { PublicSettings } from '#contract/settings.ts'
import { competitionDates } from '../../lib/competition-dates.ts'
import { can } from '../../session.ts'
import { SampleBadge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/card.tsx'
import { Icon, type IconProps } from '../../ui/icon.tsx'
import { PanelPodium } from '../../ui/podium.tsx'
import type { Start } from './start.ts'

/** Until an admin says which competition and what for. */
const SAMPLE_COMPETITION = 'April 25–28, 2026'
const SAMPLE_GOAL = 'State Championship'

type WelcomeBannerProps = {
  user: User
  settings: Pick<PublicSettings, 'competition' | 'goal'>
  start: Start
  className?: string
}

/** Who is here, what they work towards, and one button to begin. */
export function WelcomeBanner({ user, settings, start, className }: WelcomeBannerProps) {
  const { competition, goal } = settings
  return (
    <Panel
      className={clsx(
        'flex min-h-64 flex-col justify-between gap-6 p-5 pb-6 md:min-h-66 md:p-8',
        className,
      )}
    >
      <PanelPodium className="absolute right-4 bottom-0 h-[5.2rem] w-26 min-[75rem]:right-6 min-[75rem]:h-[10.4rem] min-[75rem]:w-52" />
      <div className="relative">
        <h2 className="font-display text-display-lg leading-[1.05] font-bold tracking-display text-balance break-words">
          Welcome back, {firstName(user)}!
        </h2>
        <ul className="mt-4 grid gap-2">
          <Fact
            icon={CalendarDays}
            tag={competition ? <CompetitionName name={competition.name} /> : <SampleBadge />}
          >
            Next Competition: {competition ? competitionDates(competition) : SAMPLE_COMPETITION}
          </Fact>
          <Fact icon={Target} tag={goal ? undefined : <SampleBadge />}>
            Goal: {goal ?? SAMPLE_GOAL}
          </Fact>
        </ul>
      </div>
      <ButtonLink href={start.href} variant="paper" className="relative self-start">
        {start.label}
        <Icon of={ArrowRight} size="sm" />
      </ButtonLink>
    </Panel>
  )
}

const CompetitionName = ({ name }: { name: string }) => (
  <span className="text-sm text-on-panel">{name}</span>
)

type FactProps = { icon: IconProps['of']; tag?: ReactNode; children: ReactNode }

function Fact({ icon, tag, children }: FactProps) {
  return (
    <li className="grid grid-cols-[1.125rem_minmax(0,1fr)] gap-2 text-on-panel-muted">
      <Icon of={icon} className="mt-0.75 text-on-panel-accent" />
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{children}</span>
        {tag}
      </span>
    </li>
  )
}

const firstName = (user: User) =>
  user.firstName?.trim() || (can.administer(user) ? 'Admin' : 'Student')
