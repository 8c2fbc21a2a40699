import { saidIn } from '../../turns.ts'
import type { Turn } from '../../coach.ts'

const LEAD = '(?:(?:ok|okay|so|and|but|wait|well|yeah|like|now|then|hm|um|cool|alright) )*'
const ONE = '(?: one| of (?:them|these|those|the two|the 2))?'

const PICKS = [
  `\\bwhich${ONE} (?:is|would be|sounds|seems|do you think is|works|makes) (?:the )?(?:better|best|smarter|right|easier|more sense)(?: (?:one|choice|idea|option|fit))?(?: (?:for|then|here|in my|if|to)\\b|$)`,
  `\\b(?:which|what)${ONE} (?:should|would|do|could|shall|can) (?:you|u|i|we) (?:\\w+ )?(?:pick|choose|do|go (?:with|for)|take|use|start|get|open|prefer|recommend|try|suggest)\\b`,
  `^${LEAD}which${ONE}(?: (?:then|tho|though|please))*$`,
  `^${LEAD}which${ONE} if (?:i|im|my|we|ive)\\b`,
  '\\b(?:help me (?:choose|decide|pick)|(?:just )?(?:pick|choose) (?:one|for me)|your pick|cant decide|what do you recommend)\\b',
]
/** Whether one of two ways is to be picked. */
export const isPick = (plain: string): boolean =>
  PICKS.some((pattern) => new RegExp(pattern).test(plain))

export type Options = {
  ways: [string, string]
  /** What was said beside them since then. */
  told: string
}

/** The two ways that the talk is about, in the student's words, and what else was said from there on. */
export function optionsIn(turns: Turn[]): Options | undefined {
  const said = saidIn(turns)
  const place = said.findLastIndex((one) => waysIn(one) !== undefined)
  const ways = place < 0 ? undefined : waysIn(said[place]!)
  if (!ways) return undefined
  const told = said
    .slice(place)
    .flatMap(clausesOf)
    .map((clause) => withoutWays(clause, ways))
    .join(' ; ')
  return { ways, told }
}

const clausesOf = (said: string) =>
  said
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[.,;!?:\n]+|\b(?:and|but) (?=i\b|im\b)/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')

const withoutWays = (clause: string, ways: string[]) =>
  ways.reduce((rest, way) => rest.replace(way, ' '), clause).trim()

function waysIn(said: string): [string, string] | undefined {
  for (const clause of clausesOf(said)) {
    const [, one = '', other = ''] = clause.match(BETWEEN) ?? clause.match(OR) ?? []
    const ways = [wayOf(one.replace(OPENING, '')), wayOf(other)] as const
    if (ways.every((way) => way !== '' && way.split(' ').length <= MOST_WORDS && !NO_WAY.test(way)))
      return [ways[0], ways[1]]
  }
  return undefined
}
const BETWEEN = /\b(?:between|difference in|compare) (.+?) (?:and|or|vs|versus|with|to) (.+)$/
const OR = /^(.+?) (?:or|vs|versus) (.+)$/
/** Words. */
const MOST_WORDS = 9
const OPENING =
  /^.*\b(?:either|whether (?:to|i should)|should (?:i|we)|torn between|decide between|thinking (?:of|about)|wanna (?:do|start|try)?|want to (?:do|start|try)?|gonna|going to|could|can|better to|better|is|are|what is|whats|explain|define|tell me(?: about)?|compare)\b ?/
const NO_WAY = /^(?:not|no|something|what|anything|else|so|more|less|why|how|\d+)\b/
/** What a way is for, or how it is asked for, is no part of it. */
const wayOf = (words: string) =>
  words
    .replace(/^(?:doing|do|a|an|the|to|just|like|get(?:ting)?) /, '')
    .replace(
      / (?:for (?:my|our|a|the|me|us)|which|what|when|if|in my|is|are|would|should|better|first)\b.*$/,
      '',
    )
    .trim()
