import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { LoadedPart } from './loaded-part.tsx'

const Part: ComponentType = () => <p>Here it is</p>
/** Fails so many times, as an import without a network does. */
const failing = (times: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch')
    return Part
  })
  return load
}
const partOf = (load: () => Promise<ComponentType>, wanted: boolean | number) => (
  <LoadedPart load={load} wanted={wanted} props={{}} />
)
const isShown = () => screen.queryByText('Here it is') !== null
const settle = () => act(async () => undefined)

test('a part is fetched when it is wanted, and once', async () => {
  const load = failing(0)
  const { rerender } = render(partOf(load, false))
  await settle()
  expect(load).not.toHaveBeenCalled()
  rerender(partOf(load, 1))
  await settle()
  rerender(partOf(load, 2))
  await settle()
  expect(isShown()).toBe(true)
  expect(load).toHaveBeenCalledOnce()
})

test('what could not be fetched is tried again at the next want, without a pause in wanting', async () => {
  const load = failing(2)
  const { rerender } = render(partOf(load, true))
  await settle()
  rerender(partOf(load, 1))
  await settle()
  expect(isShown()).toBe(false)
  rerender(partOf(load, 2))
  await settle()
  expect(isShown()).toBe(true)
})

test('and when the browser is online again', async () => {
  const load = failing(1)
  render(partOf(load, true))
  await settle()
  expect(isShown()).toBe(false)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(isShown()).toBe(true)
})
