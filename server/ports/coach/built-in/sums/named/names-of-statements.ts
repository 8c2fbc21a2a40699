import { namesOf } from './figure-name.ts'

/** Whose equity it is. */
const OWNERS = "(?:(?:(?:share|stock)holders?|owners?)['’]?s?['’]? ?)"

/** What stands in statements, and what is made of it. */
export const NAMES_OF_STATEMENTS = namesOf([
  [
    'sales',
    'money',
    "(?:(?:company|brand|firm|store|shop|business)(?:['’]?s)? )?(?:net |total |gross |annual |yearly |monthly )?(?:sales(?: revenue)?(?! (?:tax|price|rep|reps|clerk|commission|ratio))|revenues?|rev)|total income",
    'income|t(?:ook|akes?|aking) in|b(?:rought|rings?|ringing) in|sold|sells?|made|makes?|earned',
  ],
  [
    'cost of goods sold',
    'money',
    'costs? of (?:the |our |my )?(?:goods|sales|merchandise)(?: sold)?|cogs',
    '(?:annual |yearly |total )?(?:product|merchandise|inventory|stock) costs?|the goods|goods|costs?',
  ],
  [
    'gross profit',
    'money',
    'gross profits?(?! margin| percent| %| ratio)|gross(?= (?:vs?|versus|and|n|or|against) net\\b)',
    'profits?(?! margin)',
  ],
  [
    'expenses',
    'money',
    '(?:other |operating |all other |business )?expenses?|operating costs?|opex|overhead',
    'rent|wages|bills|everything else',
  ],
  [
    'total expenses',
    'money',
    '(?:total |all (?:the |of the |our |my )?)(?:expenses?|costs)',
    'expenses?|costs|spent|spends?|spending',
  ],
  [
    'net income',
    'money',
    'net (?:income|profits?|earnings|loss)(?! margin| ratio)|bottom line|(?<!gross |target |desired )profits?(?! margin| of each)|earnings|a loss|(?:lose|losing) money',
    'kept|keeps?|left over|left|earned|earns?|made|makes?|income|net(?! sales| assets| worth)',
  ],
  ['assets', 'money', '(?:average |avg )?(?:total )?(?<!current )assets(?! turnover)', 'owns?'],
  ['liabilities', 'money', '(?:total )?(?<!current )(?:liab\\w*|debts?)', 'owe[sd]?|owing|loans?'],
  [
    'equity',
    'money',
    `(?:total |average )?${OWNERS}?equity`,
    '(?:(?:share|stock)holders?|owners?) (?:put|have |has |put )+(?:in )?',
  ],
  ['current assets', 'money', '(?:total )?current assets?', 'assets|ca(?= ?[=:]| \\$?\\d)'],
  [
    'current liabilities',
    'money',
    '(?:total )?(?:current|short[- ]?term) (?:liab\\w*|debts?)|accounts? payables?|payables?',
    'liab\\w*|debts?|owe[sd]?|bills|cl(?= ?[=:]| \\$?\\d)',
  ],
  ['cash', 'money', 'cash(?! flows?| inflows?)'],
  ['receivables', 'money', '(?:accounts? )?receivables?|(?<![a-z])a/?r(?![a-z])'],
  ['marketable securities', 'money', '(?:marketable )?securities|short-term investments'],
  ['prepaid expenses', 'money', 'prepaid(?: expenses?| rent| insurance)?'],
  ['current ratio', 'ratio', 'current ratio', undefined, { asks: 'both ratios' }],
  [
    'quick ratio',
    'ratio',
    'quick ratio|acid[- ]?test(?: ratio)?',
    undefined,
    { asks: 'both ratios' },
  ],
  ['working capital', 'money', 'working capital'],
  [
    'debt-to-equity ratio',
    'ratio',
    'debts? ?(?:-|/|to|over| )+equity(?: ratio)?|d ?/ ?e(?: ratio)?',
  ],
  ['debt ratio', 'percent', 'debt ratio|debts? ?(?:-|/|to| )+assets?(?: ratio)?'],
  ['return on equity', 'percent', `return on (?:the |total )?${OWNERS}?(?:equity)|roe`],
  ['return on assets', 'percent', 'return on (?:the |total |average )?assets|roa'],
  ['asset turnover', 'times', '(?:total )?assets? turnover(?: ratio)?'],
  [
    'gross margin',
    'percent',
    'gross (?:profit )?margins?(?: (?:percentage|percent|ratio|%))?|gross profit (?:percentage|percent|ratio|%)|(?<!net |profit |contribution )margin',
  ],
  [
    'net profit margin',
    'percent',
    'net (?:profit |income )?margin|profit margin|return on sales|(?<!gross |contribution )margin',
  ],
])
