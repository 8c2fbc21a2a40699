import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, Suspense, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ApiError } from '#contract/client.ts'
import { PageSpinner } from '../ui/spinner.tsx'
import { PageFailure } from './page-failure.tsx'

type PageBoundaryProps = { loading: ReactNode; children: ReactNode }

/** Loading and failure of a page, so that a screen reads as if its data were always there. */
export function PageBoundary({ loading, children }: PageBoundaryProps) {
  const [path] = useLocation()
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        // Keyed by place: going elsewhere leaves the failure behind.
        <ErrorBoundary key={path} onRetry={reset}>
          <Suspense fallback={loading}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

type ErrorBoundaryProps = { onRetry: () => void; children: ReactNode }

class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  retry = () => {
    // Anything but a failed call is code that did not arrive or broke (a new version, perhaps): only a reload helps.
    if (!(this.state.error instanceof ApiError || isOffline(this.state.error))) location.reload()
    this.props.onRetry()
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    // On the way to the sign-in page: the toast says so already.
    if (error instanceof ApiError && error.status === 401) return <PageSpinner />
    return <PageFailure onRetry={this.retry} />
  }
}

/** What `fetch` throws when nothing was reached; a failed import of code is a TypeError too, but says so. */
const isOffline = (error: unknown) =>
  error instanceof TypeError && !/import|module/i.test(error.message)
