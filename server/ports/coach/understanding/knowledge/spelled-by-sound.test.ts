import { expect, test } from 'vitest'
import { read } from '../fixtures.ts'

const named = (said: string) => read(said).subjects.map(({ term }) => term)

test.each([
  ['what is suply chane', 'Supply chain'],
  ['suply chane managment', 'Supply chain management'],
  ['pennetration priceing', 'Penetration pricing'],
  ['whats compitetive advantige', 'Competitive advantage'],
  ['brake evin point', 'Break-even point'],
  ['what is markit sagmentation', 'Market segmentation'],
  ['explain ballance sheat', 'Balance sheet'],
])('"%s": every word is misspelled by its sound, and %s is meant', (said, term) => {
  expect(named(said)).toContain(term)
})

test.each([
  ['compare stocks and bonds in a table'],
  ['can you make a chart comparing stocks and bonds'],
  ['put stocks and bonds in a table'],
  ['stocks and bonds side by side'],
])('"%s": how it is to be said is no part of what is compared', (said) => {
  expect(read(said).intent).toBe('compare')
  expect(named(said)).toEqual(['Stock', 'Bond'])
})

test('two names of one term are told apart by that, however strange their words are', () => {
  expect(named("à la carte vs table d'hôte")).toEqual(['Menu types'])
})

test('the license of a brand is meant beside a franchise', () => {
  expect(named('franchise vs licensing')).toEqual(['Franchise', 'Brand licensing'])
})
