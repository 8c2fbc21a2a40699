import { figure, money, named, type Formula } from './formula.ts'

/** Of work and stock. */
export const OPERATIONS_FORMULAS: Formula[] = [
  {
    card: 'financial-analysis-return-on-investment',
    result: 'Payback period',
    asks: /^(?=.*\bpay(?:s|ed)? ?(?:back|itself)\b|.*\bpayback\b|.*\bpays? for itself\b)(?=.*\b(?:a|per|each|every) (?:year|month)\b|.*\b(?:yearly|annually|monthly)\b)(?=(?:.*?\d+){2})(?!.*(?:%|percent))/is,
    formula: 'payback period = cost ÷ what it brings in a year (or month)',
    inputs: [
      { name: 'cost', words: 'costs?|machine|oven|invest(?:ed|ment)?|paid|price' },
      { name: 'what it brings', words: 'saves?|brings?(?: in)?|earns?|makes?|returns?' },
    ],
    reads: [
      new RegExp(
        `${named('a')}.*?\\b(?:saves?|saving|brings?|earns?|makes?|returns?|generates?|cash(?: flow)?s? of)\\b[^\\d$]*${named('b')}`,
        'is',
      ),
    ],
    compute: ([cost = 0, brings = 0]) => cost / brings,
    steps: ([cost = 0, brings = 0]) => `${money(cost)} ÷ ${money(brings)}`,
    shows: 'number',
    means: () => 'That is in years where it brings so much a year, in months where a month.',
    examples: [{ story: 'An oven for $6,000 brings $2,000 a year.', values: [6000, 2000] }],
  },
  {
    card: 'operations-capacity-utilization',
    result: 'Productivity',
    asks: /^(?=.*\bproductivity\b)(?=.*\d[\d,]* (?:workers?|employees?|people|cooks?|bakers?)\b)(?=.*\d ?(?:hours?|hrs?)\b)(?=(?:.*?\d+){3})/is,
    formula: 'productivity = output ÷ (workers × hours)',
    inputs: [
      { name: 'workers', words: 'workers?|employees?|people|cooks?|bakers?' },
      { name: 'hours', words: 'hours?|hrs?' },
      {
        name: 'output',
        words: 'makes?|made|produces?|produced|bakes?|baked|packs?|packed|builds?|built|assembles?',
      },
    ],
    compute: ([workers = 0, hours = 0, output = 0]) => output / (workers * hours),
    steps: ([workers = 0, hours = 0, output = 0]) =>
      `${figure(output)} ÷ (${figure(workers)} × ${figure(hours)}) = ${figure(output)} ÷ ${figure(workers * hours)} hours of work`,
    shows: 'units',
    examples: [{ story: '6 bakers bake 960 rolls in 8 hours.', values: [6, 8, 960] }],
  },
  {
    card: 'operations-safety-stock',
    result: 'Reorder point',
    asks: /^(?=.*\b(re-?order (point|level)|when (do|should|to|must) (i|we|they|you)? ?(re-?order|order again))\b)(?!.*\b(safety|buffer|reserve|lead time|daily)\b)/is,
    unless: /\d ?-?(weeks?|months?)\b|\b(a|per|each|every) (week|month)\b|\b(weekly|monthly)\b/i,
    formula:
      'reorder point = daily use × days until it arrives, and safety stock on top where you keep any',
    inputs: [
      { name: 'daily use', words: 'a day|per day' },
      { name: 'days until it arrives', words: 'to arrive|delivery' },
    ],
    reads: [
      new RegExp(
        `${named('a')} (?:\\w+ )?(?:(?:a|per|each|every) day|daily)\\b.*?${named('b')} days?\\b`,
        'is',
      ),
      new RegExp(
        `${named('b')} days?\\b.*?${named('a')} (?:\\w+ )?(?:(?:a|per|each|every) day|daily)\\b`,
        'is',
      ),
    ],
    compute: ([daily = 0, days = 0]) => daily * days,
    steps: ([daily = 0, days = 0]) => `${figure(daily)} × ${figure(days)}`,
    shows: 'units',
    examples: [
      { story: 'A stand uses 30 cups a day, and new ones take 4 days to arrive.', values: [30, 4] },
    ],
  },
  {
    card: 'operations-safety-stock',
    result: 'Reorder point',
    asks: /\b(re-?order (point|level)|when (do|should|to|must) (i|we|they|you)? ?(re-?order|order again))\b/i,
    // Days are multiplied by what is used in a day.
    unless: /\d ?-?(weeks?|months?)\b|\b(a|per|each|every) (week|month)\b|\b(weekly|monthly)\b/i,
    formula: 'reorder point = daily use × lead time in days + safety stock',
    inputs: [
      {
        name: 'safety stock',
        words: 'safety stock|buffer(?: stock)?|in reserve|reserve|safety',
      },
      {
        name: 'lead time in days',
        words:
          'lead ?time|delivery(?: time)?|days?(?: lead time| delivery| to (?:arrive|deliver))?',
      },
      {
        name: 'daily use',
        words:
          'daily (?:demand|use|usage|sales)|(?:units? )?(?:a|per|each|every) day|/day|daily|sells?|uses?|demand',
      },
    ],
    compute: ([reserve = 0, days = 0, daily = 0]) => daily * days + reserve,
    steps: ([reserve = 0, days = 0, daily = 0]) =>
      `${figure(daily)} × ${figure(days)} + ${figure(reserve)} = ${figure(daily * days)} + ${figure(reserve)}`,
    shows: 'units',
    examples: [
      {
        story: 'A shop sells 12 lamps a day, delivery takes 5 days, and 20 are kept in reserve.',
        values: [20, 5, 12],
      },
    ],
  },
]
