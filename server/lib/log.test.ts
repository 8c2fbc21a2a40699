import { expect, test } from 'vitest'
import { createLog, describeWithoutWords } from './log.ts'

test('an error of the database is logged without the row it repeats', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(maya.okafor@school.example) already exists.',
  })

  log.error({ err: error, requestId: 'r-1' }, 'Failed.')

  expect(lines.join()).toContain('23505')
  expect(lines.join()).not.toContain('maya')
})

test('a mail server’s refusal is logged without the address it repeats', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const error = new Error('550 5.1.1 <maya.okafor@school.example>: unknown')
  error.stack += '\n    at send (node_modules/@hono/node-server/index.js:1:2)'

  log.error({ err: error }, 'Failed.')

  expect(lines.join()).toContain('550 5.1.1 <(address)>: unknown')
  expect(lines.join()).toContain('@hono/node-server')
  expect(lines.join()).not.toContain('maya')
})

test('an error that repeats what somebody wrote is described by where it came from, and no word of it', () => {
  const written = 'Dear customer,\n    at 10:30:45 we call (you)\n    at last'
  const error = Object.assign(new TypeError(`Cannot read ${written}`), { code: 'E1' })
  const { name, code, stack } = describeWithoutWords(error)
  expect([name, code]).toEqual(['TypeError', 'E1'])
  expect(stack).toMatch(/^ {4}at .*log\.test\.ts:\d+:\d+\)?(\n|$)/)
  expect(stack).not.toMatch(/Cannot|customer|10:30|at last/)
  expect(describeWithoutWords('Dear customer')).toEqual({ name: 'string' })
})
