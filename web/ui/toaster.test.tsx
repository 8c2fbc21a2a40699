import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toast } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

const say = (title: string) => act(() => toast({ title, description: `About ${title}` }))
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

test('F8 leads to the toasts', () => {
  render(<Toaster />)
  say('Saved')
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(document.activeElement?.tagName).toBe('OL')
})
