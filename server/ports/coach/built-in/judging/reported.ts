import { THIRD_PERSONS } from './said-by-oneself.ts'
import type { Sentence } from './sentences.ts'

/**
 * Of what was said, the sentences that tell what somebody does in a talk instead of giving one: "Keeps the tray. Calls
 * the coach.", "The presenter kept the tray", "A strong answer keeps the tray". A form that was filled in, or a feedback
 * that was copied, is no answer.
 */
export function reportedIn(sentences: Sentence[], words: ReadonlySet<string>): Set<Sentence> {
  const isTalk = sentences.some(({ text }) => OWN.test(text))
  const bare = sentences.map(({ text }) => bareVerbs(text) > 0 || (!isTalk && TELLS.test(text)))
  const isMuch = bare.filter(Boolean).length >= MUCH * sentences.length
  const found = new Set<Sentence>()
  for (const [at, one] of sentences.entries()) {
    const before = sentences[at - 1]
    const isNext = before && found.has(before) && before.paragraph === one.paragraph
    const isListed = bare[at] && (bareVerbs(one.text) > 1 || bare[at - 1] || bare[at + 1])
    const isOfMany = isMuch && (bare[at] || LIKE_A_VERB.test(one.text.replace(MARK, '')))
    if (
      isReport(one.text, isTalk ? words : NONE) ||
      isListed ||
      isOfMany ||
      (isNext && TELLS.test(one.text))
    )
      found.add(one)
  }
  return found
}
const NONE: ReadonlySet<string> = new Set()
/** Among many such sentences, whatever begins as a verb in the third person is one. */
const LIKE_A_VERB = /^[a-z]{3,}(?<![sui])s\b/i
/** Fewer may be the short sentences of somebody who sells: "Keeps your drink cold." */
const MUCH = 0.4

const OWN = /\b(?:I|we|my|our|us)\b/i

/** "[x] Indicator 2: keeps the tray": how a line of a form begins. */
const FORM =
  "(?:[\\w']+ ){0,4}(?:key|rubric|checklist|summary|recap|evidence|criteri\\w+|indicators?|pis?|points?|feedback|assessment|evaluation|presentation|performance|form|attempt|results?|writes?)(?: ?\\d+)?(?: (?:of|on|for|from) [^:]{1,40})?\\s?[:=]\\s"
const MARK = new RegExp(`^(?:\\W|\\d+[.):]|(?:x|done|yes|met|ok)\\W|${FORM})*`, 'i')
const LABEL = new RegExp(`^(?:\\W|\\d+[.):])*${FORM}`, 'i')

/** How many verbs in the third person stand in it that nobody is named for, from its beginning on. */
function bareVerbs(text: string): number {
  const clauses = text.replace(MARK, '').split(/[,;] (?:and )?|\band (?=\w+s\b)/)
  const other = clauses.findIndex((clause) => !isBare(clause))
  return other < 0 ? clauses.length : other
}

function isBare(clause: string) {
  const [first = '', second = ''] = clause.trim().split(/\s+/)
  const verb = first.toLowerCase()
  return THIRD_PERSONS.has(verb) && verb !== 'thanks' && GOES_ON.test(`${second} `)
}

/** Behind a noun of the same form stands its verb: "calls go to the manager". */
const GOES_ON =
  /^(?:["“$\d]|[A-Z]|(?:the|an?|this|that|these|those|his|her|its|their|your|it|them|him|both|each|every|everyone|everybody|anybody|all|only|one|two|three|four|five|no|not|why|how|what|who|when|where|which|whether|to|at|on|for|in|with|from|out|up|first|before|after|about|any|some|more|less|other|another|by|as|clear|new|old|own|small|large|early|late|customers?|employees?|people|guests?|members?|money|staff) )/

/** Whether a sentence tells of a performance; where the case has candidates of its own they are spoken of. */
function isReport(text: string, words: ReadonlySet<string>) {
  const performer = PERFORMER.exec(text)?.[1]?.toLowerCase() ?? ''
  const isOfTheCase = [performer, `${performer}s`].some((word) => words.has(word))
  if (performer !== '' && !isOfTheCase) return true
  if (OF_AN_ANSWER.test(text) || TOLD_BY_A_JUDGE.test(text) || claimsMuch(text)) return true
  return LABEL.test(text) && (bareVerbs(text) > 0 || TO_ONESELF.test(text))
}

/** "I have compared the channels, I have calculated the costs and answered all your questions": said of a talk, with nothing of it. */
const claimsMuch = (text: string) =>
  !/\d/.test(text) && (text.match(CLAIMS) ?? []).length >= MANY_CLAIMS
const MANY_CLAIMS = 2
const CLAIMS =
  /\bI(?:['’]ve| have)? (?:also |then |clearly |fully )?(?:positioned|compared|calculated|planned|greeted|answered|addressed|explained|described|presented|covered|demonstrated|identified|discussed|considered|recommended|shown|gave reasons|brought an?\b.{3,30}\bidea)\b|(?:,|\band) (?:gave reasons|brought an?\b.{3,30}\bidea|closed with an?|answered (?:all|each|every|your)|addressed (?:all|each|every))\b/gi

const PERFORMER =
  /(?:^|\b(?:that|heard|saw|how) |: )\W*(?:the|this|our|each) (student|participant|candidate|presenter|contestant|competitor|speaker|performer)\b(?!['’]s)/i

/** "A strong answer keeps the tray", "my talk also names the cost". */
const OF_AN_ANSWER =
  /^\W*(?:(?:an?|the|any|every|my|this) )(?:(?:strong|good|perfect|full|complete|model|best|ideal|top) )*(?:answer|response|talk|presentation|speech|performance|role-?play|submission|pitch)s? (?:also |then |and )?(?!is\b|was\b|has to\b|needs\b)\w+s\b/i

const TOLD_BY_A_JUDGE =
  /\bin (?:this|the|that|my) (?:talk|presentation|role-?play|response|speech) (?:he|she|they)\b|\bas (?:the|a|your|their) (?:\w+ )?judge\b|^\W*(?:the |our |head )*judge (?:writes?|wrote|notes?|noted|says?|said|adds?|added)\W*[:"“]|\bI (?:was|am|have been|got) told (?:that )?I (?:had |have )?(?:\w+ed|kept|gave|told|made|said|met|found)\b|\bso (?:it all|all of it|everything|all of this) (?:should |must )?counts?\b/i

/** "Feedback on my last attempt: you kept the tray." */
const TO_ONESELF = /[:=]\W*(?:you|I) (?:\w+ed|kept|gave|told|made|said|met|found)\b/i

/** Of somebody, in a talk in which nobody says "I". */
const TELLS =
  /^\W*(?:he|she|they|it|you)(?: also| then)? (?!should|could|can|will|would|need|want|have to)(?:\w+s|\w+ed|kept|gave|told|made|said|met|found)\b/i
