/** Words as rules compare them: small letters and figures, without what only joins a sentence together. */

/** "What's the break-even point?" as `['whats', 'the', 'break', 'even', 'point']`. */
export function wordsOf(text: string): string[] {
  const known = lately.get(text)
  if (known) return [...known]
  const words = split(text)
  if (lately.size === MOST_KEPT) lately.clear()
  if (text.length <= LONGEST_KEPT) lately.set(text, words)
  return [...words]
}

/** A turn is taken apart by dozens of rules, one after the other; more than the last few texts are not kept for it. */
const lately = new Map<string, string[]>()
const MOST_KEPT = 64
const LONGEST_KEPT = 400

function split(text: string): string[] {
  const plain = inPlainLetters(text.toLowerCase())
  return /\d/.test(plain) ? splitAtFigures(withoutSigns(plain)) : lettersIn(plain)
}

const withoutSigns = (plain: string) => plain.replace(/['’`´]/g, '').replace(/&/g, ' and ')

/** The same of a text without figures, letter by letter: nearly all texts are, and patterns take three times as long. */
function lettersIn(plain: string): string[] {
  const words: string[] = []
  let word = ''
  let from = -1
  for (let at = 0; at <= plain.length; at++) {
    const code = plain.charCodeAt(at)
    if (code >= SMALL_A && code <= SMALL_Z) {
      if (from < 0) from = at
      continue
    }
    if (from >= 0) word += plain.slice(from, at)
    from = -1
    if (JOINS.has(code)) continue
    if (word !== '') words.push(word)
    word = ''
    if (code === AND) words.push('and')
  }
  return words
}
const [SMALL_A, SMALL_Z, AND] = ['a', 'z', '&'].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
]
/** "Don't" is one word. */
const JOINS = new Set(Array.from("'’`´", (sign) => sign.charCodeAt(0)))

/** A point or a percent sign belongs to a figure, and parts words. */
function splitAtFigures(plain: string): string[] {
  const words: string[] = []
  for (const part of plain.replace(/(\d),(?=\d{3}\b)/g, '$1').match(/[a-z0-9.%]+/g) ?? []) {
    const word = /^[.%]|[.%]$/.test(part) ? part.replace(/^[.%]+|[.%]+$/g, '') : part
    if (/^\d/.test(word) || !/[.%]/.test(word)) words.push(word)
    else words.push(...word.split(/[.%]+/))
  }
  return words.filter((word) => word !== '')
}

/** Nobody types them by hand; in a pasted text they would part a word in two. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

/** Nearly all texts have none of these, dashes and quotation marks aside, and looking takes a tenth of the time. */
const inPlainLetters = (text: string) =>
  /[\u0080-\u200f\u2020-\uffff]/.test(text)
    ? text.replace(INVISIBLE, '').normalize('NFKD').replace(/\p{M}/gu, '')
    : text

/** One form for one thing and several of it; nothing cleverer, so that "market" and "marketing" stay two words. */
export function stem(word: string): string {
  if (word.length <= 3 || !word.endsWith('s') || /[sui]s$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return word.slice(0, /(?:x|ch|sh|ss|z)es$/.test(word) ? -2 : -1)
}

/** What "price", "prices" and "pricing" share; only for looking a word up in a text, not for naming things. */
export const root = (word: string) => {
  const base = stem(word)
  return base.length > 4 ? base.replace(/(ing|ed|e)$/, '') : base
}

/** Stems of the words that carry meaning, in their order. */
export const contentStems = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !LITTLE.has(word))
    .map(stem)

/** The words that carry meaning, as typed. */
export const contentWords = (text: string): string[] =>
  wordsOf(text).filter((word) => !LITTLE.has(word))

export const isLittle = (word: string) => LITTLE.has(word)

const LITTLE = new Set(
  (
    'a y an the and or but nor so if then than as at by for from in into of off on onto out over to up with without about ' +
    'is are was were be been being am do does did done doing have has had having will would shall should can could may ' +
    'might must i me my mine we us our you u ur your yours he him his she her it its they them their this that these ' +
    'those who whom whose which what whats wat wut when where why how there here not no yes dont doesnt didnt isnt arent ' +
    'wasnt cant couldnt wont wouldnt im ive id ill youre theyre shes hes weve youve theyve thats theres hows whos lets let just really very too also ' +
    'only even still again like kinda kind sort pls please plz hey hi hello ok okay um uh hmm hm huh lol idk some any all each both ' +
    'more most much many such other another same one ones get got gets getting give gives given make makes made thing ' +
    'things something anything stuff tell explain define mean means meaning definition know understand understanding ' +
    'help want need say says said use used uses using ask asks asked asking question questions answer answers exactly ' +
    'actually basically between because while during before after today now bro dude man sir mr mrs difference ' +
    'differences different vs versus compare comparison example examples simple simpler simply term terms word words'
  ).split(' '),
)
