import { expect, test } from 'vitest'
import { lastAnswerOn } from './item-fixtures.ts'

/** Its explanation speaks against option A, whatever was chosen. */
const directions = {
  question:
    'A trainee has heard long directions for cleaning an instrument. To confirm that she understood them, she should',
  options: [
    'nod at each step.',
    'begin before she forgets.',
    'restate them in her own words.',
    'ask somebody who was not there.',
  ],
  area: 'Communications',
}
const reviewed = (choice: number, misconceptions: string[] | null) => ({
  ...directions,
  known: {
    ...{ choice, correctAnswer: 2, misconceptions },
    misconception: misconceptions?.[choice] || null,
    explanation:
      'Restate them in her own words. That shows the speaker what she heard, so a slip can be mended. Nodding is polite and proves nothing.',
  },
})
const traps = [
  'Takes agreement for understanding.',
  'Believes that speed saves what was heard.',
  '',
  'Supposes that others know what they never heard.',
]

test.each([
  'why is my answer wrong?',
  'why cant it be what i picked',
  'whats wrong with my choice',
  'where did i go wrong',
  'why did i get this wrong',
  'why not the one i chose',
  'y was i wrong',
  'how did i get that wrong',
])('“%s” is told of the choice, first or afterwards, and of no other trap', (asks) => {
  for (const said of [[asks], ['explain it', asks]]) {
    const answer = lastAnswerOn(reviewed(3, traps), said)
    expect(answer).toContain('**What is wrong with D.** Supposes that others know')
    expect(answer).toContain('That shows the speaker what she heard')
    expect(answer.indexOf('What is wrong with D')).toBeLessThan(answer.indexOf('Why it is C'))
    expect(answer).not.toMatch(/Nodding|Takes agreement|Believes that speed/)
  }
})

test('what the explanation says of the choice is told as that, once', () => {
  const answer = lastAnswerOn(reviewed(0, traps), ['why is my answer wrong?'])
  expect(answer).toContain('Takes agreement for understanding. Nodding is polite')
  expect(answer.split('Nodding')).toHaveLength(2)
})

test('where nothing is written of the choice, no other one is told in its place', () => {
  const answer = lastAnswerOn(reviewed(3, null), ['why is my answer wrong?'])
  expect(answer).toContain('**What is wrong with D.** Nothing is written of it')
  expect(answer).not.toContain('Nodding')
  const half = ['Takes agreement for understanding.', '', '', '']
  expect(lastAnswerOn(reviewed(3, half), ["what's the trick"])).not.toContain('Takes agreement')
})
