import { expect, test } from 'vitest'
import { answerTo, answersTo } from '../talk-fixtures.ts'

// In words that no way of asking has whole.
test.each([
  ['shes gotta check with her husband before buying', 'your husband will want to know'],
  ['customer wants to go home and think', 'What are you still unsure about'],
  ['customer says maybe some other day', 'Is it just not a good day'],
  ['why do stores say buy 1 get 1 instead of half price', 'moves two units instead of one'],
  ['are bogo sales legit', 'the price for one is the normal price'],
  [
    'my shift lead watches every single thing we do, what leadership style',
    'micromanager is the extreme',
  ],
  [
    'my boss just lets us run things however we want what leadership style',
    'That is laissez-faire',
  ],
  ['our manager always gets our input before changes, which style is it', 'That is democratic'],
  [
    'my coach has a huge vision and gets us all hyped, leadership style?',
    'That is transformational',
  ],
  ['my pizza place wants me to sign that i cant work at other pizza places, im 15', 'voidable'],
  ['we have to put all our tips together is that ok', 'In a tip pool'],
  ['what if my judge asks something i never studied', 'Be honest and still useful'],
  ['am i allowed to ask my judge a question', 'one or two short ones that fit the role'],
  ['how do i make sure i get every performance indicator in', 'Use them as your outline'],
  ['does pricing stuff at 4.99 work', 'We read from the left'],
  ['is more gdp always better', 'Usually, but not always'],
  ['i only make the minimum payment each month what happens to me', 'it takes years'],
  ['help me write an email to a local bank asking them to sponsor our chapter', 'Subject:'],
  ['guest is angry because her room isnt ready and its past check in', 'Call housekeeping'],
  ['should i get a debit card or credit card im 17', 'a debit card. It spends only'],
  ['is tiktok in growth or maturity', 'late growth can be argued too'],
  ['what bank account should i get im 15 checking or savings', 'Best have both'],
  [
    'sole proprietorship or llc for a lawn mowing business im starting w my friend',
    'that has just one owner and you are two',
  ],
  ['explain opportunity cost with me going to prom or working', 'the pay of the shift'],
  ['our cafe sold 4000 on saturday is that what the owner makes', 'is revenue'],
  ['why should i have good posture with customers', 'see you before they hear you'],
])('"%s" is answered as it is asked', (asked, says) => {
  expect(answerTo(asked)).toMatch(new RegExp(says))
})

test('a life cycle goes on from an app of today to what a company does then', () => {
  const [, stage, deeds] = answersTo([
    'whats a product life cycle',
    'what stage is instagram in u think',
    'and what should a company do then',
  ])
  expect(stage).toContain('late growth can be argued too')
  expect(deeds).toContain('Maturity: keep buyers')
})

test('a cent less is asked about as soon as the price is told of', () => {
  const [, cent] = answersTo(['why do businesses price at 9.99', 'come on its one cent'])
  expect(cent).toContain('the first digit sticks')
})
