import { OF_EACH, spanOf, type Figure } from './figures-told.ts'
import type { Told } from './story.ts'

/** What a figure is in a story of things that somebody makes and sells. */
export type Part =
  | 'units sold'
  | 'price'
  | 'cost of each'
  | 'fixed cost'
  | 'fee in percent'
  | 'income'
  | 'amount wanted'
  | 'profit on each'
  | 'people'

/** A figure with what it is, and with what the student calls it. */
export type SalesFigure = { part: Part; value: number; label: string }

/** Undefined where one of the figures may be something else: then nothing is worked out. */
export function partsOfSales({ text, figures }: Told): SalesFigure[] | undefined {
  const own = figures.map((figure) => partOf(figure, text))
  const said = own.map((part, i) => {
    const sold = own[i - 1] === 'units sold' ? figures[i - 1]! : undefined
    const cost = figures[own.indexOf('cost of each')]?.value
    if (sold && part === undefined && isPriceFor(figures[i]!, sold, cost)) return 'price'
    // "Sold 30 cupcakes for 45 total"
    const isOfAll = sold && SOLD.test(sold.before) && IN_ALL.test(figures[i]!.after)
    return isOfAll ? 'income' : part
  })
  const parts = figures.map((figure, i) => settled(figure, said[i], { figures, said }))
  if (parts.includes(undefined) || spansDiffer(figures)) return undefined
  // How many brought in an amount that is told changes nothing about it.
  return figures.flatMap((figure, i) =>
    parts[i] === 'units sold' && said[i + 1] === 'income'
      ? []
      : [{ part: parts[i]!, value: figure.value, label: labelOf(figure) }],
  )
}

/** What only the other figures of the story tell: costs above the price are of all, and of less who knows. */
function settled(
  figure: Figure,
  part: Part | undefined,
  { figures, said }: { figures: Figure[]; said: (Part | undefined)[] },
): Part | undefined {
  const at = figures.indexOf(figure)
  // "Spent 175 on soap and 75 on signs"
  if (part === undefined && GOES_FOR.test(figure.after) && figure.before.trim() === '')
    return said[at - 1] === 'fixed cost' ? 'fixed cost' : undefined
  // "Tickets 45, plus 20 food per person"
  if (part === 'price' && said.indexOf('price') !== said.lastIndexOf('price') && isSpent(figure))
    return 'cost of each'
  const priced = figures[said.indexOf('price')]
  if (!priced && part === 'units sold' && isPriceToo(figure, figures, said)) return 'price'
  const isAlone = said.filter((one) => one === 'units sold').length === 1
  if (part === 'units sold' && isAlone && !priced && NAMES_NOTHING.test(figure.after))
    return 'income'
  const isOfEach = priced !== undefined && !said.includes('units sold') && !said.includes('income')
  if (part === undefined && isOfEach && isListed(figure) && figure.value < priced.value)
    return 'cost of each'
  if (part === undefined && priced && isListed(figure) && figure.value >= priced.value)
    return 'fixed cost'
  const isOfIncome = said.includes('income') || (!priced && said.includes('units sold'))
  if (part === undefined && isOfIncome && !priced && isListed(figure)) return 'fixed cost'
  if (part !== 'cost of each' || !priced || !said.includes('units sold')) return part
  if (OF_EACH.test(figure.after) || TO_MAKE.test(figure.after)) return part
  if (figure.value >= priced.value) return 'fixed cost'
  return OF_WHO_KNOWS.test(`${figure.before} ${figure.after}`) ? undefined : part
}
/** "Sold 40 cups for 1.25": so little can be no price of them all, nor what would not pay for their costs. */
const isPriceFor = ({ value, before }: Figure, sold: Figure, cost = 0) =>
  SOLD.test(sold.before) &&
  /^ ?(?:[a-z]+ ){1,3}for\s*$/.test(before) &&
  (value < sold.value * LEAST_FOR_ONE || (value >= cost && value < sold.value * cost))
