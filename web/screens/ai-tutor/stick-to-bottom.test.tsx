import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useStickToBottom } from './use-stick-to-bottom.ts'

let grown: () => void = () => {}

afterEach(() => vi.unstubAllGlobals())

/** A log of some messages; jsdom lays nothing out, so its height is said. */
function Log() {
  const { box, content, away } = useStickToBottom(10)
  return (
    <div ref={box} data-testid="box">
      <div ref={content}>{away ? 'Latest' : 'at the end'}</div>
    </div>
  )
}

function openLog() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grown = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  render(<Log />)
  const box = screen.getByTestId('box')
  let height = 1000
  Object.defineProperties(box, {
    scrollHeight: { get: () => height },
    clientHeight: { get: () => 400 },
  })
  grown()
  box.scrollTop = 600
  fireEvent.scroll(box)
  return {
    box,
    grow: (to: number) => {
      height = to
    },
  }
}

test('a late event of its own scrolling, after the log has grown, is not the reader going up', () => {
  const { box, grow } = openLog()
  grow(1300)
  fireEvent.scroll(box)
  grown()
  expect(box.scrollTop).toBe(1300)
  expect(screen.getByText('at the end')).toBeTruthy()
})

test('whoever goes up stays there, and sees that there is more', () => {
  const { box, grow } = openLog()
  box.scrollTop = 100
  fireEvent.scroll(box)
  grow(1300)
  grown()
  expect(box.scrollTop).toBe(100)
  expect(screen.getByText('Latest')).toBeTruthy()
})
