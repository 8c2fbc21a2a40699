import { facetsOf } from '../knowledge/facets.ts'
import { searchTermsOf } from '../words/search-words.ts'
import { listDescriptions, weightsOfWords } from '../knowledge/subject-search.ts'
import { ideaOf } from '../knowledge/subject.ts'
import { findByName } from '../knowledge/term-index.ts'
import { wordsOf } from '../words/words.ts'

/**
 * The option that an answer in words comes nearest to: "the one about giving up the next best thing". `unclear` where a
 * turn answers, and none is clearly nearer than the others; undefined where it does not answer.
 */
export function wordedChoice(
  plain: string,
  options: string[],
  isElsewhere = false,
): number | 'unclear' | undefined {
  if (OF_ALL.test(plain)) return 'unclear'
  const said = plain.replace(OPENING, '')
  if (isFigure(said)) return options.some((option) => /\d/.test(option)) ? 'unclear' : undefined
  const isOpened = said !== plain
  const isOther = !isOpened && (isElsewhere || ASKS.test(plain))
  const isShort = wordsOf(plain).length <= MOST_WORDS
  if (WISHES.test(plain) || !isShort || isOther) return undefined
  const { place, share, isClear } = nearestOption(said, options)
  if (isClear && share >= (isOpened ? ENOUGH : ENOUGH_UNOPENED)) return place
  if (ASKS_WITHIN.test(said)) return undefined
  const isGuess = isOpened && wordsOf(said).length <= 2 && !NO_OPTION.test(said)
  const isAnswer = isGuess || ANSWERS.test(plain) || (share >= ENOUGH && !NO_OPTION.test(said))
  return isAnswer ? 'unclear' : undefined
}
/** Two options that an answer in words fits alike, and the others hardly; empty where it fits one, none or more. */
export function twoFitting(plain: string, options: string[]): number[] {
  if (OF_ALL.test(plain) || isFigure(plain) || ASKS.test(plain) || WISHES.test(plain)) return []
  const { scores, total } = weighOptions(plain.replace(OPENING, ''), options)
  const [best = 0, next = 0, third = 0] = scores.toSorted((a, b) => b - a)
  if (total === 0 || next < LEAST_OF_TWO * total || next < best || best < CLEARLY * third) return []
  return scores.flatMap((score, place) => (score === best ? [place] : []))
}
/** Of the weight of what was said; they have it both. */
const LEAST_OF_TWO = 0.2

/** A result that no option has. */
const isFigure = (said: string) =>
  /^[\d.%]+(?: (?:dollars|bucks|percent|units|cents|k))?$/.test(said)

/** None of four options is these. */
const OF_ALL =
  /^(?:(?:i think|is it|its|maybe|prob|probably|so) )*(?:all|none|neither|both|every one)(?: (?:of (?:them|these|those|the above|it)|are right|four))?$/
const NO_OPTION =
  /\b(?:tests?|exams?|true|false|hard|easy|time|over|late|okay|ok|me|you|that|important|legal|illegal|allowed|deca|good|bad)\b/
const MOST_WORDS = 30

/** Share of the weight of what is said; without "I think it is" before it, it may as well be of something else. */
const ENOUGH = 0.34
const ENOUGH_UNOPENED = 0.6
/** So much nearer than the next. */
const CLEARLY = 1.5
/** Words of what an option means, beside those of its name. */
const OF_MEANING = 0.7

