import { exampleElsewhere, oneFrom, whetherThatIsWhy, whyNotThat } from './goes-on.ts'
import { salesMeant } from './sales-in-talk.ts'
import { businessNamed } from '../knowledge/businesses.ts'
import type { Turn } from '../../coach.ts'
import { lastAnswerIn, saidIn } from '../../turns.ts'
import { chosenIn } from './chosen.ts'
import { goneBack } from './gone-back.ts'
import { SIDE_BY_SIDE } from './earlier-question.ts'
import { turnedQuestion } from '../words/opposites.ts'
import { mendedWords } from '../plain/mended-words.ts'
import { findByName } from '../knowledge/term-index.ts'
import { contentStems } from '../words/words.ts'

/** The talk with its last turn put in full, where only the talk says what it asks; else as it is. */
export function asMeant<T extends Turn>(turns: T[]): T[] {
  const talk = goneBack(turns)
  const last = talk.at(-1)
  if (!last || last.content.length > LONGEST) return talk
  const plain = mendedWords(last.content).join(' ')
  const earlier = talk.slice(0, -1)
  // In the place of that question: its answer often holds both ways.
  const turned = turnedRoundIn(plain, earlier) ?? lawOfStory(plain, earlier)
  if (turned !== undefined) return [...earlier.slice(0, -2), { ...last, content: turned }]
  const meant =
    chosenIn(plain, earlier) ??
    salesMeant(last.content, earlier) ??
    oneFrom(plain, earlier) ??
    whyNotThat(plain, earlier) ??
    exampleElsewhere(plain, earlier) ??
    whetherThatIsWhy(plain, earlier) ??
    inFieldMeant(plain, earlier) ??
    wordOfAnswer(plain, earlier) ??
    choiceOfPair(plain, earlier) ??
    anotherWord(plain) ??
    withoutRole(plain) ??
    exampleOfNamed(plain)
  return meant === undefined ? talk : [...earlier, { ...last, content: meant }]
}
/** Characters; whoever writes more says what is meant. */
const LONGEST = 120

/** "As a business owner, how should I price my cupcakes": in which role it is asked is no part of the question. */
function withoutRole(plain: string): string | undefined {
  const [, asked] = plain.match(IN_ROLE) ?? []
  return asked && asked.split(' ').length >= LEAST_ASKED ? asked : undefined
}
const IN_ROLE =
  /^(?:(?:hey|ok|so|hi) )*(?:as an? (?:\w+ ){0,2}?(?:business owner|entrepreneur|consultant|business student|deca student)|from an? (?:\w+ ){0,2}?(?:perspective|standpoint|point of view)|for my (?:\w+ )?(?:class|course)),? (.+)$/
/** Words. */
const LEAST_ASKED = 3

/** "My friend says promotion is just another word for advertising, true?": whether the two are the same. */
function anotherWord(plain: string): string | undefined {
  const [, one = '', other = ''] = plain.match(ANOTHER_WORD) ?? plain.match(ARE_THE_SAME) ?? []
  const [first, second] = [one, other].map((name) => findByName(name.replace(/^(?:an?|the) /, '')))
  return first && second && first.term !== second.term
    ? `is ${one} the same as ${other}`
    : undefined
}
const ANOTHER_WORD =
  /^(?:.*\b(?:says?|said|thinks?|told me|heard|true|false|right|so) (?:that |or false )?)?(.{3,40}?) (?:is|are) (?:\w+ )?(?:another|a different|a fancy|the fancy) (?:word|name|term) for (.{3,40}?)(?: (?:true|false|right|correct|or not|or no|is (?:that|this|it|he|she) (?:true|right|correct)|are they right))*$/

const ARE_THE_SAME =
  /^.*\b(?:says?|said|thinks?|told me|heard|true|false)(?: that| or false)? (.{3,40}?) and (.{3,40}?) are (?:(?:basically|pretty much|really|just|kinda|exactly) )*the same(?: thing)?(?: (?:true|false|right|correct|or not|is (?:that|this|it|he|she) (?:true|right|correct)|are they right))*$/

/** "Channel of distribution can you give an example": the name first, and then what is wished of it. */
function exampleOfNamed(plain: string): string | undefined {
  const [, name = ''] = plain.match(NAMED_FOR_EXAMPLE) ?? []
  const subject = name === '' ? undefined : findByName(name)
  return subject && `what is ${name} and an example`
}
const NAMED_FOR_EXAMPLE =
  /^(?:(?:the|an?|so|ok|hey) )*(.{3,60}?) (?:(?:please|can|could|would|you|give|show|me|with|and) )+(?:an?|some|one|a real|a good|a simple|a quick) examples?(?: (?:please|of (?:it|that|one)))?$/

