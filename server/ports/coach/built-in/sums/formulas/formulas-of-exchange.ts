import { figure, money, type Formula } from './formula.ts'

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`
const FOREIGN =
  '(?:(?:british|mexican|canadian|japanese|chinese|swiss|australian) )?(?:euros?|pesos?|yen|pounds?|yuan|rupees?|francs?|won|krona|reais|lira|cad|gbp|eur|mxn|jpy)'
const DOLLAR = '(?:us |u\\.s\\. |american )?(?:dollars?|usd|bucks?)'
const IS = '(?:=|is|are|costs?|equals|equal to|gets(?: you)?|buys|worth|is worth|trades at|to)'
const FOR_ONE = '(?:per|for (?:1|one|a|each|every)|to (?:the|1|one|a)|an?|each|/|=)'

/** An amount of either, as it is said with its sign or its word. */
const AMOUNTS = {
  dollars: [`\\$ ?(?<b>${NUMBER})(?!\\d)`, `\\b(?<b>${NUMBER}) ?${DOLLAR}`],
  foreign: [`\\b(?<b>${NUMBER}) ?${FOREIGN}`],
}

/** How many of the other currency a dollar gets, and how many dollars one of the other. */
const FOREIGN_FOR_A_DOLLAR = [
  `(?:\\$1(?![\\d.])|\\b(?:1|one|a) ${DOLLAR}) ${IS} (?<a>${NUMBER}) ?${FOREIGN}`,
  `\\b(?<a>${NUMBER}) ?${FOREIGN} ${FOR_ONE} (?:\\$1(?![\\d.])|(?:1 )?${DOLLAR})`,
]
const DOLLARS_FOR_ONE = [
  `\\b(?:1|one|a|an|each|the) ${FOREIGN} ${IS} (?:\\$ ?)?(?<a>${NUMBER})(?: ?${DOLLAR})?`,
  `(?:\\$ ?)?\\b(?<a>${NUMBER})(?: ?${DOLLAR})? ${FOR_ONE} (?:1 )?${FOREIGN}`,
]

/** Before or after what is said of the rate. */
const withAmount = (rates: string[], amounts: string[]) =>
  rates.flatMap((rate) =>
    amounts.flatMap((amount) => [
      new RegExp(`${rate}.*?${amount}`, 's'),
      new RegExp(`${amount}.*?${rate}`, 's'),
    ]),
  )

type Way = { rates: string[]; has: 'dollars' | 'foreign'; isTimes: boolean }

const exchange = ({ rates, has, isTimes }: Way): Formula => {
  const sign = isTimes ? '×' : '÷'
  const isIntoDollars = has === 'foreign'
  const rateName = rates === DOLLARS_FOR_ONE ? 'dollars for one' : 'rate for a dollar'
  const show = (amount: number) => (isIntoDollars ? figure(amount) : money(amount))
  return {
    card: 'economics-exchange-rate',
    result: isIntoDollars ? 'Amount in dollars' : 'Amount in the other currency',
    asks: new RegExp(
      `^(?=.*\\b${FOREIGN}\\b)(?=.*(?:\\$|\\b(?:dollars?|usd|bucks)\\b))(?=.*\\b(?:how (?:much|many)|convert|whats?|exchange|get|worth)\\b)(?=(?:.*?\\d+(?:\\.\\d+)?){2})`,
      'is',
    ),
    formula: `amount in ${isIntoDollars ? 'dollars' : 'the other currency'} = amount ${sign} ${rateName}`,
    inputs: [rateName, 'amount'].map((name) => ({ name, words: name })),
    reads: withAmount(rates, AMOUNTS[has]),
    compute: ([rate = 0, amount = 0]) => (isTimes ? amount * rate : amount / rate),
    steps: ([rate = 0, amount = 0]) =>
      `${show(amount)} ${sign} ${rates === DOLLARS_FOR_ONE ? money(rate) : figure(rate)}`,
    shows: isIntoDollars ? 'money' : 'number',
    examples: [{ story: 'A rate of 2 and an amount of 50.', values: [2, 50] }],
  }
}

/** From one currency into another: times or divided by the rate, as it is said. */
export const EXCHANGES: Formula[] = [
  exchange({ rates: FOREIGN_FOR_A_DOLLAR, has: 'dollars', isTimes: true }),
  exchange({ rates: FOREIGN_FOR_A_DOLLAR, has: 'foreign', isTimes: false }),
  exchange({ rates: DOLLARS_FOR_ONE, has: 'foreign', isTimes: true }),
  exchange({ rates: DOLLARS_FOR_ONE, has: 'dollars', isTimes: false }),
]
