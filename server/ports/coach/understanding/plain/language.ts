import TRANSLATIONS from './translations.json' with { type: 'json' }
import { wordsOf } from '../words/words.ts'

/** A language other than English, by its name in English. */
export type Language = 'Spanish' | 'French' | 'Portuguese' | 'German' | 'another language'

/** Little words that a sentence can hardly do without, and that English does not have. */
const TELLING: Record<Exclude<Language, 'another language'>, Set<string>> = {
  Spanish: new Set(
    'que es el la los las un una de del en por para como cual cuales entre y se dice significa explica explicame puedes ayuda ayudame quiero necesito hola gracias diferencia ejemplo cuando donde mi tu son esta no entiendo'.split(
      ' ',
    ),
  ),
  French: new Set(
    'quest ce que le la les un une des du de en pour comment quel quelle entre et est sont explique expliquez moi je peux tu vous quoi cest pourquoi bonjour merci difference exemple dans signifie veut dire'.split(
      ' ',
    ),
  ),
  Portuguese: new Set(
    'o que e os as um uma de do da em por para como qual entre explique me voce pode ajuda quero preciso ola obrigado diferenca exemplo sao significa nao eu'.split(
      ' ',
    ),
  ),
  German: new Set(
    'ist der das und ein eine was wie warum zwischen erklare erklar mir bitte ich kannst du unterschied bedeutet heisst von fur nicht den dem wozu beispiel hallo danke sind'.split(
      ' ',
    ),
  ),
}
const ENGLISH = new Set(
  'the is are what whats how why of to and do does i you a an my in for me it explain between mean tell about give show more with on at be this that can as should'.split(
    ' ',
  ),
)

/** The language of a text that is not English; null for English, and where it is too short to tell. */
export function languageOf(text: string): Language | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 1 && latin < letters / 2) return 'another language'
  const words = wordsOf(text)
  const count = (known: Set<string>) => words.filter((word) => known.has(word)).length
  const [best] = Object.entries(TELLING)
    .map(([language, known]) => ({ language: language as Language, hits: count(known) }))
    .toSorted((a, b) => b.hits - a.hits)
  return best && best.hits >= 2 && best.hits > count(ENGLISH) ? best.language : null
}

const PHRASES = Object.entries(TRANSLATIONS)
  .flatMap(([english, others]) => others.map((other): [string, string] => [other, english]))
  .toSorted(([one], [other]) => other.length - one.length)
const isLatin = (text: string) => /^[\x20-\x7f]+$/.test(text)

/** The words of a text in another language, with the terms and the ways of asking that are known put into English. */
export function inEnglish(text: string): string {
  const spaced = PHRASES.filter(([other]) => !isLatin(other)).reduce(
    (said, [other, english]) => said.replaceAll(other, ` ${english} `),
    text,
  )
  return PHRASES.filter(([other]) => isLatin(other)).reduce(
    (said, [other, english]) => said.replace(new RegExp(`(?<=^| )${other}(?= |$)`, 'g'), english),
    wordsOf(spaced).join(' '),
  )
}

/** The language that an English turn asks for: "in Spanish please", "explain inflation in French", "do you speak German?". */
export function languageAsked(plain: string): Language | null {
  const name = plain.match(ASKS_FOR_LANGUAGE)?.slice(1).find(Boolean)
  if (!name || IS_OF_CUSTOMERS.test(plain)) return null
  return LEARNED.find((one) => one.toLowerCase() === name) ?? 'another language'
}
const LEARNED = ['Spanish', 'French', 'Portuguese', 'German'] as const
const NAMES =
  '(spanish|french|portuguese|german|italian|chinese|mandarin|cantonese|korean|japanese|vietnamese|hindi|urdu|bengali|arabic|russian|ukrainian|polish|tagalog|somali|farsi|turkish|hebrew|swahili|hmong)'
const ASKS_FOR_LANGUAGE = new RegExp(
  `^(?:(?:ok|and|now|so|but|please|pls|hey|then) )*(?:(?:(?:can|could|will|would) you|i need|i want) )?(?:in|into|to|(?:explain|define|say|tell|write|repeat|give|put|translate|answer|show|do|describe|whats|what) .*\\b(?:in|into|to)) ${NAMES}(?: (?:please|pls|now|instead|for me|too))*$|^(?:do|can|could) you (?:speak|understand|know|talk|do|use) ${NAMES}$`,
)
/** "Explain inflation in Spanish" as "explain inflation", where something is asked beside the language. */
export function withoutLanguage(plain: string): string {
  const rest = plain.replace(IN_LANGUAGE, '')
  return languageAsked(plain) === null || POINTS_ONLY.test(rest) ? plain : rest
}
const IN_LANGUAGE = new RegExp(
  ` (?:in|into|to) ${NAMES}(?: (?:please|pls|now|instead|for me|too))*$`,
)
const POINTS_ONLY =
  /^(?:(?:can|could|will|would|you|please|pls|ok|and|now|explain|define|say|tell|write|repeat|give|put|translate|answer|show|do|describe|me|it|that|this|them|again|everything|the answer) ?)*$/
/** A business may speak it to whom it serves. */
const IS_OF_CUSTOMERS =
  /\b(?:advertis\w*|ads?|market(?:ing)?|menus?|signs?|customers?|guests?|clients?|employees?|staff|print\w*|website|label\w*|called|word for)\b/