/** "And the other way round?" after "what happens to bond prices when rates go up": when they go down. */
function turnedRoundIn(plain: string, earlier: Turn[]): string | undefined {
  if (!OTHER_WAY.test(plain)) return undefined
  const asked = saidIn(earlier).at(-1)
  return asked && turnedQuestion(mendedWords(asked).join(' '))
}
const OTHER_WAY =
  /^(?:(?:ok|okay|so|and|but|then|now|what|if|when|how about|what about|whats|what is|what happens|happens) )*(?:(?:its|it is|it was|thats) )?(?:(?:just )?the )?(?:opposite|reverse|(?:other|opposite) way(?: (?:round|around))?|contrary|vice versa|in reverse|reversed)(?: (?:then|happens|happened|case|direction|situation|is true))*$/

/** "No I meant in marketing": the question before, asked of that field. */
function inFieldMeant(plain: string, earlier: Turn[]): string | undefined {
  const field = plain.match(MEANT_IN)?.[1]
  const asked = saidIn(earlier).at(-1)
  return field === undefined || !asked ? undefined : `${asked.replace(/[\s?.!]+$/, '')} ${field}`
}
const MEANT_IN =
  /^(?:(?:no|nah|nope|wait|sorry|oh|not that(?: one)?|but) )*i (?:mean|meant|was asking|am asking|was talking)(?: about)?(?: (?:it|the one|that|like))* ((?:in|as in|for) .+)$/

/** "So is that illegal" after a case that was told: the case, and what is asked of it. */
function lawOfStory(plain: string, earlier: Turn[]): string | undefined {
  const told =
    saidIn(earlier)
      .at(-1)
      ?.replace(/[\s?.!]+$/, '') ?? ''
  const words = mendedWords(told)
  const isStory = words.length >= LEAST_OF_STORY && TELLS_OF_SOMEBODY.test(words.join(' '))
  if (!isStory || !ASKS_LAW.test(plain)) return undefined
  return `${told} ${/illegal|against/.test(plain) ? 'is that illegal' : 'can they do that'}`
}
/** Words. */
const LEAST_OF_STORY = 6
const TELLS_OF_SOMEBODY =
  /^(?!(?:what|whats|how|why|who|when|where|which|is|are|can|does|do)\b).*\b(?:my|our|i|we|me|us)\b/
const ASKS_LAW =
  /^(?:(?:ok|okay|so|and|but|wait|like|um) )*(?:(?:is|isnt) (?:that|this|it) (?:even |actually |really )?(?:illegal|legal|allowed|against the law|lawful|ok|okay|fine|alright)(?: to do| for (?:him|her|them) to do)?|(?:can|could) (?:he|she|they|you|a boss|the boss) (?:even |just |really |actually )*do (?:that|this)(?: legally)?|are (?:they|he|she) allowed to(?: do (?:that|this))?)$/

/** "What did you mean by equity", "what does inventory mean there": a word of the last answer by its name, else that answer in plain words. */
function wordOfAnswer(plain: string, earlier: Turn[]): string | undefined {
  const word = (plain.match(MEANT_BY) ?? plain.match(MEANS_THERE))?.[1]
  const answer = lastAnswerIn(earlier)
  if (!word || answer === '') return undefined
  if (findByName(word)) return `what is ${word}`
  const said = contentStems(answer)
  return contentStems(word).every((stem) => said.includes(stem))
    ? 'explain it in simple words'
    : undefined
}
const LEAD = '^(?:(?:ok|okay|so|and|but|wait|um|hm) )*'
const MEANT_BY = new RegExp(
  `${LEAD}what (?:did|do|does|do you|are) (?:you|u|that|it|they|it even) (?:even )?mean (?:by|with|when (?:you|u) (?:say|said)|saying)(?: (?:the|an?))? (.+)$`,
)
const MEANS_THERE = new RegExp(
  `${LEAD}(?:what does|whats|what is|whats the|what is the|what do)(?: (?:the|an?))? (.+?)(?: means?)? (?:there|here|in (?:that|there|this|your (?:answer|example))|in this case)(?: means?)?$`,
)

/** "And for two friends who do landscaping", after two were compared: which of them is for such. */
function choiceOfPair(plain: string, earlier: Turn[]): string | undefined {
  const who = plain.match(FOR_SUCH)?.[1]
  const last = lastAnswerIn(earlier)
  if (who === undefined || !last.includes(SIDE_BY_SIDE)) return undefined
  const [, one = '', other = ''] = last.match(NAMES_OF_PAIR) ?? []
  // A business has fixed and variable costs at once, and chooses between none.
  const isBoth = one !== '' && one.split(' ').at(-1) === other.split(' ').at(-1)
  return isBoth && businessNamed(who)
    ? `give me an example of each for ${who}`
    : `which one is better for ${who}`
}
const NAMES_OF_PAIR = /\*\*([^*]+)\*\* and \*\*([^*]+)\*\*/
const FOR_SUCH = new RegExp(
  `${LEAD}(?:what about |how about |say )*for ((?:an?|my|our|the|two|three|some|someone|somebody|people|us|me)\\b.*)$`,
)
