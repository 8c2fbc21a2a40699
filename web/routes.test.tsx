import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { dana, maya, never, refuse, renderApp } from './test/render-app.tsx'
import { dismissToast, findToast, subscribeToToasts } from './ui/toast-store.ts'

afterEach(() => dismissToast(findToast()?.id ?? 0))

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** The time at which something calls back. */
const whenCalled = (listen: (notify: () => void) => unknown) =>
  new Promise<number>((resolve) => listen(() => resolve(performance.now())))
const later = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

describe('signed out', () => {
  test('the start is the landing page, and nobody is sent anywhere', async () => {
    const { left } = renderApp()
    await heading('Hear your name called.')
    expect(screen.getByRole('heading', { name: 'Join Finalist Today' })).toBeTruthy()
    await later(600)
    expect(left).not.toHaveBeenCalled()
  })

  test('on a page of the app: landing page, toast, and after half a second the sign-in page', async () => {
    const { left } = renderApp({ path: '/exam-practice/take/7?from=list' })
    const said = whenCalled((notify) => subscribeToToasts(notify))
    const gone = whenCalled((notify) => left.mockImplementation(notify))
    await heading('Hear your name called.')
    await screen.findByText('Unauthorized')
    expect(screen.getByText('You are logged out. Logging in again...')).toBeTruthy()
    expect((await gone) - (await said)).toBeGreaterThan(490)
    expect(left.mock.calls).toEqual([
      ['/api/login?return=%2Fexam-practice%2Ftake%2F7%3Ffrom%3Dlist'],
    ])
  })

  test.each(['/nowhere', '/exam-practice/take/abc', '/exam-practice/take'])(
    'an address nobody knows (%s) is 404',
    async (path) => {
      renderApp({ path })
      await heading('404 Page Not Found')
      expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy()
      expect(findToast()).toBeNull()
    },
  )

  test('after log-out what the browser kept is wiped and the address is clean', async () => {
    localStorage.setItem('finalist:user-maya:answers', '[]')
    renderApp({ path: '/?signed-out=1' })
    await heading('Hear your name called.')
    await waitFor(() => expect(location.search).toBe(''))
    expect(Object.keys(localStorage)).toEqual([])
  })
})

test('while the session loads there is a spinner and no landing page', () => {
  renderApp({ replies: { '/api/auth/user': never } })
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  expect(screen.queryByText('Hear your name called.')).toBeNull()
})

test('a server that cannot be reached is said, and trying again helps', async () => {
  let broken = true
  const user = () => (broken ? new Response('portal', { status: 502 }) : Response.json(maya))
  renderApp({ replies: { '/api/auth/user': user } })
  await screen.findByText('This page could not be loaded')
  broken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Dashboard')
})

describe('signed in', () => {
  test('the start is the dashboard', async () => {
    renderApp({ as: maya })
    await heading('Dashboard')
    expect(location.pathname).toBe('/')
    expect(document.title).toBe('Dashboard · Finalist')
  })

  test('an address nobody knows is 404 too', async () => {
    renderApp({ as: maya, path: '/exam-practice/take/abc' })
    await heading('404 Page Not Found')
  })

  test('a student has no admin links, and is sent away from admin pages', async () => {
    const said = whenCalled((notify) => subscribeToToasts(notify))
    renderApp({ as: maya, path: '/upload-materials' })
    await screen.findByText('Access Denied')
    expect(screen.getByText('Upload Materials is only available to administrators.')).toBeTruthy()
    await waitFor(() => expect(location.pathname).toBe('/'))
    expect(performance.now() - (await said)).toBeGreaterThan(490)
    await heading('Dashboard')
    expect(screen.queryByText('Admins Only')).toBeNull()
  })

  test('an admin has them, and the heading of the next page gets the focus', async () => {
    renderApp({ as: dana, path: '/exam-practice' })
    await heading('Exam Practice')
    expect(screen.getByText('Admins Only')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Upload Materials' }))
    const title = await heading('Upload Materials')
    await waitFor(() => expect(document.activeElement).toBe(title))
  })

  test('a link with the log-out mark wipes nothing', async () => {
    localStorage.setItem('finalist:user-maya:answers', '[]')
    renderApp({ as: maya, path: '/exam-practice?signed-out=1' })
    await heading('Exam Practice')
    await waitFor(() => expect(location.search).toBe(''))
    expect(localStorage.getItem('finalist:user-maya:answers')).toBe('[]')
  })

  test('a log-out in another tab is heard here, too', async () => {
    const { left } = renderApp({ as: maya, path: '/exam-practice' })
    await heading('Exam Practice')
    const said = { key: 'finalist:signed-out', newValue: 'yes' }
    act(() => void window.dispatchEvent(new StorageEvent('storage', said)))
    await screen.findByText('You are logged out. Logging in again...')
    await waitFor(() => expect(left).toHaveBeenCalled())
  })

  test('when the session ends under way, the sign-in page comes and leads back', async () => {
    const signedOut = () => refuse(401, 'signed_out', 'Unauthorized')
    const { left } = renderApp({
      as: maya,
      path: '/exam-practice',
      replies: { '/api/settings/public': signedOut },
    })
    await screen.findByText('You are logged out. Logging in again...')
    await waitFor(() => expect(left).toHaveBeenCalled())
    expect(left.mock.calls).toEqual([['/api/login?return=%2Fexam-practice']])
  })
})

test('Access Denied names whom to ask, for anybody', async () => {
  renderApp({ path: '/unauthorized' })
  await heading('Access Denied')
  expect(await screen.findByText('Dana Whitfield')).toBeTruthy()
  const again = screen.getByRole('link', { name: 'Try Login Again' })
  expect(again.getAttribute('href')).toBe('/api/login')
  const request = screen.getByRole('link', { name: 'Request Access' })
  expect(request.getAttribute('href')).toBe(
    'mailto:advisor@school.example?subject=Finalist%3A%20platform%20access%20request',
  )
})
