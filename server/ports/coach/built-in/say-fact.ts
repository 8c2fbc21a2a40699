import { asksLawOfCase } from '../understanding/reading-turn/law-of-trade.ts'
import { mannerOf } from '../understanding/reading-turn/manner.ts'
import { mendedText } from '../understanding/plain/mended-words.ts'
import { wordsOf } from '../understanding/words/words.ts'
import { askWhich } from './say-talk.ts'
import { planFor, planForExam } from './say-plan.ts'
import { closingCheck, type Part, type Talk } from './talk.ts'

/** Something about the competition; where a turn names the time that is left for it, a plan of that time first. */
export function sayFact(given: Talk): Part[] {
  const { fact, plain } = given.understood
  if (!fact) return askWhich()
  const plan = fact.id === 'study-method' ? studyPlan(given) : undefined
  if (plan) return plan
  const isLaw = fact.id === 'ethics-at-work' && asksLawOfCase(plain)
  return [
    ...planBeside(given, fact.id),
    `**${fact.title}**`,
    ...(isLaw ? [HARDLY_LEGAL] : []),
    fact.says,
    closingCheck(fact.check),
  ]
}

const HARDLY_LEGAL =
  'Most likely not: deceiving buyers, stealing and false records are against the law in most cases, and an order from the boss does not make them legal. What exactly holds is for the law of your state.'

/** "What should I study next, I am in the marketing cluster": a way to go, and then what the exam asks. */
function planBeside(given: Talk, id: string): Part[] {
  if (mannerOf(given.understood.plain) !== 'what-next') return []
  if (id.startsWith('exam-')) return planForExam(given)
  return id === 'nerves' ? (planFor(given) ?? []) : []
}

/** "How do I study for the test in one week": whoever says how many days there are wants them planned, and no habits. */
export function studyPlan(given: Talk): Part[] | undefined {
  const { question } = given.understood
  const isOfCompetition = !question || 'title' in question
  // What it is for, and when that is, may stand behind what is asked.
  const plain = wordsOf(mendedText(given.request.turns.at(-1)?.content ?? '')).join(' ')
  return isOfCompetition && STUDIES_FOR.test(plain)
    ? planFor({ ...given, understood: { ...given.understood, plain } })
    : undefined
}
const STUDIES_FOR =
  /^(?=.*\b(?:study|studying|prepare|preparing|prep|review|cram|cramming|get ready|practice)\b).*\b(?:exams?|tests?|deca|competition|comp|districts?|states?|icdc|nationals|cluster)\b/
