const EXAM = String.raw`(?:exams?|tests?|practice|attempts?|quiz(?:zes)?|role ?plays?|competition|mocks?)`
const SCORE = '(?:scores?|grades?|results?|percent(?:age)?|average|progress|stats|points)'
const NUMBERED = String.raw`(?:questions?|numbers?|no|num|items?|problems?|q) ?(?:number )?\d{1,3}\b`
const MISSED = '(?:wrong|incorrect|miss|missed|marked (?:wrong|off)|not right|red)'

/** Asked of one question by its number in an exam that was handed in. */
export const ASKS_OF_ONE = new RegExp(
  String.raw`\b(?:why|what|how|which|where|did|was|were|is|i)\b.*\b${NUMBERED}.*\b${MISSED}\b|\b${MISSED}\b.*\b${NUMBERED}|\b(?:did i|i) (?:get|got|put|choose|pick|answer) (?:on|for|in|at) ${NUMBERED}`,
)

const SCORES_ASKED = [
  String.raw`\bhow (?:well |bad |badly |good )?(?:did|have|do) (?:i|we) (?:do(?:ne)?|score|perform) (?:on|in|at|so far)\b.{0,30}\b${EXAM}\b`,
  String.raw`\bhow (?:am i doing|is my progress|are my ${SCORE})\b`,
  String.raw`\b(?:show|tell|give) me my (?:\w+ ){0,3}${SCORE}\b`,
  // "What is my credit score" is a question about credit.
  String.raw`\b(?:whats|what is|what was|what were|what are|wheres|where is|where are|where (?:do|can) i (?:see|find|check|look at)|see|check) my (?!credit|fico|net|insurance)(?:(?!credit|fico)\w+ ){0,3}(?:scores?|grades?|results?|progress|stats)\b`,
  String.raw`\bwhat (?:did|do|have) (?:i|we) (?:get|got|score|scored|make) (?:on|in|for) (?:my|the|that|this|our) (?:\w+ ){0,3}${EXAM}\b`,
  String.raw`\b(?:which|what|how many) (?:questions|ones|items|problems|answers) (?:did|have|do) i (?:get|got|have|miss|missed|keep getting|answer)\b`,
  String.raw`\b(?:show|tell|give|list|see|find)(?: me)? (?:the |my |all (?:the |my )?)?(?:questions|ones|items|problems|mistakes) (?:that )?i (?:got|get|had|have|missed|answered|keep) ?(?:wrong|getting wrong|incorrect|incorrectly)?\b`,
  String.raw`\bhow many (?:\w+ ){0,2}(?:questions|items|exams|tests|role ?plays|attempts) (?:have|did|do) i (?:\w+ )?(?:answer|answered|finish|finished|take|taken|took|do|done|complete|completed|pass|passed)\b`,
  String.raw`\b(?:did|have|am) i (?:\w+ )?(?:improve|improved|improving|get better|gotten better|getting better) (?:since|over|from|at deca|compared)\b`,
  String.raw`^(?:(?:so|and|ok) )*(?:whats|what is) my (?:average|mean score|overall|overall average|accuracy)$`,
  String.raw`\b(?:which|what) (?:area|topic|subject|section|part)s? (?:am i|do i) (?:the )?(?:strongest|best|strong|good|do best|know best)\b|\bwhere am i (?:strong|strongest|best|good)\b|\bmy (?:strong|strongest|best) (?:areas?|topics?|subjects?|points?)\b|\bwhat am i (?:good|best|strong) (?:at|in)\b`,
  String.raw`\bam i (?:ready|prepared|good enough) for (?:the |my )?(?:exam|test|competition|districts?|states?|icdc|deca|nationals)\b`,
  String.raw`\bwhat (?:did|do) i (?:score|get|make) (?:last time|overall|this time|the last time|so far)$`,
  String.raw`\b(?:did|have) i (?:pass|passed|fail|failed|do well|do ok|do good|do bad)(?: (?:on|in))? (?:my|the|that) (?:\w+ ){0,3}${EXAM}\b`,
  String.raw`\bhow many (?:did|have|do) i (?:get|got|have|answer) (?:right|wrong|correct|incorrect)\b`,
  String.raw`\b(?:am i|have i been|did i|have i|(?<!\b(?:how|when) )do i) (?:\w+ )?(?:(?:getting|gotten|get|got|become)(?: any)? (?:better|worse)|improving|improved|improve)(?: (?:at|in|on|over|with) (?:my|the|these|those|time)(?: \w+)?)?$`,
  String.raw`\b(?:did|has|have|is|are) my ${SCORE} (?:go|gone|going|went|get|gotten|getting|improve|improved|improving)\b`,
]
  .map((one) => `(?:${one})`)
  .join('|')

/** Asks how the student did, and not what to do about it; who gives figures wants a sum of them. */
export const OWN_RESULTS = new RegExp(
  `(?:${ASKS_OF_ONE.source})|^(?!.*\\d.*\\b\\d).*(?:${SCORES_ASKED})`,
)

const I_LOSE = String.raw`(?:lose|losing|lost|miss|missing|missed)`

/** Asks where the student's own points go: "where am I losing points?", "what do I keep getting wrong?". */
export const OWN_LOSSES = new RegExp(
  [
    String.raw`^(?:(?:so|and|but|ok) )*(?:where|why|how|what|which)\b.*\bi (?:\w+ ){0,2}${I_LOSE} (?:\w+ ){0,3}points(?: (?:on|in|at|for) (?:the |my |deca )?(?:exams?|tests?|deca))?$`,
    String.raw`^(?:(?:so|and|but|ok) )*where (?:am|do|did|have) i (?:\w+ ){0,2}(?:worst|struggling|struggle)$`,
    String.raw`\bwhat (?:did|do|am|have) i (?:get|keep getting|getting|gotten|been getting) wrong(?: (?:on|in|at) (?:the |my |deca )?(?:exams?|tests?|deca)| most| the most)?$`,
  ].join('|'),
)
