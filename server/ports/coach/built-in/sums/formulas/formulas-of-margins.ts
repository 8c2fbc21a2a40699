import { AMOUNT, valueOf } from '../typed-figures.ts'
import { figure, money, type Formula } from './formula.ts'

const BUSINESS = 'compan(?:y|ies)|firms?|stores?|shops?|business(?:es)?|teams?|brands?|restaurants?'
const PROFIT = 'profits?|net income|earnings|earns?|makes?|made|keeps?|kept'
const SALES = 'sales|revenues?|sells?|sold'
const WHICH = 'which|who|better|higher|more profitable|best|compare|stronger'

/** Of two businesses. */
export const MARGINS_COMPARED: Formula[] = [
  {
    card: 'financial-analysis-net-profit-margin',
    result: 'Net profit margins, and the higher one',
    asks: new RegExp(
      `^(?=.*\\b(?:${BUSINESS}|[a-z]+ (?:profits|earns|makes)) ?)(?=.*\\b(?:${PROFIT})\\b)(?=(?:.*\\b(?:${SALES})\\b|.*\\bon \\$?\\d))(?=.*\\b(?:${WHICH})\\b)(?=(?:.*?\\d[\\d,.]*){4})(?!.*(?:%|percent|\\bcogs\\b|cost of goods|\\bunits?\\b|\\beach\\b))`,
      'is',
    ),
    formula: 'net profit margin = net income ÷ sales, for each',
    inputs: ['first profit', 'first sales', 'second profit', 'second sales'].map((name) => ({
      name,
      words: name,
    })),
    finds: (text) => {
      const said = text.match(new RegExp(AMOUNT, 'g')) ?? []
      return said.length === 4
        ? [...inOrder(said.slice(0, 2)), ...inOrder(said.slice(2))]
        : undefined
    },
    compute: ([a = 0, b = 0, c = 0, d = 0]) => Math.max((100 * a) / b, (100 * c) / d),
    steps: ([a = 0, b = 0, c = 0, d = 0]) =>
      `the first ${money(a)} ÷ ${money(b)} = ${figure((100 * a) / b)}%, the second ${money(c)} ÷ ${money(d)} = ${figure((100 * c) / d)}%; ${a / b === c / d ? 'both are the same' : `the ${a / b > c / d ? 'first' : 'second'} keeps more of each dollar of sales`}`,
    shows: 'percent',
    examples: [
      {
        story: 'One shop keeps $5,000 of $50,000 in sales, another $6,000 of $80,000.',
        values: [5000, 50_000, 6000, 80_000],
      },
    ],
  },
]

/** The profit first: nobody keeps more than was sold, so of the two the larger are the sales. */
const inOrder = (two: string[]) => two.toSorted((a, b) => valueOf(a) - valueOf(b))
