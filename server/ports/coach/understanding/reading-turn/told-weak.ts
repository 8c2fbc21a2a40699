import type { Area } from '#content/blueprint.ts'
import type { Turn } from '../../coach.ts'
import { areaNamedIn } from '../facts/areas.ts'
import type { Subject } from '../knowledge/subject.ts'
import { findSubjects } from '../knowledge/term-index.ts'
import { plainOf } from '../plain/plain-turn.ts'
import { saidIn } from '../../turns.ts'
import { wordsOf } from '../words/words.ts'

/** What students say of themselves that they are weak in, in the order in which they say it: areas, and terms that are none. */
export type ToldWeak = { areas: Area[]; subjects: Subject[] }

/** "I missed mostly the ratios and the insurance ones", "I know pricing but I suck at selling and at the law stuff". */
export function toldWeakIn(turns: Turn[]): ToldWeak {
  const areas = new Set<Area>()
  const subjects = new Map<string, Subject>()
  for (const said of saidIn(turns).flatMap(weakIn)) {
    const own = said
      .split(/\b(?:and|or|also|plus|n)\b/)
      .flatMap((part) => areaNamedIn(withoutIdle(part)) ?? [])
    for (const area of own) areas.add(area)
    for (const subject of findSubjects(withoutIdle(said)))
      if (!own.includes(subject.card.area)) subjects.set(subject.card.id, subject)
  }
  return { areas: [...areas], subjects: [...subjects.values()] }
}

/** What a text says to be weak in, a clause each. */
const weakIn = (text: string): string[] =>
  text
    .split(/[.!?;\n]|,? (?:but|though|tho|while)\b/i)
    .map((clause) => plainOf(clause, null))
    .flatMap((clause) => {
      const said = WEAK.map((pattern) => clause.match(pattern)?.[1]).find(
        (one) => one !== undefined,
      )
      return said === undefined || OF_WHOLE.test(said) ? [] : [said]
    })

const withoutIdle = (said: string) => wordsOf(said.replace(IDLE, ' ')).join(' ')

const WEAK = [
  /\bi (?:\w+ ){0,2}?(?:got|get|getting|had) (.+?) (?:\w+ )?wrong\b/,
  /\bi (?:\w+ ){0,3}?(?:suck|am (?:\w+ )?(?:bad|terrible|horrible|weak|awful|trash|behind)|(?:mostly |mainly |only |always |keep )*(?:missed|miss|missing|failed|fail|failing|struggle|struggling|struggled|forget|forgot|confuse|lost points)|(?:got|get|getting|had) (?:\w+ ){0,3}?wrong|do (?:bad|badly|poorly)|did (?:bad|badly|poorly|terrible)|hate|need (?:more )?(?:help|work|practice)) (?:\w+ ){0,2}?(?:at |in |with |on |were |are |was |about )?(.+)$/,
  // "The law stuff is hard for me"
  /^(?:(?:and|also|so) )*(.+?) (?:is|are|was|were) (?:\w+ )?(?:hard|difficult|confusing|my (?:worst|weakest|weak)(?: \w+)?|the (?:worst|hardest))\b/,
]
/** "I am behind on studying", "I failed the exam" */
const OF_WHOLE = /\b(?:exam|test|cluster|studying|deca|class|school|quiz)s?\b/
const IDLE =
  /\b(?:at|in|with|on|the|my|mostly|mainly|questions?|ones?|stuff|things?|parts?|topics?|areas?|all|really|like|those|about|of)\b/g
