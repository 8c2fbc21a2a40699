import { anyOf, type DoubtKind } from '../doubts/doubt-kind.ts'

const SUMS =
  '(?:(?:net |gross )?profits?|revenues?|sales|turnover|cash ?flow|cash|income|margins?|markups?|costs?|prices?)'
const IS = '(?:is|are|means?|equals?)(?: (?:just|really|basically|exactly|simply|always))?'
const SAME =
  '(?:the same(?: thing)?(?: as)?|equal to|another word for|no different from|identical to)'
const MORE = '(?:more|higher|bigger|larger|greater)'
const SPENT =
  '(?:sunk|already (?:spent|paid|invested|put)|(?:have|has|had) (?:spent|invested|put in)|(?:is|was) (?:spent|gone))'
const GO_ON = '(?:go on|continue|keep going|carry on|finish it|not stop)'

/** Prices, costs, profit and cash as they are not. */
export const ABOUT_MONEY: DoubtKind[] = [
  {
    because:
      'Revenue, profit and cash are three things: profit is what is left of revenue after the costs, and cash moves at other times.',
    leftUndone: anyOf(
      `\\b${SUMS} (?:\\w+ )?${IS} ${SAME} (?:the |our )?${SUMS}\\b`,
      `\\b${SUMS} and (?:the |our )?${SUMS} (?:is|are|mean)(?: (?:just|really|basically|exactly|simply))? (?:the same|identical|one thing|one and the same)\\b`,
      `\\bno difference between (?:the |our )?${SUMS} and (?:the |our )?${SUMS}\\b`,
      `\\bprofits? ${IS} (?:what|all|everything|the money|the total|whatever)\\b(?![^.]*\\b(?:after|minus|less|left|remains?)\\b)[^.,]{0,25}\\b(?:comes? in|(?:take|took|takes) in|sell|sold|before)\\b`,
      `\\b(?:costs?|expenses?|debts?|loans?)\\b[^.]{0,40}(?<!there )\\b(?:is|are|counts?) (?:as )?(?:an? |our )?(?:saving|income|profit|revenue|gain|asset)s?\\b(?! (?:of|on|in)\\b)`,
      `\\b(?:loans?|debts?|credit|borrowed money)\\b[^.]{0,30}\\b(?:is|are) (?:like )?(?:free money|pure profit|our own money)\\b`,
      `\\b(?:lose|loss|losses|spend|spending|earn less|earning less)\\b[^.]*\\bprofits? (?:grows?|rises?|increases?|goes up)\\b`,
      `\\bnet (?:pay|income|profit|wages?) (?:is|are) (?:always )?${MORE} than (?:the )?gross\\b|\\bgross (?:pay|income|profit|wages?) (?:is|are) (?:always )?(?:less|lower|smaller) than (?:the )?net\\b|\\b(?:because|since|as|when) (?:the )?taxes are added\\b`,
      '\\b(?:overtime|extra hours)[^.,]{0,20} (?:is|are|be|gets?) (?:only )?paid (?:only )?(?:at|with|for)? ?(?:half|less than|the (?:same|regular|normal|usual))\\b(?! (?:more|again|extra))',
    ),
    said: [
      'Revenue is the same as profit, so we are rich.',
      'Cash flow is basically the same thing as profit.',
      'Profit and cash are the same.',
      'Profit is what comes in before the costs.',
      'A yearly cost is an investment, so it counts as a saving.',
      'We spend more, so our profit grows.',
      'Net pay is higher than gross pay.',
      'Overtime is paid at half of the regular wage.',
    ],
    unlike: [
      'Profit is what is left of the money that comes in after costs.',
      'Cash is not the same as profit.',
      'The saving of $960 on counting is a cost that we avoid.',
      'Overtime is paid at one and a half times the wage.',
      'The price is the same as last year.',
      'The costs count as part of the first year.',
    ],
  },
  {
    because: 'Below its cost each sale loses money, and more sales lose more of it.',
    leftUndone: anyOf(
      '\\b(?:below|under) (?:the |our |its |their )?(?:own )?(?:unit )?costs?\\b(?! of (?!\\$))[^.]*\\b(?:earn|more|profits?|gain|volume|win|rich)\\b',
      '\\b(?:less|lower|cheaper) than (?:it|they|each|one|the \\w+) costs? (?:us )?(?:to (?:make|buy) )?[^.]*\\b(?:earn|more|profits?|gain|volume|win)\\b',
      '\\b(?:below|under|less than) (?:what|the (?:price|amount)) (?:\\w+ ){1,4}(?:takes|charges|costs|asks|pay|paid)\\b[^.]*\\b(?:earn|more|profits?|gain|volume)\\b',
      '\\bthe (?:lower|cheaper) (?:the|our|a) price[^.]*,? the (?:more|higher|bigger) (?:(?:we|you|the shop) (?:earn|make|keep)|(?:the |our )?(?:profit|margin))',
      '\\b(?:lower|lowest) prices? (?:always )?(?:means?|brings?|gives?|makes?) (?:us |you )?(?:always )?(?:the )?(?:more|most|higher|highest) (?:profit|margin)s?\\b',
      '\\b(?:lose|loss)\\b[^.]*\\b(?:on|with|for) (?:each|every)\\b[^.]*\\b(?:volume|(?:more|many) we sell)\\b',
    ),
    said: [
      'We should price below cost so we earn more per unit.',
      'We sell it for $0.80, below the cost of $0.85, so that we earn more on each bar.',
      'I recommend less than it costs us, because the volume makes the profit.',
      'The lower the price, the more we earn on each deck.',
    ],
    unlike: [
      'Below the cost of $27 we lose money on each deck.',
      'A price of $40 would be more than what students pay for it.',
      'The lower the price, the more people can try it.',
    ],
  },
  {
    because:
      'A price is weighed against what it costs, what rivals ask and what customers can pay.',
    leftUndone: anyOf(
      '\\b(?:low|lower|cheap|cheaper|lowest)(?: prices?)? (?:also )?(?:proves?|shows?|means?|guarantees?|signals?|stands? for)[^.]{0,20}\\b(?:good|high|higher|better|best|top) quality\\b|\\bcheap (?:things|products|goods|ones) (?:always )?(?:last|are) (?:longer|longest|better|best)\\b',
      '\\b(?:demand|customers|sales) (?:always )?(?:goes? up|rises?|grows?|increases?) (?:when|if|as|because|since) (?:the|a|our|we)\\b[^.]{0,12}(?:prices? (?:goes|go|rises?|increases?|is raised|climbs?)|raise (?:the|our) prices?)',
      "\\b(?:price|prices)\\b[^.]{0,30}\\bwithout (?:looking|a look) at (?:\\w+ )?(?:costs?|rivals?|competitors?|customers?|demand)\\b|\\bcustomers (?:never|do not|don['’]t) compare(?: prices)?\\b",
      '\\bfixed costs? (?:always )?(?:rises?|grows?|increases?|goes? up|changes?) with (?:every|each|the number|sales)\\b|\\bvariable costs? (?:always )?(?:stays?|is|are|remains?) (?:always )?(?:the same|fixed|constant)\\b(?! (?:per|for each|a))',
      '\\bbreak[- ]?even(?: point)? (?:is|means) (?:when|where|that) [^.]{0,30}\\b(?:most|highest|maximum|big) profit\\b',
      '\\b(?:is|are) no (?:real )?costs?,? (?:since|because|as)\\b|\\bcosts? (?:us )?nothing,? (?:because|since|as) [^.]{0,25}\\balready\\b|\\balready paid for,? so\\b',
      `\\b${SPENT}\\b[^.]*\\b(?:(?:is|are) (?:a |the )?(?:best )?reason to ${GO_ON}|so (?:we|I|you) (?:must|have to|should|need to) ${GO_ON}|(?:has|have) to be earned back)\\b`,
      '\\b(?:inflation|prices rising) (?:makes?|means?)[^.]*\\bmoney (?:is )?worth more\\b|\\bopportunity costs? (?:is|are|means?) (?:what|the price|the money) (?:we|you) pay\\b|\\bcompetition (?:always )?(?:raises|increases) prices\\b|\\bpaying (?:only )?the minimum[^.]*\\b(?:best|saves|cheapest)\\b',
    ),
    said: [
      'A very low price also proves good quality.',
      'Demand goes up when the price goes up.',
      'A store should set its price without looking at cost or rivals.',
      'Fixed costs rise with every deck.',
      'The $1,620 is no cost, since we get decks for it.',
      'They cost us nothing, because they were already paid for.',
      'We have already spent $9,000, so we must go on.',
    ],
    unlike: [
      'A very low price would make people doubt the quality.',
      'Demand goes down when the price goes up.',
      'Fixed costs stay the same with every deck.',
      'The $9,000 is gone whatever we do, so it does not count.',
      'It costs us nothing, because the hall is free on Mondays.',
    ],
  },
]
