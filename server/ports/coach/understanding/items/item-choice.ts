import type { Turn } from '../../coach.ts'
import { saidIn } from '../../turns.ts'
import { choiceOf } from '../reading-turn/earlier-question.ts'
import { wordsOf } from '../words/words.ts'

type Asked = { question: string; options: string[] }

/** A letter that stands for an option; "a" before a noun is none. */
const LETTER = String.raw`(?:([b-h])(?= |$)|(a)(?=$| (?:because|bc|cuz|since|then|right|correct|wrong|but|as|so|is|isnt|not|and)\b))`
const SAYS =
  '(?:think|thinking|thought|say|saying|guess|choose|chose|pick|picked|take|took|with|answer is|choice is|guess is|answer|its|it is|is it|be|maybe|probably|perhaps|would it be)'
const CHOOSES = [
  new RegExp(
    String.raw`\b${SAYS} (?:(?:its|it is|it|is|the|answer|option|letter|be|that|must) )*${LETTER}`,
  ),
  /^(?:(?:so|then|ok|and|option|um|hmm) )*(?:([b-h])|(a))(?: (?:then|right|correct|maybe|i think|i guess|it is|is it))*$/,
  /\bis (?:option )?(?:([b-h])|(a)) (?:right|correct|it\b|the (?:right|best|answer))/,
]
const MENTIONS = [
  new RegExp(String.raw`\b(?:option|choice|letter) (?:([b-h])|(a))\b`),
  new RegExp(
    String.raw`\b(?:about|why not|why (?:is|was|isnt|wasnt|cant it be|couldnt it be)(?: it)?(?: not)?|not|with|is|was|rule out|of|mean by) ${LETTER}`,
  ),
  /\b([b-h])\b|(?:^| )(a)$/,
]
const DENIES =
  /\b(dont think|not sure (?:about|if)|why|isnt|cant be|rule out|what (?:is|does|about))\b/
const ASKS =
  /^(?:so |and |but |ok )*(?:what|whats|why|how|explain|define|tell|compare|quiz|give|show)\b/

/** The option that a message chooses: "I think A", "B then?", "it is the sunk cost"; undefined where it chooses none. */
export function choiceSaid(message: string, { options }: Asked): number | undefined {
  const plain = wordsOf(message).join(' ')
  if (DENIES.test(plain)) return undefined
  const lettered = letterIn(plain, CHOOSES, options)
  if (lettered !== undefined) return lettered
  const numbered = numberIn(plain, options) ?? placeIn(plain, options)
  if (numbered !== undefined) return numbered
  return ASKS.test(plain) ? undefined : named(plain, options)
}

/** The option that a message is about, chosen or not: "what about option A?", "why is B wrong?" */
export function optionMeant(message: string, item: Asked): number | undefined {
  const plain = wordsOf(message).join(' ')
  return (
    choiceSaid(message, item) ??
    letterIn(plain, MENTIONS, item.options) ??
    named(plain, item.options)
  )
}

/** "2", where no option has a figure of its own. */
function numberIn(plain: string, options: string[]): number | undefined {
  const [, figure] = NUMBER.exec(plain) ?? []
  const place = Number(figure) - 1
  return place < options.length && !options.some((option) => /\d/.test(option)) ? place : undefined
}
const NUMBER =
  /^(?:(?:so|then|ok|is it|its|it is|i think|i guess|i say|maybe|probably|the|option|number|no) )*([1-5])(?: (?:then|right|correct|maybe|i think|i guess))*$/

/** "The second one", "last option i think" */
function placeIn(plain: string, options: string[]): number | undefined {
  const [, said] = BY_PLACE.exec(plain) ?? []
  const place = said === 'last' ? options.length - 1 : PLACES.findIndex((one) => one === said) % 5
  return said !== undefined && place >= 0 && place < options.length ? place : undefined
}
const PLACES = 'first second third fourth fifth 1st 2nd 3rd 4th 5th'.split(' ')
const BY_PLACE =
  /^(?:(?:so|then|ok|is it|its|it is|i think|i guess|i say|i choose|i pick|maybe|probably|um|hmm|the) )*(first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|last)(?: (?:one|option|answer|choice))(?: (?:then|right|maybe|i think|i guess))*$/

