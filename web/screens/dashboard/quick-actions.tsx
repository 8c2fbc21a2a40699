import clsx from 'clsx'
import {
  Bell,
  ChartColumn,
  ChevronRight,
  ClipboardList,
  MessagesSquare,
  Presentation,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ExamAttempt } from '#contract/exams.ts'
import { paths } from '../../lib/paths.ts'
import { useNotifications } from '../../lib/use-notifications.ts'
import { BetaBadge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon, type IconProps } from '../../ui/icon.tsx'
import { RecentActivity } from './recent-activity.tsx'

type Action = {
  title: string
  hint: string
  href: string
  icon: IconProps['of']
  badge?: ReactNode
}

/** In the specification's order. */
const actions = (unread: number): Action[] => [
  {
    title: 'AI Tutor',
    hint: 'Ask anything, step by step',
    href: paths.aiTutor,
    icon: MessagesSquare,
    badge: <BetaBadge />,
  },
  {
    title: 'Take Practice Exam',
    hint: '20, 50 or 100 questions',
    href: paths.examPractice,
    icon: ClipboardList,
  },
  {
    title: 'Practice Roleplay',
    hint: 'Make your case to a judge',
    href: paths.practiceRoleplays,
    icon: Presentation,
    badge: <BetaBadge />,
  },
  {
    title: 'Notifications',
    hint: unread > 0 ? `${unread} new for you` : 'All caught up',
    href: paths.notifications,
    icon: Bell,
  },
]

type QuickActionsProps = {
  hasFinishedExam: boolean
  /** The latest results; none before the first. */
  recent: readonly ExamAttempt[]
  className?: string
}

export function QuickActions({ hasFinishedExam, recent, className }: QuickActionsProps) {
  const { unread } = useNotifications()
  return (
    <section aria-labelledby="actions" className={clsx('flex flex-col', className)}>
      <h2 id="actions" className="type-card-heading mb-3">
        Quick actions
      </h2>
      <Card as="div" className="flex flex-1 flex-col overflow-hidden">
        <ul className="grid flex-1 auto-rows-fr gap-px bg-hairline *:bg-surface min-[75rem]:grid-cols-2">
          {actions(unread).map((action) => (
            <li key={action.href} className="grid">
              <ActionLink {...action} />
            </li>
          ))}
        </ul>
        <RecentActivity attempts={recent} />
        <ProgressTile unlocked={hasFinishedExam} />
      </Card>
    </section>
  )
}

const ROW = 'group grid items-center gap-x-4 focus-visible:-outline-offset-2'
const HOVER = 'hover:bg-sunken/60'
const CHEVRON =
  'text-faint transition-transform group-hover:translate-x-0.75 group-hover:text-brand-ink'

function ActionLink({ title, hint, href, icon, badge }: Action) {
  return (
    <Link
      href={href}
      className={clsx(ROW, HOVER, 'grid-cols-[2.5rem_minmax(0,1fr)_auto] px-5 py-4 md:p-5')}
    >
      <span className="grid size-10 place-items-center rounded-[0.625rem] bg-brand-soft text-brand-ink">
        <Icon of={icon} />
      </span>
      <span>
        <b className="flex items-center gap-2">
          {title}
          {badge}
        </b>
        <span className="text-sm text-muted">{hint}</span>
      </span>
      <Icon of={ChevronRight} className={CHEVRON} />
    </Link>
  )
}

/** "Coming Soon" until there is something to see; then the way there. */
function ProgressTile({ unlocked }: { unlocked: boolean }) {
  const row = clsx(
    ROW,
    'grid-cols-[1.125rem_minmax(0,1fr)_auto] border-t border-hairline bg-sunken/60 px-5 py-3 text-sm text-muted',
  )
  const what = (title: string) => (
    <>
      <Icon of={ChartColumn} />
      <span>
        <b className="text-ink">{title}</b> Recent activity and detailed analytics
      </span>
    </>
  )
  if (!unlocked) return <p className={row}>{what('Coming Soon')}</p>
  return (
    <Link href={paths.analytics} className={clsx(row, 'hover:bg-sunken')}>
      {what('Progress')}
      <Icon of={ChevronRight} className={CHEVRON} />
    </Link>
  )
}
