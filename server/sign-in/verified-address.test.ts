import { expect, test } from 'vitest'
import { verifiedAddress } from './verified-address.ts'

const email = 'maya.okafor@school.example'

test.each([
  [{ email_verified: true }],
  [{ email_verified: 'true' }],
  [{ xms_edov: true }],
  [{ xms_edov: 1 }],
  [{ xms_edov: '1' }],
  [{ email_verified: true, xms_edov: false }],
])('believes %j', (claims) => {
  expect(verifiedAddress([{ email, ...claims }], false)).toBe(email)
})

test.each([[{}], [{ xms_edov: false }], [{ email_verified: null }], [{ email_verified: 'yes' }]])(
  'believes %j only of an issuer that is trusted',
  (claims) => {
    expect(verifiedAddress([{ email, ...claims }], false)).toBeUndefined()
    expect(verifiedAddress([{ email, ...claims }], true)).toBe(email)
  },
)

test.each([[false], ['false'], [0]])(
  'never believes an address it says is unverified (%j)',
  (no) => {
    expect(verifiedAddress([{ email, email_verified: no, xms_edov: true }], true)).toBeUndefined()
    // Whichever of its two answers says so.
    const second = { email, email_verified: no }
    expect(verifiedAddress([{ email, xms_edov: true }, second], true)).toBeUndefined()
  },
)

test('does not put the address of one answer together with the word of another', () => {
  const typedIn = { email: 'principal@school.example' }
  const checked = { email, email_verified: true }
  expect(verifiedAddress([typedIn, checked], false)).toBe(email)
  expect(verifiedAddress([typedIn, { email_verified: true }], false)).toBeUndefined()
})

test('takes an address as it is written everywhere else, and nothing that is none', () => {
  const said = { email_verified: true }
  expect(verifiedAddress([{ ...said, email: ' Maya.Okafor@School.Example ' }], false)).toBe(email)
  for (const wrong of ['maya', 'a@b@school.example', ['maya@school.example'], 7, undefined]) {
    expect(verifiedAddress([{ ...said, email: wrong }], true)).toBeUndefined()
  }
})
