import type { Formula, Input } from './formulas/formula.ts'
import { called } from './input-names.ts'
import type { Sum } from './sum-of-talk.ts'

/** "What if 10 of the rooms are closed", "2 of the friends cannot come": so many of what is counted do not count. */
export function fallenAway(sum: Sum, text: string): { sum: Sum; note: string } | 'unclear' | null {
  const [, count, thing = '', gone = ''] = text.match(FALLS_AWAY) ?? text.match(WITHOUT) ?? []
  if (count === undefined || isPartAnew(sum.formula, gone)) return null
  if (isOfAll(sum.formula)) return 'unclear'
  const place = placeOf(sum.formula, thing, text)
  const before = sum.figures[place]
  const input = sum.formula.inputs[place]
  if (input === undefined || before === undefined || before <= Number(count)) return null
  const left = before - Number(count)
  const figures = sum.figures.with(place, left)
  return {
    sum: { ...sum, figures },
    note: `I took the ${count} off the ${input.name}: ${before} − ${count} = ${left}.`,
  }
}

const THING = String.raw`(?:of (?:the|my|our|those|these|them|its)? ?)?((?:[a-z]+ ){0,2}?)`
const GONE =
  'closed|broken|broke|break|out of (?:order|service|use)|not available|unavailable|unusable|blocked|damaged|missing|absent|sick|fake|bots|spam|invalid|bounced|spoiled|burnt|burned|stolen|lost|shut(?: down)?|off limits|(?:being |under )?(?:repaired|renovat\\w+|cleaned|painted|construction|repairs?|maintenance)|(?:dont|didnt|cant|couldnt|do not|did not|cannot|wont|never) (?:count|come|show(?: up)?|sell|get (?:it|there)|work|make it|arrive|pay)|drop(?:ped)? out|cancel(?:l?ed|s)?|quit|leave|left'
const FALLS_AWAY = new RegExp(
  String.raw`\b(?:if|but|because|since|cause|when|and|except|only)\b.{0,12}?(?<![$\d.,])(\d+) ${THING}(?:(?:are|were|was|is|get|got|gets|have to be|had to be|would be|turn out|turned out|end up|ended up|have|had) (?:to be )?)?(${GONE})\b`,
)
const WITHOUT = new RegExp(
  String.raw`\b(?:without|minus|not counting|except for|leaving out) (?<![$\d.,])(\d+) ${THING}(?:that|which|who)\b`,
)

const isShareOf = ({ inputs, compute, shows }: Formula) =>
  inputs.length === 2 && shows === 'percent' && compute([1, 4]) === 25

/** Of a part and its whole the whole, unless the part is named; else what goes by that word, or is counted alone. */
function placeOf(formula: Formula, thing: string, text: string): number {
  const { inputs } = formula
  const isShare = isShareOf(formula)
  const word = thing.trim().split(' ').at(-1) ?? ''
  const named = inputs.findIndex(
    (input, i) => (!isShare || i === 0) && word !== '' && isCalled(input.name, word),
  )
  if (isShare) {
    const isOfPart = OF_PART.test(text) || (named === 0 && !isCalled(inputs[1]!.name, word))
    return isOfPart ? 0 : 1
  }
  if (named >= 0) return named
  const isOne = (input: Input) =>
    word === '' || (input.name === 'people' && PEOPLE.test(word)) || calls(input, inputs, word)
  return inputs.findIndex((input) => COUNTED.test(input.name) && isOne(input))
}
const calls = (input: Input, inputs: Input[], word: string) =>
  called(input, inputs).test(`1 ${word}`)
const PEOPLE =
  /^(?:people|ppl|friends?|kids?|guests?|students?|girls|guys|players|members|them|us|persons?)$/
/** Fewer pieces would bring in less than the amount that was told for all of them. */
const isOfAll = ({ inputs }: Formula) => inputs.some(({ name }) => /^sales of all$/.test(name))

/** "What if 20 leave", of a rate of those who leave: the part is said anew. */
const isPartAnew = (formula: Formula, gone: string) =>
  isShareOf(formula) && gone !== '' && called(formula.inputs[0]!, formula.inputs).test(gone)

const isCalled = (name: string, word: string) =>
  name.split(' ').some((one) => one.replace(/s$/, '') === word.replace(/s$/, ''))
/** What was sold, answered or booked is taken back. */
const OF_PART =
  /\b(?:cancel(?:l?ed|s)?|refund\w*|returned)\b|\bof (?:the|those|these) (?:sold|booked|occupied)\b/
const COUNTED = /^(?:units(?: sold)?|pieces|people|helpers|employees|number)$/
