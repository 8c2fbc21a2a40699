import type { Turn } from '../../coach.ts'
import { namedIn, shortened, threadOf } from './named-in.ts'
import { mendedWords } from '../plain/mended-words.ts'
import type { Subject } from '../knowledge/subject.ts'

/**
 * The talk as it stood when an earlier matter was its last, where the turn goes back to that: "ok back to the first thing,
 * who writes it" is read as if it had been asked right then. Else the talk as it is.
 */
export function goneBack<T extends Turn>(turns: T[]): T[] {
  const last = turns.at(-1)
  const said = last && mendedWords(shortened(last.content)).join(' ').match(GOES_BACK)
  if (!last || !said) return turns
  const earlier = turns.slice(0, -1)
  const until = endOf(earlier, said[1]!, said[2] ?? '')
  return until === undefined
    ? turns
    : [...earlier.slice(0, until), { ...last, content: restOf(last.content) }]
}

/** Where the answer to the matter's last turn ends. */
function endOf(earlier: Turn[], which: string, named: string): number | undefined {
  const matters = mattersIn(earlier)
  const asked = namedIn(named)
  const isNamed = (subjects: Subject[]) =>
    subjects.some(({ term }) => asked.some((one) => one.term === term))
  if (asked.length > 0) return matters.findLast(({ subjects }) => isNamed(subjects))?.end
  if (!ORDINALS.test(which)) return undefined
  const place = /second/.test(which) ? 1 : /last|previous|before/.test(which) ? -2 : 0
  return matters.at(place)?.end
}

/** What was talked about one after the other, and where each ends. */
function mattersIn(earlier: Turn[]): { subjects: Subject[]; end: number }[] {
  const all: { subjects: Subject[]; end: number }[] = []
  for (const [place, { role }] of earlier.entries()) {
    if (role !== 'user') continue
    const until = earlier.slice(0, place + 1)
    const subjects = threadOf(until)
    const before = all.at(-1)
    const end = place + 2
    const isSame = before?.subjects[0]?.term === subjects[0]?.term
    if (before && isSame) before.end = end
    else if (subjects.length > 0) all.push({ subjects, end })
  }
  return all
}

/** What is asked of it; where that is nothing, more of it. */
function restOf(content: string): string {
  const rest = content.replace(GOES_BACK_AS_TYPED, '').trim()
  return rest === '' || rest === content.trim() ? 'tell me more about it' : rest
}

const THING =
  '(?:thing|one|topic|question|subject|matter|term|word|part|stuff|concept|you said|i asked(?: about)?|we (?:talked|spoke) about)'
const WHICH = `(?:the |my |that |your )?(?:very )?(?:first|second|last|previous|other|earlier|original|one before)(?: ${THING})*`
const LEAD =
  '(?:(?:ok|okay|so|and|but|now|wait|alright|cool|thanks|thx|well|um|then|actually)[ ,]+)*(?:lets |can we |could we |i want to |i wanna )?(?:go |going |get |come |jump )?back (?:to|on) '

const GOES_BACK = new RegExp(
  `^${LEAD}(${WHICH}|(?:the )?((?:\\w+ ?){1,4}?))(?: (?:again|please|pls|real quick|for a (?:sec|second|minute)))*(?= (?:what|who|how|why|when|where|which|is|are|was|can|could|do|does|did|will|would|should|give|tell|explain|show|if|and|quiz)\\b|$)`,
)
const GOES_BACK_AS_TYPED = new RegExp(
  `^${LEAD.replaceAll('lets ', "let'?s ")}(?:${WHICH}|(?:the )?(?:[\\w']+ ?){1,4}?)(?: (?:again|please|pls|real quick|for a (?:sec|second|minute)))*(?:[,.:;!?-]+\\s*|\\s+(?=(?:what|whats|who|how|why|when|where|which|is|are|was|can|could|do|does|did|will|would|should|give|tell|explain|show|if|and|quiz)\\b)|$)`,
  'i',
)
const ORDINALS = /\b(?:first|second|last|previous|other|earlier|original|before)\b/
