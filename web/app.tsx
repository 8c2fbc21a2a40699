import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Router, type AroundNavHandler } from 'wouter'
import { PageBoundary } from './layouts/page-boundary.tsx'
import { WholePageFailure } from './layouts/page-failure.tsx'
import { onFirstPress } from './lib/first-press.ts'
import { LoadedPart } from './lib/loaded-part.tsx'
import { oncePageStands } from './lib/standing-page.ts'
import { Routes } from './routes.tsx'
import { loadToaster } from './ui/load-toaster.ts'
import { PageSpinner } from './ui/spinner.tsx'
import { findToast, subscribeToToasts } from './ui/toast-store.ts'

/** Everything but the root element: what `main` mounts and what tests render. */
export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Router aroundNav={startAtTheTop}>
        <PageBoundary loading={<PageSpinner />} failure={WholePageFailure}>
          <Routes />
        </PageBoundary>
      </Router>
      <Toasts />
    </QueryClientProvider>
  )
}

/**
 * Loaded beside the page once that stands, so that there are toasts where the network has gone; earlier where somebody
 * presses something. Without it the app still works, silently, and a toast waits for it.
 */
function Toasts() {
  const [due, setDue] = useState(false)
  useEffect(() => onFirstPress(() => setDue(true)), [])
  useEffect(() => oncePageStands(() => setDue(true)), [])
  const shown = useSyncExternalStore(subscribeToToasts, findToast)
  // There from the start: a modal dialog hides whatever is not live when it opens, and what comes into that later.
  return (
    <div aria-live="off">
      <LoadedPart load={loadToaster} wanted={shown?.id ?? due} props={{}} />
    </div>
  )
}

/** A new page starts at its top, as it would without a router. Going back is the browser's business. */
const startAtTheTop: AroundNavHandler = (navigate, to, options) => {
  navigate(to, options)
  if (!options?.replace) window.scrollTo({ top: 0, behavior: 'instant' })
}
