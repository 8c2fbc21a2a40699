import { lately } from '../../lately.ts'
import { withinASentence } from './within-a-sentence.ts'

/**
 * A sentence of the student's as somebody says it who has decided: an "I" that acts, without what takes the strength out
 * of it, in the spelling of the written language. What cannot be said so stays as it is.
 */
export const firmSentence = lately(500, (sentence) => {
  const plain = spelled(withoutFiller(ended(sentence)))
  return capital(asDecision(capital(withCommas(plain))))
})

/** Whether it says what the speaker will do, or recommends to the listener. */
export const isDecided = (sentence: string) =>
  /^(?:I will (?!recommend|propose|suggest)|We will |I recommend |I propose )/.test(sentence)

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
export const ended = (sentence: string) => `${sentence.replace(/[.!;,]+$/, '')}.`

/** The part that says what is done, and the rest: why, what for, when. */
export function clausesOf(sentence: string): [main: string, rest: string] {
  const at = sentence.search(SUBORDINATE)
  return at < 0 ? [sentence.replace(/\.$/, ''), ''] : [sentence.slice(0, at), sentence.slice(at)]
}

const SUBORDINATE =
  /,? (?:because|so that|so|since|as long as|although|to (?:calm|keep|show|make sure|avoid|see|help|prevent|give)) /

const withoutFiller = (sentence: string) =>
  sentence
    .replace(/^[-*•–] /, '')
    .replace(
      /^(?:(?:one|two|three|four|five|first|second|third|fourth|publicly|third): )?(?:(?:um|uh|so|and|but|also|then|well|basically|maybe|next|as (?:a |the |my |our )?(?:first|next|last) steps?|finally|lastly|okay|(?:first|second|third|fourth|fifth)(?:ly| of all)?),? )+/i,
      '',
    )
    .replace(/^(?:I think|I believe|I guess|I feel like|in my opinion),? (?:that )?/i, '')
    .replace(/\b(?:maybe|probably|kind of|sort of|basically|just|also) /gi, '')

/** Where somebody begins to say what they would do; an "id" or "ill" elsewhere is a card or an illness. */
const BEGINS = '(?<=^|, |\\b(?:and|so|then|but|because|that) |^With [A-Z][a-z]+ |^For [A-Z][a-z]+ )'

