import { figure, money, type Formula } from './formula.ts'

/** Of rooms and what they bring. */
export const HOTELS: Formula[] = [
  {
    card: 'financial-analysis-revenue-per-available-room',
    result: 'Revenue per available room',
    asks: /^(?=.*\b(revpar|revenue per available room)\b)(?=(?:.*?\d){3})/is,
    formula: 'RevPAR = rooms sold × average rate ÷ rooms available',
    inputs: [
      { name: 'rooms available', words: 'rooms|available' },
      { name: 'rooms sold', words: 'sold|occupied|booked|filled|full' },
      { name: 'average rate', words: 'adr|rate|average|avg|price|at|for|\\$' },
    ],
    compute: ([rooms = 0, sold = 0, rate = 0]) => (sold * rate) / rooms,
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
          '(?:rooms? )?(?:are |were |is |was |r |got )?(?:sold|occupied|booked|filled|full|taken|rented)|sells?|rents?|fills?',
      },
      { name: 'rooms available', words: '(?:available )?rooms?|available' },
    ],
    compute: ([sold = 0, all = 0]) => (100 * sold) / all,
    steps: ([sold = 0, all = 0]) => `${figure(sold)} ÷ ${figure(all)}`,
    shows: 'percent',
    examples: [{ story: 'An inn of 80 rooms has 60 booked tonight.', values: [60, 80] }],
  },
  {
    card: 'financial-analysis-revenue-per-available-room',
    result: 'Average daily rate',
    asks: /\b(adr|average (daily|room) rate)\b/i,
    formula: 'average daily rate = room revenue ÷ rooms sold',
    inputs: [
      { name: 'rooms sold', words: 'rooms?|sold|booked|occupied' },
      { name: 'room revenue', words: '(?:room )?(?:revenue|sales|income)|made|earned|brought in' },
    ],
    compute: ([rooms = 0, made = 0]) => made / rooms,
    steps: ([rooms = 0, made = 0]) => `${money(made)} ÷ ${figure(rooms)}`,
    shows: 'money',
    examples: [{ story: 'A hotel earns $9,000 with 60 rooms sold.', values: [60, 9000] }],
  },
]
