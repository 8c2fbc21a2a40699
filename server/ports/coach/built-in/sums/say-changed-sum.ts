import type { PrintedItem, ReplyRequest } from '../../coach.ts'
import { lastAnswerIn, lastSaidIn, saidIn } from '../../turns.ts'
import { worksWithFigures } from '../../understanding/items/item-figures.ts'
import { mendedText } from '../../understanding/plain/mended-words.ts'
import { inDigits } from './figures-in-words.ts'
import { nameOf, sumAskedFor } from './calculate.ts'
import { changedSum, type Changed } from './changed-sum.ts'
import { hintAt } from '../items/hint-at-item.ts'
import { otherResult } from './other-result.ts'
import {
  differenceOf,
  isWhole,
  readingOf,
  sayIncomplete,
  sayWorked,
  sumOfTalk,
  sumsIn,
  type Sum,
  type WholeSum,
} from './sum-of-talk.ts'
import { closingCheck, type Part, type Talk } from '../talk.ts'

const WHICH = '**Which of them?**'
const DEPENDS = 'That depends on what the '

/** The sum of the last answer once more, with what this turn changes of it; null where the turn is about something else. */
export function sayChangedSum(talk: Talk, message: string): Part[] | null {
  const { turns } = talk.request
  const before = sumOfTalk(turns)
  const text = plainOf(message)
  if (
    !before ||
    text.length > LONGEST ||
    IS_QUESTION.test(text) ||
    sumAskedFor(mendedText(message))
  )
    return null
  const answer = lastAnswerIn(turns)
  const said = saidIn(turns).map(plainOf)
  const asked = said.at(-2) ?? ''
  const isSpan = answer.includes(DEPENDS)
  const earlier = isSpan ? text : said.slice(0, -1).slice(-2).join(' ; ')
  const others = sumsIn(answer)
    .filter(isWhole)
    .flatMap((sum) => {
      const other = otherResult(sum, isSpan ? asked : text, { earlier, turns })
      return other ? sayOther(sum, other) : []
    })
  if (others.length > 0) return others
  const change = answer.includes(WHICH) ? `${asked} ${text}` : text
  if (!GOES_ON.test(change) && !isShort(change)) return null
  const both = bothChanged(sumsIn(answer), change)
  if (both.length > 1) return sayChange(both, talk)
  const changed = changedSum(before, change)
  if (!changed) return null
  return changed.kind === 'unclear' ? askWhich(before, changed.names) : sayChange([changed], talk)
}

/** Of sums that were held against each other, each with the change; none where one of them is left as it was. */
function bothChanged(sums: Sum[], change: string): ChangedSum[] {
  if (sums.length < 2) return []
  const all = sums.flatMap((sum) => {
    const changed = changedSum(sum, change)
    const isOfSame = changed?.kind === 'sum' && changed.sum.formula.formula === sum.formula.formula
    return isOfSame ? [changed] : []
  })
  return all.length === sums.length ? all : []
}
type ChangedSum = Extract<Changed, { kind: 'sum' }>

const plainOf = (message: string) =>
  inDigits(mendedText(message)).toLowerCase().replace(/['’]/g, '').replace(/\s+/g, ' ').trim()

/** Of a term, and not of the sum. */
const IS_QUESTION =
  /\b(why|whats an?|what is an?|what are|what does|explain|define|meaning|difference|quiz|who|example)\b|^(what is|whats) (?!(?:that|it) (?:as|in|per|for)\b)(?!.*\b(if|then|now|instead)\b)(?!.*\d)/

const GOES_ON =
  /^(?:(?:and|so|ok|okay|but|now|then|well|hmm|um|wait|also) )*(?:(?:they|we|i|he|she|it|the [a-z]+) (?:uses?|pays?|paid|borrows?|borrowed)\b|what if|what happens|what would|if|how about|what about|for|with|on|at|suppose|say|lets say|let|make|change|use|try|doubl\w+|tripl\w+|halv\w+|half|twice|instead)\b|\binstead\b/

const isShort = (text: string) => text.split(' ').length <= MOST_WORDS
const MOST_WORDS = 9
/** Characters; a longer turn tells a story of its own. */
const LONGEST = 300

const sayOther = (sum: WholeSum, other: string): Part[] => [
  [
    `**${nameOf(sum.formula)}**: the same otherwise`,
    `> ${sum.formula.formula}`,
    other,
    readingOf(sum),
  ].join('\n\n'),
]

const askWhich = (sum: Sum, names: string[]): Part[] => [
  [
    `${WHICH} I don't want to guess what you change: ${names.map((name) => `**${name}**`).join(' or ')}? Name it, and I work the sum out again.`,
    `> ${sum.formula.formula}`,
    readingOf(sum),
  ].join('\n\n'),
]

function sayChange(changed: ChangedSum[], talk: Talk): Part[] {
  const sums = changed.map(({ sum }) => sum)
  const lacking = sums.find((sum) => !isWhole(sum))
  if (lacking) return [sayIncomplete(lacking)]
  const whole = sums.filter(isWhole)
  const open = whole.flatMap((sum) => openItemOf(sum, talk.request) ?? [])[0]
  if (open) return hintAt({ ...open, known: null, isOpen: true }, talk)
  return [
    ...whole.map((sum) => sayWorked(sum)),
    ...differenceOf(whole),
    ...new Set(changed.flatMap(({ notes }) => notes)),
    closingCheck('Which figure moves the result most? Change one, guess first, and then ask me.'),
  ]
}

/** With figures of a question that is open in an exam, however they came about, nothing is worked out. */
export function openItemOf({ figures }: WholeSum, { item, openItems = [], turns }: ReplyRequest) {
  const open: PrintedItem[] = [...(item?.isOpen ? [item] : []), ...openItems]
  const said = [...lastSaidIn(turns), figures.join(' ; ')]
  return open.find(({ question }) => worksWithFigures(said, question))
}
