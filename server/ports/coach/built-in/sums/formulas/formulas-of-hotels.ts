import { figure, money, type Formula } from './formula.ts'

const AVAILABLE = { name: 'rooms available', words: 'rooms|available' }
const REVENUE = {
  name: 'room revenue',
  words: 'total|(?:room )?(?:revenue|sales|income)|made|makes|earned|earns|brought in|for|\\$',
}
const SOLD = { name: 'rooms sold', words: 'sold|sells|occupied|booked|filled|full' }
const REVENUE_PER_ROOM = {
  compute: ([rooms = 0, made = 0]) => made / rooms,
  steps: ([rooms = 0, made = 0]) => `${money(made)} ÷ ${figure(rooms)}`,
  shows: 'money',
} satisfies Partial<Formula>

/** Also what a card of that name works out. */
export const REVPAR: Formula = {
  card: 'financial-analysis-revenue-per-available-room',
  result: 'Revenue per available room',
  asks: /^(?=.*\b(revpar|revenue per available room)\b)(?=.*\b(total|room revenue|revenue of|in revenue|earned|earns|made|makes|brought in)\b)(?!.*\b(average|adr|rate|each)\b)(?=(?:.*?\d){2})/is,
  formula: 'RevPAR = room revenue ÷ all available rooms (or average rate × occupancy)',
  inputs: [AVAILABLE, REVENUE],
  ...REVENUE_PER_ROOM,
  examples: [{ story: 'A hotel of 100 rooms earns $9,600 tonight.', values: [100, 9600] }],
}

/** "With an ADR of $165": it is not what is looked for. */
const RATE_IS_GIVEN =
  /\b(?:adr|average (?:daily|room) rate)(?: (?:is|of|to|at|was|from))?(?: now)? ?\$ ?\d/i

