import { expect, test } from 'vitest'
import { answerTo } from '../../talk-fixtures.ts'

test.each<[said: string, ...shown: string[]]>([
  [
    'i make $15 an hour and work 46 hours with time and a half for overtime what do i get',
    '**$735**',
  ],
  // What buyers pay is the price, and what is eaten is a cost of each.
  [
    'our prom tickets cost 45 and the venue is 3000 plus 20 food per person. how many ppl need to come so the school doesnt lose money',
    ...['$3,000 ÷ $25 (what each one brings)', '**120 people**'],
  ],
  [
    'i charge 30 a lawn, gas and string cost me 4 a lawn, i bought a mower for 390. how many lawns till i made the mower back',
    '**15 lawns**',
  ],
  [
    'banquet tickets are 30, the hall costs 800 and dinner is 14 per guest. how many guests to break even',
    '**50 guests**',
  ],
  [
    'tickets to our dance are 12 bucks and the dj costs 500 and decorations 220. how many tickets to break even',
    '**60 tickets**',
  ],
  [
    'i sell cookies for 2 each and they cost me 50 cents. how many do i need to sell to pay back a 90 dollar mixer',
    '**60 units**',
  ],
  [
    'how many lawns at 30 each do i need to mow to buy a 420 mower if gas is 2 a lawn',
    '**15 lawns**',
  ],
  [
    'we want 500 profit from our bake sale. each cake earns 4 after costs and the table is 60. how many cakes',
    '**140 cakes**',
  ],
  // A part of what is sold.
  [
    'my roblox game sells a sword for 50 robux and i get 70%. if 200 ppl buy it how many robux do i get',
    ...['200 × 50 × 0.7 = 10,000 × 0.7', '**7,000**'],
  ],
  ['the store wants 15% of my sales. i sold 12 mugs at 14. how much do i keep', '**$142.80**'],
  ['my uber was 22 and the driver gets 70%. how much did uber keep', '**$6.60**'],
  ['20% of the 350 tickets we sold were vip. how many normal ones', '**280**', '70'],
  [
    'bought a pair of jordans for 170 and sold them for 240 but the app took 10% of the sale. what did i make',
    '**$46**',
  ],
  [
    'my game pass is 100 robux, roblox takes 30% and 40 people bought it. how many robux do i end up with',
    '**2,800**',
  ],
  // Work by the job and by the hour.
  ['my shift at the pool was 6 hours at 12.75. what do they owe me', '**$76.50**'],
  [
    'i charge 20 a car for detailing, soap and wax is 3 a car, it takes 1.5 hours. what am i making per hour',
    '**$11.33**',
  ],
  ['if i do 3 haircuts a day at 15 for 6 days what do i make', '**$270**'],
  ['i get 9 a lawn after gas and did 14 lawns. how much total', '**$126**'],
  [
    'i do nails in my room for 25 a set, supplies are 6 and it takes 2 hrs. am i even making money',
    ...['$19 on each', '**$9.50**'],
  ],
  [
    'i babysit for 14 an hour and did 4.5 hours on sat and 3 on sunday. how much did i make',
    '**$105**',
  ],
  ['my hourly is 13 and i got a 5% raise what is it now', '**$13.65**'],
  ['i do dog walking 12 a walk, 3 walks a day, 5 days a week. how much a week', '**$180**'],
  // Costs held against what comes in.
  ['we pay 4200 in wages and our sales are 10000, is that too much', '**42%**', '25 to 35'],
  ['my rent is 900 and i make 2700 a month. what percent goes to rent', '**33.33%**'],
  ['my paycheck says gross 620 and net 527. how much percent was taken', '**15%**'],
  ['gross profit margin if sales are 200 and cost is 120', '**40%**'],
  ['whats the pe if the stock costs 50 and earns 2.50 a share', '**20 times**'],
  [
    'i pay 300 for my car payment and make 1200 a month is that a lot',
    '**25%**',
    'cost ÷ what comes in',
  ],
  ['our rent is 1500 and sales are 9000 a month is that too high', '**16.67%**'],
  // Costs of a group.
  ['gas was 38, lunch 22 and tickets 90 for the 3 of us. how much each', '**$50**'],
  ['6 friends split a 1200 cabin, plus 180 for food. what does each one owe', '**$230**'],
  ['youth group needs 900 for camp, raised 340 already. 8 kids. how much per kid', '**$70**'],
  ['5 of us rented a airbnb for 640 plus 85 cleaning fee. how much each', '**$145**'],
  ['team of 6 needs 2100 for nationals. we got 900 from sponsors. how much each', '**$200**'],
  // Bought as a lot.
  [
    'bought 24 sodas for 12 dollars and sell em for 1.50 each. whats my profit if i sell all of them',
    '**$24**',
  ],
  ['i printed 50 shirts for 325 total. sold 38 at 15. did i make money', '**$245**'],
  ['bought a console for 300 sold it for 255. how much percent did i lose', '**15%**'],
  ['i have a lemonade stand. cups and lemons cost 18, i sold 40 cups for 1.25. profit?', '**$32**'],
  [
    'we raised 1250 at the car wash and spent 175 on soap and 75 on signs. how much did the club make',
    '**$1,000**',
  ],
  [
    'sold 45 plates at 10. food cost 130, plates and forks 25, rental 60. whats the profit',
    '**$235**',
  ],
  ['sold my bike for 140, i paid 200. how much did i lose in percent', '**30%**'],
  ['a 12 pack is 6 dollars and a single is 75 cents whats cheaper', '**$0.50**', 'pack is cheaper'],
  ['i had 850 subs and lost 34, what percent is that', '**4%**'],
  // A half cent is rounded up.
  ['what is 8.5% tax on 45 bucks total price', '**$48.83**'],
  ['i sold 30 cupcakes for 45 dollars total and spent 20. profit?', '**$25**'],
  ['we made 500 and spent 120 on cups and 60 on a sign, split between 4 of us', '**$80**'],
  ['roblox takes 30% of my 2000 robux sale how many do i keep', '**1,400**'],
  // Few figures.
  ['if my ad cost 50 and brought 8 customers how much per customer', '**$6.25**'],
  ['my mom lent me 200 and i pay back 25 a week how many weeks', '**8**'],
  ['we order 120 bottles for 1.20 each and get a 5% discount. what do we pay', '**$136.80**'],
  ['i stream and get 2.50 per sub. 64 subs minus 20% tax. what do i keep', '**$128**'],
  ['concert ticket is 80 plus 15% service fee plus 5 shipping. total?', '**$97**'],
  // Clause by clause.
  [
    'a food truck sells 90 meals a day at 11 and each costs 4. rent is 250 a day. whats the profit a day',
    '**$380**',
  ],
  [
    'at my taco stand each taco costs me 1.10 to make and i sell em for 3. if i sell 150 how much profit',
    '**$285**',
  ],
  [
    'i sell bracelets for 6, beads cost 1 and string 0.50 each, sold 30. whats my profit',
    ...['price − beads − string', '30 × $4.50', '**$135**'],
  ],
])('%s: %s', (said, ...shown) => {
  const answer = answerTo(said)
  for (const one of shown) expect(answer).toContain(one)
  expect(answer).not.toContain('**Your example.**')
})

