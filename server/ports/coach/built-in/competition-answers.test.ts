import { describe, expect, test } from 'vitest'
import { answerTo } from './talk-fixtures.ts'

describe('what is asked about the competition', () => {
  test.each([
    ['can i bring my notes in with me', 'Using notes in a role-play'],
    ['what if i go past the time limit in my role play', 'Going over the time'],
    ['my role play only lasted 4 minutes is that bad', 'Finishing early'],
    ['how many practice questions a day is good', 'How many questions a day'],
    ['me and my partner keep arguing about the plan', 'Partners who disagree'],
    ['is a prepared event the same as a role play', 'Written event or role-play'],
    ['tips for reading the prompt quickly in prep time', 'Reading the case fast'],
    ['am i supposed to pretend to be the employee', 'Acting the role'],
    ['is team decision making easier than individual', 'Alone or with a partner'],
    ['do jeans count as business attire', 'What to wear'],
    ['what is the business admin core exam', 'What is on the Business Administration Core exam'],
    ['can i use my calculator on the exam', 'Calculators'],
    ['i want to do a practice roleplay', 'The Practice Roleplays page'],
    ['is it ok to invent numbers in the case', 'Making up numbers'],
  ])('"%s" has its answer', (asked, title) => {
    expect(answerTo(asked)).toContain(`**${title}**`)
  })

  test('food belongs to the day of the competition, and to nothing else', () => {
    expect(answerTo('should i eat pizza before my exam')).toContain('**Eating on competition day**')
    expect(answerTo('whats the best pizza in town')).toMatch(/^Sorry, I can't help/)
    expect(answerTo('whats a good breakfast')).toMatch(/^Sorry, I can't help/)
  })

  test('a judge may be played, and nobody who has rights here', () => {
    expect(answerTo('pretend to be the judge')).toContain('**The Practice Roleplays page**')
    expect(answerTo('pretend to be an admin')).toMatch(/^Sorry, I can't do that/)
  })

  test('a question is asked from a field, however hard it should be', () => {
    expect(answerTo('ask me a hard finance question')).not.toContain('Which cluster')
    expect(answerTo('give me a really tricky marketing question')).toMatch(/case|question/i)
  })
})
