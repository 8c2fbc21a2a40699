import { leaningOfPair } from '../../understanding/knowledge/leans-of-pairs.ts'
import { leaningOf, saidForBoth } from '../../understanding/knowledge/leans.ts'
import {
  isPick,
  optionsIn,
  type Options,
} from '../../understanding/reading-turn/options-in-talk.ts'
import { lastAnswerIn } from '../../turns.ts'
import { CHECK_HEADING } from '../../understanding/reading-turn/earlier-question.ts'
import { inYourWords } from '../in-your-words.ts'
import type { Part, Talk } from '../talk.ts'
import { lean } from './say-verdict.ts'
import { moneyIn, weighPlans } from './weigh-plans.ts'

/** "Which one is better for me": a lean with the one reason that was said in the talk, and what would turn it. */
export function sayLean(plain: string, { understood, request }: Talk): Part[] | null {
  const options = optionsIn(request.turns)
  if (!options || !(isPick(plain) || tellsOfSelf(plain, lastAnswerIn(request.turns)))) return null
  // What is known of both terms says more than what holds for any two ways.
  if (lean(understood.subjects, understood.plain)) return null
  const leaning = leaningOfPair(options.ways, options.told) ?? leaningOf(options.ways, options.told)
  if (!leaning) return isPick(plain) ? withoutLean(options) : null
  const { best, other, lean: said, contrary } = leaning
  const speaksAlso = contrary
    ? ` That ${echoed(contrary.echo, options.told)} speaks for it, too: ${contrary.because}.`
    : ''
  const plans = weighPlans(options)
  return [
    `**I would lean to: ${inYourWords(best)}.** What decides it is what you said: ${echoed(said.echo, options.told)}. With that choice, ${said.because}.`,
    `**What would turn it to "${inYourWords(other)}".** It would be the better one ${said.turns}.${speaksAlso}`,
    ...(plans ? plans.slice(1, -1) : []),
    'I know only what you told me here, so weigh it yourself, and where money or a contract is in it, with a parent or another adult.',
    `**${CHECK_HEADING}** What is the one thing about your own case that decides it?`,
  ]
}

/** Plans of the student's own are weighed all the same. */
function withoutLean(options: Options): Part[] | null {
  const both = saidForBoth(options.ways, options.told)
  const plans = weighPlans(options)
  if (!plans || !both) return plans
  return [
    `What you said, that ${echoed(both.echo, options.told)}, speaks for both alike.`,
    ...plans,
  ]
}

/** With the sum that was named, where one was. */
const echoed = (echo: string, told: string) =>
  echo.replace('{money}', moneyIn(told) ?? 'little money')

/** After two were compared, who tells of themselves wants it said for them. */
const tellsOfSelf = (plain: string, last: string) =>
  TELLS.test(plain) && !ASKS.test(plain) && !last.includes('Answer with a letter')
const TELLS =
  /^(?:(?:ok|okay|so|and|but|well|yeah|like) )*(?:i|im|we|my|its|it is|ill|ive)\b (?!dont (?:get|understand)|know|think|see|mean|guess|was right|agree|still)/
const ASKS = /\b(?:what|why|how|who|when|explain|quiz|example|mean|difference)\b/
