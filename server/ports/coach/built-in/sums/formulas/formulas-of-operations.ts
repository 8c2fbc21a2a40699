import { figure, type Formula } from './formula.ts'

/** Of work and stock. */
export const OPERATIONS_FORMULAS: Formula[] = [
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
]
