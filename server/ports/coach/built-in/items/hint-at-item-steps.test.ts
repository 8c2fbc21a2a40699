import { describe, expect, test } from 'vitest'
import type { AskedItem } from '../../coach.ts'
import { choiceHint } from './hint-at-item-error.ts'
import { scoredConcepts } from './item-concept-asked.ts'
import { answersOn, bond, lastAnswerOn, ownItems } from './item-fixtures.ts'
import { pointsAtOption } from './item-words.ts'

const inExam = { isInExam: true }
type Printed = { question: string; options: string[]; area?: string }
const asOpen = ({ question, options, area }: Printed): AskedItem => ({
  ...{ question, options, area: area ?? null, known: null, isOpen: true },
})
const CONCEPT = /A concept that may help is \*\*(.+?)\*\*/

const ladder = asOpen({
  question: 'A board changes the course of a firm in the spring and tells nobody why until fall.',
  options: ['Too early', 'Too late', 'In parts', 'In secret'],
  area: 'Strategic Management',
})

describe('the concept', () => {
  test('of a paper that prints an indicator is what the indicator is about', () => {
    const [without] = answersOn(ladder, [ladder.question], inExam)
    expect(without).not.toMatch(CONCEPT)
    const [hint] = answersOn({ ...ladder, indicator: 'SM:095' }, [ladder.question], inExam)
    expect(CONCEPT.exec(hint!)?.[1]).toBe('change management')
    expect(hint).not.toContain('SM:095')
  })

  test('is looked for by the objective of our own exams as well as by an indicator', () => {
    const objective = 'Explain change management'
    const nearest = (printed: Pick<AskedItem, 'objective' | 'indicator'>) =>
      scoredConcepts({ ...ladder, ...printed })[0]!
    expect(nearest({}).subject.term).not.toBe('Change management')
    expect(nearest({ objective }).subject.term).toBe('Change management')
    expect(nearest({ objective, indicator: 'SM:095' }).points).toBeGreaterThan(
      Math.max(nearest({ objective }).points, nearest({ indicator: 'SM:095' }).points),
    )
  })

  test('is what the question names, and no other word for it that means something else', () => {
    const named = asOpen({
      question: 'What does a lender look for in a balance sheet?',
      options: ['Whether it is paid back', 'Who signed', 'How old it is', 'How long it is'],
    })
    expect(CONCEPT.exec(answersOn(named, [named.question])[0]!)?.[1]).toBe('balance sheet')
    const guards = asOpen({
      question: 'Which of these is a physical form of security at a port?',
      options: ['A fence', 'A password', 'A policy', 'A poster'],
    })
    expect(answersOn(guards, [guards.question])[0]).not.toContain('ecurities')
  })

  test('that an option names is left out, and its area is told instead', () => {
    const item = asOpen({
      question: 'Which one shows what a firm owns and owes on a day, its balance sheet or another?',
      options: ['The balance sheet', 'The budget', 'The memo', 'The agenda'],
    })
    const [hint] = answersOn(item, [item.question])
    expect(hint).not.toMatch(CONCEPT)
    expect(hint).toContain('This belongs to Financial Analysis.')
  })

  test('is named for every third of our own questions at least, and never with a word of an option', () => {
    const named = ownItems(9).flatMap(({ question, options, area }) => {
      const [hint] = answersOn(asOpen({ question, options, area }), [question], inExam)
      const concept = CONCEPT.exec(hint!)?.[1]
      return concept ? [{ concept, question, options }] : []
    })
    expect(named.length).toBeGreaterThan(ownItems(9).length / 3)
    expect(named.filter((one) => pointsAtOption(one.concept, one))).toEqual([])
  })
})

describe('the second hint', () => {
  test('says what the concept is taken for, and what questions of this form are misread for', () => {
    const item = asOpen({
      question: 'What does a florist read first in a balance sheet?',
      options: ['To please a lender', 'To plan a trip', 'To hire a clerk', 'To sell a van'],
    })
    const hint = answersOn(item, [item.question, 'next'], inExam)[1]!
    expect(hint).toContain('**Balance sheet** is often taken for')
    expect(hint).toContain('The word "first" asks for a place in an order')
  })

  test('is not the same for questions of other forms', () => {
    const traps = ownItems(25).map(({ question, options, area }) => {
      const hint = answersOn(asOpen({ question, options, area }), [question, 'next'], inExam)[1]!
      return hint.split('\n')[0]
    })
    expect(new Set(traps).size).toBeGreaterThan(traps.length * 0.7)
  })
})

