import { lately } from '../../lately.ts'
import { figuresInWords } from './figures.ts'
import { PHRASES, SYNONYMS } from './synonyms.ts'

/**
 * What a text says, as stems that are equal when the words mean the same: inflections fall away, synonyms share one,
 * figures are figures however they are written ("$1,250", "1250 dollars", "a hundred and forty").
 */
export const stemsOf: (text: string) => readonly string[] = lately(1000, (text) =>
  tokensInOneWord(text).flatMap((token) => {
    if (/^\d/.test(token)) return [`#${Number(token)}`]
    return LITTLE.has(token) ? [] : [stemOf(token)]
  }),
)

/** Every word's stem, those included that only join: "same", "everyone", "no". */
export const wordStemsOf: (text: string) => readonly string[] = lately(1000, (text) =>
  tokensInOneWord(text).map(stemOf),
)

const tokensInOneWord = lately(1000, (text) =>
  tokensOf(PHRASES.reduce((said, [phrase, word]) => said.replace(phrase, word), text)),
)

/** Words and figures, small ones included: for lengths, and for comparing letter by letter. */
export const tokensOf: (text: string) => readonly string[] = lately(1000, (text) => {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/['’`´]s\b/g, '')
    .replace(/['’`´]/g, '')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d+) ?(?:cents?\b|¢)/g, (_, cents: string) => String(Number(cents) / 100))
    .replace(/(\d+(?:\.\d+)?) ?(million|thousand|k)\b/g, (_, figure: string, unit: string) =>
      String(Number(figure) * (unit === 'million' ? 1e6 : 1e3)),
    )
  return figuresInWords(plain.match(/\d+(?:\.\d+)?|[a-z]+/g) ?? [])
})

export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= MOST_KEPT) stems.clear()
  const stem = foundStemOf(word)
  stems.set(word, stem)
  return stem
}
/** The same words come again and again; names and slips of students do not pile up. */
const MOST_KEPT = 20_000
const stems = new Map<string, string>()

function foundStemOf(word: string): string {
  const base = IRREGULAR[word] ?? word
  const stem = shortened(base)
  return SYNONYM_OF.get(stem) ?? stem
}

/** The longest that leaves at least three letters ("gives" loses its s, not its ives). */
const ENDINGS =
  /(?:(?<=.{3})iest|(?<=.{4})est|(?<=.{3})(?:ations?|itions?|ements?|ments?|ness|fully|ful|ingly|ings?|edly|ed|izes?|ises?|ations|ates?|ions?|ities|ity|ively|ives?|ances?|ences?|ably|able|ibly|ible|ally|als?|ers?|ors?|ies|ly|es|s|y|e))$/

function shortened(word: string) {
  if (word.length <= 3) return word
  let stem = word
  for (let cuts = 0; cuts < 2; cuts++) {
    const cut = stem.replace(ENDINGS, '')
    if (cut === stem) break
    stem = cut
  }
  return stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/i$/, '')
}

const IRREGULAR: Record<string, string> = Object.fromEntries(
  (
    'told:tell sold:sell paid:pay gave:give given:give bought:buy went:go made:make kept:keep left:leave met:meet ' +
    'said:say ran:run lost:lose began:begin begun:begin brought:bring built:build chose:choose chosen:choose came:come ' +
    'did:do drew:draw drove:drive fell:fall felt:feel found:find forgot:forget got:get grew:grow heard:hear held:hold ' +
    'knew:know known:know led:lead lent:lend meant:mean sent:send shown:show spoke:speak spoken:speak spent:spend ' +
    'stood:stand stolen:steal taken:take took:take taught:teach thought:think understood:understand wrote:write ' +
    'written:write children:child people:person women:woman men:man worse:bad worst:bad better:good best:good ' +
    'apologies:apology apologise:apology sorry:apology decision:decide decisions:decide choice:choose choices:choose ' +
    'response:respond responses:respond costly:cost loss:lose losses:lose proof:prove growth:grow weight:weigh'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
)

const SYNONYM_OF = new Map(
  SYNONYMS.flatMap((group) => {
    const [first, ...others] = group.split(' ').map((word) => shortened(IRREGULAR[word] ?? word))
    return [first!, ...others].map((stem): [string, string] => [stem, first!])
  }),
)

/** Whether a word tells of what has been: "went", "stayed". */
export const isPast = (word: string) => word in IRREGULAR || /[a-z]ed$/.test(word)

/** Whether a word only joins a sentence together. */
export const isLittle = (word: string) => LITTLE.has(word)

const LITTLE = new Set(
  (
    'a an the and or but nor so if then than as at by for from in into of off on onto out over to up with without about ' +
    'is are was were be been being am do does did done doing has had having have would will shall should can could may ' +
    'might must i me my mine we us our you your yours he him his she her it its they them their this that these those ' +
    'who whom whose which what when where why how there here not no yes dont doesnt didnt isnt arent wasnt cant couldnt ' +
    'wont wouldnt im ive id ill youre theyre thats theres lets let just really very too also only even still again like ' +
    'um uh er hmm okay ok well basically actually kinda some any all each every both more most much many such other ' +
    'another same one ones get gets getting got make makes making made thing things something anything because while ' +
    'during before after today now going gonna wanna want wants need needs go goes am pm per instead rather through ' +
    'since once both either neither however therefore thus hence upon else ever never always often perhaps maybe'
  ).split(' '),
)