/** Dollars that anything is sold for. */
const LEAST_FOR_ONE = 0.1
const GOES_FOR = /^ ?(?:dollars |bucks )?(?:on|for) [a-z]/
const isSpent = ({ before, after }: Figure) =>
  EATEN.test(`${before} ${after}`) && !SELLS_FOR.test(before) && !TICKETS.test(before)
const EATEN =
  /\b(?:food|catering|dinner|lunch|snacks?|drinks?|pizza|cake|favors?|wristbands?|transport\w*|bus|gas|fuel|soap|string|beads|yarn|fabric|flour|sugar|cups?|supplies|materials|packaging|shipping)\b/

/** "Cost 1, sell 3, and i sell 60 a week": of two figures that are sold the bare one is the price. */
const isPriceToo = (figure: Figure, figures: Figure[], said: (Part | undefined)[]) => {
  const sold = figures.filter((_, i) => said[i] === 'units sold')
  const bare = sold.filter(({ after }) => after.trim() === '')
  return sold.length === 2 && bare.length === 1 && bare[0] === figure
}
const NAMES_NOTHING = /^\s*(?:$|(?:a|per|every|each|this|last) (?:day|week|month|year)\b)/
/** "Wages 2k" in a list. */
const isListed = ({ before, after, isPercent }: Figure) =>
  !isPercent &&
  /^ ?(?:the |my |our )?[a-z]+(?: (?!for\b|at\b|of\b)[a-z]+)?(?: is| are| was| were)? ?$/.test(
    before,
  ) &&
  after.trim() === ''
const OF_WHO_KNOWS = /\b(?:ingredients|materials?|supplies|parts?)\b/

/** Rent by the month and cups by the day do not go into one sum as they stand. */
const spansDiffer = (figures: Figure[]) =>
  new Set(figures.flatMap((figure) => spanOf(figure) ?? [])).size > 1

function partOf(figure: Figure, text: string): Part | undefined {
  const around = `${figure.before.trim()} # ${figure.after.trim()}`
  if (figure.isPercent) return FEE.test(around) ? 'fee in percent' : undefined
  return RULES.find(([, fits]) => fits(figure, around, text))?.[0]
}
const FEE = /\b(?:takes?|taking|took|fees?|cut|keeps?|charges|goes to)\b/

type Rule = [Part, (figure: Figure, around: string, text: string) => boolean]