describe('the hint at a choice', () => {
  const hintOn = (question: string, options: string[], letter: string) => {
    const item = asOpen({ question, options })
    return answersOn(item, [question, letter], inExam)[1]!
  }

  test('tells how a figure comes about, for the right one as for the others, and works nothing out', () => {
    const question =
      'A boutique buys a scarf for $18 and sells it for $30. What is the markup as a percentage of cost?'
    const hints = ['A', 'B', 'C', 'D'].map((letter) =>
      hintOn(question, ['40%', '60%', '66.7%', '12%'], letter),
    )
    expect(hints[0]).toContain('the difference of two figures as a percentage of the larger')
    expect(hints[1]).toContain('one figure as a percentage of another')
    expect(hints[2]).toContain('the difference of two figures as a percentage of the smaller')
    for (const hint of hints) expect(hint).not.toMatch(/\$?\b(?:18|30|12)\b|is right|is wrong/)
  })

  test('tells what the option means beside what is asked, and each option something of its own', () => {
    const question = 'Which of these shows what a firm owns and owes, its financial position?'
    const options = ['A press release', 'An income statement', 'A budget', 'A cash flow statement']
    const hints = ['A', 'B', 'C', 'D'].map((letter) => hintOn(question, options, letter))
    expect(new Set(hints.map((hint) => hint.slice(0, 90))).size).toBe(4)
    for (const hint of hints)
      expect(hint).toMatch(/\*\*What [A-D] (means|speaks of|comes near to)\./)
  })

  test('says something of right and wrong options of our own questions equally often', () => {
    const told = (isRight: boolean) => {
      const hints = ownItems(5).map(({ question, options, correctAnswer }) => {
        const place = isRight ? correctAnswer : (correctAnswer + 1) % options.length
        return choiceHint({ question, options, isOpen: true }, place, [])
      })
      return hints.filter((hint) => !hint.startsWith('Say first')).length / hints.length
    }
    expect(told(true)).toBeGreaterThan(0.4)
    expect(Math.abs(told(true) - told(false))).toBeLessThan(0.1)
  })
})

describe('a choice that is sent with the question', () => {
  const open = { ...bond, isOpen: true }
  const pasted = `${bond.question} ${bond.options.map((option, at) => `${'ABCD'[at]}. ${option}`).join(' ')}`

  test.each(['I think C', 'is it c?', 'my answer is C'])(
    'is answered on at once: what it means and what to check (%s)',
    (remark) => {
      const [hint, next] = answersOn(open, [`${pasted} ${remark}`, 'next'], inExam)
      expect(hint).toContain('Hint 1: your choice C')
      expect(hint).toContain('Corporate bond: A loan to a company')
      expect(hint).toContain('**What to check.**')
      expect(hint).not.toMatch(/right answer|is right|is wrong|incorrect|not quite/i)
      expect(next).toContain('Hint 2: the concept')
    },
  )

  test('gets the same kind of answer for every option, so that none of them tells the key', () => {
    const forms = ['A', 'B', 'C', 'D'].map((letter) => {
      const [hint] = answersOn(open, [`${pasted} I think ${letter}`], inExam)
      return /your choice/.test(hint!) && /What to check/.test(hint!)
    })
    expect(forms).toEqual([true, true, true, true])
  })

  test('of a question on no list leads to how to check it, and is no part of its last option', () => {
    const elsewhere =
      'Which of these is a fixed cost for a taxi owner? A. Fuel B. Insurance premium C. Tips D. Car washes'
    const answer = lastAnswerOn(null, [`${elsewhere} I think B`])
    expect(answer).toContain('You choose **B**')
    expect(answer).toContain('**What to check.**')
    expect(lastAnswerOn(null, [elsewhere])).toContain('Hint 1: the concept')
  })
})

test('a case that is of another matter says so', () => {
  const item = asOpen({
    question: 'Which lantern does the quorb of a zyxt hang beside the frob?',
    options: ['The blib', 'The blab', 'The blob', 'The blub'],
  })
  const hint = answersOn(item, [item.question, 'next', 'next'], inExam)[2]
  expect(hint).toContain('I have no case of exactly this matter')
})

test('an open question of a few words is known by them, and by its options alone', () => {
  const item = asOpen({
    question: 'Good minutes are always:',
    options: ['concise.', 'playful.', 'handwritten.', 'anonymous.'],
  })
  const given = { isInExam: true, openItems: [item] }
  expect(lastAnswerOn(item, [item.question], given)).toContain('Hint 1')
  expect(lastAnswerOn(item, ['handwritten, playful, anonymous or concise'], given)).toContain(
    'Hint 1',
  )
})

describe('the concept of an open question', () => {
  const hintOn = (question: string, options: string[], area?: string): string =>
    lastAnswerOn(asOpen({ question, options, ...(area && { area }) }), [question], inExam)

  test('is not said with what follows from it, which may be the key in other words', () => {
    const hint = hintOn(
      'To behave ethically, a fitness influencer who is paid for praising a treadmill in a video should:',
      ['Film it twice', 'Disclose the relationship clearly', 'Praise others too', 'Keep it short'],
    )
    expect(hint).toContain('**influencer**')
    expect(hint).not.toMatch(/marked|paid post/)
  })

  test('is only named where the question does not name it', () => {
    const hint = hintOn(
      'A garden center’s computer adjusts the recorded quantity whenever an item is sold or received. Which inventory system is this?',
      ['Perpetual', 'Periodic', 'Consignment', 'Just-in-time'],
      'Operations',
    )
    expect(hint).toContain('**inventory control**. Say to yourself what it means')
  })

  test.each(['another example', 'can you give me an example please', 'show me another case'])(
    'stays the matter for “%s” after a hint',
    (said) => {
      const question = 'Which of these is a fixed cost of a taxi owner?'
      const item = asOpen({ question, options: ['Fuel', 'Insurance', 'Tips', 'Car washes'] })
      expect(lastAnswerOn(item, [question, said], inExam)).toMatch(/\*\*Hint 2: /)
    },
  )
})
