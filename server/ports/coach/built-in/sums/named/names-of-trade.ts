import { namesOf } from './figure-name.ts'

const THEM =
  '(?: (?:an? |the |my |some |used )*(?:it|them|each|one|these|those|that|this|all|[a-z]+))?'
const SELLS = `(?:(?<!\\d )(?:sells?|selling|sold|resell|resold)${THEM}|(?:sells?|selling|sold|resold) (?:it|them|each)) (?:for|at)(?= (?:about |only |just |around )?\\$?\\d)`
const BUYS = `(?:bought|buys?|buying|got|gets?|purchased|makes?|made|making)${THEM} (?:for|at)(?= (?:about |only |just |around )?\\$?\\d)`
const WHOSE = '(?: (?:me|us|him|her|them|you|(?:the |a )?(?:store|shop|business|company|owner)))?'

/** "Pay $100 for the booth": what the verb has is no cost of a unit. */
const PLACE =
  '(?:booth|stand|stall|table|spot|space|venue|permit|license|rent|fees?|machine|equipment)'
const NOT_FOR_A_PLACE = `(?! \\$?\\d[\\d.,]*(?: dollars| bucks)?(?: (?:a|per|each|every) (?:day|week|month|year))? (?:for|in|on) (?:the |a |an |my |our |this |that )?${PLACE}\\b)`

/** "To make my money back", "before I make any profit": what is to come out even, and nothing beyond that. */
const HOW_MANY = 'how (?:many|much)(?! (?:months|years|days|weeks|hours|profit|money)\\b)'
const NO_LOSS =
  "(?:(?:not|dont|don't|without|stop|quit|never|avoid|no) (?:los(?:e|ing)|be(?:ing)? (?:in the )?(?:red|minus|negative))|(?:till|until|before) (?:i|we|they|he|she|it) (?:can )?(?:start(?:s|ed)? )?(?:to )?(?:mak(?:e|es|ing)|earn(?:s|ing)?|profits?)(?! \\$?\\d)|(?:cover|covers|covering|pay off|pay for|pays? back|earn back|recover|recoup) (?:(?:all|of|my|our|the|their|his|her|what|it|i|we) )*(?:costs?|expenses|stand|booth|machine|equipment|rent|bills?|spent|everything|stuff|investment|supplies|all|it)|(?:(?:my|our|the|their|his|her|all|that) )*money back|come out even|get even|zero profit|in the (?:black|green)|out of the (?:red|hole))"

