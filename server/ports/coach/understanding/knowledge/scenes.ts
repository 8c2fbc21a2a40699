import type { Scene } from './facets.ts'
import { stem, wordsOf } from '../words/words.ts'

/** The words by which students name a place, for each class of scenes. */
const WORDS: Record<Scene, string> = {
  food: 'coffee cafe cafes restaurant restaurants bakery burger burgers pizza pizzeria diner food truck smoothie boba tea ice cream grocery groceries supermarket snack snacks taco tacos donut donuts kitchen drink drinks energy lemonade cookie cookies cupcake cupcakes chicken juice sandwich',
  shop: 'shop shops store stores boutique retail retailer clothes clothing apparel sneaker sneakers shoe shoes brand brands fashion mall jewelry shirt shirts hoodie hoodies makeup cosmetics online toy toys bookstore thrift furniture merch',
  sport:
    'team teams sport sports gym fitness basketball football soccer baseball stadium arena concert concerts festival event events league athlete athletes movie movies theater band music game night entertainment skate surf volleyball softball hockey tennis lacrosse golf swim swimming track wrestling cheer',
  travel:
    'hotel hotels motel resort resorts airline airlines travel tourism tour tours cruise cruises airport theme amusement park parks vacation flight flights inn hostel',
  tech: 'app apps phone phones tech software computer computers laptop laptops video videos gaming gamer gamers minecraft fortnite roblox valorant tiktok youtube instagram snapchat discord twitch netflix spotify games website websites startup internet streaming console ai',
  school:
    'school schools class classes club clubs student students teacher college university campus homework prom yearbook fundraiser deca teen teens project projects friend friends classmate classmates council tryouts',
  maker:
    'factory factories farm farms farmer manufacturer manufacturing plant workshop builder construction car cars maker furniture bike bikes candle candles',
  office:
    'bank banks agency office hospital clinic doctor dentist salon barber hair lawyer employer employee company insurance consulting accountant nonprofit charity',
  home: 'family home house car allowance savings personal parents mom dad apartment roommate babysitting lawn mowing dog',
}

const scenes = new Map<string, Scene>(
  (Object.entries(WORDS) as [Scene, string][])
    .toReversed()
    .flatMap(([scene, words]) => words.split(' ').map((word): [string, Scene] => [word, scene])),
)

/** Words that say nothing of a place: "for a small business". */
const WISHED =
  /.*\b(?:for|at|about|with|in|from|using|like|of)(?: (?:an?|my|our|the|some|like|new|local|small))* ((?:\w+ ?){1,4})$/

/** "How would a clothing store use it": a place that does something. */
const DOES =
  /\b(?:would|could|can|might|does|do|should) (?:an?|my|our|the|some) ((?:\w+ ){1,3}?)(?:use|do|apply|handle|get|make|have|need|try|show|offer|improve|set|plan|care|bother|worry|want)\b/

/** "At a hotel front desk, what would I say": the place before the question. */
const FIRST =
  /\b(?:for|at|about|with|in) (?:an?|my|our|the) ((?:\w+ ){1,4}?)(?:what|how|which|why)\b/

/** "From my own life", "in everyday life": with people of the student's age, at school or at home. */
const NAMES_OWN_LIFE = /\b(?:own|real|everyday|daily) life\b|\bfrom my life\b/

export type Wished = { words: string; scenes: Scene[]; isLoose?: true }

/** The scenes that every student knows. */
export const OWN_LIFE: Wished = { words: 'your own life', scenes: ['school', 'home'] }

/** Where a student wants the case to play, in the student's words, and the classes of that, best first; undefined for nowhere known. */
export function sceneOf(plain: string): Wished | undefined {
  if (NAMES_OWN_LIFE.test(plain))
    return {
      ...OWN_LIFE,
      // Every case may be met in real life.
      ...(/\breal life\b/.test(plain) && { isLoose: true }),
    }
  const words = (plain.match(DOES) ?? plain.match(FIRST) ?? plain.match(WISHED))?.[1]?.trim()
  if (!words) return undefined
  const scene = wordsOf(words).flatMap((word) => scenes.get(word) ?? [])[0]
  return scene && { words, scenes: [scene] }
}

/** Things of a scene that are not like its others: who asks for basketball is not served with golf. */
const KINDS: [RegExp, RegExp][] = [
  [
    /\b(?:video ?games?|gaming|gamers?|minecraft|fortnite|roblox|valorant|esports)\b/,
    /\b(?:games?|gaming|gamers?|consoles?|esports)\b/i,
  ],
  [
    /\b(?:tiktok|youtube|instagram|snapchat|twitch)\b/,
    /\b(?:videos?|channel|followers|influencers?|creators?|stream\w*|posts?)\b/i,
  ],
  ...[
    'basketball',
    'football',
    'soccer',
    'baseball',
    'volleyball',
    'softball',
    'hockey',
    'tennis',
    'lacrosse',
    'golf',
    'swim',
    'wrestling',
    'cheer',
    'concert',
    'movie',
  ].map((name): [RegExp, RegExp] => [new RegExp(`\\b${name}`), new RegExp(`\\b${name}`, 'i')]),
]

