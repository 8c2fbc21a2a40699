import { AREA_NAMES, type Area } from '#content/blueprint.ts'
import { forgiven, slips } from '../words/closeness.ts'
import { wordsOf } from '../words/words.ts'

/** What students call an area, besides its name. */
const ALSO: Partial<Record<Area, string[]>> = {
  'Financial Analysis': ['finance', 'financial', 'accounting', 'financials', 'finance stuff'],
  'Human Resources Management': ['hr', 'human resources', 'human resource management'],
  'Marketing-Information Management': [
    'marketing research',
    'market research',
    'mim',
    'marketing information',
  ],
  'Emotional Intelligence': ['ei', 'emotional', 'people skills', 'leadership', 'teamwork'],
  Economics: ['econ', 'economy'],
  'Product/Service Management': ['product management', 'product service management', 'product'],
  'Professional Development': ['careers', 'career', 'career development'],
  'Channel Management': ['channels', 'distribution channels'],
  'Business Law': ['law', 'legal', 'legal stuff'],
  'Quality Management': ['quality'],
  'Strategic Management': ['strategy', 'management'],
  'Information Management': ['it', 'technology', 'information systems'],
  'Financial-Information Management': ['financial information', 'financial information management'],
  'Customer Relations': [
    'customer service',
    'customers',
    'hospitality',
    'tourism',
    'hotels',
    'restaurants',
  ],
  'Managing Credit': [
    'credit',
    'loans',
    'debt',
    'personal finance',
    'personal financial literacy',
    'pfl',
  ],
  'Managing Risk': ['insurance', 'personal insurance'],
  'Risk Management': ['risk'],
  Investing: ['investments', 'stocks'],
  Saving: ['savings'],
  Spending: ['budgeting', 'personal spending'],
  'Earning Income': ['income', 'paychecks', 'taxes', 'earning'],
  Selling: ['sales', 'personal selling'],
  Promotion: ['advertising', 'promotions'],
  Pricing: ['prices', 'price'],
  Entrepreneurship: ['startups', 'starting a business', 'entrepreneur'],
  Communications: ['communication', 'comms'],
  Operations: ['operation', 'production'],
  'Project Management': ['projects'],
  'Market Planning': [
    'market identification',
    'market and market identification',
    'market plan',
    'marketing plan',
    'marketing planning',
  ],
  'Knowledge Management': ['knowledge'],
}

const NAMES = new Map(
  AREA_NAMES.flatMap((area) =>
    [area, ...(ALSO[area] ?? [])].map((name): [string, Area] => [wordsOf(name).join(' '), area]),
  ),
)

/** The area that goes by this name, and nothing else; a long name may have a slip or two. */
export function findArea(name: string): Area | undefined {
  const asked = wordsOf(name)
    .join(' ')
    .replace(/^(the |some )/, '')
    .replace(/ (stuff|area|topics?|section|questions?|concepts?|terms?|vocab|things?)$/, '')
  const exact = NAMES.get(asked)
  if (exact || asked.length < SAFE_LENGTH) return exact
  const most = Math.min(2, forgiven(asked.length))
  const close = [...NAMES.keys()].find(
    (known) => known.length >= SAFE_LENGTH && slips(asked, known, most) <= most,
  )
  return close === undefined ? undefined : NAMES.get(close)
}

/** The area that a text has in it by name, the longest first. */
export function areaNamedIn(text: string): Area | undefined {
  const words = text.split(' ')
  for (let size = 4; size > 0; size--)
    for (let from = 0; from + size <= words.length; from++) {
      const area = NAMES.get(words.slice(from, from + size).join(' '))
      // "I don't get it" is no information technology.
      if (area && (size > 1 || words[from]!.length > 2)) return area
    }
  return undefined
}

/** Shorter names are too easily other words. */
const SAFE_LENGTH = 9
