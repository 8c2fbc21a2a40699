import type { Turn } from '../../coach.ts'
import { lastAnswerIn } from '../../turns.ts'
import type { Manner } from './manner.ts'
import type { Subject } from '../knowledge/subject.ts'
import { facetsOf, textsIn } from '../knowledge/facets.ts'
import { isOffTopic } from '../off-topic/off-topic.ts'
import { ideaOf } from '../knowledge/subject.ts'
import { findByName, findSubjects } from '../knowledge/term-index.ts'
import { mendedWords } from '../plain/mended-words.ts'
import { whoPicks } from './picks.ts'
import { quizCommandIn, type QuizCommand } from '../quiz/quiz-command.ts'
import { wordedChoice } from '../quiz/quiz-answer.ts'
import { END_OPENING, isOfQuiz, roundsAskedAbout } from '../quiz/quiz-of-talk.ts'
import { searchTermsOf } from '../words/search-words.ts'
import { contentStems, contentWords, wordsOf } from '../words/words.ts'

/** How an answer's closing question begins. */
export const CHECK_HEADING = 'Check yourself:'

/** How something begins that stands beside an answer, and may not be what was asked. */
export const BESIDE_HEADING = 'Close to what you ask.'

/** How a comparison begins its table. */
export const SIDE_BY_SIDE = 'side by side:'

/** A question of the tutor's own that the student may be answering. */
export type AskedBefore =
  /** `description` is a definition, or a case with its question; `options` as they were lettered. */
  | {
      kind: 'quiz'
      description: string
      options: string[]
      hints: number
      /** What the last turn wants of the quiz, where it does not answer. */
      command?: QuizCommand
    }
  | { kind: 'check'; question: string; about: string }