/** Whether a case has the very kind of thing in it that was wished for, where that is a kind of its own. */
export const isOfKindWished = (text: string, { words }: Wished): boolean => {
  const kind = KINDS.find(([asked]) => asked.test(words))
  return kind === undefined || kind[1].test(text)
}

/** Words that name no kind of business by themselves. */
const ANY_BUSINESS =
  /^(?:business|businesses|shop|shops|store|stores|stand|company|companies|small|local|new|little|online|own|family|team|place|service|brand|brands|startup|school|event|events|sports?|retail|retailer|travel|tourism|an?|my|our|his|her|their|the|your)$/

/** By what else a text may name it. */
const ALSO_NAMED: Record<string, RegExp> = {
  hotel: /\b(?:hotels?|inns?|motel|resort|lodge|guest rooms?|rooms?|check-in|front desk)\b/i,
  restaurant: /\b(?:restaurants?|bistro|diner|pizzeria|grill|menu|dinner|servers?|waiters?)\b/i,
  cafe: /\b(?:cafes?|coffee)\b/i,
  coffee: /\b(?:cafes?|coffee)\b/i,
  bakery: /\b(?:bakery|bakeries|bakers?|bakes?|bread|cakes?|cupcakes?)\b/i,
  clothing: /\b(?:cloth\w*|shirts?|jeans|hoodies?|dress\w*|jackets?|boutique|fashion)\b/i,
  sneaker: /\b(?:sneakers?|shoes?)\b/i,
  shoe: /\b(?:sneakers?|shoes?)\b/i,
  airline: /\b(?:airlines?|flights?|planes?)\b/i,
  salon: /\b(?:salons?|barbers?|haircuts?|stylists?)\b/i,
  barber: /\b(?:salons?|barbers?|haircuts?)\b/i,
  barbershop: /\b(?:salons?|barbers?|haircuts?)\b/i,
  grocery: /\b(?:grocer\w*|supermarkets?)\b/i,
  cupcake: /\b(?:cupcakes?|bakery|cakes?)\b/i,
}
const ALIKE: Record<string, string> = {
  ...{ hotels: 'hotel', inn: 'hotel', motel: 'hotel', resort: 'hotel', resorts: 'hotel' },
  ...{ restaurants: 'restaurant', diner: 'restaurant', cafes: 'cafe', hair: 'salon' },
  ...{ clothes: 'clothing', apparel: 'clothing', boutique: 'clothing', fashion: 'clothing' },
  ...{ sneakers: 'sneaker', shoes: 'shoe', airlines: 'airline', flight: 'airline' },
  ...{ groceries: 'grocery', supermarket: 'grocery', cupcakes: 'cupcake' },
}

/** The words of a wish that say which kind of business it is: "bike" and "repair" of "my bike repair shop". */
const businessWords = (words: string): string[] =>
  wordsOf(words).filter((word) => !ANY_BUSINESS.test(word))

/** Whether a text plays in the very kind of business that was wished for; a wish that names no kind is content with any. */
export const isOfBusiness = (text: string, { words }: Wished): boolean => {
  const stems = new Set(wordsOf(text).map(stem))
  return businessWords(words).every(
    (word) => ALSO_NAMED[ALIKE[word] ?? word]?.test(text) ?? stems.has(stem(word)),
  )
}

/** Whether it names it in the wish's own words. */
export const namesBusiness = (text: string, { words }: Wished): boolean => {
  const stems = new Set(wordsOf(text).map(stem))
  const own = businessWords(words)
  return own.length > 0 && own.every((word) => stems.has(stem(word)))
}

/** What a wish for an example wants it to be about, whether or not such a place is known: "with bread". */
export const settingOf = (plain: string): Wished | undefined => {
  const before = plain.match(BEFORE_IT)?.[1]
  const scene = before === undefined ? undefined : scenes.get(before)
  if (before && scene) return { words: before, scenes: [scene] }
  const known = sceneOf(plain)
  const words = (plain.match(IN_OWN_SETTING) ?? plain.match(IN_SETTING))?.[1]
  return known ?? (words && !OF_FORM.test(words) ? { words, scenes: [] } : undefined)
}
/** "A fashion example of the product life cycle", "with examples from a cafe" */
const BEFORE_IT = /\b(?:an?|some|any|another) (?:good |real )?(\w+) examples? (?:of|for)\b/
const IN_OWN_SETTING = /\b(?:at|in|for) (?:my|our) ((?:\w+ ?){1,4})$/
const IN_SETTING = /\b(?:with|using|at|about|in|for) (?:(?:an?|my|our|the|some) )?((?:\w+ ?){1,2})$/
/** How it is to be said, or of what the talk is about. */
const OF_FORM =
  /\b(?:numbers?|figures?|amounts?|math|money|words?|english|detail|details|it|that|this|them|general|short|me|us|example|examples|life|please|exam|test|deca)\b/

/** Of the cases those that play where it was wished for, in the order of the wish. */
export const casesThere = <Case extends { at: Scene }>(
  cases: Case[],
  wished: Wished | undefined,
): Case[] => (wished?.scenes ?? []).flatMap((scene) => cases.filter(({ at }) => at === scene))

/** There, any case of the place is near enough. */
export const isOwnLife = ({ scenes }: Wished) =>
  scenes.some((scene) => ['school', 'home', 'sport', 'tech'].includes(scene))
