import { expect, test } from 'vitest'
import { answerTo } from '../../talk-fixtures.ts'

test.each<[said: string, ...shown: string[]]>([
  ['a hoodie is 35 after 30% off what was the original price', '$35 ÷ 0.7', '**$50**'],
  ['these shoes are 48 on sale, 20% off. what was the regular price', '**$60**'],
  ['original price 60, 25% off, what do i pay', '**$45**'],
  ['the regular price is 80 and now its 15% off, how much is it now', '**$68**'],
  ['tip 18% on 42.50', '**$7.65**', '$50.15 in all'],
  ['credit card 600 at 24% apr how much interest a month', '**$12**'],
  ['owe 1200 on my card at 18%, whats the interest each month', '**$18**'],
])('a price, a tip or an interest in percent: %s', (said, ...shown) => {
  for (const one of shown) expect(answerTo(said)).toContain(one)
})

test.each<[said: string, ...shown: string[]]>([
  ['we raised 1250 our goal is 2000 what percent are we at', '**62.5%**', '750 is still missing'],
  ['need to sell 200 tickets, sold 140. what percent of our goal is that', '**70%**'],
  ['how much do i have to save a week to get 360 in 12 weeks', '**$30**'],
  ['how much should i save every month for a 900 trip in 6 months', '**$150**'],
  ['theater has 400 seats sold 340, what percent full', '**85%**'],
  ['i make 320 every 2 weeks, phone 40, gas 60, want to save 100. whats left', '**$120**'],
])('a goal, and how far it is: %s', (said, ...shown) => {
  for (const one of shown) expect(answerTo(said)).toContain(one)
})

test.each<[said: string, ...shown: string[]]>([
  ['we made 360 cookies in 6 hours with 3 people. productivity?', '360 ÷ 18', '**20 cookies'],
  ['5 bakers bake 600 rolls in 8 hours, output per worker per hour', '**15 rolls'],
  ['made 86 in tips on 4 shifts of 5 hours, whats that an hour', '**$4.30**'],
  ['buying 50 shirts at 7 plus 60 setup, cost per shirt?', '$410 ÷ 50', '**$8.20**'],
  ['100 flyers at 0.15 each plus 10 shipping, how much per flyer', '**$0.25**'],
  ['my boss gives me a 6% raise on 14 an hour', '**$14.84**'],
])('for an hour and for a piece: %s', (said, ...shown) => {
  for (const one of shown) expect(answerTo(said)).toContain(one)
})

test.each<[said: string, ...shown: string[]]>([
  [
    'me and 2 friends split 420 profit 50 30 20 how much does each get',
    ...['50% is $210', '30% is $126', '20% is $84'],
  ],
  ['3 partners share 900, 60/30/10, how much does each get', '60% is $540', '10% is $90'],
  [
    'if i raise my price from 10 to 12 and sell 80 instead of 100 is that better',
    ...['$1,000', '$960', 'second way is worse'],
  ],
  ['12 oz for 3.60 or 20 oz for 5 which is cheaper', '= $0.30', '**$0.25**'],
])('shares, and two ways compared: %s', (said, ...shown) => {
  for (const one of shown) expect(answerTo(said)).toContain(one)
})