/** What the last answer asked, if it asked anything, or the question of the quiz that the last turn wants something of. */
export function askedBefore(turns: Turn[]): AskedBefore | null {
  const answer = lastAnswerIn(turns)
  const last = turns.at(-1)
  const round = roundsAskedAbout(turns).at(-1)
  if (round) {
    const { description, options, hints, outcome } = round
    const command = last?.role === 'user' ? commandIn(last.content, options) : undefined
    const isOn = isOfQuiz(answer)
    const isEnded = answer.startsWith(END_OPENING)
    const isLeft = !isOn && outcome === 'open' && !isEnded && !OF_AN_ITEM.test(answer)
    if (isLeft && last?.role === 'user' && isForOpen(last.content, command))
      return { kind: 'quiz', description, options, hints, ...(command ? { command } : {}) }
    if (command && (isOn || (isEnded ? ['score'] : IN_BETWEEN).includes(command.kind)))
      return { kind: 'quiz', description, options, hints, command }
    if (isOn && outcome === 'open') return { kind: 'quiz', description, options, hints }
  }
  const question = answer.match(/\*\*Check yourself:\*\* (.+)$/m)?.[1]
  const about = answer.match(/^(?:#+ )?\*\*([^*\n]{2,60})\*\*/m)?.[1]
  return question && about ? { kind: 'check', question, about } : null
}

/** Also after something else was asked in the middle of a quiz. */
const IN_BETWEEN: QuizCommand['kind'][] = ['stop', 'score', 'repeat']

/** A letter alone, or a plea for its answer, is for the question that is open, whatever came in between. */
const isForOpen = (text: string, command: QuizCommand | undefined) =>
  command
    ? FOR_OPEN.includes(command.kind)
    : wordsOf(text).join(' ').replace(AFTER, '').match(LETTER) !== null
const FOR_OPEN: QuizCommand['kind'][] = ['solution', 'hint', 'skip', 'several', 'excludes']
const OF_AN_ITEM = /\*\*Hint \d|I have no answer key|^(?:You chose|You had this one|You left)/

/** As typed, else with its slips mended. */
const commandIn = (text: string, options: string[]) =>
  quizCommandIn(wordsOf(text).join(' '), options) ??
  quizCommandIn(mendedWords(text).join(' '), options)

/** An answer to a check has a word of what it is about, or of our field; talk of the weather has none. */
export function relatesTo(before: AskedBefore, plain: string): boolean {
  if (before.kind === 'quiz' || isGivingUp(plain)) return true
  const subject = findByName(before.about)
  if (!subject || findSubjects(plain).length > 0) return true
  if (isOffTopic(plain)) return false
  if (SAYS_WHAT_IT_IS.test(plain)) return true
  const { definition, example, examAngle, confusedWith } = subject.card
  const own = searchTermsOf(
    [ideaOf(subject), definition, example, examAngle, confusedWith.howToTellApart]
      .concat(textsIn(facetsOf(subject.term)))
      .join(' '),
  )
  return searchTermsOf(plain).some((word) => own.includes(word))
}

/** Questions and wishes, which are no answers. */
const ASKS =
  /^((so|and|but|ok|okay|then|wait|also|well|now|thx|ty|thanks|thank you|great|cool|nice|perfect|awesome|got it|makes sense|alright|right|yeah|no) )*(if|what|whats|why|how|when|who|where|which|can|could|explain|define|tell|give|show|quiz|compare|is there|are there|do|does|help|is|are|was|were|am|should|would|will|did|isnt|arent|wasnt|doesnt|didnt|dont (they|you|we|i|stores|companies|businesses|people)|wouldnt|shouldnt|cant (i|you|they|we|it|a|the)|wont|i need|i want|i dont (get|understand)|another|next|skip|more|fix|rewrite|make|find|change|turn|list|name|try|write|rank|pick|choose|use|say)\b/

/** "But everyone around it sells gas too": what is held against the answer is no answer. */
const HOLDS_AGAINST =
  /^(?:(?:ok|okay|yeah|yea|no|wait|hm+|sure|right) )*but (?!its\b|it is\b|it means\b|idk\b|i think\b)/

/** "Difference between an LLC and a corporation", "pros and cons of leasing": asked without a verb. */
const ASKS_BARE =
  /^(?:(?:so|and|but|ok|okay|now|also|the|some|main|real|quick) )*(?:differences?|diff|similarit\w+|pros|cons|advantages?|disadvantages?|benefits?|downsides?|drawbacks?|risks?|examples?|types?|kinds?|meaning|definition|steps?|stages?|formula|purpose|importance|causes?|effects?|reasons?|tips|ways) (?:and \w+ )?(?:between|of|for|to|btw|from|with|where|when|about|using|in|at|like)\b|^(?!.*\b(?:is|are|means|because)\b)(?:\w+ ){1,4}(?:vs|versus) (?:\w+ ?){1,4}$/

/** "Stocks and bonds, I always mix those up": a wish to have them told apart. */
const MIXES_UP =
  /\bi (?:\w+ )?(?:mix|mixing|confuse|confusing|get|getting|got) (?:\w+ ){1,2}(?:up|confused|mixed)\b|\bi (?:\w+ )?confuse (?:them|those|these|it|the two)\b/

export function isAnswerTo(
  before: AskedBefore,
  plain: string,
  { manner, names, isAsking }: { manner: Manner | undefined; names: Subject[]; isAsking: boolean },
): boolean {
  if (before.kind === 'quiz') {
    if (before.command || isGivingUp(plain)) return true
    if (choosesIn(plain, before.options)) return true
    // A term that is none of the options is a matter of its own.
    const isNone = ({ term }: Subject) =>
      before.options.every((one) => one.toLowerCase() !== term.toLowerCase())
    if (wordedChoice(plain, before.options, names.some(isNone)) !== undefined) return true
    const [name] = names
    return names.length === 1 && !isNone(name!) && !ASKS.test(plain) && wordsOf(plain).length <= 6
  }
  if (
    manner &&
    manner !== 'wants-answer' &&
    manner !== 'example' &&
    manner !== 'compare' &&
    manner !== 'why'
  )
    return false
  if (isAsking || ASKS.test(plain) || ASKS_BARE.test(plain) || MIXES_UP.test(plain)) return false
  if (HOLDS_AGAINST.test(plain) || OBJECTS.test(plain) || ADDS_CASE.test(plain)) return false
  // "LLC or corporation for an app": which of two, and what neither of them is.
  if (names.length > 1 && whoPicks(plain) !== undefined) return false
  return contentWords(plain).length >= (SAYS_WHAT_IT_IS.test(plain) ? 1 : LEAST_SAID)
}

/** "Rent is fixed and ingredients are variable", to a question with letters: an answer, whichever option it means. */
export function statesAnswer({ description, options }: QuizAsked, plain: string): boolean {
  if (ASKS.test(plain) || ASKS_WITHIN.test(plain) || ASKS_BARE.test(plain)) return false
  const said = contentStems(plain)
  if (said.length === 0) return false
  const ofOptions = contentStems(options.join(' '))
  if (said.every((stem) => ofOptions.includes(stem))) return true
  const ofAll = [...ofOptions, ...contentStems(description)]
  return STATES.test(plain) && said.some((stem) => ofAll.includes(stem))
}
type QuizAsked = Extract<AskedBefore, { kind: 'quiz' }>
const STATES =
  /^(?:(?:um+|uh+|hm+|maybe|i think|i guess|probably|prob|cause|cuz|because)\b)|\b(?:is|are|means|goes|go|rises?|falls?|gets?|stays?|becomes?|costs?|buys?|drops?|increases?|decreases?|changes?)\b/

/** "But dont the makers lose sales like that": no answer begins so. */
export const OBJECTS =
  /^(?:(?:so|and|ok|okay|wait|well|yeah|yes|no) )*but (?:\w+ )?(?:dont|doesnt|didnt|wont|wouldnt|isnt|arent|cant|couldnt|shouldnt|aint|then|how|what|why|if|when|who|do|does|is|are|can|would|will)\b/

/** "And for two friends who do landscaping", "back to the first thing": a new case, or another matter. */
const ADDS_CASE =
  /^(?:(?:ok|okay|wait|well) )*(?:(?:and|but|so|now|also|what about|how about) (?:for|in|at|with|on|from|as|without|about) |(?:lets |can we )?(?:go |going |get )?back to )/

/** Content words of an answer that does not begin as one. */
const LEAST_SAID = 3

/** "It's when you give something up": begins as an answer does. */
const SAYS_WHAT_IT_IS =
  /^(?:(?:so|um|uh|ok|well|like|i think|i guess|i believe|maybe|probably|basically|isnt) )*(?:its|it is|it means|it meant|it would be|thats|that is|theyre|they are|the (?:first|one|other) (?:one )?is|an? (?:\w+ ){1,3}(?:is|means|are|protects|shows|gives))(?: (?:just|basically|like|kind of|kinda|pretty much|something))* (?:when|what|how|where|if|the|an?|about|for|something|someone|somebody|money|people|not|to|your|all|only|(?!boring|confusing|annoying)\w+ing|\w+s)\b/

/** A question in the middle of a turn: "if the damage is 1800 what do i pay". */
const ASKS_WITHIN =
  /\b(what|how much|how many|which|who|where|when|why|how) (do|does|did|would|will|should|can|could) (i|we|they|you|u|it|he|she|the|a|an|my|mine|this|that)\b|\b(whats|hows|whos|wheres) (the|a|my|mine|your|it|up|that|this)\b|^(so |and |but |then )*(if|when|even if)\b.*\b(do|does|did|is|are|can|could|will|would|should|must) (the|a|an|my|our|their|his|her|it|they|he|she|i|we|you)\b|\bwhat (happens|is (that|it|this)$)|\b(which|what|how much|how many) \w+ (do|does|did|is|are|will|would|should|can|could|counts?|goes)\b|\bhow (much|many)$|\bwhats (?!wrong|up)\w+( \w+)?$|^(?:\w+ ){0,3}(?:is|are|will|does|do|did|can|could|would) (?:it|there|you|u|we|they|he|she) (?:gonna|going|be|have|know|think|want|need|get|rain|snow|like)\b/

/** "I only have 500, is that enough", "my boss says upselling, is it the same or no", "so insurance is which one". */
const ASKS_OF_IT =
  /(?<!\b(?:it|that|this|which|who|they|he|she|we|you|i|what|one|money|company|business|people|price|so|as|than) )\b(?:is|are|was|does|do|did|can|could|should|would|will) (?:that|it|this|they|those|these|there|i|we) (?!what\b|when\b|why\b|how\b|because\b)\w+|\b(?:is|are|would be|was) which(?: (?:one|kind|type|part|step|stage|of \w+))?$|\bor (?:no|not|nah)$|^(?:\w+ ){1,12}(?:count|work|matter|help|enough|worth it|legal|allowed|possible) (?:if|when|for)\b.*\?$/

/** By its mark, or by wanting to be told that it is so: "so lower is better right". */
export const isAsking = (last: string, plain: string) =>
  /\?\s*$/.test(last) ||
  ASKS_WITHIN.test(plain) ||
  ASKS_OF_IT.test(plain) ||
  EITHER_OR.test(plain) ||
  /^(so|wait|but|and) .*\b(right|correct|huh)$/.test(plain)

/** Whether it asks or wants something, and answers nothing. */
export const asksSomething = (last: string, plain: string) =>
  ASKS.test(plain) ? !TELLS_OF_CASE.test(plain) : ASKS_BARE.test(plain) || isAsking(last, plain)
/** "If the price goes up, people buy less": a case, and nothing that is asked of it. */
const TELLS_OF_CASE =
  /^(?:if|when|dont|more|another) (?!.*\b(?:what|how|why|which|who|do i|do you|can i|should)\b).*$/

/** "Higher or lower better", "strong dollar good or bad for exporters": which of the two. */
const EITHER_OR =
  /\b\w+ or \w+ (?:is )?(?:better|worse|best|safer|riskier|cheaper|smarter)$|\b(?:good|bad) or (?:good|bad)\b/

/** An option that is only asked about is not chosen: "what does price skimming mean". */
export const choosesIn = (plain: string, options: string[]) =>
  choiceOf(plain, options) !== undefined && !ASKS_FOR_MEANING.test(plain)
const ASKS_FOR_MEANING =
  /^(?:(?:so|and|but|ok|okay|wait|then|can|could|you|u|please|pls) )*(?:what|whats|wats|how|define|explain|describe|tell me|difference|compare|quiz me|give)\b/

export const isGivingUp = (plain: string) =>
  /^((idk|i (dont|do not) know|no (idea|clue)|not sure|im not sure|dunno|hint|give me a hint|pass|help|i give up|give up|no idea sorry)( |$))?((so |just |please |can you )*(hint|tell me|show me|tell me the answer|what is it|whats the answer|whats the right answer|what is the answer))?$/.test(
    plain,
  ) && plain !== ''

const OPENING = String.raw`^(?:(?:is it|isnt it|would it be|could it be|i think|i thought|i say|i said|i choose|i chose|i pick|i picked|i put|i mean|i meant|i guess|i believe|my answer is|my final answer is|final answer|my choice is|the answer is|answer|option|letter|maybe|perhaps|probably|prob|prolly|pretty sure|im pretty sure|im guessing|just guessing|guess|ig|ill say|lets say|its|it is|is|it|itd be|it would be|might be|should be|gotta be|um+|uh+|er+|hm+|ok|okay|so|lol|idk|idk maybe|bro|wait|no|nah|oh|oops|sorry|actually|well|yes|yeah|then|its gotta be|id say|id go with|going with|ill go with|ill take|im going with|must be|has to be|definitely) )*`
const AFTER =
  /(?: (?:i think|i guess|i say|ig|lol|maybe|probably|please|pls|right|then|final answer|is my answer|for sure|definitely|or something|tho|though|not sure|im not sure|idk|sorry|correct|bro))+$/
const LETTER = new RegExp(`${OPENING}([a-d])$`)
/** "C because supply falls": "a" is a word, too, and counts only where a reason follows outright; a C corporation is no choice. */
const LETTER_AND_WHY = new RegExp(
  `${OPENING}(?:([a-d]) (?=because|cause|cuz|bc|since|as |due to|reason|for the reason|why)|([b-d]) (?!corp|suite|level|and |or |vs )(?=\\w))`,
)

const ORDINALS = ['first', 'second', 'third', 'fourth']
/** "The first one because it is cheaper". */
const ORDINAL_AND_WHY = new RegExp(
  `${OPENING}(?:the )?(first|second|third|fourth|last)(?: (?:one|option|answer|choice))? (?:because|cause|cuz|bc|since|as) `,
)

export const choosesPlace = (plain: string) => ORDINAL_AND_WHY.test(plain)

/** The option that a turn chooses, by letter, place or name. */
export function choiceOf(plain: string, options: string[]): number | undefined {
  const letter = (
    plain
      .replace(AFTER, '')
      .replace(/\b([a-d])\1+\b/, '$1')
      .match(LETTER) ?? plain.match(LETTER_AND_WHY)
  )
    ?.slice(1)
    .find(Boolean)
  if (letter) return 'abcd'.indexOf(letter)
  const [, ordinal] = plain.match(ORDINAL_AND_WHY) ?? []
  if (ordinal) return ordinal === 'last' ? options.length - 1 : ORDINALS.indexOf(ordinal)
  const said = ` ${plain} `
  const named = options.findIndex((option) => said.includes(` ${wordsOf(option).join(' ')} `))
  return named >= 0 && wordsOf(plain).length <= 8 ? named : undefined
}
