import { AMOUNT } from '../typed-figures.ts'
import { money, type Formula } from './formula.ts'

/** Things, and debts, of one list; who has more of them adds some up first. */
const MOST = 5
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']

const IS_OWED =
  /\b(?:loans?|mortgages?|debts?|(?:credit )?cards?|bills?|liabilit(?:y|ies)|tuition|balance)\b/
/** They hold for what follows as well: "i owe 400 on the laptop and 150 to my mom". */
const OWES = /\b(?:owes?|owed|owing|borrowed|debts|liabilities)\b/
const OWNS = /\b(?:owns?|have|has|had|got|saved|assets)\b/

type List = { owned: string[]; owed: string[] }

/** "House 200k, cash 5k, mortgage 150k, credit card 3k": every item counts, in whatever order. */
export const NET_WORTHS: Formula[] = Array.from({ length: MOST * MOST }, (_, i) =>
  netWorth(1 + Math.floor(i / MOST), 1 + (i % MOST)),
)

function netWorth(things: number, debts: number): Formula {
  return {
    card: 'financial-analysis-balance-sheet',
    result: 'Net worth',
    asks: /^(?=.*\bnet worth\b)(?=(?:.*?\d+){2})/is,
    formula: `net worth = what you own (${things}) − what you owe (${debts})`,
    inputs: [...named('thing owned', things), ...named('debt', debts)],
    finds: (text) => {
      const list = listIn(text)
      return list?.owned.length === things && list.owed.length === debts
        ? [...list.owned, ...list.owed]
        : undefined
    },
    compute: (values) =>
      values.reduce((sum, value, place) => (place < things ? sum + value : sum - value), 0),
    steps: (values) =>
      values
        .map((value, i) => `${i === 0 ? '' : i < things ? ' + ' : ' − '}${money(value)}`)
        .join(''),
    shows: 'money',
    examples: [
      {
        story: 'Somebody owns some things and owes a little on them.',
        values: [...Array<number>(things).fill(900), ...Array<number>(debts).fill(200)],
      },
    ],
  }
}

function named(name: string, count: number) {
  return PLACES.slice(0, count).map((place) => ({
    name: `${place} ${name}`,
    words: `${place} ${name}`,
  }))
}

/** Undefined where a part of the text tells of two figures at once, or of something that is no amount. */
function listIn(text: string): List | undefined {
  const list: List = { owned: [], owed: [] }
  let isOwing = false
  for (const part of text.split(/[,;](?!\d)|\b(?:and|but|plus|with)\b|[+&]|[.?!](?!\d)/)) {
    if (OWNS.test(part)) isOwing = false
    if (OWES.test(part)) isOwing = true
    const [said, ...more] = part.match(new RegExp(AMOUNT, 'g')) ?? []
    if (more.length > 0 || /\d ?(?:%|percent)/.test(part)) return undefined
    if (said) list[isOwing || IS_OWED.test(part) ? 'owed' : 'owned'].push(said)
  }
  return list
}
