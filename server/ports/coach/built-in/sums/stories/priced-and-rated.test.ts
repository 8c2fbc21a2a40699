import { expect, test } from 'vitest'
import { answersTo, answerTo } from '../../talk-fixtures.ts'

test.each<[said: string[], ...shown: string[]]>([
  [
    [
      'we gave out a survey at school, 240 kids got it and 90 sent it back. whats the response rate',
    ],
    ...['90 ÷ 240', '**37.5%**'],
  ],
  [['90 answered the survey and 150 didnt. response rate?'], '90 ÷ (90 + 150)', '**37.5%**'],
  [['my hotel got 120 rooms and 30 are empty. occupancy'], '(120 − 30) ÷ 120', '**75%**'],
  [['started with 200 members and lost 30. whats the retention'], '**85%**'],
  [['gym started with 150 members and 120 are still here. retention rate?'], '**80%**'],
  [['made 500 keychains and 15 were broken whats the defect rate'], '**3%**'],
  [['of 500 mugs 485 were fine. what is the defect rate'], '**3%**'],
  [['150 invited and 96 came, attendance rate'], '**64%**'],
  [['restaurant had 60 reservations and 9 no shows. no show rate?'], '**15%**'],
  [['we have 1200 email subs and 300 opened. open rate?'], '**25%**'],
])('a part of a whole, told as a story: %s', (said, ...shown) => {
  for (const one of shown) expect(answerTo(...said)).toContain(one)
})

test.each<[said: string[], ...shown: string[]]>([
  [
    ['hotel has 80 rooms and sold 60, occupancy?', 'what if 10 of the rooms were closed'],
    ...['60 ÷ 70', '**85.71%**'],
  ],
  [
    ['motel with 50 rooms, 35 booked. occupancy rate', 'but 5 rooms are being renovated'],
    '35 ÷ 45',
  ],
  [
    ['240 kids got a survey and 90 sent it back response rate', 'what if 20 of the emails bounced'],
    '90 ÷ 220',
  ],
  [
    [
      '240 kids got a survey and 90 sent it back response rate',
      'what if 10 of the answers were fake',
    ],
    '80 ÷ 240',
  ],
  [['movie 12 + popcorn 8 for 4 friends', 'what if 1 of the friends cant come'], '**$60**'],
  [['12 employees left out of 80, turnover rate?', 'what if 20 leave'], '**25%**'],
])('so many of them fall away: %s', (said, ...shown) => {
  for (const one of shown) expect(answerTo(...said)).toContain(one)
})

test.each<[said: string, ...shown: string[]]>([
  [
    'how do i price my bracelets, supplies r 2.50 each and it takes me like 20 min to make one',
    ...['$2.50 + 20 ÷ 60 × $12', '**$6.50**', 'my assumption', '$8.45'],
  ],
  [
    'what should i charge for a cake if ingredients cost 11 and it takes me 2 hours, i want 15 an hour',
    ...['$11 + $30', '**$41**'],
  ],
  [
    'i make keychains, resin 0.80 and box 0.40, takes half an hour. how much should i charge',
    '$7.20',
  ],
  ['crochet hats: yarn 5, takes me 3 hours, what should i sell them for', '**$41**'],
  [
    'how do I price catering for 40 people if food is 6 a head and i pay 2 helpers 60 each',
    ...['$240 + $120', '**$360**', '$9 a head'],
  ],
  [
    'catering quote for 60 guests, food 9 per person and van rental 120, what should i charge',
    ...['$540 + $120', '**$660**', '$11 a head'],
  ],
])('what own work costs, before a price is set: %s', (said, ...shown) => {
  for (const one of shown) expect(answerTo(said)).toContain(one)
})

test('a wage of their own takes the place of the assumed one', () => {
  const [, other] = answersTo([
    'how do i price my bracelets, supplies are 2.50 each and it takes me 20 min to make one',
    'what if i pay myself 15 an hour',
  ])
  expect(other).toContain('$2.50 + $5 = **$7.50**')
  expect(other).not.toContain('my assumption')
})

test('a discount is taken from the price of a job, and neither from its people nor from its costs', () => {
  const answer = answerTo(
    'how do I price catering for 40 people if food is 6 a head and i pay 2 helpers 60 each',
    'and what if they want 20% off cause theyre friends',
  )
  expect(answer).toContain('$360 ÷ 0.8 = **$450**')
  expect(answer).not.toContain('$40 ×')
})

