import { expect, test } from 'vitest'
import { plainOf } from '../plain/plain-turn.ts'
import { DISTRESS } from './distress.ts'

test.each([
  'my friend says she wants to kill herself',
  'i keep thinking about dying',
  'my stepdad hits me',
  'my coach touched me',
  'my best friend cuts herself',
  'a boy in my class wants to end it all',
  'there is no reason to live',
  'everyone would be better off without me',
  "i'm so stressed I can't sleep",
  'i had a panic attack before the test',
  'my grandma died',
  'my boss at the market asked me out',
])('“%s” is for people, and not for a tutor', (said) =>
  expect(plainOf(said, null)).toMatch(DISTRESS),
)

test.each([
  'an employee cut herself on a slicer, what do i do',
  'what if a customer hits me in the role play',
  'the company is dying, what should it do',
  'what happens if we want to end the contract',
  'i want to kill it at districts',
  'how do you end a role play',
  'what is a life insurance death benefit',
  'my parents touch on this in their shop',
])('“%s” is a question like others', (said) => expect(plainOf(said, null)).not.toMatch(DISTRESS))
