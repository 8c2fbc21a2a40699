import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { lazy, Suspense, type ComponentType } from 'react'
import { Router, type AroundNavHandler } from 'wouter'
import { PageBoundary } from './layouts/page-boundary.tsx'
import { WholePageFailure } from './layouts/page-failure.tsx'
import { Routes } from './routes.tsx'
import { PageSpinner } from './ui/spinner.tsx'

// Loaded at once, but beside the page and not before it. Without it the app still works, silently.
const Toaster = lazy(async (): Promise<{ default: ComponentType }> => {
  const loaded = await import('./ui/toaster.tsx').catch(() => undefined)
  return { default: loaded?.Toaster ?? (() => null) }
})

/** Everything but the root element: what `main` mounts and what tests render. */
export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Router aroundNav={startAtTheTop}>
        <PageBoundary loading={<PageSpinner />} failure={WholePageFailure}>
          <Routes />
        </PageBoundary>
      </Router>
      <Suspense>
        <Toaster />
      </Suspense>
    </QueryClientProvider>
  )
}

/** A new page starts at its top, as it would without a router. Going back is the browser's business. */
const startAtTheTop: AroundNavHandler = (navigate, to, options) => {
  navigate(to, options)
  if (!options?.replace) window.scrollTo({ top: 0, behavior: 'instant' })
}
