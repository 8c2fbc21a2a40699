import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, Suspense, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ApiError } from '#contract/client.ts'
import { browser } from '../lib/leave.ts'
import { PageSpinner } from '../ui/spinner.tsx'
import { PageFailure, type PageFailureProps } from './page-failure.tsx'

type PageBoundaryProps = {
  loading: ReactNode
  failure?: ComponentType<PageFailureProps>
  children: ReactNode
}

/** Loading and failure of a page, so that a screen reads as if its data were always there. */
export function PageBoundary({ loading, failure, children }: PageBoundaryProps) {
  const [path] = useLocation()
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        // Keyed by place: going elsewhere leaves the failure behind.
        <ErrorBoundary key={path} onRetry={reset} failure={failure ?? PageFailure}>
          <Suspense fallback={loading}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

type ErrorBoundaryProps = {
  onRetry: () => void
  failure: ComponentType<PageFailureProps>
  children: ReactNode
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  retry = () => {
    // Anything but a failed call is code that did not arrive or broke (a new version, perhaps): only a reload helps.
    const { error } = this.state
    if (!(error instanceof ApiError || isOffline(error))) return browser.reload()
    this.props.onRetry()
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    const { failure: Failure, children } = this.props
    if (error === undefined) return children
    // On the way to the sign-in page: the toast says so already.
    if (error instanceof ApiError && error.status === 401) return <PageSpinner />
    return <Failure onRetry={this.retry} />
  }
}

/** What `fetch` throws when nothing was reached; a failed import of code is a TypeError too, but says so. */
const isOffline = (error: unknown) =>
  error instanceof TypeError && !/import|module/i.test(error.message)