/** In the order in which they are tried. */
const RULES: Rule[] = [
  ['income', (figure) => isMadeFrom(figure)],
  ['people', ({ after }, _, text) => SPLIT.test(text) && PEOPLE.test(after)],
  [
    'profit on each',
    ({ before, after }) =>
      (BRINGS.test(before) && EACH_BRINGS.test(after)) || ONE_BRINGS.test(before),
  ],
  ['amount wanted', (_, around) => WANTED.test(around) && !/# ?(?:each|apiece)/.test(around)],
  ['units sold', (figure) => isCount(figure)],
  ['fixed cost', (_, around) => IN_ALL.test(around)],
  [
    'cost of each',
    ({ after }, around) =>
      TO_MAKE.test(after) || (MADE_FOR.test(around) && !FIXED_ONLY.test(around)),
  ],
  ['fixed cost', ({ before }) => TO_COVER.test(before)],
  ['price', ({ before }) => SELLS_FOR.test(before)],
  ['price', ({ before }, _, text) => TICKETS.test(before) && !RESELLS.test(text)],
  ['cost of each', (figure, around) => costsEach(figure, around)],
  ['price', ({ before, after }, around) => isPriceOfEach(before, after, around)],
  ['income', ({ before }) => TOOK_IN.test(before)],
  ['fixed cost', (figure, around) => FIXED.test(around) || isPaid(figure)],
]

const SPLIT =
  /\b(?:split\w*|divid\w+|shar(?:e|ed|ing)|between|among|each of us|(?:each|every|per) (?:person|kid|member|one of us)|each (?:get|make|earn)s?)\b/
const PEOPLE = /^ ?(?:of us|ways|friends|people|ppl|partners|kids|members|girls|guys|students)\b/
const BRINGS = /\b(?:makes?|making|earns?|profits?|clear|gets?|keeps?)\s*$/
const ONE_BRINGS = /\b(?:each|every|one) [a-z]+ (?:makes|earns|clears|profits)(?: (?:me|us))?\s*$/
const EACH_BRINGS =
  /^ ?(?:profit )?(?:bucks |dollars )?(?:each|apiece|(?:on|per|for|off|from) (?:each|every|an?|per|one)?\b ?(?!month|week|day|all)[a-z]+)/
const WANTED =
  /\b(?:want(?:s|ed)?|need(?:s|ed)?|wanna|goal|hop(?:e|ing)|trying|tryna|gotta|have to|has to)\b(?! to (?:sell|pay))[^#]*#|\b(?:to|must) (?:raise|make|earn|clear|reach|get|save) #|\bprofit of # ?|# ?(?:in |of )profit\b/
const COUNTS_BEFORE =
  /\b(?:sold|sells?|selling|do|did|makes?|made|on|with|of|all|only|about|around|have|had|got)\s*$/
const COUNTS_AFTER =
  /^ (?!(?:hours?|hrs?|days?|weeks?|months?|years?|minutes|miles|percent|cents)\b)(?!(?:dollars|bucks|on|for|in|at|to|each|is|was|has|plus|less|minus|this|always|profits?|costs|us|selling|from|by|in|off|doing|at|last|total)\b)(?:more |of (?:them|these|those)|of (?:my |our |the )?[a-z]+s\b|(?:[a-z]+ )?[a-z]{2,}s\b|people\b|ppl\b|(?:a|per|every|each) (?:day|week|month|year)\b)/
const SOLD = /\b(?:sold|sells?|selling)(?: (?:about|around|like|only|just|maybe))?\s*$/

/** "Sold 20", "50 cases a month", "do i make on 40": a whole number, and no money. */
const isCount = ({ isMoney, value, before, after }: Figure) =>
  !isMoney &&
  Number.isInteger(value) &&
  !/\b(?:for|at|pays?|paid|costs?|charges?|spent|rent|is|are)\s*$/.test(before) &&
  (SOLD.test(before)
    ? /^\s*$|^ (?!for\b|each\b)/.test(after)
    : COUNTS_AFTER.test(after) || (/\bon\s*$/.test(before) && /^\s*$/.test(after))) &&
  (COUNTS_AFTER.test(after) || COUNTS_BEFORE.test(before) || SOLD.test(before))

/** "To pay back a 90 dollar mixer", "to buy a 420 mower" */
const TO_COVER =
  /\b(?:pays? (?:back|off|for)|covers?|recover|recoup|(?:earn|make|get) back|afford|to (?:buy|get))(?: (?:the|an?|my|our|this|that|for|new|used))*\s*$/
const TICKETS =
  /\b(?:tickets?|admission)(?: (?:to|for) (?:[a-z]+ ){1,3}?)?(?: ?(?:is|are|costs?|were|each))*\s*$/
const RESELLS = /\b(?:re-?s(?:ell|old)\w*|flip\w*|scalp\w*)\b/
const IN_ALL = /\b(?:in total|altogether|total|in all|for everything|one ?time|once)\b/
const TO_MAKE = /^ ?(?:each |dollars |bucks )?to (?:make|buy|produce|ship|get|bake|print|grow)\b/
const MADE_FOR =
  /\b(?:make|made|buy|bought|buys|get|got|print|bake)(?: (?:them|it|each|one|those|these|(?:an?|the|some)(?: [a-z]+){1,3}))? (?:for|at) #/
const SELLS_FOR =
  /\b(?:sell|sells|selling|sold|resell|resold|charg(?:e|es|ed|ing)|priced?|price is|list(?:ed)?|flip(?:ped)?)\b(?! fees?)[^#]*?(?:\b(?:for|at|of|is|was|it|them|each|charge|charged|charging|price|people)|=)?\s*$/
const COSTS = /\b(?:costs?|costed|costing)(?: (?:me|us|like|about|only|around|is|was|are|of))*\s*$/
const SUPPLIES =
  /\b(?:stamps?|postage|shipping|packaging|wrapp(?:er|ing)|box|bag|label|ingredients|materials?|supplies|fabric|beads|parts?)\b/

/** "Cost me 0.50", "3 each for parts", "75 cents stamp". */
const costsEach = ({ before, after }: Figure, around: string) =>
  !FIXED_ONLY.test(around) &&
  (COSTS.test(before) ||
    (/\b(?:pays?|paid|spends?|spent)\b[^#]*$/.test(before) && OF_EACH.test(after)) ||
    (/\b(?:for|on)\b/.test(after) && /\bthat (?:i|we) (?:paid|bought)\b/.test(before)) ||
    (SUPPLIES.test(around) && !/\b(?:spent|spend|paid|bought)\b/.test(around)))

const isPriceOfEach = (before: string, after: string, around: string) =>
  (OF_EACH.test(after) &&
    !/^ ?(?:dollars |bucks )?on /.test(after) &&
    !FIXED.test(around) &&
    !/\b(?:pay|paid|spent)\b/.test(before)) ||
  /\b(?:each|an?|one|per|every) [a-z]+(?: is| are)?\s*$/.test(before) ||
  /\bat\s*$/.test(before) ||
  /\btickets?(?: (?:is|are|cost|were))*\s*$/.test(before)

const TOOK_IN =
  /\b(?:made|earned|took in|take in|brought in|bring in|got|collected|raised|sales (?:of|were|are|was)|sales|revenue(?: (?:of|is|was))?)\s*$/
/** "I make 1200 from mowing lawns" */
const isMadeFrom = ({ before, after }: Figure) =>
  /\b(?:make|makes|made|earn|earns|earned|gets?|got)(?: (?:about|around|like))?\s*$/.test(before) &&
  /^ ?(?:dollars |bucks )?(?:(?:from|with|by|off|for) )?(?:[a-z]+ )?[a-z]{2,}ing\b/.test(after)
const FIXED_ONLY =
  /\b(?:mower|lawnmower|press|printer|camera|laptop|cart|trailer|blender|grill|fryer|fridge|freezer|tools?|booth|table|stand|stall|spot|space|rent|venue|hall|dj|decor\w*|band|licen[sc]e|permit|set ?up|insurance|equipment|machine|mixer|oven|website|ads?|advertising|flyers|posters|utilities|electricity|wages?|entry|registration)\b/
const FIXED = new RegExp(`${FIXED_ONLY.source}|\\b(?:spent|spend|spends)\\b`)

/** "Pay 30 a day": for the place and not for each. */
const isPaid = (figure: Figure) =>
  /\b(?:pays?|paid|paying)\b[^#]*$/.test(figure.before) && !OF_EACH.test(figure.after)

const NO_LABEL =
  /^(?:the|a|an|my|our|is|was|are|were|for|of|on|to|at|it|its|me|us|i|we|they|them|plus|and|cost|costs|pay|paid|pays|spent|spend|that|make|makes|each|in|about|around|like|another|other|day|week|month|year|per|every|cents|dollars|bucks|fee|each|make|buy|charge|takes|take|sell|sold)$/

/** The word that stands nearest and names something: "booth 80", "60 for the table"; empty where there is none. */
function labelOf({ before, after }: Figure): string {
  const names = (words: string) =>
    words.split(/[^a-z]+/).filter((word) => word.length > 1 && !NO_LABEL.test(word))
  const isBehind = /^ ?(?:for|on|to) |^ [a-z]+(?: fees?)?\s*$/.test(after)
  const [behind, ahead] = [names(after)[0], names(before).at(-1)]
  return (isBehind ? (behind ?? ahead) : (ahead ?? behind)) ?? ''
}
