import { businessNamed, sellerOf, type Business } from '../../understanding/knowledge/businesses.ts'
import { findByName, findSubjects } from '../../understanding/knowledge/term-index.ts'
import type { Options } from '../../understanding/reading-turn/options-in-talk.ts'
import { CHECK_HEADING } from '../../understanding/reading-turn/earlier-question.ts'
import { searchTermsOf } from '../../understanding/words/search-words.ts'
import { inYourWords } from '../in-your-words.ts'
import type { Part } from '../talk.ts'

type Kind = 'goods' | 'work' | 'audience'
type Plan = { words: string; name: string; kind: Kind; business: Business | undefined }

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
const MONEY =
  /(?<=\b(?:got|have|only|just|with) (?:(?:about|like|only|just) )*)\d[\d,]*(?= ?(?:saved|;|$|and\b))|\$ ?\d[\d,]*|\b\d[\d,]* ?(?:dollars|bucks|usd)\b/
/** The sum that somebody named: "$150" of "150 bucks". */
export function moneyIn(told: string): string | undefined {
  const said = told.match(MONEY)?.[0]
  return said === undefined ? undefined : `$${said.replace(/[^\d,]/g, '')}`
}

function planOf(words: string): Plan | undefined {
  const business = businessOf(words)
  const kind = kindOf(words)
  const isTerm =
    findByName(words) !== undefined || (kind === undefined && findSubjects(words).length > 0)
  // An account is no plan of one's own, though a bank may sell it.
  if (isTerm && (!business || kind === undefined)) return undefined
  if (kind === undefined && !business) return undefined
  return { words, name: inYourWords(words), kind: kind ?? 'work', business }
}
const kindOf = (words: string): Kind | undefined =>
  AUDIENCE.test(words)
    ? 'audience'
    : GOODS.test(words)
      ? 'goods'
      : WORK.test(words)
        ? 'work'
        : undefined

/** "Mow lawns" is a lawn mowing business, "selling cookies" a cookie business. */
function businessOf(words: string): Business | undefined {
  const [verb = '', ...rest] = words.split(' ')
  const things = rest.join(' ')
  const thing = things.replace(/s$/, '')
  const doing = verb.endsWith('ing') ? verb : `${verb}ing`
  const names = [
    words,
    `${doing} ${things}`,
    `${thing} ${doing}`,
    `${things} business`,
    `${thing} business`,
  ]
  for (const name of [...names, `${words} business`]) {
    const found = businessNamed(name)
    if (found) return found
  }
  return things === '' ? undefined : sellerOf(things)
}

const GOODS =
  /\b(?:sell\w*|resell\w*|flip\w*|mak(?:e|ing)|bak(?:e|ing)|print\w*|stands?|trucks?|shops?|stores?|brand|merch|clothes|clothing|shirts?|hoodies?|jewelry|bracelets?|candles?|cookies|cupcakes?|stickers?|lemonade|snacks?|candy|slime|keychains?|crafts?|sneakers?|thrift\w*|etsy|vending)\b/
const AUDIENCE =
  /\b(?:youtube\w*|tiktok|twitch|stream\w*|podcast\w*|channel|blog\w*|apps?|influencer|newsletter)\b/
const WORK =
  /\b(?:wash\w*|mow\w*|lawns?|babysit\w*|tutor\w*|walk\w*|sit(?:ting)?|clean\w*|teach\w*|cut\w*|detail\w*|edit\w*|nails?|hair|lessons?|coach\w*|camp|photo\w*|dj\w*|deliver\w*|paint\w*|shovel\w*|rak(?:e|ing)|design\w*|braid\w*|job|work\w*|referee\w*|lifeguard\w*)\b/

function leanOf([one, other]: [Plan, Plan], told: string, money: string | undefined): string {
  const things = [...told.matchAll(HAS)].flatMap(([, all = '']) => all.split(' and '))
  const has = things.find((thing) => onlyOneFor([one, other], thing))
  const fit = has === undefined ? undefined : onlyOneFor([one, other], has)
  if (has && fit)
    return `**I would lean to: ${fit.name}.** You already have ${inYourWords(has.trim())}, which it needs, so less money and time go into the start. It would turn if nobody near you wants to pay for it.`
  const liked = told.match(LIKES)?.groups?.what
  const wanted = liked === undefined ? undefined : onlyOneFor([one, other], liked)
  if (liked && wanted)
    return `**I would lean to: ${wanted.name}.** You said that you like ${inYourWords(liked.trim())}, and what you like you do longer and better. It would turn if it brings clearly less for an hour.`
  return ofKinds([one, other], money)
}

