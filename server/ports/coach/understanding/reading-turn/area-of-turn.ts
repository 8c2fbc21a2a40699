import type { Area } from '#content/blueprint.ts'
import { areaNamedIn, findArea } from '../facts/areas.ts'
import type { TurnReading } from './reading.ts'
import { findSubjects } from '../knowledge/term-index.ts'

/** The instructional area that a turn names. */
export function areaOf({
  plain,
  focus,
  manner,
  thread,
  hasTalked,
  last,
  suggested,
}: Pick<TurnReading, 'plain' | 'focus' | 'manner' | 'thread' | 'last' | 'suggested'> & {
  hasTalked: boolean
}): Area | undefined {
  if (namesIt(last)) return 'Information Management'
  if (suggested && manner === 'quiz' && OF_SUGGESTED.test(plain)) return suggested
  // "Quiz me on it" means no information technology where the talk was about something, or the turn before its "it".
  const isPronoun = /(^|\b(on|about|of|with) )it$/.test(plain)
  const isOfTalk = thread.length > 0 || hasTalked
  if (isPronoun && (isOfTalk || findSubjects(plain).length > 0)) return undefined
  return (
    findArea(focus.replace(/^(my |a )/, '')) ??
    indicatorOf(plain) ??
    areaWithin(plain, manner) ??
    (struggles(plain) ? areaNamedIn(plain) : undefined)
  )
}

/** "Quiz me on IT", in a turn that is not in capitals as a whole. */
const namesIt = (last: string) => / (?:on|about|in|for|of) IT\b/.test(last) && /[a-z]/.test(last)

/** "Quiz me on that", "ok quiz me": after a suggestion of what to study. */
const OF_SUGGESTED =
  /(?:^|\b(?:on|about|of|with|in|from|for) )(?:it|that|this|those|these|them)(?: (?:one|area|topic|subject|stuff))?(?: (?:then|now|first|please|pls|instead))*$|^(?:(?:ok|okay|so|then|now|yes|sure|just|please|pls) )*(?:quiz|test|drill)(?: me)?(?: (?:then|now|please|pls))*$/

/** The area of "explain the nature of channel management", however it goes on. */
export function indicatorOf(plain: string): Area | undefined {
  const asked = plain.match(
    /\b(?:nature|concept|role|scope|importance|purpose|idea|meaning|use)s? (?:and (?:nature|scope|role|importance|purpose) )?of ((?:\w+ ){0,4}\w+)/,
  )?.[1]
  const words = asked?.split(' ') ?? []
  // "The nature of customer service recovery" is that of one concept.
  const isOfConcept = findSubjects(asked ?? '').some(
    ({ kind, term }) => kind === 'card' && / /.test(term),
  )
  if (isOfConcept && !findArea(asked ?? '')) return undefined
  return words.flatMap(
    (_, less) => findArea(words.slice(0, words.length - less).join(' ')) ?? [],
  )[0]
}

function areaWithin(plain: string, manner: TurnReading['manner']): Area | undefined {
  const name = plain.match(
    /\b(?:on|about|in|for|of|over) (?:the |my |some )?((?:\w+ ?){1,4}?)(?: (?:stuff|area|topics?|section|questions?|concepts?|please|pls|again))*$/,
  )?.[1]
  if (manner === 'what-next' && !(name && findArea(name.trim()))) return areaNamedIn(plain)
  if (
    !name ||
    (manner !== 'quiz' &&
      manner !== 'what-next' &&
      !/\b(topics?|concepts?|terms?|areas?)\b/.test(plain))
  ) {
    return undefined
  }
  return findArea(name.trim())
}

/** Somebody who does badly in an area wants to know where to begin. */
const STRUGGLES =
  /\b(fail(ing|ed)?|suck|struggl\w*|(so |really )?(bad|terrible|horrible|weak|behind|lost|confused) (at|in|with|on)|dont (get|understand)|hate|cant (do|pass)|low score|do (bad|badly|poorly))\b/

export const struggles = (plain: string) => STRUGGLES.test(plain)
