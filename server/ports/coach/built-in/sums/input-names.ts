import type { Input } from './formulas/formula.ts'

/** "50 shirts": so many of what is sold. */
const THINGS =
  '(?<![$.,])\\d[\\d,]* (?!dollars|bucks|cents|times|percent|points|hours|days|weeks|months|years|less|plus|is|was)[a-z]{2,}s'

/** How students call an input when they change it; of others the name says it. */
const ALSO_CALLED: Record<string, string> = {
  'fixed costs':
    'fixed costs?|fixed|rent|overhead|booth|stand|stall|table|spot|space|venue|permit|license|fees?|(?:mak|charg)(?:es?|ing) (?:me|us)|(?:i|we) (?:have to )?pay(?! \\$?\\d[\\d.]*(?: dollars| bucks)? (?:for|each|per)\\b)',
  price:
    'prices?|charges?(?! (?:me|us)\\b)|(?:raise|bump|up) it|(?:sells?|selling|sold)(?: it| them| each)? (?:for|at)',
  'variable cost per unit':
    'variable costs?|variable|costs? per unit|unit costs?|materials?|costs? to make|suppliers?|wholesalers?|vendors?',
  'cost per unit': 'costs? per unit|costs? (?:me|us)|suppliers?|wholesalers?|vendors?',
  'cost of each': 'costs? of each|costs? (?:me|us)|to make|suppliers?|wholesalers?|vendors?',
  'units sold': `units?|(?:sell|sells|sold)(?! (?:it|them|each|for|at)\\b)|${THINGS}`,
  'variable cost': 'variable costs?|variable|costs? per unit|unit costs?|materials?',
  principal:
    'principal|deposits?|loan|invest(?:ed|ment)?|put in|put|borrow(?:ed)?|save[sd]?|start with|have|amount',
  'yearly rate in percent': '(?:interest )?rates?|interest|apr',
  years: 'years?|yrs?|months?',
  sales: 'sales(?! tax)|revenues?',
  'net income': 'net income|net profit|profits?',
  'current liabilities': '(?:current )?liabilit\\w+|(?:current )?debts?',
  'total liabilities': '(?:total )?liabilit\\w+|debts?',
  'cost of goods sold': 'costs? of (?:the )?goods(?: sold)?|cogs',
  'discount in percent': 'discount|(?:%|percent) off',
  'sales tax in percent': '(?:sales )?tax',
  percentage: 'percentage|%|percent|tip',
  units: 'units?|(?:sell|sells|sold)(?! (?:it|them|each|for|at)\\b)',
  'hourly rate': 'hourly (?:rate|pay|wage)|rate|wage|(?:an|per) hour',
  'hours worked': 'hours?|hrs',
  'wage an hour': 'wage|(?:an|per) hour|pay (?:myself|me)|my time',
  'minutes for one': 'minutes?|mins?',
  'cost a head': 'food|snacks|(?:a|per) (?:head|person|guest|kid)',
  'part on top in percent': 'wants?|back|interest|on top|extra',
  'amount shared': 'profits?|money|amount|made|make',
  'money there is': 'saved?|have|savings',
  'daily use': 'daily (?:use|demand|sales)|demand|(?:a|per) day',
  'lead time in days': 'lead ?time|days',
  'rooms sold': 'rooms? sold|sold|sells?|occupied|booked',
  'probability in percent': 'probability|chance|risk',
  left: 'left|leave|leaves|quit',
  whole: 'whole|of',
  invested: 'invest(?:ed|ment)?|spent|put in|paid|costs?',
  'came back': 'came back|got back|get back|return(?:s|ed)?|worth|sold|made|earned|brought in',
}

/** Words that stand in many names and tell none. */
const GENERAL = new Set(
  'total average number worked yearly percent unit units what each brings part'.split(' '),
)

/** Whether a text names it: by its name, by how else it is called, or by a word that no other input has. */
export function called(input: Input, inputs: Input[]): RegExp {
  const others = inputs.filter((one) => one !== input).flatMap(({ name }) => wordsIn(name))
  const own = wordsIn(input.name).filter((word) => !others.includes(word))
  const words = [
    ...(input.also ? [input.also] : []),
    ALSO_CALLED[input.name] ?? input.name,
    ...own.map((word) => `${word}s?`),
  ]
  return new RegExp(`(?:\\b|(?=%))${NO_PRICE_OF_TIME}(?:${words.join('|')})(?![a-z])`)
}

/** "16 an hour" is a rate, and names no hours. */
const NO_PRICE_OF_TIME = String.raw`(?!(?<=\b(?:an?|per|each|every) )(?:hour|hr|day|week|month|year|yr)\b)`

/** "Costs", where there are fixed and variable ones. */
export const sharesWord = ({ name }: Input, text: string) =>
  wordsIn(name).some((word) => new RegExp(`\\b${word}s?\\b`).test(text))

const wordsIn = (name: string) =>
  name
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3 && !GENERAL.has(word))
    .map((word) => word.replace(/s$/, ''))

export const isPercent = ({ name }: Input) => /\bpercent|^rate$/.test(name)

const COUNTED =
  /units|hours|years|quantity|impressions|clicks|rooms|visitors|buyers|left|employees|days|daily|stock$/
export const mayBeMoney = (input: Input) => !isPercent(input) && !COUNTED.test(input.name)