function letterIn(plain: string, patterns: RegExp[], options: string[]): number | undefined {
  const places = patterns.map((pattern) => {
    const [, other, a] = pattern.exec(plain) ?? []
    return 'abcdefgh'.indexOf(other ?? a ?? '-')
  })
  return places.find((place) => place >= 0 && place < options.length)
}

/** By its text, without the article and the full stop that exams give it. */
function named(plain: string, options: string[]) {
  const bare = options.map((option) => option.replace(/^(an?|the|its|their) /i, ''))
  const place = choiceOf(plain, bare)
  // `choiceOf` takes a lone letter for one of four, whatever the question has.
  return place !== undefined && place < options.length ? place : undefined
}

/** What the student chose last; of a turn that brings the question, only what stands beside it counts. */
export function lastChoice(turns: Turn[], item: Asked): number | undefined {
  return saidIn(turns)
    .map((said) => (bringsItem(said, item) ? choiceBeside(said, item) : choiceSaid(said, item)))
    .findLast((place) => place !== undefined)
}

/** What may stand before a letter that is a choice, where the options themselves stand in the same text. */
const REMARK = new RegExp(
  String.raw`(?:^|[\s.?!,;:)(-])((?:so |but |and )?(?:i(?:['’]?m| am)? (?:would |will )?(?:think|thinking|thought|say|guess|guessing|chose|choose|pick|picked|took|take|put|went with|going with)|i['’]d (?:say|go with|pick|choose)|my (?:answer|choice|guess|pick) is|the answer is|answer:|is it|it['’]?s|it is|maybe|probably)\b[^\n]{0,60})$`,
  'i',
)

/** A choice in the same message as the question and its options: "… D. A lease. I think A". */
export function choiceBeside(content: string, item: Asked): number | undefined {
  const { remark } = withoutRemark(content)
  const rest = [item.question, ...item.options].reduce(
    (text, part) => text.replace(literal(part), ' '),
    content,
  )
  const left = rest.replace(/(?:^|[\s(])[A-Ha-h][).:](?=\s|$)/g, ' ').trim()
  const isWhole = wordsOf(left).length <= MOST_BESIDE
  const inWords = (text: string, patterns: RegExp[]) =>
    letterIn(wordsOf(text).join(' '), patterns, item.options)
  return (
    // "I'd say B." before the question looks like the letter of an option.
    (isWhole ? (inWords(left, CHOOSES) ?? inWords(rest, SAID)) : undefined) ?? inWords(remark, SAID)
  )
}
const SAID = CHOOSES.slice(0, 1)

/** Words; more is no remark, but the question told otherwise. */
const MOST_BESIDE = 14

const literal = (part: string) =>
  new RegExp(
    part
      .trim()
      .replace(/[.?!:;]+$/, '')
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s+/g, '\\s+'),
    'i',
  )

/** A text and what is said of a choice at its end. */
export function withoutRemark(content: string): { text: string; remark: string } {
  const found = REMARK.exec(content.trimEnd())
  const remark = found?.[1] ?? ''
  return { text: content.trimEnd().slice(0, content.trimEnd().length - remark.length), remark }
}

/** It has most of the question's words, or its options: whatever letter stands in it is no choice. */
export function bringsItem(content: string, { question, options }: Asked): boolean {
  const said = new Set(wordsOf(content))
  const has = (text: string) => {
    const own = [...new Set(wordsOf(text))]
    return own.length > 3 && own.filter((word) => said.has(word)).length >= 0.6 * own.length
  }
  return has(question) || has(options.join(' '))
}