/** By what kind of thing each of them sells. */
function ofKinds([one, other]: [Plan, Plan], money: string | undefined): string {
  if (one.kind === other.kind)
    return `**Neither is better in itself.** ${ALIKE[one.kind]}.${money ? ` With ${money}, begin with the one whose first week costs less.` : ''} Tell me what you have, what you like and how much money there is, and I lean to one.`
  const watched = [one, other].find(({ kind }) => kind === 'audience')
  if (watched) {
    const sold = watched === one ? other : one
    return `**I would lean to: ${sold.name}.** It can bring money with its first buyer, while "${watched.name}" first needs many people who come for free, which often takes a year. It would turn if you like making it so much that you would do it unpaid, or have an audience already.`
  }
  const [work, goods] = one.kind === 'work' ? [one, other] : [other, one]
  return `**I would lean to: ${work.name}.** ${money ? `With ${money}, a` : 'A'} start that sells your time is safer: you are paid for each job, while for "${goods.name}" you first have to buy things that may not sell. It would turn if you already know people who want to buy, or if you can sell what you do not have to pay for first.`
}
const ALIKE: Record<Kind, string> = {
  work: 'Both sell your time, so compare what an hour brings, how many near you would pay, and how often they need it',
  goods:
    'Both tie up money in things before they sell, so compare what is left of each sale, how fast it sells, and what you would lose if it does not',
  audience:
    'Both need many people who come for free before they bring money, so compare which you would keep up for a year',
}
const ASKS_OF: Record<Kind, string> = {
  work: 'You sell your hours: little to lose, but you earn only while you work.',
  goods:
    'You buy or make things first: you can sell many at once, but what stays unsold is lost money.',
  audience: 'You build an audience first: it costs hours for a long time before it brings money.',
}
const HAS =
  /\b(?:i|we|ive|my (?:mom|dad|uncle|aunt|family|parents|grandpa|brother|sister)) (?:already )?(?:have|has|got|own|owns) ((?:an? |my own |some |the |our )(?!(?:few|bit|lot|couple)\b)(?:(?!already\b|at home\b|tho\b)[\w-]+ ?){1,6})/g
const LIKES =
  /\b(?:(?:i|we) (?:really )?(?:like|love|enjoy|am good (?:at|with))|im good (?:at|with)) (?<what>(?:(?!tbh\b|lol\b|a lot\b|so\b|tho\b|and\b)\w+ ?){1,4})/

const onlyOneFor = (plans: [Plan, Plan], said: string): Plan | undefined => {
  const fits = plans.filter((plan) => speaksOf(plan, said))
  return fits.length === 1 ? fits[0] : undefined
}

/** Whether a plan is about what was said, by its own words or by what such a business has. */
function speaksOf({ words, business }: Plan, said: string): boolean {
  const own = business
    ? `${words} ${business.goods} ${business.fixed} ${business.tool} ${business.variable} ${business.buyers} ${business.some} ${'noun' in business ? business.noun : ''}`
    : words
  const has = searchTermsOf(own)
  return searchTermsOf(said).some((word) => has.some((one) => isAlike(one, word)))
}
/** "Mowing" and "mower", "baking" and "bakery". */
const isAlike = (one: string, other: string) => rootOf(one) === rootOf(other)
const rootOf = (word: string) => word.replace(/(?<=\w{3})(?:ing|ery|er|e|s)$/, '')

const asksOf = ({ kind, business }: Plan) =>
  [
    business ? `it needs ${business.fixed} first, and ${business.variable} with each sale.` : '',
    ASKS_OF[kind],
    business
      ? `Watch out for ${business.risk}. In my examples ${business.good} sells for about ${business.price}.`
      : '',
  ]
    .filter((text) => text !== '')
    .join(' ')
    .replace(/^it/, 'It')
