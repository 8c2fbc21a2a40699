import { CHECK_HEADING } from '../../understanding/reading-turn/earlier-question.ts'
import { findCommonQuestion } from '../../understanding/knowledge/common-questions.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { mannerOf } from '../../understanding/reading-turn/manner.ts'
import { sentencesOf } from '../../understanding/excerpt.ts'
import { lastAnswerIn, saidIn } from '../../turns.ts'
import { closingCheck, firstSentences, type Part, type Talk } from '../talk.ts'

/**
 * "Simpler" or "an example" after an answer behind which no term stands, such as how to ask for a raise: of that answer,
 * and of no term whose name stood in the question. Null where it is of another kind, or has no example.
 */
export function sayTitledAgain({ understood, request }: Talk): Part[] | null {
  const { plain, isNamed, intent, thread } = understood
  const manner = mannerOf(plain)
  if ((isNamed && !SHORTER.test(plain)) || !isBareWish(plain) || intent === 'asked') return null
  const answer = titledIn(lastAnswerIn(request.turns))
  if (!answer) return null
  if (manner === 'simpler') return inShort(answer)
  if (manner === 'why') return reasonsOf(answer, thread.length)
  if (manner !== 'example' && manner !== 'another-example') return null
  const asked = saidIn(request.turns).at(-2) ?? ''
  return exampleOfAsked(asked, answer) ?? sayableOf(answer) ?? withoutExample(answer, thread.length)
}
/** "Short" is the name of a sale, too. */
const SHORTER =
  /^(?:(?:ok|so|now|pls|please|make it|but) )*(?:short|shorter|in short)(?: (?:pls|please|version))?$/

type Titled = { title: string; says: string }

/** Nothing stands in it but the wish itself. */
const isBareWish = (plain: string) => plain.split(' ').length <= MOST_OF_WISH && !SCENE.test(plain)
const MOST_OF_WISH = 7
/** Where it is to be is a wish of its own. */
const SCENE =
  /\b(?:for|at|in|from|of|with) (?!me\b|it\b|that\b|this\b|short\b|simple|easier|plain|other|a (?:sentence|nutshell))\w/

/** A title alone, and then what was said. */
function titledIn(answer: string): Titled | undefined {
  const [head = '', says = ''] = answer.split('\n\n')
  const title = head.match(/^\*\*([^*]+)\*\*$/)?.[1]
  if (!title || findByName(title)?.term === title || says === '') return undefined
  return says.startsWith(`**${CHECK_HEADING}`) ? undefined : { title, says }
}

/** Each step by how it begins, else the first sentences. */
function inShort({ title, says }: Titled): Part[] {
  const steps = stepsOf(says).map((step) => `- ${beginningOf(step)}`)
  const short = steps.length > 1 ? steps.join('\n') : firstSentences(says, 2)
  return [
    `**${title}**, in short:`,
    short,
    closingCheck('Which part of it shall I go through with you once more?'),
  ]
}

const stepsOf = (says: string) =>
  says.startsWith('|')
    ? says.split('\n').slice(ABOVE_ROWS).map(rowAsStep)
    : says
        .split(/(?:^|\s)\d\.\s/)
        .slice(1)
        .map((step) => step.trim())
/** Lines of a table: its head, and the line under that. */
const ABOVE_ROWS = 2
const rowAsStep = (row: string) => row.split('|')[2]?.trim() ?? ''
const beginningOf = (step: string) => {
  const [first = ''] = sentencesOf(step)
  const [head = first] = first.split(/[:;] /)
  return `${head.replace(/[.!?:;]+$/, '')}.`
}

/** Where an example of what was asked is known as a question of its own. */
function exampleOfAsked(asked: string, { says }: Titled): Part[] | null {
  const question = findCommonQuestion(`example of ${asked}`)?.question
  if (!question || !('title' in question) || says.includes(question.says)) return null
  const hasExample = question.asks.some((ask) => /\bexample\b/.test(ask))
  return hasExample ? [`**${question.title}**`, question.says, closingCheck(question.check)] : null
}

/** What one could say stands between quotation marks. */
function sayableOf({ title, says }: Titled): Part[] | null {
  const told = sayingsIn(says).filter((sentence) => EXAMPLE.test(sentence))
  if (told.length === 0) return null
  return [
    `**${title}**, as it could be:`,
    told.map((sentence) => `- ${sentence}`).join('\n'),
    closingCheck('How would you put it in your own case?'),
  ]
}
const EXAMPLE = /"[^"]{12,}"|\b(?:for example|for instance)\b|^Example:/i

function reasonsOf({ title, says }: Titled, terms: number): Part[] | null {
  const reasons = sayingsIn(says).filter((sentence) => REASON.test(sentence))
  if (reasons.length > 0)
    return [
      `**${title}**: why`,
      reasons.map((sentence) => `- ${sentence}`).join('\n'),
      closingCheck('Which other reason do you see?'),
    ]
  return terms > 0
    ? null
    : [
        `I know no further reason for what I said on **${title.toLowerCase()}**. Name the point that you doubt, and I say what I know of just that.`,
      ]
}
const REASON = /\b(?:because|since|so that|that is why|which is why|reasons?|therefore|matters?)\b/

/** Sentences, but what somebody says in one breath is not torn apart. */
const sayingsIn = (says: string) =>
  sentencesOf(says).reduce<string[]>((sayings, sentence) => {
    const last = sayings.at(-1)
    const isOpen = last !== undefined && last.split('"').length % 2 === 0
    return isOpen ? [...sayings.slice(0, -1), `${last} ${sentence}`] : [...sayings, sentence]
  }, [])

/** Where the talk has a term, that has an example of its own. */
const withoutExample = (answer: Titled, terms: number): Part[] | null =>
  terms > 0
    ? null
    : [
        'I have no example of just that, and I will not make one up. What I know:',
        ...inShort(answer),
      ]
