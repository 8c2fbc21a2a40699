import { expect, test } from 'vitest'
import { Email, Name } from '#contract/team.ts'
import { PLAIN_EMAIL, PLAIN_NAME } from './roster-row.ts'

const LETTERS = 'aZ9._+-%@@ \'?<"\u00e9\u202e\n'

/** Every text of up to four of these characters, and the longest there are. */
function* texts(length = 4): Generator<string> {
  yield ''
  if (length > 0) for (const rest of texts(length - 1)) for (const one of LETTERS) yield one + rest
}

test.each([
  ['address', PLAIN_EMAIL, Email, `${'a'.repeat(64)}@${'b'.repeat(180)}`],
  ['name', PLAIN_NAME, Name, `${'a'.repeat(31)} ${'b'.repeat(30)}`],
])('what is known at a glance as an %s is one, as it stands', (_, plain, rule, longest) => {
  const known = [...texts(), longest].filter((text) => plain.test(text))
  expect(known.length).toBeGreaterThan(200)
  expect(known).toContain(longest)
  for (const text of known) expect(rule.parse(text)).toBe(text)
})
