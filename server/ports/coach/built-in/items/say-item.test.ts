import { describe, expect, test } from 'vitest'
import { listFacets } from '../../understanding/knowledge/facets.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { conceptOf } from './item-concept.ts'
import { answersOn, lastAnswerOn, ownItems, reviewedBond } from './item-fixtures.ts'
import { questionIn } from '../talk-fixtures.ts'

const first = 'Why is my answer wrong?'

describe('about a question of a review', () => {
  test('the choice, the key, its reason and what leads to the choice come first', () => {
    const answer = lastAnswerOn(reviewedBond, [first])
    expect(answer).toContain('You chose **B**')
    expect(answer).toContain('The right answer is **A** (a fidelity bond.)')
    expect(answer).toContain('dishonesty of employees')
    expect(answer).toContain('Mixes up theft by employees')
  })

  test.each([
    ['Explain the concept behind this', '**Fidelity bond** (Risk Management)'],
    ['another example', '**Fidelity bond**, another example'],
    ['simpler', '**Fidelity bond**, in plain words'],
    ['and why is B wrong?', '**What leads to B.** Mixes up theft by employees'],
    ['what about option C?', 'borrowing money from investors'],
    ['what about option A?', '**A** (a fidelity bond.) is the right one'],
    ['why are the other options wrong?', 'permission to use somebody else'],
    ['why', '**Why it is A.**'],
  ])('“%s” is answered, first or afterwards', (wish, says) => {
    expect(lastAnswerOn(reviewedBond, [first, wish])).toContain(says)
    if (wish !== 'why') expect(lastAnswerOn(reviewedBond, [wish])).toContain(says)
  })

  test('a quiz is on the same concept, its hint and its answer are of the quiz', () => {
    const { asks, options, because } = listFacets()['Fidelity bond']!.exercise!
    const quiz = [first, 'Quiz me on something similar']
    const asked = lastAnswerOn(reviewedBond, quiz)
    expect(asked).toContain(asks)
    const letter = /\*\*([A-D])\*\* /.exec(
      asked.split('\n').find((line) => line.endsWith(options[1]))!,
    )![1]!
    expect(lastAnswerOn(reviewedBond, [...quiz, 'hint'])).toMatch(/^\*\*A hint\.\*\*/)
    for (const said of [[letter], ['hint', letter]]) {
      const answer = lastAnswerOn(reviewedBond, [...quiz, ...said])
      expect(answer).toContain('Not quite')
      expect(answer).toContain(because)
    }
  })

  test('without misconceptions an option is told by what its term means', () => {
    const known = { ...reviewedBond.known, misconception: null, misconceptions: null }
    const answer = lastAnswerOn({ ...reviewedBond, known }, [first, 'why not c'])
    expect(answer).toContain('**What C means:')
  })

  test('where no concept is near, the explanation is said, and the quiz is of the area', () => {
    const item = {
      question: 'Which of these four is the one that the zyxt of the quorb has to frob?',
      options: ['Blib', 'Blab', 'Blob', 'Blub'],
      area: 'Operations',
      known: {
        ...{ choice: 0, correctAnswer: 1, misconception: null },
        explanation: 'Blab. The quorb frobs it by itself.',
      },
    }
    expect(conceptOf(item)).toBeUndefined()
    const wishes = [first, 'Explain the concept behind this', 'quiz me on something similar']
    const [, concept, quiz] = answersOn(item, wishes)
    expect(concept).toContain('The quorb frobs it by itself.')
    expect(concept).toContain('It belongs to Operations')
    expect(quiz).toContain('A question on Operations')
  })
})

test('of our own questions most are led to their concept or one of its card', () => {
  // Every third tells as much as all of them.
  const told = ownItems(3).flatMap(({ concept, correctAnswer, explanation, ...item }) => {
    const wanted = findByName(concept)
    const known = { choice: null, correctAnswer, explanation, misconception: null }
    return wanted ? [conceptOf({ ...item, known })?.card.id === wanted.card.id] : []
  })
  expect(told.length).toBeGreaterThan(200)
  expect(told.filter(Boolean).length / told.length).toBeGreaterThan(0.85)
})

describe('a question pasted from elsewhere', () => {
  const pasted =
    'Which of these is a fixed cost for a taxi owner? A. Fuel B. Insurance premium C. Tips D. Car washes'

  test('has no key: after a choice the tutor says so, and how to check', () => {
    const answer = lastAnswerOn(null, [pasted, 'I think B'])
    expect(answer).toContain('I have no answer key for this one')
    expect(answer).toContain('How to check')
  })

  test('is hinted at by a similar case next where one is asked for', () => {
    expect(lastAnswerOn(null, [pasted, 'give me a similar one'])).toContain(
      'Hint 2: a similar case',
    )
  })

  test('is hinted at only, while any exam is in progress', () => {
    const answer = lastAnswerOn(null, [pasted, 'I think B'], { isInExam: true })
    expect(answer).toContain('Hint 2: your choice B')
  })

  test.each(['are you sure', 'a similar one', '2?', 'just say it', 'so am i right', 'hmm ok'])(
    'stays the matter after a hint, whatever tells its options apart (%s)',
    (said) => {
      for (const list of ['fuel / insurance / tips / car washes', '1. fuel 2. insurance 3. tips'])
        expect(
          lastAnswerOn(null, [`Which is a fixed cost for a taxi owner? ${list}`, said], {
            isInExam: true,
          }),
        ).toMatch(/^\*\*Hint 2: /)
    },
  )

  test.each(['quiz me on that', 'ok quiz me on this topic'])(
    'is what “%s” is about, before and after a choice',
    (wish) => {
      const sum =
        'A savings account pays 4% simple interest. How much does $900 earn in 2 years? A. $36 B. $72 C. $73.44 D. $972'
      for (const said of [[sum], [sum, 'A']])
        expect(questionIn(lastAnswerOn(null, [...said, wish]))?.subject.term).toBe(
          'Simple interest',
        )
      const bulk =
        'A wholesaler that sells a truckload case by case to small grocers is A) drop shipping B) breaking bulk C) tying D) leasing'
      expect(lastAnswerOn(null, [bulk, wish])).toMatch(/^(Another case|I have no other case)/)
    },
  )

  test('with figures is worked out after a choice', () => {
    const sum =
      'What is the ROI if a store spends $400 on a campaign and gets back $500? A. 20% B. 25% C. 80% D. 125%'
    expect(lastAnswerOn(null, [sum, 'C?'])).toContain('**25%**')
    expect(lastAnswerOn(null, [sum, 'C?'], { isInExam: true })).not.toContain('25%')
  })

  test.each([
    ['A. 40% B. 60% C. 66.7% D. 8%', 'C'],
    ['A. 40% B. 66% C. 60% D. 67%', 'D'],
    ['A. 67% B. 66.67% C. 60% D. 40%', 'B'],
    ['A. 40% B. 60% C. 70% D. 8%', undefined],
  ])('is compared with options as these are rounded: %s', (options, letter) => {
    const sum = `A store buys a hat for $12 and sells it for $20. What is the markup on cost? ${options}`
    expect(lastAnswerOn(null, [sum, 'I think B'])).toContain(
      letter ? `That is what **${letter}** says.` : 'That is none of the options',
    )
  })
})
