import { expect, test } from 'vitest'
import { answerTo } from '../../talk-fixtures.ts'

test.each<[said: string[], ...shown: string[]]>([
  [['how much would i have if i save 50 a week for a year'], '$50 × 52', '**$2,600**'],
  [['i put away 20 bucks every month for 3 years how much is that total'], '**$720**'],
  [['i spend $6 a day on coffee how much is that in a year'], '**$2,190**'],
  [['rent is 900 a month, how much per year'], '**$10,800**'],
  [['my phone plan is $60 monthly, how much is that a year'], '**$720**'],
  [['saving $25/week, how much in a year'], '**$1,300**'],
  [
    [
      'car wash monthly pass is 30 unlimited, a normal wash is 12. how many times do you have to come before the pass is worth it',
    ],
    ...['$30 ÷ $12', 'From the 3rd on the pass is cheaper'],
  ],
  [
    ['gym 40 a month or 6 per class i go 5 times a month, is the membership worth it'],
    ...['**$30**', 'not worth it'],
  ],
  [
    [
      'printer costs 150 plus 5 cents a page vs 10 cents a page at the library, after how many pages does it pay',
    ],
    '**3,000 times**',
  ],
  [
    [
      'i tutor 6 kids for 20 an hour each. if i raise it to 25 and lose one kid is it better or worse',
    ],
    ...['$120', '**$125**', 'second way is better'],
  ],
  [
    ['i mow 8 lawns for 30 each, if i go up to 35 and 2 ppl leave is that better'],
    ...['**$240**', '$210', 'second way is worse'],
  ],
  [
    ['should i sell my bracelets for 8 and sell 30 or 6 and sell 50, they cost 2 to make'],
    ...['$180', '**$200**', 'second way is better'],
  ],
  [
    [
      'i sell stickers on etsy. 85 cents to make plus 75 cents stamp, i charge 4 and etsy takes 10%. am i making money',
    ],
    ...['$4 − $0.85 − $0.75 − $0.40 = **$2**', 'yes, you make money'],
  ],
  [['lemonade stand, cups cost me 0.50, sell for 2, pay 30 a day'], '**20 units**'],
  [
    [
      'lemonade stand, cups cost me 0.50, sell for 2, pay 30 a day',
      'what if the spot goes up to 45',
    ],
    '**30 units**',
  ],
  [
    ['we made 500 selling cookies and spent 180 plus 60 for the table, split between 4 of us'],
    '**$65**',
  ],
  [['15 of us sold 300 bars at 2, bars cost us 180. how much does each person get'], '**$28**'],
  [
    ['bake sale: ingredients 45, sold 60 brownies at 1.50. did we make money'],
    ...['**$45**', 'yes, you make money'],
  ],
  [
    ['my stand made 100 and we spent 90 on supplies and 30 on the spot. did we lose money'],
    ...['**-$20**', 'you lose money'],
  ],
  [
    ['a store sells 5k a month and rent is 1.2k, wages 2k, goods 1.5k. are they making profit'],
    '**$300**',
  ],
  [['candle business: wax 2, jar 1.50, sell for 9. whats my profit on each'], '**$5.50**'],
  [['each ticket 5, we need 600 for the trip, how many'], '**120 units**'],
  [['we need 450 for uniforms, make 2.50 on each candy bar. how many bars'], '**180 bars**'],
  [
    [
      'concert tickets 25 each, venue 1500, band 1000, how many do we need to sell to not lose money',
    ],
    '($1,500 + $1,000) ÷ $25 = $2,500 ÷ $25 = **100 units**',
  ],
  [['i get 12 an hour and worked 18 hours, they took 15% out'], '**$183.60**'],
  [['boss pays time and a half after 40, i worked 46 at 14'], '**$686**'],
  [['time and a half after 40 hours, i did 50 hours at 16, what do i get'], '**$880**'],
  [['worked 8 hrs at 11 and got 22 in tips, whats that per hour'], '**$13.75**'],
  [
    ['hair braiding: supplies 8, i charge 50, takes 4 hours. how much do i make an hour'],
    '**$10.50**',
  ],
  [
    ['a shirt is 20% off and then another 10% off, is that 30%'],
    ...['**-28%**', '28% less in all, and not 30%'],
  ],
  [['price went up 10% then down 10%, is it the same as before'], '**-1%**'],
  [
    ['i have 200 for the dance. dj 80, snacks 65, decorations 40. is it enough'],
    ...['**$15**', 'Yes, it is enough'],
  ],
  [['i have 40 bucks, ticket 25, food 18. can i afford it'], 'No, it is not enough'],
  [['we have 500 budget, shirts are 12 each how many can we buy'], '**41**'],
  [["stand makes 35 profit a day, how much in a month if we're open 20 days"], '**$700**'],
  [
    ['subscription is 9.99 a month or 99 a year, which is cheaper'],
    ...['**$119.88**', 'year is cheaper'],
  ],
  [['dinner was 48 and we want to tip 18%, how much total'], '**$56.64**'],
  [['3 for 10 or 4 each, whats cheaper'], ...['**$3.33**', 'pack is cheaper']],
  [
    ['he offers 10% commission or 2 dollars per sale, items are 25. which is better'],
    ...['**$2.50**', '10% is more'],
  ],
  [['bought a ps4 for 150 sold it for 210 whats my profit in percent'], ...['**40%**', '28.57%']],
  [['my uncle wants 20% of my business for 1000, what is it worth then'], '**$5,000**'],
  [['my dad lends me 500 at 4% for 2 years how much interest'], '**$40**'],
  [['30 students in club and 24 paid dues, what percent'], '**80%**'],
  [['i got 80 90 and 85 on my tests whats my average'], '**85**'],
  [['we sold 120 tickets at 8 and 30 at 5 how much altogether'], '**$1,110**'],
  [['explain profit margin', 'do one with 50 revenue and 30 cost'], '**40%**'],
  [['whats my profit margin if i sell a shirt for 25 and it costs 10'], '**60%**'],
  [['i sell bracelets at 5 each and materials cost 1.25, whats the profit margin'], '**75%**'],
  [['my hoodies cost me 18 to make and i sell them for 30 profit margin?'], '**40%**'],
])('%j: %s', (said, ...shown) => {
  for (const one of shown) expect(answerTo(...said)).toContain(one)
})

