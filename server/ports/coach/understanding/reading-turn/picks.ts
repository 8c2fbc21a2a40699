/** Words that open a turn and say nothing of what it asks. */
export const LEAD_IN = '(?:(?:so|and|but|ok|okay|then|wait|well|now|also|like|hey|um|yeah) )*'

const OF_THEM =
  '(?: (?:one|kind|type|way|strategy|method|option|form|of (?:them|these|those|the (?:two|three))|pricing|distribution|financing|\\w+))?'
const ONE_OF_THEM = `(?:which|what)${OF_THEM}`
const CHOOSES = '(?:pick|choose|use|prefer|go (?:with|for)|opt for|recommend|select)'
/** Done to much that nobody chooses. */
const TAKES = `(?:${CHOOSES}|take|want|need|get|be|have|do|try)`
const RANKS =
  '(?:better|best|smarter|wiser|right|a better (?:fit|choice|idea)|the best (?:fit|choice|option))'

const PICKS = [
  // "Which one would a food truck pick", "what would nike use for a new shoe"
  ...[
    ['which', TAKES],
    ['what', CHOOSES],
  ].map(
    ([asks, takes]) =>
      new RegExp(
        `^${LEAD_IN}${asks}${OF_THEM} (?:would|should|does|do|will|might|could) (?<who>(?:\\w+ ){1,6}?)(?:(?:most )?(?:likely|probably) )?${takes}\\b(?<rest>.*)$`,
      ),
  ),
  // "Which is better for somebody without experience"
  new RegExp(
    `^${LEAD_IN}${ONE_OF_THEM} (?:(?:is|would be|seems|works|work|fits|do you think is|makes more sense) )?(?:the )?(?:${RANKS} )?(?:one |option |choice )?(?:for|if|when) (?<who>.+)$`,
  ),
  // "LLC or corporation for two friends with an app"
  new RegExp(
    `^${LEAD_IN}(?!is |are |was |does |do |what|which|why|how )(?:[\\w-]+ ){1,4}or (?:[\\w-]+ ){1,4}(?:for|if) (?<who>.+)$`,
  ),
  // "Should a startup use debt or equity"
  new RegExp(
    `^${LEAD_IN}(?:should|would|will|does|do) (?<who>(?:\\w+ ){1,5}?)(?:rather |better |probably )?${TAKES} (?<rest>.* or .*)$`,
  ),
]

/** Who is to choose, or for what, in a turn that wants one of several picked; undefined where it wants something else. */
export function whoPicks(plain: string): string | undefined {
  for (const pattern of PICKS) {
    const groups = plain.match(pattern)?.groups
    if (groups) return `${groups.who ?? ''}${groups.rest ?? ''}`.replace(/\s+/g, ' ').trim()
  }
  return undefined
}
