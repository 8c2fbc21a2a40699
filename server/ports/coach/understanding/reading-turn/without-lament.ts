import { findByName } from '../knowledge/term-index.ts'
import { contentWords } from '../words/words.ts'
import { focusOf } from './focus.ts'

/**
 * "How can a company make a profit and still run out of cash, i dont get it": a question of its own, without the sigh at
 * its end, which wishes no simpler words, and without a remark on it ("isnt that kinda scammy"). As it is where hardly more than a term or a pronoun stands before the sigh.
 */
export function withoutLament(plain: string): string {
  const said = plain.replace(REMARK, '')
  if (said !== plain && ASKS.test(said) && said.split(' ').length >= LEAST_ASKED)
    return withoutLament(said)
  const asked = plain.replace(FORGETS, '').replace(LAMENT, '')
  if (asked === plain || !ASKS.test(asked)) return plain
  if (FORGETS.test(plain)) return asked
  const isWhole =
    asked.split(' ').length >= LEAST_WORDS && contentWords(asked).length >= LEAST_TELLING
  return isWhole && !findByName(focusOf(asked)) ? asked : plain
}

/** Words; before a remark fewer ask something of their own than before a sigh. */
const LEAST_ASKED = 4
/** Words; fewer may be of whatever the talk is about. */
const LEAST_WORDS = 6
/** Content words. */
const LEAST_TELLING = 2

const ASKS =
  /^(?:(?:ok|okay|so|and|but|wait|hey|um|like|then) )*(?:what|whats|why|how|hows|who|when|where|which|is|are|was|do|does|did|can|could|should|would|will|if|explain|describe|tell me) (?!(?:do|did) (?:you|u) mean\b)/

const JOINED = '(?:(?:and|but|so|cuz|because|bc|like|pls|please|sorry) )*'
const VERY = '(?:(?:so|still|very|just|kinda|super|all|too|rn|totally) )*'
const OF_IT = '(?: (?:it|that|this|any of (?:it|this|that)))?(?: at all| rn)?'
const FORGETS = new RegExp(
  ` ${JOINED}(?:i (?:always|keep(?: on)?|just) (?:forget|forgetting|forgot)${OF_IT}|i forgot${OF_IT}|(?:someone |somebody )?(?:pls |please )?help(?: me)?(?: pls| please)?)$`,
)
const LAMENT = new RegExp(
  ` ${JOINED}(?:i ${VERY}(?:dont|do not|didnt|cant|never) ${VERY}(?:get|understand|follow|got)${OF_IT}|${VERY}(?:im|i am) ${VERY}(?:confused|lost|stuck)|(?:its|it is|thats|this is) ${VERY}confusing(?: to me)?|${VERY}(?:confused|lost)|(?:it|that|this) (?:makes no|doesnt make(?: any)?) sense(?: to me)?|makes no sense(?: to me)?|my (?:brain|head) hurts)$`,
)

const OPINION =
  '(?:scammy|scummy|sketchy|shady|sus|rude|weird|crazy|insane|wild|dumb|stupid|annoying|greedy|mean|evil|unfair|random|a scam|a lie|a rip ?off|a ripoff|so much|the same (?:room|thing|food|product|shirt|stuff))'
const SAYS_SO =
  '(?:(?:it|this|that) (?:matters|counts|is important)|its important|(?:theyre|they are|its|it is) not the same(?: thing)?|(?:they )?arent the same(?: thing)?|(?:its|itll be|it will be) on the (?:test|exam)|(?:we|i) (?:need|have) to know (?:it|this|that))'
/** What a student thinks of it, or is told of it, asks nothing more. */
const REMARK = new RegExp(
  `(?<!\\b(?:why|how|when|what|much)) ${JOINED}(?:does it (?:(?:even|really|actually) )?matter|(?:isnt|aint|is) (?:that|it|this) ${VERY}(?:like )?${OPINION}|(?:thats|that is|its|it is|this is|it|that|feels|seems|sounds) (?:feels |seems |sounds |like |is )*${VERY}${OPINION}|my (?:teacher|advisor|coach|mom|dad|friend|boss|sister|brother) (?:says|said|keeps saying|told me) (?:that )?${SAYS_SO})$`,
)
