import { describe, expect, test } from 'vitest'
import { namesIn, readNamedThings, withKinds } from './named-things.ts'

describe('what is named in a text', () => {
  test('each name is of one kind', () => {
    const { always, asAName } = readNamedThings()
    const names = [always, asAName].flatMap((kinds) =>
      Object.values(kinds).flatMap((all) => all.split(', ')),
    )
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
    expect(names.length).toBeGreaterThan(600)
  })

  test.each([
    ['why is a Taylor Swift ticket 900 bucks', 'why is a artist ticket 900 bucks'],
    ["McDonald's or Burger King", 'restaurant or restaurant'],
    ['the Lakers vs the Celtics', 'the team vs the team'],
    ['v bucks cost too much', 'game currency cost too much'],
    ['Toys R Us closed', 'store closed'],
  ])('"%s" is read as "%s"', (said, read) => expect(withKinds(said)).toBe(read))

  test.each([
    ['does Target sell that', 'does store sell that'],
    ['how do i find my target market', 'how do i find my target market'],
    ['what is target costing', 'what is target costing'],
    ['why did the Heat trade him', 'why did the team trade him'],
    ['turn down heat at night', 'turn down heat at night'],
    ['an apple a day', 'an apple a day'],
  ])('a word of everyday is a name only where one can stand: "%s"', (said, read) =>
    expect(withKinds(said)).toBe(read),
  )

  test('are the names, each as one', () => {
    expect(namesIn('a stanley cup from walmart')).toEqual(['stanley cup', 'walmart'])
  })
})
