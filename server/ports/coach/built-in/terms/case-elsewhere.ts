import { isUnwanted, unwantedIn } from '../../understanding/reading-turn/unwanted.ts'
import { firstSentences, type Talk } from '../talk.ts'
import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { businessNamed, caseAt } from '../../understanding/knowledge/businesses.ts'
import type { Subject } from '../../understanding/knowledge/subject.ts'

/** Whether a case was shown before in the talk, or plays where the student does not want it. */
export function outIn({ request, understood }: Talk): (text: string) => boolean {
  const said = request.turns.map(({ content }) => content).join('\n')
  const unwanted = unwantedIn(understood.plain)
  return (text) => said.includes(firstSentences(text, 1)) || isUnwanted(text, unwanted)
}

/** A case that plays nowhere that the student does not want: one of its own, else one at a business of another kind. */
export function caseElsewhere(subject: Subject, talk: Talk): { says: string } | undefined {
  if (unwantedIn(talk.understood.plain) === undefined) return undefined
  const isOut = outIn(talk)
  const { cases = [], example } = facetsOf(subject.term)
  const own = [
    ...(subject.kind === 'card' ? [subject.card.example] : []),
    ...(example ? [example] : []),
    ...cases.map(({ says }) => says),
  ].find((text) => !isOut(text))
  if (own) return { says: own }
  const says = OF_OTHER_KINDS.flatMap((name) => {
    const business = businessNamed(name)
    return (business && caseAt(subject.term, business, { isOwn: false })) ?? []
  }).find((text) => !isOut(text))
  return says === undefined ? undefined : { says }
}
/** So unlike each other that one of them is always left. */
const OF_OTHER_KINDS = ['movie theater', 'tutoring service', 'hair salon', 'airline', 'bakery']
