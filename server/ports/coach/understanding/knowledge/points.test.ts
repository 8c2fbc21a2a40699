import { describe, expect, test } from 'vitest'
import { listCompetitionTopics, topicsNamedIn } from './competition-points.ts'
import { searchPoints } from './point-search.ts'
import { listPoints, pointsOf, type Point } from './points.ts'
import { findByName, listSubjects } from './term-index.ts'
import { wordsOf } from '../words/words.ts'

const lists: [string, Point[]][] = [
  ...listPoints(),
  ...listCompetitionTopics().map(({ topic, points }): [string, Point[]] => [topic, points]),
]

describe('points', () => {
  test('are there for every term that is known, and for no other', () => {
    const terms = listSubjects().flatMap(({ subject: { term, kind } }) =>
      kind === 'contrast' ? [] : [term],
    )
    expect(terms.filter((term) => pointsOf(term).length < 3)).toEqual([])
    expect([...listPoints().keys()].filter((term) => findByName(term)?.term !== term)).toEqual([])
  })

  test('are a sentence each, short enough to be taken in at a glance', () => {
    const odd = lists.flatMap(([name, points]) =>
      points.filter(({ says }) => !isSentence(says)).map(({ says }) => `${name}: ${says}`),
    )
    expect(odd).toEqual([])
  })

  test('are not said twice of the same', () => {
    const twice = lists.filter(([, points]) => new Set(points.map(says)).size < points.length)
    expect(twice.map(([name]) => name)).toEqual([])
  })
})

const says = (point: Point) => point.says
/** Straight quotes and nothing that markdown reads as a sign; it ends as a sentence or a formula does. */
const isSentence = (text: string) =>
  /^[A-Z0-9"$].*[.!?)"%\w]$/.test(text) &&
  !/[“”‘’—…`|<>]|\*\*|\s{2}/.test(text) &&
  wordsOf(text).length <= 36

describe('a matter of the competition', () => {
  test('is found by each of its names', () => {
    const lost = listCompetitionTopics().flatMap((topic) =>
      topic.named.filter((name) => !topicsNamedIn(name).some((one) => one.topic === topic)),
    )
    expect(lost).toEqual([])
  })

  test('comes first where a turn has most of its names', () => {
    const first = (plain: string) => topicsNamedIn(plain)[0]?.topic.topic
    expect(first('can i bring my phone to the role play')).toContain('bring')
    expect(first('what do i do when i walk in')).toContain('walking in')
    expect(first('how many pis do i get in a roleplay')).toContain('performance indicators')
    expect(first('how do the ocean tides work')).toBeUndefined()
  })
})

describe('a search among all points', () => {
  test('finds what says most of the words, whatever its term', () => {
    const [best] = searchPoints('a profitable business that can still run out of cash', 1)
    expect(best!.says).toMatch(/profitable .* run out of cash/)
    expect(best!.share).toBeGreaterThan(0.8)
  })

  test('gives the same twice, and nothing for words that no point has', () => {
    expect(searchPoints('late payers', 3)).toEqual(searchPoints('late payers', 3))
    expect(searchPoints('xylophone zeppelin', 3)).toEqual([])
  })
})
