import { decimal, figure, money, named, SELLS, type Formula } from './formula.ts'

/** Ratios, stock and what else is asked for by its own name. */
export const RATIOS: Formula[] = [
  {
    card: 'investing-dividend-yield',
    result: 'Current yield of a bond',
    asks: /^(?=.*\bbond\b)(?=.*\byields?\b)(?!.*\bto maturity\b)/is,
    formula: 'current yield = face value × coupon rate ÷ price paid',
    inputs: [
      { name: 'coupon rate in percent', words: 'coupon', also: 'coupon' },
      { name: 'face value', words: 'face|par' },
      { name: 'price paid', words: 'price|bought' },
    ],
    reads: [
      new RegExp(
        `${named('b')}(?: (?:face|par|value|corporate|government|city|treasury))* bond\\b.*?(?<a>\\d+(?:\\.\\d+)?) ?(?:%|percent).*?\\b(?:for|at|price(?: is| of)?|costs?|paid|pay) ${named('c')}`,
        'is',
      ),
    ],
    compute: ([rate = 0, face = 0, price = 0]) => (face * rate) / price,
    steps: ([rate = 0, face = 0, price = 0]) =>
      `${money(face)} × ${decimal(rate / 100)} ÷ ${money(price)} = ${money((face * rate) / 100)} ÷ ${money(price)}`,
    shows: 'percent',
    examples: [
      {
        story: 'A $1,000 bond pays a 5 percent coupon; it is bought for $900.',
        values: [5, 1000, 900],
      },
    ],
  },
  {
    card: 'selling-qualifying',
    result: 'Pay with commission',
    asks: /^(?=.*(?:\bcommission\b|(?:%|percent) (?:of|on) .*\bsales\b))(?=.*\b(salary|base|base pay|fixed pay|flat)\b)(?=(?:.*?\d){3})/is,
    formula: 'pay = salary + sales × rate of commission',
    inputs: [
      {
        name: 'rate of commission in percent',
        words: '(?:%|percent) (?:commission|of|on)|%|percent',
      },
      { name: 'salary', words: '(?:base )?salary(?: of| is)?|base(?: pay)?(?: of| is)?|fixed pay' },
      { name: 'sales', words: `(?:in )?sales|${SELLS}|sells?|sold|worth` },
    ],
    compute: ([rate = 0, salary = 0, sales = 0]) => salary + (sales * rate) / 100,
    steps: ([rate = 0, salary = 0, sales = 0]) =>
      `${money(salary)} + ${money(sales)} × ${figure(rate)}% = ${money(salary)} + ${money((sales * rate) / 100)}`,
    shows: 'money',
    examples: [
      {
        story: 'A clerk has a salary of $1,500 and 4 percent of $5,000 in sales.',
        values: [4, 1500, 5000],
      },
    ],
  },
  {
    card: 'financial-analysis-return-on-investment',
    result: 'Return on investment',
    gives: 'return on investment',
    asks: /^(?=.*\b(roi|return on investment)\b)(?=.*\b(profit(ed)?|gain(ed)?|net return)\b)/is,
    formula: 'return on investment = gain ÷ what was invested',
    inputs: [
      { name: 'gain', words: '(?:net )?profit(?:ed)?|gain(?:ed)?|net return' },
      { name: 'invested', words: 'invest(?:s|ed|ment)?|spent|spends?|costs?|paid|pays|put in' },
    ],
    compute: ([gain = 0, put = 0]) => (100 * gain) / put,
    steps: ([gain = 0, put = 0]) => `${money(gain)} ÷ ${money(put)}`,
    shows: 'percent',
    examples: [{ story: 'A campaign of $400 brings a profit of $100.', values: [100, 400] }],
  },
]