/** Of rooms and what they bring. */
export const HOTELS: Formula[] = [
  {
    card: 'financial-analysis-revenue-per-available-room',
    result: 'Average daily rate and revenue per available room',
    asks: /^(?=.*\b(adr|average (daily|room) rate)\b)(?=.*\b(revpar|revenue per available room)\b)(?=.*\b(total|revenue|earned|earns|made|makes|brought in|sales)\b)(?=(?:.*?\d){3})/is,
    formula: 'ADR = room revenue ÷ rooms sold, RevPAR = room revenue ÷ rooms available',
    inputs: [AVAILABLE, SOLD, REVENUE],
    compute: ([rooms = 0, , made = 0]) => made / rooms,
    steps: ([rooms = 0, sold = 0, made = 0]) =>
      `ADR = ${money(made)} ÷ ${figure(sold)} = ${money(made / sold)}; RevPAR = ${money(made)} ÷ ${figure(rooms)}`,
    shows: 'money',
    examples: [{ story: 'Of 100 rooms 80 are sold for $9,600.', values: [100, 80, 9600] }],
  },
  REVPAR,
  {
    card: 'financial-analysis-revenue-per-available-room',
    result: 'Revenue per available room',
    asks: /^(?=.*\b(?:revpar|revenue per available room)\b)(?=.*\b(?:adr|average|rate)\b)(?=.*\boccupancy\b)(?=.*\d ?(?:%|percent))(?!.*\b(?:rooms sold|sold)\b)/is,
    formula: 'RevPAR = average daily rate × occupancy',
    inputs: [
      { name: 'average daily rate', words: 'adr|average (?:daily |room )?rate|rate' },
      { name: 'occupancy in percent', words: 'occupancy|%|percent' },
    ],
    reads: [
      /\b(?:adr|rate)\b[^\d$]*\$?(?<a>\d[\d,.]*\d|\d).*?(?<b>\d+(?:\.\d+)?) ?(?:%|percent)/is,
      /(?<b>\d+(?:\.\d+)?) ?(?:%|percent).*?\b(?:adr|rate)\b[^\d$]*\$?(?<a>\d[\d,.]*\d|\d)/is,
    ],
    compute: ([rate = 0, occupancy = 0]) => (rate * occupancy) / 100,
    steps: ([rate = 0, occupancy = 0]) => `${money(rate)} × ${occupancy / 100}`,
    shows: 'money',
    examples: [
      { story: 'The average rate is $90, and 80 percent of the rooms are sold.', values: [90, 80] },
    ],
  },
  {
    card: 'financial-analysis-revenue-per-available-room',
    result: 'Revenue per available room',
    asks: /^(?=.*\b(revpar|revenue per available room)\b)(?=(?:.*?\d){3})/is,
    formula: 'RevPAR = rooms sold × average rate ÷ rooms available',
    inputs: [
      { name: 'rooms available', words: 'rooms|available' },
      { name: 'rooms sold', words: 'sold|occupied|booked|filled|full' },
      {
        name: 'average rate',
        words: 'adr|rate|average|avg|price|at|for|\\$',
        also: 'adr|average daily rate',
      },
    ],
    reads: [
      /\b(?<a>\d[\d,]*)[- ]rooms? (?:hotel|inn|motel|resort|lodge|place)\D{0,40}?\b(?<b>\d[\d,]*)\b\D{0,40}?\$?(?<c>\d[\d,]*(?:\.\d+)?)/s,
    ],
    // No more rooms are sold than there are.
    compute: ([rooms = 0, sold = 0, rate = 0]) => (sold > rooms ? NaN : (sold * rate) / rooms),
    steps: ([rooms = 0, sold = 0, rate = 0]) =>
      `${figure(sold)} × ${money(rate)} ÷ ${figure(rooms)} = ${money(sold * rate)} ÷ ${figure(rooms)}`,
    shows: 'money',
    examples: [{ story: 'Of 200 rooms 150 are sold at $120 on average.', values: [200, 150, 120] }],
  },
  {
    card: 'financial-analysis-revenue-per-available-room',
    result: 'Occupancy rate',
    asks: /\b(occupancy|occupied)\b(?!.*\brevpar\b)/i,
    formula: 'occupancy = rooms sold ÷ rooms available',
    inputs: [
      {
        name: 'rooms sold',
        words:
          'out of|of (?=\\d)|(?:rooms? )?(?:are |were |is |was |r |got )?(?:sold|occupied|booked|filled|full|taken|rented)|sells?|rents?|fills?',
      },
      { name: 'rooms available', words: '(?:available )?rooms?|available' },
    ],
    // No more rooms are sold than there are: of two figures the larger one is all of them.
    compute: (rooms) => (100 * Math.min(...rooms)) / Math.max(...rooms),
    steps: (rooms) => `${figure(Math.min(...rooms))} ÷ ${figure(Math.max(...rooms))}`,
    shows: 'percent',
    examples: [{ story: 'An inn of 80 rooms has 60 booked tonight.', values: [60, 80] }],
  },
  {
    card: 'financial-analysis-revenue-per-available-room',
    result: 'Average daily rate',
    asks: /\b(adr|average (daily|room) rate)\b/i,
    unless: RATE_IS_GIVEN,
    formula: 'average daily rate = room revenue ÷ rooms sold',
    inputs: [SOLD, REVENUE],
    ...REVENUE_PER_ROOM,
    examples: [{ story: 'A hotel earns $9,000 with 60 rooms sold.', values: [60, 9000] }],
  },
  {
    card: 'financial-analysis-revenue-per-available-room',
    result: 'Average daily rate',
    // Where nothing says which rooms, those that brought the revenue are meant.
    asks: /^(?=.*\b(adr|average (daily|room) rate)\b)(?!.*\b(sold|sells?|occupied|booked|filled|full|available)\b)/is,
    unless: RATE_IS_GIVEN,
    formula: 'average daily rate = room revenue ÷ rooms sold',
    inputs: [{ ...SOLD, words: 'rooms?' }, REVENUE],
    ...REVENUE_PER_ROOM,
    examples: [{ story: 'A hotel earns $9,000 from 60 rooms.', values: [60, 9000] }],
  },
]
