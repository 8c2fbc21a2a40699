import { findCard } from '../understanding/cards.ts'
import { plainOf } from '../understanding/plain-turn.ts'
import { formOf } from '../understanding/question-form.ts'
import { findByName } from '../understanding/term-index.ts'
import type { Subject } from '../understanding/subject.ts'
import { reasonTold } from '../understanding/told-of.ts'
import type { Talk } from './say-concept.ts'

/** "Why?" after an answer to "what happens if the price goes up": the reason of that case; null where none is known. */
export function reasonOfCase(
  subject: Subject,
  { understood, request }: Talk,
): string | null | undefined {
  if (!BARE_WHY.test(understood.plain)) return undefined
  const [before] = request.turns.filter(({ role }) => role === 'user').slice(-2)
  const asked = plainOf(before?.content ?? '', null)
  const form = formOf(asked)
  if (form !== 'if' && form !== 'whether') return undefined
  const said = request.turns.map(({ content }) => content).join('\n')
  const related = subject.card.related.flatMap((id) => findByName(findCard(id)?.term ?? '') ?? [])
  return reasonTold([subject, ...related], asked, (text) => !said.includes(text)) ?? null
}

const BARE_WHY =
  /^(?:(?:but|and|so|ok|okay|wait) )*(?:why|how come)(?: (?:is|does|would) (?:that|it|this)(?: (?:happen|so|be|work))?| so| that)?$/
