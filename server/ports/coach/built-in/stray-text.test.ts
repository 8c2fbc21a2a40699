import { expect, test } from 'vitest'
import { answersTo, answerTo } from './talk-fixtures.ts'

/** Of which nothing is known for sure, and several answers come near. */
const UNSURE = ['why do nike pay lebron so much if everyone already knows nike']

test('what comes nearest is shown by its heading and whole sentences, and by no question of others', () => {
  const answer = answerTo(...UNSURE)
  expect(answer).toContain('What comes nearest:')
  expect(answer).not.toMatch(/\("/)
  for (const [line] of answer.matchAll(/^- .+$/gm)) expect(line).toMatch(/\D[.!?]$/)
})

test('one of those that come nearest is chosen by its place or its name', () => {
  const [offered = ''] = answersTo(UNSURE)
  const names = [...offered.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, name]) => name!)
  expect(answerTo(...UNSURE, 'the second one')).toContain(`**${names[1]}**`)
  expect(answerTo(...UNSURE, names[1]!.toLowerCase())).toContain(`**${names[1]}**`)
})

test.each(['what is markup', 'what is an oligopoly'])(
  '%s in plain words speaks of no picture that nobody sees',
  (asked) => {
    const simple = answerTo(asked, 'simpler pls')
    expect(simple).toContain('**Said exactly.**')
    expect(simple).not.toContain('picture')
  },
)

test.each([
  'true or false: a warehouse club is cheaper so you dont pay a fee',
  'my friend says if u pay the minimum on a credit card u dont pay interest. is he right',
])('"%s": nothing is announced that does not come', (said) => {
  expect(answerTo(said)).not.toMatch(/Compare:\n/)
})
