import type { NotificationType } from '#contract/notifications.ts'
import { paths } from './paths.ts'

export type SampleNotification = {
  key: string
  type: NotificationType
  title: string
  message: string
  path: string
  /** Listed in the header too. The others are there for whoever looks further, and ask for no attention. */
  inHeader: boolean
}

/** What a new account finds. Nothing here is ever untrue, so they need not be told from the real ones. */
export const sampleNotifications = (productName: string): SampleNotification[] => [
  {
    key: 'welcome',
    type: 'welcome',
    title: `Welcome to ${productName}!`,
    message: 'Take a practice exam, see why each answer is right, and watch your scores climb.',
    path: paths.home,
    inHeader: true,
  },
  ...OTHERS,
]

const OTHERS: SampleNotification[] = [
  {
    key: 'new-exams',
    type: 'update',
    title: 'New practice exams',
    message: 'Exams that your advisors add appear under Exam Practice as soon as they are ready.',
    path: paths.examPractice,
    inHeader: true,
  },
  {
    key: 'streak',
    type: 'reminder',
    title: 'Study streak reminder',
    message: 'Practice every day and your streak grows. One finished exam is enough for a day.',
    path: paths.examPractice,
    inHeader: true,
  },
  {
    key: 'saved',
    type: 'update',
    title: 'Your answers are safe',
    message: 'Each answer is saved as you give it. Close the lid, and go on where you were.',
    path: paths.examPractice,
    inHeader: false,
  },
  {
    key: 'mastered',
    type: 'achievement',
    title: 'Your first goal: 80%',
    message: 'An exam counts as Good from 60% and as Mastered from 80%.',
    path: paths.examPractice,
    inHeader: false,
  },
]
