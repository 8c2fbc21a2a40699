import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { Field, Input } from './field.tsx'
import { Segmented } from './segmented.tsx'
import { Steps } from './steps.tsx'

test('a busy button says what it does, keeps the focus and cannot be pressed twice', async () => {
  const user = userEvent.setup()
  const send = vi.fn()
  const { rerender } = render(<Button onClick={send}>Send Response</Button>)
  await user.click(screen.getByRole('button', { name: 'Send Response' }))
  rerender(
    <Button onClick={send} busy busyLabel="Sending...">
      Send Response
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Sending...' })
  await user.click(button)
  expect(send).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(button)
})

test('a field’s label, hint and error belong to its control', () => {
  render(
    <Field label="Subject" hint="In a few words" error="Subject must be at least 3 characters">
      <Input />
    </Field>,
  )
  const input = screen.getByLabelText('Subject')
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'In a few words',
    'Subject must be at least 3 characters',
  ])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('of a segmented control something stays chosen', async () => {
  const user = userEvent.setup()
  const change = vi.fn()
  const options = [
    { value: 'all', label: 'All' },
    { value: 'wrong', label: 'Incorrect' },
  ]
  render(<Segmented label="Filter" value="all" options={options} onChange={change} />)
  await user.click(screen.getByText('All'))
  expect(change).not.toHaveBeenCalled()
  await user.click(screen.getByText('Incorrect'))
  expect(change).toHaveBeenCalledWith('wrong')
})

test.each([
  [59, 'Needs Practice'],
  [60, 'Good'],
  [80, 'Mastered'],
])('a score of %i stands at %s', (score, level) => {
  render(<Steps score={score} scale={{ lowest: 'Needs Practice' }} />)
  expect(document.querySelector('[aria-current]')?.textContent).toBe(level)
})
