import { findCard } from '../../understanding/knowledge/cards.ts'
import { facetsOf } from '../../understanding/knowledge/facets.ts'
import {
  findNextQuestion,
  type NextQuestion,
} from '../../understanding/knowledge/next-questions.ts'
import { givesReason } from '../../understanding/reading-turn/next-of-turn.ts'
import { plainOf } from '../../understanding/plain/plain-turn.ts'
import { formOf, type QuestionForm } from '../../understanding/words/question-form.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import type { Subject } from '../../understanding/knowledge/subject.ts'
import { reasonTold } from '../../understanding/knowledge/told-of.ts'
import type { Talk } from '../talk.ts'
import { lastAnswerIn, saidIn } from '../../turns.ts'

/**
 * "Why?" after an answer to "what happens if the price goes up", "is it one", "which is riskier": the reason of that case;
 * null where none is known, undefined where something else was asked before.
 */
export function reasonOfCase(
  subject: Subject,
  { understood, request }: Talk,
): string | null | undefined {
  if (!BARE_WHY.test(understood.plain)) return undefined
  const [before = ''] = saidIn(request.turns).slice(-2)
  const asked = plainOf(before, null)
  const form = formOf(asked)
  if (form === undefined || !OF_CASES.includes(form)) return undefined
  const said = request.turns.map(({ content }) => content).join('\n')
  const isFresh = (text: string) => !said.includes(text)
  const next = findNextQuestion([subject], `why ${asked}`)?.question
  if (next && isFresh(next.says) && isReasonOf(next, asked)) return next.says
  const { why } = facetsOf(subject.term)
  if (why && isFresh(why) && WORTH.test(asked) && !DENIES.test(asked)) return why
  const related = subject.card.related.flatMap((id) => findByName(findCard(id)?.term ?? '') ?? [])
  const answer = lastAnswerIn(request.turns)
  return reasonTold([subject, ...related], asked, isFresh) ?? reasonIn(answer) ?? null
}

/** "Why does it work" is not answered by why some have none, nor by how somebody would do it. */
const isReasonOf = ({ asks }: NextQuestion, asked: string) =>
  givesReason(asks) && (DENIES.test(asked) || !asks.some((ask) => DENIES.test(plainOf(ask, null))))

/** Whether it is any good: what it is good for is why. */
const WORTH = /\b(?:should|good|worth|works?|better|useful|smart|need)\b/
const DENIES =
  /\b(?:not|never|no|without|(?:do|does|did|is|are|was|wo|ca|could|would|should|has|have)nt)\b/

const OF_CASES: QuestionForm[] = ['if', 'whether', 'which', 'amount', 'who', 'when', 'where']

/** What the answer said after its verdict, which is its reason where there is one. */
function reasonIn(answer: string): string | undefined {
  const paragraph = answer.split('\n\n')[1] ?? ''
  const because = paragraph.match(/\b(?:because|since) ([^.!?]{20,}[.!?])/)?.[1]
  if (because) return `The reason: ${capitalized(because)}`
  const [verdict = '', ...rest] = paragraph.split(SENTENCES)
  const [, colon] = verdict.match(/^[^:]{3,90}: (.{20,})$/) ?? []
  const reason = [...(colon ? [colon] : []), ...rest].join(' ')
  return /^[>|-]/.test(paragraph) || reason === ''
    ? undefined
    : `The reason: ${capitalized(reason)}`
}
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const SENTENCES = /(?<=[.!?]) (?=[A-Z])/

const BARE_WHY =
  /^(?:(?:but|and|so|ok|okay|wait) )*(?:why|how come|why not)(?: (?:is|does|would) (?:that|it|this)(?: (?:happen|so|be|work))?| so| that| tho| though)?$/
