import { businessNamed, type Business } from '../../understanding/knowledge/businesses.ts'
import { findByName, findSubjects } from '../../understanding/knowledge/term-index.ts'
import type { Options } from '../../understanding/reading-turn/options-in-talk.ts'
import { CHECK_HEADING } from '../../understanding/reading-turn/earlier-question.ts'
import { searchTermsOf } from '../../understanding/words/search-words.ts'
import { inYourWords } from '../in-your-words.ts'
import type { Part } from '../talk.ts'

type Plan = { words: string; name: string; kind: 'goods' | 'work'; business: Business | undefined }

/** Two plans of the student's own, weighed by money, what is there already, and risk; null where they are no such plans. */
export function weighPlans({ ways, told }: Options): Part[] | null {
  const [one, other] = ways.map(planOf)
  if (!one || !other) return null
  const plans: [Plan, Plan] = [one, other]
  const money = moneyIn(told)
  return [
    leanOf(plans, told, money),
    `**What each asks of you.**\n\n${plans.map((plan) => `- **${plan.name}**: ${asksOf(plan)}`).join('\n')}`,
    `**Try it small first.** Give each one weekend${money ? ` and only a small part of your ${money}` : ' and as little money as you can'}: ask ten people who might pay, do it for two or three of them, and write down the hours, what you spent and what came in. Keep the one that leaves more for an hour and that you would do again.`,
    `**${CHECK_HEADING}** Which of the two would leave you more for an hour of work, as far as you can tell today?`,
  ]
}
const MONEY = /\$ ?\d[\d,]*|\b\d[\d,]* ?(?:dollars|bucks|usd)\b/
/** The sum that somebody named: "$150" of "150 bucks". */
export function moneyIn(told: string): string | undefined {
  const said = told.match(MONEY)?.[0]
  return said === undefined ? undefined : `$${said.replace(/[^\d,]/g, '')}`
}

function planOf(words: string): Plan | undefined {
  const business = businessNamed(words) ?? businessNamed(`${words} business`)
  const kind = GOODS.test(words) ? 'goods' : WORK.test(words) ? 'work' : undefined
  const isTerm =
    findByName(words) !== undefined || (kind === undefined && findSubjects(words).length > 0)
  if (isTerm && !business) return undefined
  if (kind === undefined && !business) return undefined
  return { words, name: inYourWords(words), kind: kind ?? 'work', business }
}
const GOODS =
  /\b(?:sell\w*|resell\w*|flip\w*|mak(?:e|ing)|bak(?:e|ing)|print\w*|stands?|trucks?|shops?|stores?|brand|merch|clothes|clothing|shirts?|hoodies?|jewelry|bracelets?|candles?|cookies|cupcakes?|stickers?|lemonade|snacks?|candy|slime|keychains?|crafts?|sneakers?|thrift\w*|etsy|vending)\b/
const WORK =
  /\b(?:wash\w*|mow\w*|lawns?|babysit\w*|tutor\w*|walk\w*|sit(?:ting)?|clean\w*|teach\w*|cut\w*|detail\w*|edit\w*|nails?|hair|lessons?|coach\w*|camp|photo\w*|dj\w*|deliver\w*|paint\w*|shovel\w*|rak(?:e|ing)|design\w*|braid\w*|job|work\w*|stream\w*|youtube|podcast|app|referee\w*|lifeguard\w*)\b/

function leanOf([one, other]: [Plan, Plan], told: string, money: string | undefined): string {
  const has = told.match(HAS)?.[1]
  const fits = has === undefined ? [] : [one, other].filter((plan) => speaksOf(plan, has))
  if (fits.length === 1)
    return `**I would lean to: ${fits[0]!.name}.** You already have ${inYourWords(has!.trim())}, which it needs, so less money and time go into the start. It would turn if nobody near you wants to pay for it.`
  const liked = told.match(LIKES)?.[1]
  const wanted = liked === undefined ? [] : [one, other].filter((plan) => speaksOf(plan, liked))
  if (wanted.length === 1)
    return `**I would lean to: ${wanted[0]!.name}.** You said that you like ${liked!.trim()}, and what you like you do longer and better. It would turn if it brings clearly less for an hour.`
  if (one.kind !== other.kind) {
    const [work, goods] = one.kind === 'work' ? [one, other] : [other, one]
    return `**I would lean to: ${work.name}.** ${money ? `With ${money}, a` : 'A'} start that sells your time is safer: you are paid for each job, while for "${goods.name}" you first have to buy things that may not sell. It would turn if you already know people who want to buy, or if you can sell what you do not have to pay for first.`
  }
  return `**Neither is better in itself.** Both ${one.kind === 'work' ? 'sell your time, so compare what an hour brings, how many near you would pay, and how often they need it' : 'tie up money in things before they sell, so compare what is left of each sale, how fast it sells, and what you would lose if it does not'}.${money ? ` With ${money}, begin with the one whose first week costs less.` : ''} Tell me what you have, what you like and how much money there is, and I lean to one.`
}
const HAS =
  /\b(?:i|we|ive|my (?:mom|dad|uncle|family|parents)) (?:already )?(?:have|has|got|own|owns) ((?:an? |my own |some |the |our )(?!(?:few|bit|lot|couple)\b)(?:(?!already\b)\w+ ?){1,3}?)(?: ?(?:already|at home|tho|though|and|so|but)\b|;|$)/
const LIKES =
  /\b(?:i|we) (?:really )?(?:like|love|enjoy|am good (?:at|with)) ((?:\w+ ?){1,4})|\bim good (?:at|with) ((?:\w+ ?){1,4})/

/** Whether a plan is about what was said, by its own words or by what such a business has. */
function speaksOf({ words, business }: Plan, said: string): boolean {
  const own = business
    ? `${words} ${business.goods} ${business.fixed} ${business.tool} ${business.variable} ${business.buyers} ${business.some} ${'noun' in business ? business.noun : ''}`
    : words
  const has = searchTermsOf(own)
  return searchTermsOf(said).some((word) => has.some((one) => isAlike(one, word)))
}
/** "Mowing" and "mower". */
const isAlike = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= 3 && (one.startsWith(other) || other.startsWith(one)))

const asksOf = ({ kind, business }: Plan) =>
  [
    business ? `it needs ${business.fixed} first, and ${business.variable} with each sale.` : '',
    kind === 'work'
      ? 'You sell your hours: little to lose, but you earn only while you work.'
      : 'You buy or make things first: you can sell many at once, but what stays unsold is lost money.',
    business
      ? `Watch out for ${business.risk}; about ${business.price} for ${business.good} is usual in my cases.`
      : '',
  ]
    .filter((text) => text !== '')
    .join(' ')
    .replace(/^it/, 'It')
