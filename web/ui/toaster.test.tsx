import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, findToast, toast, type ToastMessage } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  const left = findToast()
  if (left) dismissToast(left.id)
})

const say = (title: string, more: Partial<ToastMessage> = {}) =>
  act(() => void toast({ title, description: `About ${title}`, ...more }))
// Radix repeats a toast's words in a live region for screen readers: what is on the screen is in the list.
const shown = () => [...document.querySelectorAll('ol > li')].map((item) => item.textContent)

test('one toast is visible at a time: a newer one takes the place of the older', () => {
  render(<Toaster />)
  say('First')
  say('Second')
  expect(shown()).toEqual(['SecondAbout Second'])
})

test('a toast goes after five seconds', () => {
  vi.useFakeTimers()
  render(<Toaster />)
  say('Saved')
  act(() => vi.advanceTimersByTime(4900))
  expect(shown()).toHaveLength(1)
  act(() => vi.advanceTimersByTime(400))
  expect(shown()).toEqual([])
})

test('a toast can be dismissed, and one that came meanwhile stays', () => {
  vi.useFakeTimers()
  render(<Toaster />)
  say('First')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  say('Second')
  act(() => vi.advanceTimersByTime(1000))
  expect(shown()).toEqual(['SecondAbout Second'])
})

test('what can be done about it is a button, which takes the toast away', () => {
  vi.useFakeTimers()
  const act = vi.fn()
  render(<Toaster />)
  say('Gone', { action: { label: 'Bring back', act } })
  fireEvent.click(screen.getByRole('button', { name: 'Bring back' }))
  vi.runAllTimers()
  expect([act.mock.calls.length, findToast()]).toEqual([1, null])
})

test('F8 leads to the toasts, and Escape back to where the person was', () => {
  renderBesideAField()
  say('Saved')
  pressF8()
  expect(document.activeElement?.tagName).toBe('OL')
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('so does its cross', () => {
  renderBesideAField()
  say('Saved')
  pressF8()
  const dismiss = screen.getByRole('button', { name: 'Dismiss' })
  dismiss.focus()
  fireEvent.click(dismiss)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('without a toast F8 leads nowhere', () => {
  renderBesideAField()
  pressF8()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

function renderBesideAField() {
  render(
    <>
      <input />
      <Toaster />
    </>,
  )
  screen.getByRole('textbox').focus()
}
const pressF8 = () => fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
