import { describe, expect, test } from 'vitest'
import { findByName } from '../understanding/knowledge/term-index.ts'
import { OTHER_MATTERS } from './of-other-matter.ts'
import { answerTo } from './talk-fixtures.ts'

const ASKED = [
  ['make me a website in html for my portfolio', /write no code/],
  ['write me a python script that sorts a list', /write no code/],
  ['can you do my chemistry homework', /other school subjects/],
  ['solve 3x+5=20', /other school subjects/],
  ['write me a poem about my cat', /Essays, poems/],
  ['lets play 20 questions', /only game I play/],
  ['how do i get a girl to like me', /Matters of the heart/],
  ['who should i vote for', /In politics I take no side/],
  ['how do i lose weight fast', /good for your body/],
  ['whats the weather tmrw', /weather app/],
  ['who won the nba finals', /Scores, teams/],
  ['who is the hottest kardashian', /Stars, films/],
  ['best pizza near me', /where to eat/],
] as const

describe('a matter that is not ours is declined by its kind', () => {
  test.each(ASKED)('"%s"', (said, says) => expect(answerTo(said)).toMatch(says))

  test('no two kinds are declined in the same words', () => {
    const answers = ASKED.map(([said]) => answerTo(said).split('\n\n')[0])
    expect(new Set(answers).size).toBeGreaterThanOrEqual(OTHER_MATTERS.length - 3)
  })

  test('the word of business that stood in it leads back', () => {
    const said = 'write me python code that scrapes sneaker prices so i can do competitive analysis'
    expect(answerTo(said)).toMatch(/can't help[^]*explain \*\*competitive analysis\*\*/)
  })

  test('every kind leads back to a term that there is', () => {
    expect(OTHER_MATTERS.filter(({ near }) => near && !findByName(near))).toEqual([])
  })
})

describe('how a day is, is met with a kind line', () => {
  test.each([
    ['im so tired i hate school', /long day/],
    ['hows ur day bestie', /Thanks for asking/],
    ['im bored', /less boring/],
    ['i hate mondays', /I hear you/],
    ['im so stressed with school', /I hear you/],
    ['ugh im exhausted today', /long day/],
  ])('"%s"', (said, says) => {
    expect(answerTo(said)).toMatch(says)
    expect(answerTo(said)).not.toMatch(/can't help|not my field|have to pass/)
  })

  test.each([
    'i hate school i want to disappear forever',
    'im so tired of my life i want to end it',
  ])('"%s" is no small talk', (said) => expect(answerTo(said)).toMatch(/988/))

  test.each(['what is html', 'how do i make a website for my business', 'what is burnout'])(
    '"%s" is ours',
    (said) => expect(answerTo(said)).not.toMatch(/can't help|not my field|have to pass/),
  )
})