test.each([
  [
    'i sell stickers at school, they cost me 0.80 each and i want a 60% markup on cost. what do i charge',
    '$0.80 × 1.6 = $0.80 + $0.48 (markup) = **$1.28**',
  ],
  [
    'my lawn mowing thing made 2400 this summer. gas 300, mower 450, flyers 50. whats my profit',
    '= $2,400 − $800 (these costs together) = **$1,600**',
  ],
  [
    'we pay a 600 bill with terms 2/10 net 30 on day 8. how much do we pay',
    '$600 × 0.98 = $600 − $12 = **$588**',
  ],
  ['4 workers make 320 sandwiches in 8 hours. productivity?', '**10 sandwiches per worker hour**'],
])('%s: the figure in between stands in the sum: %s', (said, shown) => {
  expect(answerTo(said)).toContain(shown)
})

test.each([
  // A price of one is shared by nobody.
  ['a movie costs 12 and popcorn 8. 4 friends go. how much each', '$20 ÷ 4'],
  // Paid by the hour, three hours are no one job.
  ['i charge 25 an hour, worked 3 hours and paid 10 for supplies. what did i make', '**$5**'],
])('no figure that is wrong: %s', (said, not) => {
  expect(answerTo(said)).not.toContain(not)
})

test('words that are mixed up are told apart beside the sum', () => {
  const answer = answerTo(
    'premium and deductible i keep mixing up. like if i have 1000 deductible and the crash is 3400 who pays what',
  )
  for (const shown of ['**$2,400**', '**Premium.** The price', '**Deductible.** The part'])
    expect(answer).toContain(shown)
})

test('whether a figure is good is said once, and of no other figure', () => {
  const answer = answerTo('current ratio with assets 80000 and liabilities 50000, is that good')
  expect(answer).toContain('**Is that good?**')
  expect(answer).not.toContain('**What to make of it.**')
  expect(answer).not.toContain('A 2.0 means')
})

test.each([
  [
    'i babysit for 14 an hour and did 4.5 hours on sat and 3 on sunday. how much did i make',
    'what if i get 16 an hour',
    '**$120**',
  ],
  [
    '5 of us rented a airbnb for 640 plus 85 cleaning fee. how much each',
    'what if 29 people',
    '**$25**',
  ],
])('a story goes on: %s, %s', (first, next, shown) => {
  expect(answerTo(first, next)).toContain(shown)
})