test.each<[said: string, ...shown: string[]]>([
  [
    'coffee cart: cart 3200, permits 450, first inventory 600, deposit 250. i have 2800 saved. how much do i need to borrow',
    ...['$4,500 − $2,800', '**$1,700**'],
  ],
  ['booth 75, supplies 140, banner 45 and i only have 200. how much more do i need', '**$60**'],
  [
    'i need 450 for a laptop and 90 for software, mom gives me 200. how much is missing',
    '**$340**',
  ],
  [
    'how much do i need to raise if uniforms are 900, bus 400, hotel 1100 and we have 750',
    '$1,650',
  ],
  ['start up costs: website 200, camera 650, lights 120. how much do i need in total', '**$970**'],
  ['mower 320, trimmer 140, gas can 25. ive saved 600. do i need to borrow', 'is enough, and $115'],
])('a list of costs, and what is missing: %s', (said, ...shown) => {
  for (const one of shown) expect(answerTo(said)).toContain(one)
})

test.each<[said: string, ...shown: string[]]>([
  ['movie 12 + popcorn 8 for 4 friends', '4 × $20', '**$80**'],
  ['bowling 10, shoes 4, nachos 6 for 5 people how much altogether', '**$100**'],
  ['10 % friend discount on 2 drinks at 1.50', '$3 − $0.30', '**$2.70**'],
  ['15% off 3 hoodies at 40', '**$102**'],
  ['my dad lends me 500 and wants 10% back', '**$550**', 'added once'],
  ['grandma lends me 1000 plus 8% interest, how much do i pay back', '**$1,080**'],
  [
    'the store i work at spent $400 on insta ads and got 25 new customers. how much did each one cost',
    '**$16**',
  ],
  ['instagram ad cost 90 and brought 45 clicks, how much was each click', '**$2**'],
  ['ad spend of $600 got us 40 leads. cost per lead?', '**$15**'],
  ['we spent 150 on flyers and got 30 new customers, what did each cost', '**$5**'],
])('a bill, a loan, a cost for each: %s', (said, ...shown) => {
  for (const one of shown) expect(answerTo(said)).toContain(one)
})

test.each<[said: string, ...shown: string[]]>([
  ['sold 20 shirts for 300 and they cost 9 each', '$300 − $180', '**$120**'],
  ['sold 12 candles for 96 total, each costs 3 to make. profit?', '**$60**'],
  ['we sold 50 wristbands for 150 and paid 0.80 each', '**$110**'],
  ['sold 8 cupcakes for 3 and they cost 1 each', '8 × ($3 − $1)', '**$16**'],
  [
    'what is net income. if u make 1200 from mowing lawns and gas was 180 and the mower repair was 70',
    ...['**$950**', '**What it is.**'],
  ],
  [
    'i make 900 from babysitting and snacks were 40 and the bus was 60. whats my net income',
    '$800',
  ],
])('a profit as it is told: %s', (said, ...shown) => {
  for (const one of shown) expect(answerTo(said)).toContain(one)
})

test.each<[said: string, ...shown: string[]]>([
  [
    '50% markup on cost is a 50% margin, hes wrong right?',
    ...['**33.33%**', 'whoever says 50% is wrong', 'costs $10 and sells for $15'],
  ],
  ['30% markup = 30% margin true or false', '**23.08%**', 'is wrong'],
  ['is a 100% markup a 50% margin', '**So that is right:**'],
  ['20% margin means 25% markup right', '**So that is right:**'],
  ['a 25% markup, what margin is that', '**20%**'],
  ['whats the markup if my margin is 60%', '**150%**'],
])('markup and margin of the same thing: %s', (said, ...shown) => {
  for (const one of shown) expect(answerTo(said)).toContain(one)
})

test.each<[said: string[], ...shown: string[]]>([
  [['my dad lends me 500 and wants 10% back', 'and if he wants 15%'], '**$575**'],
  [
    ['me and 2 friends split 420 profit 50 30 20 how much each', 'what if the profit is 600'],
    '50% is $300',
  ],
  [['sold 20 shirts for 300 and they cost 9 each', 'what if they cost 11 each'], '**$80**'],
])('such a sum is changed: %s', (said, ...shown) => {
  for (const one of shown) expect(answerTo(...said)).toContain(one)
})

test('fewer sold do not bring in what all of them did', () => {
  const answer = answerTo(
    'sold 20 shirts for 300 and they cost 9 each',
    'what if 5 of the shirts dont sell',
  )
  expect(answer).not.toContain('$300 −')
})

test('times of a day are no prices', () => {
  expect(answerTo('movie at 7 and dinner at 8 for 4 friends')).not.toContain('With your figures')
})
