import { lazy, Suspense } from 'react'

type PrivacyDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

// Few open it, and a dialog is a fifth of the landing page's code: it comes when it is asked for.
const Loaded = lazy(() => import('./privacy-text.tsx').then((m) => ({ default: m.PrivacyText })))

export function PrivacyDialog(props: PrivacyDialogProps) {
  if (!props.open) return null
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
