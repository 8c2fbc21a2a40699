import { AlarmClock, Bell, Megaphone, Sparkles, Trophy, type LucideIcon } from 'lucide-react'

const ICONS: Record<string, LucideIcon> = {
  welcome: Sparkles,
  update: Megaphone,
  reminder: AlarmClock,
  achievement: Trophy,
}

/** A type this version does not know is a notification all the same. */
export const notificationIcon = (type: string) => ICONS[type] ?? Bell
