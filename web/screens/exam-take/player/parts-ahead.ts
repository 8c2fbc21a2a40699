import { useEffect } from 'react'
import { onFirstPress } from '../../../lib/first-press.ts'
import { countAnswered, type PlayerState } from './player-state.ts'

/** So many answers before the end the result's code is fetched: it is wanted soon, and the network may go meanwhile. */
const NEARLY = 3

export const loadShortcutsDialog = () =>
  import('./shortcuts-dialog.tsx').then((m) => m.ShortcutsDialog)
export const loadOverviewSheet = () => import('./overview-sheet.tsx').then((m) => m.OverviewSheet)

/** Fetches what is not needed to show a question, before it is needed. A failure shows itself when it is. */
export function usePartsAhead(state: PlayerState) {
  useEffect(
    () =>
      onFirstPress(() => {
        void Promise.allSettled([loadShortcutsDialog(), loadOverviewSheet()])
      }),
    [],
  )
  const nearlyDone = countAnswered(state) >= state.questions.length - NEARLY
  useEffect(() => {
    if (nearlyDone) void Promise.allSettled([import('../result/result-step.tsx')])
  }, [nearlyDone])
}