const BEFORE = String.raw`(?:so|um|uh|uhh|hmm|ok|okay|oh|well|lol|idk|wait|no|and|but|like|bro|man|yeah|yes|prob|probably|maybe|perhaps|prolly|actually|pretty sure|im pretty sure|im guessing|my guess is|guessing|not sure but|i dont know but)`
const HEDGES = '(?:prob|probably|maybe|perhaps|prolly|pretty sure|im guessing|guessing)'
const SAYS = String.raw`(?:i (?:think|guess|say|believe|feel like|would say|mean|meant|choose|pick)(?: that)?|ig|id (?:say|guess|go with|pick)|(?:im|ill) (?:going|go) with|my answer is|the answer is|answer is|thats|that is|that would be|its|it is|it would be|itd be|it should be|it has to be|gotta be|must be|should be|the (?:one|option|answer|choice|last one|first one)|that one|(?:i|we) (?:got|get|have)|my answer|because|bc|cuz|cause)`
const ASKS_FOR_IT = String.raw`(?:is it|isnt it|is it not|could it be|couldnt it be|would it be|wouldnt it be|can it be|might it be|is that|isnt that)(?: not)?`
const JOINS = String.raw`(?:the (?:one|option|answer|choice)|one|that|about|with|where|when|which|because|bc|cause|cuz|says|saying|called|just|basically|like|kinda|probably|maybe|its|it is)`
const OPENING = new RegExp(
  `^(?:(?:${BEFORE} )*(?:(?:${SAYS}|${ASKS_FOR_IT}) )+|(?:${HEDGES} )+)(?:(?:${JOINS}|${SAYS}) )*`,
)
const ANSWERS = new RegExp(`^(?:${BEFORE} )*${SAYS} `)

/** Wishes and feelings that begin as an answer does. */
const WISHES =
  /\b(?:i|we|you) (?:need|want|wanna|have to|should|gotta|hate|love|like|give up|quit|suck|am|forgot|lost)\b|\b(?:im|ill|lets|help|hint|explain|define|teach|quiz me|skip|stop|boring|tired|hard|easy|difficult|unfair|stupid|dumb|confusing|wrong|question|questions|quiz|tell me|difference|example|fair|cool|crazy|interesting|weird|funny|nice|great|helpful|dang|learned)\b|\bsame (?:as|thing)\b/
const ASKS =
  /^(?:(?:so|and|but|ok|okay|then|wait|also|well|now) )*(?:if|what|whats|why|how|hows|when|who|whos|where|which|can|could|do|does|did|is|are|was|were|am|should|would|will|isnt|arent|compare|explain|define|tell|give|show|another|next|more|make|find|list|name)\b/
const ASKS_WITHIN = /\b(?:what|whats|why|how|which|who|where)\b/

/** By the words that are said: its own, and those of what it means. */
function nearestOption(said: string, options: string[]) {
  const { words, known, weightOf, total, scores } = weighOptions(said, options)
  const [best = 0, next = 0] = scores.toSorted((a, b) => b - a)
  const place = scores.indexOf(best)
  const { own, meaning } = known[place]!
  const met = words.filter((word) => weightOf(word) > 0 && (own.has(word) || meaning.has(word)))
  // A single word of what it means stands in much else, too.
  const isTold = met.length > 1 || met.some((word) => own.has(word))
  return {
    place,
    share: total === 0 ? 0 : best / total,
    isClear: isTold && best >= CLEARLY * next,
  }
}

/** Of the option itself, and of what it means where it is a term. */
function wordsOfOption(option: string) {
  const term = findByName(option)
  const { simple } = term ? facetsOf(term.term) : {}
  const described = (term && listDescriptions()[term.term]) ?? []
  const meaning = term
    ? [ideaOf(term), term.kind === 'card' ? term.card.definition : '', simple ?? '', ...described]
    : []
  return { own: new Set(searchTermsOf(option)), meaning: new Set(searchTermsOf(meaning.join(' '))) }
}

/** How much of what is said each option has; a word that all of them have weighs nothing. */
function weighOptions(said: string, options: string[]) {
  const words = searchTermsOf(said)
  const known = options.map(wordsOfOption)
  const weigh = weightsOfWords()
  const weightOf = (word: string) => {
    const having = known.filter(({ own }) => own.has(word)).length
    return having === options.length ? 0 : weigh(word)
  }
  const total = words.reduce((sum, word) => sum + weightOf(word), 0)
  const scores = known.map(({ own, meaning }) =>
    words.reduce(
      (sum, word) =>
        sum + weightOf(word) * (own.has(word) ? 1 : meaning.has(word) ? OF_MEANING : 0),
      0,
    ),
  )
  return { words, known, weightOf, total, scores }
}