test.each<[said: string[], ...shown: string[]]>([
  [
    [
      'cookies cost 1, sell for 3, booth 80. how many',
      'what if they make me pay 100 and i drop the price to 2.50',
    ],
    '$100 ÷ ($2.50 − $1) = $100 ÷ $1.50 (what each one brings) = **67 units**',
  ],
  [['mugs cost 5 and i sell for 12, how much profit on 25', 'now they cost 6'], '**$150**'],
  [['profit on 30 shirts, cost 7, price 18', 'and 50 shirts?'], '**$550**'],
  [['hoodie costs 20, 60% markup', 'nvm supplier raised it to 25, same markup'], '**$40**'],
])('a story changed afterward: %j: %s', (said, shown) => {
  expect(answerTo(...said)).toContain(shown)
})

test('of two results that are asked to be the same it is said whether they are', () => {
  const answer = answerTo(
    'jacket cost 40, sell for 70, markup percent and is that the same as margin??',
  )
  for (const shown of ['**75%**', '**42.86%**', 'not the same']) expect(answer).toContain(shown)
})

test('whether money is made or lost is said of a profit that goes by its name, too', () => {
  const answer = answerTo(
    'i sell keychains for 4, make them for 1.50, table is 25. sold 8. did i lose money',
  )
  expect(answer).toContain('yes, that is a loss')
})

test.each([
  // Of each, or of all of them?
  'i charge 15 for a car wash, supplies are 3, i do 9 cars on saturday. whats my profit',
  // A week and a month do not go into one sum as they stand.
  'i sell 50 cups a week for 3, cups cost 1, rent is 400 a month. am i making money',
  // Nobody says what the others were.
  'i sold some shirts for 15 and my friend has 20 and it was 5 in the end, did we make money',
])('%s: nothing is guessed', (said) => {
  expect(answerTo(said)).not.toContain('With your figures')
})

test('hours a week are no money a week', () => {
  expect(answerTo('i work 20 hours a week how much do i make in a year')).not.toContain('$1,040')
})