/** As it is written: "dont", "id call", a small "i". */
const spelled = (sentence: string) =>
  sentence
    .replace(/\bi\b(?=['’ ])/g, 'I')
    .replace(/\b(do|did|does|ca|wo|is|are|would|could|should)nt\b/gi, "$1n't")
    .replace(/\bgonna\b/gi, 'going to')
    .replace(/\bwanna\b/gi, 'want to')
    .replace(/\b(that|there|he|she|it)s (?=(?:a|the|not|why|about|where)\b)/gi, "$1's ")
    .replace(/\bI['’]d(?= [a-z])/gi, 'I would')
    .replace(ID, 'I would')
    .replace(ILL, "I'$1")
const ID = new RegExp(`${BEGINS}id(?= [a-z])`, 'gi')
const ILL = new RegExp(`${BEGINS}i(ll|ve|m)(?= [a-z])`, 'gi')

/** Before a clause of its own. */
const withCommas = (sentence: string) =>
  sentence.replace(
    /(?<=[a-z0-9%]) so (?=(?:I|we|you|they|he|she|it|everyone|people|customers|the)\b)/g,
    ', so ',
  )

const WISHED =
  "(?:would|should|could|can|need to|needs to|have to|want to|must|am going to|are going to)|['’](?:d|ll|m going to)"

/** Whatever a team has together only together: no "I" sells 400 tickets or makes a profit. */
const ONLY_TOGETHER =
  /^(?:leave|evacuate|stay|arrive|go|sell|be|have|earn|win|lose|grow|make (?:money|more|a profit)|compare)\b/

function asDecision(sentence: string): string {
  const advised = sentence
    .replace(PROPOSED, 'I propose that ')
    .replace(
      /^(I propose that (?:we|you|every\w*|each \w+)) (?:should|would|must|need to|have to) (?!not\b)/,
      '$1 ',
    )
    .replace(
      /^(?:I|We) (?:would|will|['’]d|can only) (recommend|propose)(?: to (?=you))? /,
      'I $1 ',
    )
    .replace(
      /^You (?:should|would|could|can|need to|have to|must) (?!not\b)/,
      'I recommend that you ',
    )
    .replace(/^Let['’]s (?!not\b)/, 'I propose that we ')
    .replace(OF_OTHERS, (_, who: string) => `I recommend that ${withinASentence(who)} `)
  if (advised !== sentence) return advised
  const decided = withPlaceBehind(
    withPersonBehind(withPurposeBehind(withReasonBehind(namedPlan(sentence)))),
  )
    .replace(
      new RegExp(`\\b(I|[Ww]e) ?(?:${WISHED}) (?!(?:not|never|like|love|rather|have)\\b)`, 'g'),
      '$1 will ',
    )
    .replace(/^(I|We) (suggest|propose|recommend)(?:ed)? to /, '$1 will ')
    .replace(PRESENT, (all, who: string, verb: string) =>
      ORDERS.has(verb) ? `${who} will ${verb} ` : all,
    )
  const order = /^([a-z]+) (?!(?:me|is|are|was|were|will|would)\b)/i
    .exec(decided)?.[1]
    ?.toLowerCase()
  if (order && ORDERS.has(order))
    return `I will ${decided.charAt(0).toLowerCase()}${decided.slice(1)}`
  return decided.replace(/^We will (?=(.*))/, (all, rest: string) =>
    ONLY_TOGETHER.test(rest) ? all : 'I will ',
  )
}

/** "The leader should ask each of them": no verb has to change behind "recommend that". */
const OF_OTHERS =
  /^((?!(?:I|We|You|My|Our|It|This|That|There|They|He|She|These|Those|What|Who|Whoever|Which|One|If|When|Because|As|To|For|In|At|On|By|With|After|Before|Since|Maybe)\b)(?:Mr\.|Mrs\.|Ms\.|Dr\.)? ?[A-Z][\w'’]*(?: [\w'’]+){0,4}?) (?:should|must|needs to|need to|has to|have to) (?!(?:not|be|have|never|only|understand|know|like|care|also)\b)/

/** "I would suggest that everyone gives ten percent", "my plan is that we wait". */
const PROPOSED =
  /^(?:(?:I|We) (?:would |will )?(?:suggest|propose)|My (?:\w+ )?(?:plan|recommendation|suggestion|idea|proposal|advice) (?:is|would be)) that (?=(?:we|you|every\w*|each) )/

/** "My plan is to start with four". */
const namedPlan = (sentence: string) =>
  sentence.replace(
    /^My (?:\w+ )?(?:plan|recommendation|suggestion|idea|proposal|advice|first step) (?:is|would be) to /,
    'I will ',
  )

/** "To reach parents we would use the newsletter": what is done comes first, and what for behind it. */
const withPurposeBehind = (sentence: string) =>
  sentence.replace(
    /^To ((?!(?:be|begin|start|sum|finish|conclude|close|the|a|an|my|our|your|his|her|their|this|that|these|those|every|each|all|both)\b)[a-z][^,]{3,40}?),? (I|we) (?:would|should|could|can|will|need to) ([^,:]+)\.$/,
    (all, purpose: string, who: string, deed: string) =>
      / (?:because|so|to|that|which|if) |^not\b/.test(deed)
        ? all
        : `${capital(who)} would ${deed} to ${purpose}.`,
  )

/** "In Pruitt I would shorten the hours, because …": what is done comes first, then where or for whom, then why. */
const withPlaceBehind = (sentence: string) =>
  sentence.replace(PLACE_FIRST, (all, place: string, who: string, deed: string, why = '') =>
    / (?:him|her|it|them|they|there|that|which|who|to|if|and|but|so|because) |\b(?:him|her|it|them|there)$|^not\b/.test(
      deed,
    )
      ? all
      : `${capital(who)} would ${deed} ${place.charAt(0).toLowerCase()}${place.slice(1)}${why}.`,
  )
const PLACE_FIRST =
  /^((?:For|In|At|On) [^,:]{2,30}?),? (I|we) (?:would|should|could|can|will|need to) ([^,:;]+?)((?:, because|, so| because| so that) [^:;]+)?\.$/

/** "I call the man myself": a plan told as if it were done now. */
const PRESENT = /^(I|We) ([a-z]+) /

/** "With Leilani I would talk alone": first what one does, then with whom. */
const withPersonBehind = (sentence: string) =>
  sentence.replace(WITH_FIRST, (_, front: string, who: string, deed: string) =>
    `${capital(who)} would ${deed} ${front.toLowerCase()}.`.replace(
      /(?<=(?:with|for) )[a-z]/,
      (letter) => letter.toUpperCase(),
    ),
  )
const WITH_FIRST = /^((?:With|For) [A-Z][a-z]+),? (I|we) (?:would|should|will) ([^,]+)\.$/

/** "Yurts are popular, so I would buy all six": what is decided comes first, and why behind it. */
function withReasonBehind(sentence: string) {
  const [, reason, who, deed] = REASON_FIRST.exec(sentence) ?? []
  // "Tomas is new, so I would talk to him": the other way round nobody would know who "him" is.
  if (!reason || !who || !deed || /\b(?:him|her|it|them|there)\b/.test(deed)) return sentence
  if (/\b(?:I|we) (?:would|will|should)\b|^It\b/.test(reason)) return sentence
  const first =
    /^(?:I\b|[A-Z][a-z]+(?:['’]s)? [A-Z]|(?:Mr|Mrs|Ms|Dr)\.)/.test(reason) || isName(reason)
      ? reason
      : reason.charAt(0).toLowerCase() + reason.slice(1)
  return `${capital(who)} would ${deed} because ${first}.`
}
const REASON_FIRST = new RegExp(
  '^([^,]+), so (I|we) (?:would|should|need to|have to|want to|will) ((?!not\\b)[^,]+)\\.$',
)

/** A name at the beginning; what a sentence begins with otherwise is an article, a pronoun or a thing in the plural. */
const isName = (reason: string) =>
  /^[A-Z][a-z]+ (?:is|was|has|already|said|told|knows|wants)\b/.test(reason) &&
  !/^(?:The|There|This|That|It|He|She|Everybody|Everyone|Nobody)\b/.test(reason)

/** What an order begins with. */
const ORDERS = new Set(
  (
    'call tell give ask send write meet set put stop close check count track measure train teach explain use find hire ' +
    'keep cut raise lower refund return replace fix apologize listen invite post print sell pay charge run hold build ' +
    'create add split divide share let bring take review compare calculate say reduce increase begin start thank make talk'
  ).split(' '),
)
