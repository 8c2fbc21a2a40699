import { namesOf } from './figure-name.ts'

/** Of pay, loans, shares and one's own money. */
export const NAMES_OF_MONEY = namesOf([
  [
    'hourly rate',
    'money',
    'hourly(?: rate| pay| wage)?|(?:dollars? |bucks )?(?:an|per|each|a|for|by|/) ?(?:hour|hr)',
    'wage|at(?= \\$?\\d)|make|makes|earns?',
  ],
  ['hours worked', 'count', 'hours?(?: worked)?|hrs?'],
  [
    'gross pay',
    'money',
    'gross(?: pay| wages?| income| earnings)?(?! profit| margin)|pay before tax(?:es)?',
  ],
  [
    'taxes in percent',
    'percent',
    '(?:payroll |income )?tax(?:es)?(?: rate)?|withh(?:olding|eld)|deductions?|deducted|taken out',
    'take|takes|comes out|goes to|out',
  ],
  [
    'deductions',
    'money',
    '(?:total )?deductions|taxes(?: and deductions)?|withholdings?',
    'taken out',
  ],
  [
    'net pay',
    'money',
    'net pay|net wages?|take[- ]?home(?: pay)?|(?:i|he|she|they|we|you|to) take home|net(?! pay| income| profit| margin| sales| worth| earnings| loss| assets| change)',
    undefined,
    {
      asks: '(?:take[sn]?|took)(?: out)? (?:[\\d.]+ ?(?:%|percent) )?(?:in |for |of )?tax(?:es)?|after (?:[\\d.]+ ?(?:%|percent) )?(?:in |for )?tax(?:es)?|paycheck|bring home|do i get|left',
    },
  ],
  [
    'loan',
    'money',
    '(?:car |auto |student |home |house )?(?:loan|mortgage)(?: amount)?|principal',
    'borrow(?:ed|s|ing)?|financ(?:e|ed|ing)|owe|for|balance',
  ],
  [
    'yearly rate in percent',
    'percent',
    'interest rate|apr|annual rate|yearly rate',
    'rate|interest|at|%|percent',
  ],
  ['years', 'years', 'years?|yrs?'],
  ['months', 'months', 'months?|mos?'],
  [
    'monthly payment',
    'money',
    '(?:monthly|per month|a month|each month) (?:car |loan |mortgage )?(?:payments?|bill)|payments? (?:a|per|each|every) month|(?:pay|owe|paying|cost) (?:each|every|per|a) month|payments? be',
  ],
  [
    'savings goal',
    'money',
    '(?:savings? )?goal(?: of)?',
    'save(?: up)?|need|needs|costs?|want|wants|for',
  ],
  [
    'saved so far',
    'money',
    'already (?:have |got )?saved|saved (?:so far|already|up)|already',
    'saved|have|got|start(?:ed|ing)? with',
  ],
  ['saved a month', 'money', '(?:a|per|each|every) month|monthly'],
  ['months to save', 'months', 'how (?:many months|long)|months will it take'],
  ['saved a week', 'money', '(?:a|per|each|every) week|weekly'],
  ['weeks to save', 'number', 'how (?:many weeks|long)|weeks will it take'],
  ['shares', 'count', 'shares?', 'stocks?'],
  [
    'price paid',
    'money',
    '(?:purchase|buying|original) price',
    '(?:bought|buy|paid|pay|got|purchased)(?: (?:it|them))?(?: (?:for|at))?|(?:a|per|each) share|each|apiece|at|for',
  ],
  [
    'price now',
    'money',
    'selling price|current price|price now',
    '(?:sold|sell|selling)(?: (?:it|them|all|each|those|everything|the shares))*(?: (?:for|at))?|now|theyre|worth|(?:a|per|each) share|(?:went|goes|rose|go) (?:up )?to',
  ],
  [
    'gain on shares',
    'money',
    '(?:capital )?(?:gains?|loss)(?: or loss)?(?! on investment)',
    undefined,
    {
      asks: '(?:how much|what)(?: money| profit)?(?: (?:did|do|would|will|have))?(?: (?:i|we|he|she|they))? (?:make|made|earn|gain|lose)|how much profit|profit or loss|profit|made',
    },
  ],
  ['return on investment', 'percent', 'roi|return on (?:the |my |our )?investment'],
  [
    'invested',
    'money',
    'invest(?:s|ed|ing)?|investment(?: of)?',
    'put in|put|spent|spends?|costs?|paid|pays?|(?:bought|buy)(?: (?:it|them))?(?: for)?',
  ],
  [
    'came back',
    'money',
    'came back|(?:got|gets?) back',
    'back|sold(?: (?:it|them))?(?: for)?|sells?(?: (?:it|them))?(?: for)?|worth|became|becomes|turned into|grew to|returned|earned|earns?|brought in|brings in|made|makes?|got|gets?',
  ],
  ['gain', 'money', '(?:net )?(?:profit|gain|return)(?! on)|profited|gained'],
  [
    'cost of the investment',
    'money',
    '(?:initial )?investment|cost of the (?:investment|machine)',
    'costs?|invest(?:ed)?|spent|paid|machine|price|for',
  ],
  [
    'cash flow',
    'money',
    '(?:annual |yearly |net |monthly )?cash (?:in)?flows?(?: of)?',
    'saves?|saving|brings?(?: in)?|earns?|makes?|returns?|generates?|(?:a|per|each|every) (?:year|month)',
  ],
  [
    'payback period',
    'number',
    'pay ?-?back(?: period| time)?|pays? (?:for )?itself(?: off)?|pay (?:itself )?(?:off|back)',
  ],
  ['net worth', 'money', 'net worth'],
  [
    'share of the bill',
    'money',
    'share of the bill',
    undefined,
    {
      asks: 'how much (?:does |do |should |will |would |is it )?(?:each(?! (?:year|month|week|day|unit|hour|share))|every(?:one|body)? ?(?:person|one|friend)?|each (?:of us|of them))|each (?:person )?(?:pays?|owes?|pay)|(?:does|do|should|will) (?:each|every|everyone)(?: (?:person|of us|one|friend))? (?:pay|owe)|per person|split',
    },
  ],
  [
    'bill',
    'money',
    'bill|check',
    'dinner|lunch|breakfast|meal|pizza|food|total|rent|tab|order|gift|costs?|for|at|on',
  ],
  ['tip in percent', 'percent', 'tip|gratuity'],
  [
    'people sharing',
    'count',
    'people sharing',
    'people|ppl|friends|ways|of us|persons?|roommates|guys|kids',
  ],
  [
    'price with sales tax',
    'money',
    'price with (?:sales )?tax|(?:total|price|cost) (?:with|including|after) (?:sales )?tax',
    undefined,
    {
      asks: 'total(?! (?:assets|liabilities|sales|revenue|costs?|expenses|income|market|industry))|how much (?:do|will|would|did|should) (?:i|we|you|he|she|they) (?:pay|owe)|final price|altogether|in all',
    },
  ],
  [
    'price before tax',
    'money',
    'price before tax',
    'price|costs?|for|is|was|(?:bought|buy|got)(?: [a-z]+)?(?: for)?|stuff|spent',
  ],
  [
    'sales tax in percent',
    'percent',
    'sales tax(?: rate)?|(?<!income |payroll )tax(?:es)?(?: rate)?',
  ],
])
