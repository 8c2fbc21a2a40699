import type { Source } from '../coach.ts'
import { isOfCase } from '../understanding/page-relevance.ts'
import { fromMaterials, type Part, type Talk } from './talk.ts'

/** Begins what is said of a name that is not known; where a page of the team's knows it, that is no loss. */
export const NO_ENTRY = 'I have no entry for'

/** What the team's own page says of just what was asked comes first, and then what is known of the term in general. */
export function withOwnPage(talk: Talk, say: (talk: Talk) => Part[]): Part[] {
  const { understood, request } = talk
  const isOwn = (source: Source) => source.kind === 'page' && isOfCase(source.text, understood)
  const own = request.sources.filter(isOwn)
  if (own.length === 0) return say(talk)
  const others = request.sources.filter((source) => !isOwn(source))
  const first = fromMaterials({ ...talk, request: { ...request, sources: own } }, 1)
  const rest = say({ ...talk, request: { ...request, sources: others } })
  const [opening] = rest
  const isDenied = typeof opening === 'string' && opening.startsWith(NO_ENTRY)
  return [...first, ...(isDenied ? ['What I know of it in general:', ...rest.slice(1)] : rest)]
}
