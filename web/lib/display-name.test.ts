import { expect, test } from 'vitest'
import { displayName, initials, roleLabel } from './display-name.ts'

const email = 'maya.okafor@school.example'
const person = (firstName: string | null, lastName: string | null) => ({
  email,
  firstName,
  lastName,
})

test('someone with both names is called by both', () => {
  expect(displayName(person('Maya', 'Okafor'))).toBe('Maya Okafor')
  expect(initials(person('Maya', 'Okafor'))).toBe('MO')
})

test.each([
  ['Maya', null, 'M'],
  [null, 'Okafor', 'O'],
  ['  ', 'okafor', 'O'],
])(
  'one name alone (%s, %s) is not enough for a name, and gives one letter',
  (first, last, letter) => {
    expect(displayName(person(first, last))).toBe('maya.okafor')
    expect(initials(person(first, last))).toBe(letter)
  },
)

test('without names or address there is still something to say', () => {
  expect(displayName({ email: '', firstName: null, lastName: null })).toBe('User')
  expect(initials(person(null, null))).toBe('U')
})

test('a letter outside the basic plane stays whole', () => {
  expect(initials(person('𝒜da', 'Lovelace'))).toBe('𝒜L')
})

test('whoever is not an admin is a student', () => {
  expect(roleLabel({ role: 'admin' })).toBe('Admin')
  expect(roleLabel({ role: 'captain' })).toBe('Student')
})
