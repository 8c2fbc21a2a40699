import { expect, test } from 'vitest'
import { verdictOnChanges } from './change-verdict.ts'
import { otherDoer } from '../../understanding/words/doers.ts'
import { answerTo } from '../talk-fixtures.ts'

const NAMED = '(?:\\*\\*.+\\*\\*\\s+)?'
const YES = new RegExp(`^${NAMED}Yes\\b`)
const NO = new RegExp(`^${NAMED}(?:No|Not quite|Not always|Mostly, but not always)\\b`)

test.each([
  'true or false: a brand extension is when you put your existing brand name on a new kind of product',
  'True or false: in a sole proprietorship the owner can lose their house if the business gets sued',
  'target market is the group of people a business wants to sell to, right?',
  'copyrights protect songs and books, correct?',
  'my brother says that assets = liabilities + equity. is he right?',
  'true or false: fixed costs stay the same no matter how much you produce',
  'when interest rates go up people borrow less, true or false?',
  'does unemployment usually rise in a recession? my friend says yes',
  'a higher credit score usually gets u a lower interest rate on loans right?',
  'is it true that buying stock makes you a part owner',
  'sales promotion gives people a short term reason to buy, like coupons. true?',
  'is it true that a strong dollar makes imports cheaper for americans',
  'a labor union bargains for workers as a group. true?',
  'if a bank raises interest rates fewer people take out loans right',
])('"%s" is so, and confirmed', (said) => expect(answerTo(said)).toMatch(YES))

test.each([
  'true or false: inflation means every single price goes up',
  'my friend says if a company makes a profit it always has cash in the bank. is that true',
  'when demand goes up and supply stays the same price goes down right?',
  'is a deductible the amount the insurance company pays? my mom said something diff',
  'my teacher said gdp counts used cars sold on craigslist too is that right',
  'is it true that an LLC means u can never lose your house if sued',
  'friend says when the fed raises interest rates inflation goes up bc loans cost more. is he right',
  'diversification always protects you from losing money, true?',
  'is it true that franchises always succeed',
  'friend says gross profit is what is left after rent and wages and everything. true?',
  'assets = liabilities - equity, true?',
  'if supply goes up and demand stays the same the price rises, is that correct',
  'when supply of oranges falls because of frost the price of oranges falls, true or false',
  'higher risk always means higher return, true?',
  'a tariff makes imported stuff cheaper, true or false',
  'the 4 ps are product, price, place and people right?',
  "demographics are about people's values and lifestyle, true or false",
  'in a partnership only one partner is liable for the debts right',
  'someone told me bondholders get paid after stockholders when a company goes bankrupt, true?',
  'bonds make you an owner of the company right',
  'a command economy is when businesses decide what to produce right',
  'cash flow and profit are the same thing right?',
  'copyright lasts forever. true or false',
])('"%s" is not so, and that comes first', (said) => expect(answerTo(said)).toMatch(NO))

test.each([
  'just in time means keeping a huge stock of inventory. true or false?',
  'true or false: test marketing is when you sell everywhere at once',
  'a benefit is a physical characteristic of the product, true or false',
  'occupancy rate is the price of a room, right?',
  'is a strike when the company locks the workers out',
  'plagiarism is ok if you change a few words, true or false',
])('"%s" is false, and not confirmed', (said) => expect(answerTo(said)).not.toMatch(YES))

test.each([
  'price skimming is when you start high and lower the price later right?',
  'cross selling is offering something that goes along with what they already buy, true?',
  'is collateral something the bank can take if you dont pay back the loan',
  "jargon can confuse people who aren't experts, true?",
  'prices like 9.99 are psychological pricing, true or false',
  'delegation means giving your tasks and authority to someone else, right?',
])('"%s" is so, and not refused', (said) => expect(answerTo(said)).not.toMatch(NO))

test.each([
  ['raising your deductible lowers your premium', 'Yes'],
  ['prices rise when demand rises', 'Yes'],
  ['a weak dollar hurts exports', 'No'],
  ['fixed costs go up when you produce more', 'No, that does not change'],
  ['bond prices fall when interest rates rise', 'Yes'],
  ['more competition leads to higher prices', 'No'],
  ['when morale goes up turnover goes up', 'No'],
])('"%s": whether two changes go together', (told, verdict) =>
  expect(verdictOnChanges(told)).toMatch(new RegExp(`^${verdict}`)),
)

test.each([
  'when demand goes up the demand curve shifts left',
  'prices go up',
  'sales rise in may',
])('"%s" tells of no two changes that are known to go together', (told) =>
  expect(verdictOnChanges(told)).toBeUndefined(),
)

test('who decides is told apart from who does not', () => {
  const text = 'A system in which the government owns most resources and decides what is produced.'
  expect(otherDoer('businesses decide what to make', text)?.is).toBe('government')
  expect(otherDoer('the government decides what to make', text)).toBeUndefined()
})
