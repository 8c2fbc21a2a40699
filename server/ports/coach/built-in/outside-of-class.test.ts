import { describe, expect, test } from 'vitest'
import { answerTo } from './talk-fixtures.ts'

describe('the days and minutes before a competition', () => {
  test.each([
    ['what do i do in the 10 min before my roleplay', 'Using the ten minutes of prep'],
    ['i got ten minutes before i go in, what do i do with it', 'Using the ten minutes of prep'],
    ['how should i spend my prep minutes', 'Ten minutes of preparation'],
    [
      'deca is tommorow what should i do the night before and that morning',
      'The night before and the morning',
    ],
    ['i compete tomorrow. tonight??', 'The night before and the morning'],
    [
      'my comp is tomorrow, what do i do tonight and when i wake up',
      'The night before and the morning',
    ],
    ['what do the judges acually score you on', 'How a role-play is judged'],
    ['what am i graded on by the judge', 'What the judge scores'],
    ['what do they score in the roleplay', 'What the judge scores'],
    ['i froze on the judges question', 'Judge asks something you do not know'],
    [
      'the judge asked me something i had no clue about and i froze',
      'Judge asks something you do not know',
    ],
  ])('"%s" is answered', (asked, title) => {
    expect(answerTo(asked)).toMatch(new RegExp(`^\\*\\*${title}\\*\\*`))
  })

  test.each([
    'do i have to say them word for word',
    'can i put the PIs in my own words',
    'should i quote the performance indicators exactly',
    'what even are performance indicators and do i have to say them word for word',
  ])('"%s": in own words, with the key words', (asked) => {
    const said = answerTo('what are performance indicators', asked)
    expect(said).toContain('in your own words, but use its **key words**')
  })

  test.each([
    ['how do u study for the test in one week i have like an hour a day', '7 days'],
    ['how should i study if my test is in 5 days', '5 days'],
    ['whats the best way to study for the exam in a week', '7 days'],
    ['i have a week and about 30 minutes a day to study for the exam', '7 days'],
    ['what can i do to prepare for districts in two weeks, 45 min a day', '2 weeks'],
  ])('"%s" has a plan of these days', (asked, days) => {
    expect(answerTo(asked)).toMatch(new RegExp(`^\\*\\*What to do with ${days}\\*\\*`))
  })

  test('the minutes of a day are shared out, and no time is no plan', () => {
    expect(answerTo('how do u study for the test in one week i have like an hour a day')).toContain(
      '**Your 60 minutes a day**',
    )
    expect(answerTo('how do i prepare for the exam')).toContain('How to study so that it stays')
  })
})

describe('what happens at work and with a business of your own', () => {
  test.each([
    [
      'two people on my shift at the smoothie place keep fighting and im the shift lead, how do i handel it',
      'Talk to each alone first',
    ],
    [
      'im shift lead and two of my workers keep yelling at each other, what should i do',
      'Talk to each alone first',
    ],
    [
      'i mow lawns and this guy wont pay me, we never signed anything. can he do that',
      'oral agreement',
    ],
    ['i tutored a kid and his mom wont pay, no contract', 'small claims court'],
    [
      'my lil lash business has tons of followers on insta but nobody books. what should i do',
      'Followers are not buyers yet',
    ],
    ['thousands follow my nail page and nobody books', 'Followers are not buyers yet'],
    [
      'my coworker keeps calling out and i have to cover all her shifts, how do i bring it up w my manager without sounding like a snitch',
      'That is no snitching',
    ],
    ['should my mom put her bakery on doordash? they take like 25%', '**commission**'],
    ['my uncle wants to put his taco shop on uber eats, good idea?', '**commission**'],
  ])('"%s" is answered', (asked, says) => {
    expect(answerTo(asked)).toContain(says)
  })

  test.each([
    ['why would a company recall a product if it costs them so much money', 'Because leaving it'],
    ['why even recall stuff if u lose millions', 'Because leaving it'],
    [
      'when should a business use a coupon vs just lowering the price for everybody',
      'Lower the price **for everybody**',
    ],
    ['what makes a good leader vs just a boss', 'A boss has the position'],
    ['whats the diff between a boss and a leader', 'A boss has the position'],
    ['explain the law of supply and demand', 'the quantity supplied goes up'],
    ['whats the law of supply and demand', 'the quantity demanded goes down'],
    ['explain maslows hierarchy of needs and how a manger would use it', 'which level is open'],
    ['how could a shift manager use maslow', 'finds out which level'],
  ])('"%s" has its reason', (asked, says) => {
    expect(answerTo(asked)).toContain(says)
  })
})

describe('savings', () => {
  test.each([
    ['if i put 500 in a savings account at 4% how much is it after 2 years', '**$540.80**'],
    ['i put 500 in savings at 4%. how much after 2 years', '**$540.80**'],
    ['i have 1,200 in the bank at 3 percent, what will i have in 5 years', '**$1,391.13**'],
    ['how much will 500 turn into after 2 years at 4% in the bank', '**$540.80**'],
    ['i put 500 in a bank at 4%, how much interest do i earn in 2 years', '**$40.80**'],
  ])('"%s" is %s', (asked, sum) => {
    expect(answerTo(asked)).toContain(sum)
  })
})
