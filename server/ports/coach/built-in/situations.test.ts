import { describe, expect, test } from 'vitest'
import { answerTo } from './talk-fixtures.ts'

describe('a case told at work, in words that nobody wrote down', () => {
  test.each([
    [
      'a dude at table 4 is screaming because his ribs are cold and im the hostess',
      'tell her server and the kitchen',
    ],
    ['we have no booking for this family and the motel is full tonight', 'call hotels nearby'],
    ['two cooks on my crew cant stand each other what should the boss do about it', 'Hear both'],
    ['what should a manager do when two cashiers hate each other', 'Agree on rules'],
    ['i dropped a plate of pasta into a guests lap', 'offer to pay for the cleaning'],
    ['a lady brought a dog and says it is a service animal can i ask for papers', 'two things'],
    ['my coworker makes more money than me for the same work', 'equal pay'],
    ['my manager found out that im looking for a new job', "two weeks' notice"],
    ['a coworker cut her hand with the box cutter', 'press a clean cloth'],
    ['i smell gas by the ovens at work', 'Leave now'],
  ])('"%s" is answered', (asked, says) => {
    expect(answerTo(asked)).toContain(says)
  })

  test('a lost reservation is spoken of in the words of its place', () => {
    const atHotel = answerTo('hotel is full and a man says he booked but we have no reservation')
    expect(atHotel).toContain('hotels nearby')
    expect(atHotel).not.toMatch(/\b(table|seat you|bar)\b/)
    const atRestaurant = answerTo(
      'a couple booked a table but the host has no reservation for them',
    )
    expect(atRestaurant).toContain('the next table')
    expect(atRestaurant).not.toMatch(/\b(room|hotel)\b/)
  })
})

describe('a little business of your own', () => {
  test.each([
    ['do i need a permit to sell homemade candles out of my house', 'zoning'],
    [
      'how would i estimate startup costs for a shoe cleaning stand? i saved 1500',
      'hold the sum against your savings',
    ],
    ['how can i tell if people really want my product before i spend money', 'real buyers'],
    ['a person wants 80 cupcakes by friday and i can only make 24', 'Be honest before you say yes'],
    ['my bowl came broken to the buyer', 'send a new one or your money back'],
    ['the band splits the gig money and we fight over it', 'shared costs'],
  ])('"%s" is answered', (asked, says) => {
    expect(answerTo(asked)).toContain(says)
  })
})

describe('events', () => {
  test.each([
    ['our school event project keeps getting bigger and the money is gone', 'Scope on one page'],
    ['we sold 80 tickets too many for the room', 'fire code'],
    ['the caterer forgot half of our order', 'Call the caterer at once'],
    ['our keynote speaker cancelled an hour before the event', 'Save the program'],
  ])('"%s" is answered', (asked, says) => {
    expect(answerTo(asked)).toContain(says)
  })
})

describe('what hotels, agencies and firms do, and why', () => {
  test.each([
    ['how does a travel agent earn money these days', 'Commissions'],
    ['difference between a franchised hotel and a company owned one', 'company-owned hotel'],
    ['whats a transient guest compared to a group', 'books alone'],
    ['does it make sense to overbook if guests get mad', 'the weighing'],
    ['isnt a code of ethics just common sense', 'Only partly'],
    ['if i leave my company what happens with my 401k', 'cash it out'],
  ])('"%s" is answered', (asked, says) => {
    expect(answerTo(asked)).toContain(says)
  })
})

describe('the competition', () => {
  test.each([
    ['can i wear my hoodie on the competition day', 'No, not while you compete'],
    ['should i cram the night before state or sleep', 'Sleep.'],
    ['what separates a great roleplay from an average one', 'One clear recommendation'],
    ['my mind goes blank in my roleplay', 'aloud'],
    ['how can i get to icdc', 'By placing high enough'],
    ['what are penalty points on a written event', 'signed Statement'],
  ])('"%s" is answered', (asked, says) => {
    expect(answerTo(asked)).toContain(says)
  })
})
