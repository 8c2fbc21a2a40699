import {
  Bell,
  ChartColumn,
  ClipboardList,
  FolderUp,
  Inbox,
  LayoutDashboard,
  MessageSquareText,
  MessagesSquare,
  Presentation,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { createElement, type ReactNode } from 'react'
import { paths } from '../lib/paths.ts'
import { BetaBadge } from '../ui/badge.tsx'

export type NavEntry = {
  label: string
  href: string
  icon: LucideIcon
  badge?: ReactNode
  /** Pages without an entry of their own that belong to this one. */
  also?: readonly string[]
}

/** The sidebar, in the specification's order. */
export const MAIN_LINKS: readonly NavEntry[] = [
  { label: 'Dashboard', href: paths.home, icon: LayoutDashboard },
  { label: 'Exam Practice', href: paths.examPractice, icon: ClipboardList },
  {
    label: 'AI Tutor',
    href: paths.aiTutor,
    icon: MessagesSquare,
    badge: createElement(BetaBadge),
  },
  {
    label: 'Practice Roleplays',
    href: paths.practiceRoleplays,
    icon: Presentation,
    badge: createElement(BetaBadge),
    also: ['/roleplay/practice'],
  },
  { label: 'Notifications', href: paths.notifications, icon: Bell },
  { label: 'My Feedback', href: paths.myFeedback, icon: MessageSquareText },
]

export const ADMIN_LINKS: readonly NavEntry[] = [
  { label: 'Team', href: paths.team, icon: Users, also: [paths.admin, paths.sendInvites] },
  { label: 'Upload Materials', href: paths.uploadMaterials, icon: FolderUp },
  { label: 'Feedback', href: paths.feedback, icon: Inbox },
]

/** In a section of its own: "Coming Soon" until the first finished exam, then "Progress". */
export const ANALYTICS_LINK: NavEntry = {
  label: 'Analytics',
  href: paths.analytics,
  icon: ChartColumn,
}
