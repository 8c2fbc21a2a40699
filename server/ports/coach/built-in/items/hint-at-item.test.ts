import { describe, expect, test } from 'vitest'
import { listFacets } from '../../understanding/knowledge/facets.ts'
import { answersOn, bond, lastAnswerOn, ownItems } from './item-fixtures.ts'

const open = { ...bond, isOpen: true }
const inExam = { isInExam: true, openItems: [open] }

describe('hints at a question that is not answered', () => {
  test('go on from one to the next, none of them twice', () => {
    const wishes = [
      'I think it is A',
      'rule out two options',
      'is it b?',
      'just tell me',
      'C then?',
    ]
    const answers = answersOn(open, [open.question, ...wishes, 'next', 'next', 'next'], inExam)
    expect(new Set(answers).size).toBe(answers.length)
    answers.slice(0, 5).forEach((answer, i) => expect(answer).toContain(`Hint ${i + 1}:`))
  })

  test.each(['just say the letter', 'ok i give up, tell me', 'pls', 'ok so what is it then'])(
    'go on with hints after "%s"',
    (plea) => {
      expect(answersOn(open, [open.question, 'is it B?', plea], inExam)[2]).toContain('Hint 3:')
    },
  )

  test('use the choice that was said, and say of none whether it holds', () => {
    const words = answersOn(open, [open.question, 'I think A', 'B then?'], inExam)
    expect(words[1]).toContain('your choice A')
    expect(words[2]).toContain('your choice B')
    for (const answer of words) expect(answer).not.toMatch(/right answer|is right|is wrong|correct/)
  })

  test('speak of handing an exam in only where one is open', () => {
    const wishes = ['next', 'next', 'next', 'next', 'next', 'next', 'next']
    expect(answersOn(bond, [bond.question, ...wishes]).join(' ')).not.toContain('handed in')
    expect(answersOn(open, [open.question, ...wishes], inExam).join(' ')).toContain('handed in')
  })

  test('name no concept that an option names in another form', () => {
    const item = {
      question:
        'Ana and Joe each invest $1,000 once, earn the same yearly return, and withdraw nothing. Ana starts at age 18 and Joe at age 28. Why will Ana have more money at age 60?',
      options: [
        'Her earnings compounded longer',
        'Her account charged lower fees',
        'Her income taxes were lower',
        'Her investment carried more risk',
      ],
      ...{ area: 'Financial Analysis', known: null, isOpen: true },
    }
    const answers = answersOn(item, [item.question, 'next', 'next', 'next', 'next'])
    expect(answers.join(' ')).not.toMatch(/compound/i)
  })

  test('work a similar sum with other figures, and none of the question’s own', () => {
    const item = {
      question:
        'A boutique pays $18 for sunglasses and wants a markup of 40 percent of the selling price. What should the selling price be?',
      options: ['$25.20', '$30.00', '$45.00', '$28.80'],
      ...{ area: 'Pricing', known: null, isOpen: true },
    }
    const answers = answersOn(item, [item.question, 'next', 'next', 'next', 'next'])
    expect(answers.join(' ')).toContain('There you would calculate')
    expect(answers.join(' ')).not.toMatch(/0\.60|\$30|1\.40/)
    const asked = lastAnswerOn(item, ['selling price? cost $18, margin 40%'], {
      ...{ isInExam: true, openItems: [item] },
    })
    expect(asked).toContain('I keep from solving what is open')
    expect(asked).not.toContain('$30')
  })

  test('end in a worked similar case for every question, which says none of its options', () => {
    for (const { question, options, area } of ownItems(25)) {
      const item = { question, options, area, known: null, isOpen: true }
      const hint = answersOn(item, [question, 'next', 'next'], inExam)[2]!
      expect(hint).toMatch(/There (the answer is|you would calculate)/)
      for (const option of options.map((one) => one.toLowerCase().replace(/\.$/, '')))
        if (!question.toLowerCase().includes(option))
          expect(hint.toLowerCase()).not.toContain(option)
    }
  })

  test('show a case of what was chosen', () => {
    const item = {
      question: 'Which is it that the zyxt of the quorb has?',
      options: ['A fidelity bond.', 'A lease.', 'A patent license.', 'A quorb.'],
      ...{ area: 'Risk Management', known: null, isOpen: true },
    }
    const hint = answersOn(item, [item.question, 'I think A', 'next'], inExam)[2]
    expect(hint).toContain(listFacets()['Fidelity bond']!.exercise!.asks)
  })

  test('name no concept of another area where none is near', () => {
    const item = {
      question: 'Tia opens her shop two hours before the commuter trains leave. What does she add?',
      options: ['Place', 'Time', 'Form', 'Possession'],
      ...{ area: 'Marketing', known: null },
    }
    const [hint] = answersOn(item, [item.question])
    expect(hint).not.toContain('scarcity')
    expect(hint).toMatch(/words that carry it|A concept that may help/)
  })
})

test('an answer that says an option of an open question, asked about without being found, is a hint', () => {
  const item = {
    question: 'At 6 percent a year, about how long does a deposit take to double?',
    options: ['6 years', '12 years', '17 years', '72 years'],
    ...{ area: 'Saving', known: null },
  }
  const wish = ['rule of 72 at 6 percent, how many years?']
  expect(lastAnswerOn(null, wish)).toContain('12')
  const answer = lastAnswerOn(null, wish, { isInExam: true, openItems: [item] })
  expect(answer).toContain('Hint 1')
  expect(answer).not.toContain('12 years')
})

test('an open question told in half its words gets no name for what it describes', () => {
  const item = {
    question:
      'A wholesaler buys a truckload of canned fruit and sells it to small grocers by the case. The wholesaler serves them by',
    options: ['breaking bulk.', 'drop shipping.', 'cross-docking.', 'tying agreements.'],
    ...{ area: 'Channel Management', known: null },
  }
  const wish = [
    'what is it called when a wholesaler buys a truckload and sells it by the case to small ones',
  ]
  expect(lastAnswerOn(null, wish)).toMatch(/bulk/i)
  expect(lastAnswerOn(null, wish, { isInExam: true, openItems: [item] })).not.toMatch(/bulk/i)
})

test('concepts are explained during an exam as ever', () => {
  const answer = lastAnswerOn(null, ['what is opportunity cost?'], inExam)
  expect(answer).toContain('**Opportunity cost**')
})
