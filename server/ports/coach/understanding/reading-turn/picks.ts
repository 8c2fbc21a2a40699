/** Words that open a turn and say nothing of what it asks. */
export const LEAD_IN = '(?:(?:so|and|but|ok|okay|then|wait|well|now|also|like|hey|um|yeah) )*'

const ONE_OF_THEM =
  '(?:which|what)(?: (?:one|kind|type|way|strategy|method|option|form|of (?:them|these|those|the (?:two|three))|pricing|distribution|financing|\\w+))?'
const TAKES =
  '(?:pick|choose|use|prefer|go (?:with|for)|take|want|need|do|get|be|have|opt for|recommend|try|select)'
const RANKS =
  '(?:better|best|smarter|wiser|right|a better (?:fit|choice|idea)|the best (?:fit|choice|option))'

const PICKS = [
  // "Which one would a food truck pick", "what would nike use for a new shoe"
  new RegExp(
    `^${LEAD_IN}${ONE_OF_THEM} (?:would|should|does|do|will|might|could) (?<who>(?:\\w+ ){1,6}?)(?:(?:most )?(?:likely|probably) )?${TAKES}\\b(?<rest>.*)$`,
  ),
  // "Which is better for somebody without experience"
  new RegExp(
    `^${LEAD_IN}${ONE_OF_THEM} (?:(?:is|would be|seems|works|work|fits|do you think is|makes more sense) )?(?:the )?(?:${RANKS} )?(?:one |option |choice )?(?:for|if|when) (?<who>.+)$`,
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
