/** A part of a whole in percent that goes by a name of its own. */
export type Rate = {
  name: string
  asked: RegExp
  part: string
  /** What belongs to the whole and not to the part. */
  rest: string
  whole: string
  /** What is said of a figure that counts the part, and of one that counts the rest. */
  own?: RegExp
  other?: RegExp
  /** The result read in a sentence: the percentage as shown. */
  says?: (percent: string) => string
}

const NOT = String.raw`didnt|did not|never|not|dont|do not|havent|without|no|nobody`
const LOST = String.raw`lost|left|leave|leaves|quit|cancel(?:l?ed|s)?|gone|dropped out|stopped|moved away|unsubscribed`
const KEPT = String.raw`stay(?:ed|s)?|kept|keep|still|came back|come back|renew(?:ed|s)?|remain(?:ed|s)?`
const FLAWED = String.raw`defect\w*|broken|broke|bad|flawed?|damaged|faulty|wrong|cracked|burnt|burned|failed|fail|rejected|scrapped|thrown|returned|off`
const FINE = String.raw`fine|good|ok|okay|perfect|passed|pass|right|correct|usable`
const words = (all: string) => new RegExp(`\\b(?:${all})\\b`)

type Row = [
  name: string,
  asked: string,
  [part: string, rest: string, whole: string],
  [own: string, other: string],
  says?: Rate['says'],
]
const ROWS: Row[] = [
  [
    'response rate',
    '(?:response|reply|answer) rate',
    ['answers', 'people who did not answer', 'people asked'],
    [
      'answer(?:ed|s)?|respond(?:ed|s)?|repl(?:ied|ies)|sent (?:it|them) back|returned|filled|back',
      NOT,
    ],
    (percent) => `Of every 100 people asked, ${percent} answered.`,
  ],
  [
    'conversion rate',
    'conversion(?: rate)?',
    ['buyers', 'visitors who did not buy', 'visitors'],
    ['bought|buy|order(?:ed|s)?|signed up|purchased?|sales', NOT],
    (percent) => `Of every 100 visitors, ${percent} did what you hoped for.`,
  ],
  [
    'occupancy rate',
    'occupancy(?: rate)?',
    ['rooms sold', 'rooms empty', 'rooms available'],
    [
      'sold|booked|filled|taken|occupied|rented|full',
      'empty|vacant|free|unsold|open|unbooked|available still|left',
    ],
  ],
  [
    'part that is filled',
    'how full|(?:percent|percentage|%)(?: (?:is|of it|are))* (?:full|filled|booked)|full is it',
    ['filled', 'empty', 'places there are'],
    ['sold|booked|filled|taken|occupied|full|came|there', 'empty|free|unsold|open|left'],
    (percent) => `Of every 100 places, ${percent} are filled.`,
  ],
  [
    'retention rate',
    'retention(?: rate)?',
    ['customers kept', 'customers lost', 'customers at the start'],
    [KEPT, LOST],
    (percent) => `Of every 100 who were there at the start, ${percent} stayed.`,
  ],
  [
    'churn rate',
    'churn(?: rate)?',
    ['customers lost', 'customers kept', 'customers at the start'],
    [LOST, KEPT],
    (percent) => `Of every 100 who were there at the start, ${percent} left.`,
  ],
  [
    'defect rate',
    '(?:defect|error|reject(?:ion)?|failure|scrap|waste) rate|rate of (?:defects|errors)',
    ['defective', 'good ones', 'made in all'],
    [FLAWED, FINE],
    (percent) => `Of every 100 made, ${percent} are not good enough to be sold.`,
  ],
  [
    'market share',
    'market share|share of the market',
    ['own sales', "all others' sales", 'sales of the whole market'],
    ['we|i|our|us|my', 'others?|competitors?|rivals?|competition|everyone else'],
    (percent) => `Of each $100 or each 100 sales in that market, ${percent} are your own.`,
  ],
  [
    'attendance rate',
    'attendance(?: rate)?|turnout(?: rate)?|participation rate|show[ -]?up rate',
    ['people who came', 'people who did not come', 'people invited'],
    ['came|come|showed|show|attended|joined|there', `${NOT}|absent|missing|missed`],
    (percent) => `Of every 100 people who could have come, ${percent} did.`,
  ],
  [
    'no-show rate',
    'no[ -]?show(?:s)?(?: rate)?',
    ['people who did not come', 'people who came', 'people booked'],
    ['no[ -]?shows?|didnt|did not|never|missed', 'came|come|showed|attended'],
    (percent) => `Of every 100 who had booked, ${percent} did not come.`,
  ],
  [
    'return rate',
    '(?:product )?return rate|rate of returns',
    ['pieces returned', 'pieces kept', 'pieces sold'],
    ['returned|sent back|brought back|came back|back', 'kept|keep'],
    (percent) => `Of every 100 pieces sold, ${percent} came back.`,
  ],
  [
    'pass rate',
    '(?:pass(?:ing)?|success|win|closing|close|approval) rate',
    ['successes', 'failures', 'tries'],
    ['passed|pass|won|win|closed|worked|approved|yes', 'failed|fail|lost|lose|declined|no'],
    (percent) => `Of every 100 tries, ${percent} went well.`,
  ],
]

const LISTED: Rate[] = ROWS.map(([name, asked, [part, rest, whole], [own, other], says]) => ({
  ...{ name, asked: new RegExp(`\\b(?:${asked})\\b`), part, rest, whole },
  ...{ own: words(own), other: words(other), ...(says ? { says } : {}) },
}))

/** Other parts of a whole, whose own words are not known. */
const OTHERS: Rate[] = [
  'open',
  'click',
  'bounce',
  'redemption',
  'absence',
  'completion',
  'referral',
]
  .map((word) => `${word} rate`)
  .map((name) => ({
    ...{ name, asked: new RegExp(`\\b${name}\\b`) },
    ...{ part: 'part', rest: 'the others', whole: 'whole' },
  }))

export const RATES = [...LISTED, ...OTHERS]

/** The one that a text names; none where it names several. */
export function rateAsked(text: string): Rate | undefined {
  const named = RATES.filter(({ asked }) => asked.test(text))
  return named.length === 1 ? named[0] : undefined
}
