import { conflict } from '../lib/app-error.ts'

/** What the player needs to tell a pause from an end; it keeps the answer and sends it when the exam goes on. */
export const pausedRefusal = () =>
  conflict(
    'Your advisor has paused this exam. Your answers stay on this device and are sent when it goes on.',
    { paused: 'true' },
  )
