import { expect, test } from 'vitest'
import { answerTo } from '../../talk-fixtures.ts'

test.each([
  ['i bought 50 shares at $20 and sold them at $26, whats my gain', '$300'],
  ['bought 10 shares of apple for $150 each n sold at 180 how much did i make', '$300'],
  ['i have 100 shares i paid 12 a share for and now theyre 15 a share, how much profit', '$300'],
  ['bought 20 shares for $50 per share. sold for $45 per share. capital gain or loss?', '-$100'],
  ['simple interest on 2k at 5% for 3 years', '$300'],
  ['i lend my bro 500 bucks at 4% simple interest for 2 years, how much interest', '$40'],
  ['how much interest would i pay on a $6,000 loan at 8% for 4 years simple', '$1,920'],
  ['$1,000 at 5% compounded annually for 3 years', '$1,157.63'],
  [
    'if i put 2k in a savings account at 4% compound interest how much do i have in 5 yrs',
    '$2,433.31',
  ],
  ['i invest $5,000 at 6% compounded monthly for 2 years whats the final amount', '$5,635.80'],
  ['whats the monthly payment on a 20k car loan at 6% apr for 5 years', '$386.66'],
  ['$12,000 loan, 9% APR, 36 months, monthly payment?', '$381.60'],
  ['how much do i pay each month for a $200,000 mortgage at 5% for 30 years', '$1,073.64'],
  ['i make 15 an hour and worked 45 hours, gross pay with overtime', '$712.50'],
  ['$20/hr, 50 hours, time and a half after 40, whats gross pay', '$1,100'],
  ['i earn $16 an hour, worked 30 hours and 15% comes out for taxes. net pay?', '$408'],
  [
    'worked 46 hours at $10/hr with overtime and they take out 10% in taxes, take home pay?',
    '$441',
  ],
  ['bill is $80, 20% tip, split 4 ways. how much each', '$24'],
  ['whats a 15% tip on $60', '$9'],
  ['3 friends, $45 dinner with 20% tip, what does each person pay', '$18'],
  ['machine costs 20k and saves 5k a year. payback period?', '4'],
  ['payback period for a $12,000 investment with cash inflows of $3,000 per year', '4'],
  ['how long till a $600 popcorn machine pays for itself if it makes $50 a month', '12'],
  ['i own a car worth 8k and have 2k saved, i owe 5k. net worth?', '$5,000'],
  ['assets 25k, debts 10k, whats my net worth', '$15,000'],
  ['net worth if i have $3,000 in savings, a $6,000 car and $4,000 in student loans', '$5,000'],
  ['i want to save 1200 and can save 100 a month, how many months', '12 months'],
  ['how long to save $900 if i put away $75 each month', '12 months'],
  [
    'i need $2,000 for a laptop and already have $500. saving $150 a month how many months will it take',
    '10 months',
  ],
])('"%s": %s', (said, result) => {
  expect(answerTo(said)).toContain(`**${result}**`)
})
