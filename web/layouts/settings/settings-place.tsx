import { lazy, Suspense } from 'react'
import { useSettingsPlace } from './use-settings-place.ts'

// Few visits need it, and its forms are as large as a screen: it comes when it is opened.
const Loaded = lazy(() =>
  import('./settings-dialog.tsx').then((m) => ({ default: m.SettingsDialog })),
)

/** Where the settings open, once for the whole app. */
export function SettingsPlace() {
  const { part, show, close } = useSettingsPlace()
  if (!part) return null
  return (
    <Suspense>
      <Loaded part={part} onShow={show} onClose={close} />
    </Suspense>
  )
}
