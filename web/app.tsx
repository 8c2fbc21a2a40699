import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Router, type AroundNavHandler } from 'wouter'
import { PageBoundary } from './layouts/page-boundary.tsx'
import { Routes } from './routes.tsx'
import { PageSpinner } from './ui/spinner.tsx'
import { Toaster } from './ui/toaster.tsx'

/** Everything but the root element: what `main` mounts and what tests render. */
export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Router aroundNav={startAtTheTop}>
        <PageBoundary loading={<PageSpinner />}>
          <Routes />
        </PageBoundary>
      </Router>
      <Toaster />
    </QueryClientProvider>
  )
}

/** A new page starts at its top, as it would without a router. Going back is the browser's business. */
const startAtTheTop: AroundNavHandler = (navigate, to, options) => {
  navigate(to, options)
  if (!options?.replace) window.scrollTo({ top: 0, behavior: 'instant' })
}
