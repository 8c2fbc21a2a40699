import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { createQueryClient } from '../api.ts'
import { browser } from '../lib/leave.ts'
import { PageBoundary } from './page-boundary.tsx'

type Load = () => Promise<string>

function Page({ load }: { load: Load }) {
  return <p>{useSuspenseQuery({ queryKey: ['page'], queryFn: load }).data}</p>
}

function renderPage(load: Load) {
  // React reports what a boundary caught; here it is the point of the test.
  const onCaughtError = vi.fn()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PageBoundary loading="Loading...">
        <Page load={load} />
      </PageBoundary>
    </QueryClientProvider>,
    { onCaughtError },
  )
}

test('a page that could not be read says so, and trying again reads it', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new ApiError(500, 'broken', undefined))
  load.mockResolvedValue('Twelve exams')
  renderPage(load)
  expect(screen.getByText('Loading...')).toBeTruthy()
  await screen.findByRole('heading', { name: 'This page could not be loaded' })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Twelve exams')
})

test('when code did not arrive, trying again loads the page anew', async () => {
  const reload = vi.spyOn(browser, 'reload').mockImplementation(() => undefined)
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
  renderPage(() => Promise.reject(missing))
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledTimes(1)
})
