import { describe, expect, test } from 'vitest'
import { answerTo } from './talk-fixtures.ts'

/** In words that no way of asking has whole. */
describe('what is asked of hotels, restaurants and travel', () => {
  test.each([
    ['why do restaurants even have a host up front', 'Restaurant staff'],
    [
      'i reserved a room but the hotel was full when i got there',
      'Overbooking and walking a guest',
    ],
    ['whats the temp the fridge at a restaurant has to be', 'Food safety'],
    ['how do we pick a venue for our banquet', 'Choosing a venue'],
    ['what if it rains and our event is outdoors', 'Rain or another surprise at an event'],
    ['how much food should we order for 60 guests', 'How much food for a party'],
    ['can we put bread from one table on another table again', 'Serving food again'],
    ['y do hotels want u to book direct', 'Why hotels like guests to book with them'],
  ])('"%s" is answered by "%s"', (asked, title) => {
    expect(answerTo(asked)).toMatch(new RegExp(`^\\*\\*${title}\\*\\*`))
  })

  test('a season of travel and sustainable tourism are told as what they are', () => {
    expect(answerTo('what is shoulder season')).toContain('lies between them, with middle prices')
    expect(answerTo('what is sustainable tourism')).toContain('Travel of any kind')
    expect(answerTo('what is sustainable tourism', 'give me an example')).toContain('80 rooms')
  })
})

describe('what is asked of managing and of a job', () => {
  test.each([
    ['what can i give my workers if i cant pay for raises', 'Rewards without money'],
    ['how do i praise someone so it doesnt sound fake', 'Praise that is meant'],
    ['how should i ask my manager for a raise', 'Asking for a raise'],
    ['my coworker took the tips off my table', 'A coworker takes your tips'],
    ['manager is dating a coworker so she gets the best shifts', 'Favorites at work'],
    ['this customer keeps asking for my number', 'A customer who gets too personal'],
    ['a lady yelled at me because her food took 30 minutes', 'Rude customers'],
    ['what do i major in to be a sports agent', 'Sports agent'],
  ])('"%s" is answered by "%s"', (asked, title) => {
    expect(answerTo(asked)).toMatch(new RegExp(`^\\*\\*${title}\\*\\*`))
  })

  test('why managers delegate, and why they do not, are two questions', () => {
    expect(answerTo('why do managers delegate')).toContain('one person cannot do everything well')
    expect(answerTo('why should a boss delegate work')).not.toContain('they fear mistakes')
    expect(answerTo('why dont managers delegate')).toContain('they fear mistakes')
  })

  test('beside what was asked in just its words nothing else stands', () => {
    expect(answerTo('why do managers delegate')).not.toContain('Close to what you ask')
  })
})

describe('what is asked of a competition', () => {
  test.each([
    ['my hands shake so bad before the judge', 'Nervous, and afraid to freeze|Nerves|Shaking'],
    ['what is creative enough for the judge in a roleplay', 'Creativity'],
    ['how do i end my roleplay in a strong way', 'Ending the role-play|How to end a role-play'],
    ['are sneakers ok with a suit at deca', 'Shoes|What to wear'],
    ['i bombed my last roleplay and want to do better', 'After a role-play that went badly'],
    ['how do they grade the written event', 'How a written event is judged'],
  ])('"%s" is answered by "%s"', (asked, title) => {
    expect(answerTo(asked)).toMatch(new RegExp(`^\\*\\*(?:${title})`))
  })
})