/** Of one thing that is made or sold, and of stock. */
export const NAMES_OF_TRADE = namesOf([
  [
    'price',
    'money',
    `(?:selling |sales? |retail |unit |ticket |menu )?prices?(?: per unit| each)?|${SELLS}|charges?|charging`,
    'at(?= \\$?\\d)|for(?= \\$?\\d)|sold (?:it|them|em|each)(?= \\$?\\d)|(?<=\\d (?:dollars |bucks )?)(?:each|apiece|a piece|per unit|an? [a-z]+)|sells?|selling',
    {
      asks: 'what (?:does|do|will|would|should|could|can|must) (?:it|they|i|we|he|she|the store) (?:sell|charge|price)(?: (?:it|them))?(?: (?:for|at))?',
    },
  ],
  [
    'cost per unit',
    'money',
    `variable costs?(?: per unit| each)?|(?:unit|wholesale) costs?|costs? (?:per|of each|for each|of a|of one|to make|to produce)(?: (?:unit|item|piece|one))?|${BUYS}`,
    `variable|costs?${WHOSE}|costing|paid|pays?|to (?:make|produce|buy)|materials|bought|buys?`,
    {
      asks: '(?:how much|what|whats)(?: (?:is|was|does|did|for))? (?:each|one|a single)(?: [a-z]+)?(?: cost)?(?=[?.! ]*$)',
    },
  ],
  [
    'variable cost per unit',
    'money',
    'variable costs?(?: per unit| each)?|vc|(?:unit|wholesale) costs?|costs? (?:per|of each|for each|of a|of one|to make|to produce)(?: (?:unit|item|piece|one))?',
    `(?<!${PLACE} )(?:variable|costs?${WHOSE}|costing|to (?:make|produce|buy)|materials|ingredients|gas|uses?|${BUYS}|paid|pays?|(?<=\\d (?:dollars |bucks )?)(?:each|apiece|a piece|per unit|(?:an?|per) (?!(?:hour|night|day|week|month|year)\\b)[a-z]+)|in (?:stuff|supplies|materials|ingredients))${NOT_FOR_A_PLACE}`,
  ],
  [
    'fixed costs',
    'money',
    '(?:total )?fixed (?:costs?|expenses?)|fc',
    'fixed|rent|overhead|booth|stand|stall|table|spot|space|venue|permit|license|fees?|machine|equipment|supplies|(?:(?:to )?(?:set|start)(?:ing)? ?-?up|up ?-?front|one ?-?time)(?: costs?)?|spent|invested|put in|(?:a|per|each|every) (?:day|night|week|month)|daily|weekly|monthly',
  ],
  [
    'units sold',
    'count',
    'units? (?:are |were )?sold',
    'units?|items?|pieces?|sold|sells?|selling|quantity|volume',
  ],
  [
    'contribution margin',
    'money',
    'cm(?: per unit)?(?! ratio)|(?:unit )?contribution(?: margin)?(?! (?:margin )?(?:ratio|percent))(?: (?:per|of each|a) (?:unit|item))?|profits?(?: (?:of|is))?(?= \\$?\\d[\\d.,]* (?:dollars |bucks )?(?:per|each|a (?:unit|piece)|apiece|on each))',
    '(?:each|every|unit|piece)(?: (?:one|unit|piece|item))? (?:makes?|brings?|earns?)(?: in)?',
  ],
  [
    'contribution margin ratio',
    'percent',
    'contribution(?: margin)? (?:ratio|percentage|percent|%)|cm ratio',
    'contribution margin',
  ],
  [
    'markup',
    'percent',
    'mark ?-?ups?(?: (?:percentage|percent|%|on cost))?',
    'mark(?:s|ed|ing)? (?:(?:it|them|everything|things) )?up(?: by)?',
  ],
  [
    'profit on each',
    'money',
    'profit (?:on|per|from|for) (?:each|every|one|an?|unit|item)(?: [a-z]+)?|unit profit|markup in (?:dollars|\\$)',
    'profits?|mark ?-?ups?',
  ],
  [
    'break-even point',
    'units',
    `br(?:eak|ake) ?-?even(?: point)?(?: in)?(?: (?:units|quantity|volume))?|bep|${HOW_MANY}\\D{0,60}?\\b${NO_LOSS}`,
    undefined,
    { asks: `${HOW_MANY}.{0,60}?\\b${NO_LOSS}` },
  ],
  [
    'break-even sales',
    'money',
    'br(?:eak|ake) ?-?even(?: point)?(?: in)? (?:\\$|dollars?|sales(?: dollars)?|revenue)(?: in (?:dollars|\\$))?|(?:sales|revenue) (?:do|would|must|to|needed|required)(?: (?:i|we|they))?(?: need| have| make)*(?: to)? br(?:eak|ake) ?-?even',
  ],
  [
    'profit wanted',
    'money',
    '(?:target|desired|wanted) profits?',
    'profits?(?: of)?|to (?:make|earn|get|clear)|want|wants',
  ],
  [
    'units for a profit',
    'units',
    'units (?:needed|required|to sell)|how many (?:do|should|must|would|will) (?:i|we|they) (?:need|have|gotta|got)?(?: to)? ?sell|how many (?:gotta|need to|must) (?:i|we) sell',
    undefined,
    {
      asks: 'units (?:for|to (?:make|earn|get|reach|hit))|^(?:(?:and|so|then|but|ok|now|what about|how about) )*(?:to (?:make|earn|get|reach|hit|clear)|for)(?= (?:an? )?(?:profit of )?\\$?\\d[\\d.,]*k?(?: dollars| bucks)?(?: (?:in|of|as))?(?: a)? profit)|how many (?!months|years|days|weeks|hours)(?:[a-z]+ ){0,8}?(?:for|to (?:make|earn|get|reach|hit|clear))(?=.{0,25}profit)|how many (?:units|do|must|should)',
    },
  ],
  [
    'inventory',
    'money',
    '(?:total )?(?:inventory|stock)(?! turn| to sales|-to)',
    '(?:beginning|starting|opening|average) (?:inventory|stock)',
  ],
  [
    'average inventory',
    'money',
    '(?:average|avg) (?:inventory|inv|stock)(?! turn)',
    '(?:inventory|stock)(?! turn)',
  ],
  [
    'beginning inventory',
    'money',
    '(?:beginning|starting|opening|begin|start) (?:inventory|inv|stock)|(?:inventory|inv|stock) at the (?:start|beginning)',
    'at the (?:start|beginning)|beginning|starting|opening|(?:began|started|opened|starts?|begins?)(?: (?:out|the year))? (?:with|at)',
    { place: 'old' },
  ],
  [
    'ending inventory',
    'money',
    '(?:ending|closing|final|end) (?:inventory|inv|stock)|(?:inventory|inv|stock) at the end',
    'at the end|ending|closing|(?:ended|closed|finished|ends?)(?: (?:up|the year))? (?:with|at)',
    { place: 'new' },
  ],
  [
    'inventory turnover',
    'times',
    '(?:inventory|stock) ?turn(?:over|s)(?: ratio| rate)?',
    'turnover|turns over|turns',
    {
      asks: 'turnover|how many turns|turned over|turns? (?:it |its stock )?over|how (?:many times|often) (?:did|does|do|is|was)(?: (?:the|its|their|our))? (?:inventory|stock|it)',
    },
  ],
  ['purchases', 'money', 'purchases?|purchased', 'bought|buys?'],
  [
    'cost of them all',
    'money',
    'total costs?(?! of (?:goods|sales))|(?:costs? )?(?:in total|for all(?: of them)?|altogether)',
    `(?:costs?|costing)${WHOSE}|paid|pays?|spent|for|total|bought|buys?`,
  ],
  [
    'pieces bought',
    'count',
    '(?:units?|pieces?|items?) (?:bought|ordered|purchased)',
    '(?:bought|buys?|buying|purchased?|ordered|orders?|got|gets?|for|of|make|made)(?= \\d)|(?<=\\d )[a-z]{3,}s(?= (?:for|at|cost))',
  ],
  [
    'orders',
    'count',
    'orders(?! cost)|number of (?:orders|sales)',
    'customers|purchases|transactions',
  ],
  [
    'average order',
    'money',
    '(?:average|avg) (?:orders?|sales?|tickets?|purchases?|transactions?|order value)(?: (?:size|value|amount))?|aov|averag(?:ing|es?)|on average',
  ],
  [
    'days in inventory',
    'days',
    "days?(?:['’]? sales)? (?:in|of) (?:inventory|stock)|days to sell(?: the| its| our)?(?: inventory| stock)?|inventory days|how many days(?: is (?:that|it))?(?: (?:to|does it take to) sell(?: the| its| our)?(?: inventory| stock)?)?",
  ],
  ['stock-to-sales ratio', 'ratio', '(?:stock|inventory) ?(?:-|/|to| )+sales(?: ratio)?'],
  ['sell-through rate', 'percent', 'sell[- ]?thr(?:ough|u)(?: rate| percentage| percent| %)?'],
  [
    'units received',
    'count',
    'units? (?:received|bought|ordered)',
    '(?:received|bought|ordered|got|get|stocked|had|have|started with|units in|in stock|of)',
    { place: 'whole' },
  ],
  ['units that sold', 'count', 'units? (?:sold|that sold)', 'sold|sells?', { place: 'part' }],
  [
    'yearly demand',
    'count',
    '(?:annual|yearly) (?:demand|usage|use)',
    'd(?= ?[=:])|demand|(?:units? )?(?:a|per|each|every) year|(?:sells?|uses?|needs?)',
  ],
  [
    'cost of an order',
    'money',
    '(?:order(?:ing)?|set ?-?up) costs?(?: per order)?|costs? (?:per|of an|of each|to place an) order|cost to order',
    '[so](?= ?[=:])|orders?(?= ?(?:is |of )?\\$?\\d)|ordering|to place an order|per order|an order|each order(?: costs?)?|to order',
  ],
  [
    'holding cost per unit',
    'money',
    '(?:holding|carrying|storage) costs?(?: per unit)?|costs? to (?:hold|store|carry)',
    'h(?= ?[=:])|holding|carrying|storage|(?:(?:per|a) unit )?to (?:hold|store|carry|keep)(?: (?:it|one|a unit))?|per unit',
  ],
  ['economic order quantity', 'units', 'economic order(?:ing)? quantity|eoq'],
  [
    'daily use',
    'count',
    '(?:average )?daily (?:demand|use|usage|sales)',
    '(?:units? |of them )?(?:a|per|each|every) day|sells?|uses?|demand',
  ],
  [
    'lead time in days',
    'days',
    'lead ?times?(?: in days)?|delivery times?',
    'delivery|days?(?: lead time)?(?: (?:to|for) [a-z]+(?: [a-z]+)?)?',
  ],
  ['safety stock', 'count', 'safety(?: stock)?|buffer(?: stock)?', 'reserve|in reserve'],
  [
    'reorder point',
    'units',
    're-?order (?:point|level)|rop|when (?:do|should|to|must) (?:i|we|they|you)? ?(?:re-?order|order again)',
  ],
])
