import { expect, test } from 'vitest'
import { EXAMS } from '#content/blueprint.ts'
import { eventFact } from './events.ts'

test.each([
  ['im doing htdm what should i know', 'Hospitality Services Team Decision Making', '30 minutes'],
  ['what is the pmk event', 'Principles of Marketing', '4 performance indicators'],
  ['my event is act', 'Accounting Applications', '5 performance indicators'],
])('%s: says what the event is', (asked, name, says) => {
  const fact = eventFact(asked)
  expect(fact?.title).toContain(name)
  expect(fact?.says).toContain(says)
})

test.each(['how do i act in an interview', 'what does hrm mean'])('%s: names no event', (asked) =>
  expect(eventFact(asked)).toBeUndefined(),
)

test('every code of an exam is known', () => {
  const codes = EXAMS.flatMap(({ eventCodes }) => eventCodes)
  const lost = codes.filter((code) => !eventFact(`my event is ${code.toLowerCase()}`))
  // The one stands for a whole cluster; the other has an exam of its own, which is what is said of it.
  expect(lost).toEqual(['BMA', 'PFL'])
})

test('two events that are named together stand side by side', () => {
  expect(eventFact('pbm vs pmk')?.says).toContain(
    '| Name | Principles of Business Management and Administration | Principles of Marketing |',
  )
  expect(eventFact('is htdm harder than hlm')?.says).toContain('| Minutes to prepare | 30 | 10 |')
  expect(eventFact('pmk or pmk')?.title).toBe('PMK: Principles of Marketing')
})
