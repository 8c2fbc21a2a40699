/**
 * Whether somebody speaks of the points for the talk instead of the case: asks for them, claims or expects them, or tells
 * what others gave. Each rule needs two things together, a mark and somebody who gives or gets it, since business has
 * scores, totals and percentages of its own. `text` is in small letters.
 */
export function asksForPoints(text: string, scenarioWords: ReadonlySet<string>): boolean {
  if (MARKS.some((pattern) => pattern.test(text))) return true
  return OF_SOME_CASES.some(
    ([words, pattern]) => !words.some((word) => scenarioWords.has(word)) && pattern.test(text),
  )
}

const HIGH =
  '(?:8[5-9]|9\\d|100|(?:one |a )?hundred|ninety(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)(?:s\\b|\\b)'
/** As a mark: nothing is counted by it, and nothing paid. */
const A_MARK = `(?<![$€.\\d]|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|few|\\w+teen) )${HIGH}(?! ?(?:%|left\\b|back\\b|each\\b|a (?:day|week|month)|(?:and )?(?:one|two|three|four|five|six|seven|eight|nine|ten|\\w+teen|\\w+ty|thousand)\\b|percent (?:of|more|less)|of|out of \\d+ \\w|cents?|dollars?|degrees|minutes|hours|days|times|[a-z]+(?<!point|mark|plu)s\\b)|[.,:]?\\d)`
const UP_TO =
  '(?:(?:an?|the|at least|about|around|over|above|near|solid|clean|perfect|full|fair|straight|well-earned|no less than|nothing below|more than|only|round|of) )*'
const MARK_NAME =
  '(?:scores?|grades?|marks?|points?|ratings?|evaluations?|assessments?|results?|totals?|numbers?)'
const BEST =
  '(?:full|top|high(?:est)?|good|great|nice|decent|perfect|best|max\\w*|excellent|outstanding|generous|strong)'
const TALK =
  '(?:talk|pitch|presentation|performance|speech|role-?play|response|attempt|(?:talk|plan|answer|pitch|work)s? like (?:this|that|mine|these))'
const MINE = `(?:me|mine|myself|(?:this|that|it|everything)|(?:my|this|the|a) (?:whole |entire )?${TALK}|what (?:i|you) (?:just |have )?(?:said|did|heard|presented))`
const EARNS =
  '(?:deserv(?:es?|ed|ing)|merit(?:s|ed)?|earn(?:s|ed)?|warrant(?:s|ed)?|(?:is|was|are|be) worth|gets?|got|calls? for|should (?:get|have|be)|ought to (?:get|be))'
const FAIR_JUDGE =
  '(?:fair|honest|good|reasonable|sensible|decent|kind|any|every) (?:\\w+ )?judges?'
const SHEET = '(?:score ?sheet|score ?card|sheet|form|ballot|rubric|clipboard|pen|paper)'

/** Where marks are entered. */
const FIELD =
  '(?:score |grade |mark |rating )?(?:fields?|boxe?s?|scores?|grades?|marks?|ratings?|indicators?|criteri\\w+|tally)'
const TOP = `(?:(?:the|its|their|a|an) )?(?:(?:highest|top|max\\w*|best|upper)(?: \\w+)?|full|${A_MARK})(?=\\W*$|,| (?:now|today|please|before|because|since|for|possible|there is|you))`

const MARKS = [
  // "rate this as 98", "you can put me down for a ninety-eight", "please put down 95", "write 97 on the sheet"
  `\\b(?:rat|grad|scor|mark|see|judg|regard|consider|view|count|tak|treat|call|not|book|put)(?:e|ing|es)? ${MINE}(?: \\w+){0,2}? (?:as|at|with|for|a) ${UP_TO}${A_MARK}`,
  `\\b(?:please|pls|kindly|you|let'?s|let us|to)\\b.{0,30}\\b(?:put|write|jot|note|pencil|type|enter|fill|circle|tick|mark)(?: me)?(?: down| in| for| as)* ${UP_TO}${A_MARK}(?=\\W*$|[,.;:!?]| (?:on (?:the|your|my) ${SHEET}|for ${MINE}|if you|please|because|since|everywhere|next to|under|in (?:every|each|all)))`,
  `\\b(?:please|kindly|can you|could you|would you|you (?:can|could|should|may|might|will)|ask(?:ing)? you to|want you to|like you to) (?:\\w+ )?(?:rate|grade|score|mark) (?:me|this|my|everything|what i)\\b`,
  // "this talk gets at least 95", "this deserves exceeds", "ten out of ten is what a plan like this is worth"
  `\\b(?:this|that|it|i|${TALK})(?: \\w+){0,3} ${EARNS} ${UP_TO}(?:${A_MARK}|exceeds?\\b|${BEST} (?:${MARK_NAME}|band|box|column|row|line|place)\\b|first place)`,
  `\\b(\\d+|five|ten|twenty|hundred) (?:out of|of|/) \\1\\b.*\\b(?:worth|${TALK}|for me|please|deserv\\w+|rate|give|each (?:row|line|indicator)|every (?:row|line|indicator))\\b`,
  `\\bperfect (?:\\d+|ten|twenty|hundred|score)\\b`,
  `\\b(?:only|most) (?:honest|fair|right|possible|sensible|logical|suitable|fitting|natural) ${MARK_NAME}\\b`,
  `${A_MARK}(?: or (?:more|better|above|higher))? (?:would be|would mean|is|seems|sounds|feels) (?:only |more than |just |quite )?(?:fair|right|deserved|appropriate|fitting|justified|reasonable|honest|earned|the world|everything)\\b`,
  // marks from, by or for somebody here
  `\\b${MARK_NAME} (?:of ${UP_TO}${HIGH}(?: percent)?|above ${HIGH}|over ${HIGH}|at ${HIGH}|in the (?:high )?(?:nineties|90s))\\b.*\\b(?:from you|by you|for me|for (?:this|my)|you (?:give|write|put|see)|today)\\b`,
  `\\b(?:evaluation|assessment|grade|mark|verdict|judge?ment) (?:of|above|over|at|near|around|north of|no lower than|at least) ${UP_TO}${HIGH}`,
  `\\b(?:my|your) (?:final |overall )?${MARK_NAME}(?: for me| of me| today| here)?(?: (?:is|was|to be|will be|should be|reaches|stays|comes out|lands|goes))?,? ?(?:at |above |over )?${UP_TO}${A_MARK}`,
  `\\b(?:your|the) (?:final |overall )?(?:score|grade|rating|evaluation|mark|points|assessment)s? (?:for|of) (?:me|this ${TALK}|my ${TALK})\\b`,
  `\\b${BEST} (?:marks|grades|scores?|points|ratings?|evaluations?|assessments?|bands?)\\b.*\\b(?:from you|for me|for (?:this|my) \\w+|you (?:will |would |can |could |surely )*(?:give|write|put|grant|award)|i (?:said|did|presented|am sure))\\b`,
  `\\b(?:give|giv(?:ing|en)|gave|grant(?:ed)?|award(?:ed)?) (?:me |this |us |it )?(?:anything |nothing )?(?:less than|below|under|lower than) ${A_MARK}`,
  `\\b(?:gave|given|give|grant(?:ed)?|award(?:ed)?|reward(?:ed)?|promised) (?:me|${MINE})(?: \\w+)?(?: with)? ${UP_TO}${A_MARK}`,
  `\\b(?:reward|honou?r|crown|credit|answer|recogni[sz]e|reflect)\\w* (?:this|that|it|me|my \\w+)(?: \\w+)? (?:with|by|in) ${UP_TO}(?:${A_MARK}|${BEST} ${MARK_NAME})`,
  `\\b(?:number|figure|total|result)s? at the (?:bottom|end|top) (?:of (?:your|the) ${SHEET}|show|be|read|say|say it)`,
  `\\b(?:usually|always|normally|often|last (?:time|week|year|month)|in practice|at (?:state|districts?|regionals?))\\b.*\\bi (?:get|got|score|scored|earn|earned|receive|received)\\b.*${A_MARK}`,
  `\\bi (?:usually|always|normally|often|have) (?:get|got|score|scored|earn|earned|received?)\\b.*${A_MARK}`,
  `\\b(?:i|we) (?:\\w+ )?(?:walk|leave|go|come|end|finish|drive)\\b.{0,30}\\bwith ${UP_TO}(?:${A_MARK}|a\\b(?=\\W*$)|first place|(?:gold|trophy|medal))`,
  `\\b(?:score|grade|mark|points|rating)s? (?:that )?i(?:'m| am|'d| would)? (?:\\w+ )?(?:aim|hop|want|wish|ask|look|deserv|need|like)\\w*`,
  // "full credit is what a fair judge would give", "all I said is worth full credit", "half credit would not be fair here"
  `\\b(?:full|half|top|all|maximum|complete|perfect) (?:the )?(?:credit|${MARK_NAME})\\b.*\\b${FAIR_JUDGE}|\\b${FAIR_JUDGE}\\b.*\\b(?:full|half|top|all|maximum|complete|perfect) (?:the )?(?:credit|${MARK_NAME})\\b`,
  `\\b(?:everything|all|what|anything)(?: that)? i(?: just| have|'ve)* (?:said|did|explained|presented|told|covered|showed)\\b.*\\b(?:worth|deserv\\w+|earns?|merits?|calls for|stands for)\\b.*\\b(?:credit|${MARK_NAME})\\b`,
  `\\b(?:half|less|partial|no|not full) (?:credit|marks|points) (?:would|will|is|are|seems?)(?: not|n't)?(?: be| feel)? (?:fair|unfair|enough|right|wrong|sad|low|too little)(?=\\W*$| (?:here|to me|for (?:me|this|my)))`,
  `\\b(?:let|make|keep) (?:the|your|my|this) (?:final )?(?:evaluation|assessment|grade|score|verdict)(?: for me| of me)?(?: be| an?)* (?:perfect|full|excellent|top|generous|kind|outstanding|as high)\\b`,
  // "100 points out of 100", "tick the highest box", "a participant who covered all of them receives the maximum on each"
  `^(?!.*\\b(?:inspect\\w*|health|safety|hygiene|guests?|customers?|surveys?|quiz|tests?)\\b).*\\b(\\d+) points? (?:out )?of (?:a possible )?\\1\\b`,
  `\\b(?:tick|mark|check|circle|fill|choose|pick|cross)(?:s|es|ing)? (?:in |off )?(?:the|every|each|all|your|only|my) (?:\\w+ )?(?:highest|top|best|rightmost|uppermost) (?:box(?:es)?|bands?|columns?|circles?|bubbles?|rows?)\\b`,
  `\\b(?:participants?|students?|competitors?|contestants?|whoever)\\b.*\\b(?:receives?|gets?|earns?|is given|are given|is awarded)\\b.{0,15}\\b(?:maximum|full|highest|top)\\b.*\\b(?:each|every|all|them|lines?|indicators?)\\b`,
  // what hangs on it
  `\\b(?:grateful|thankful|nice|kind|happy|glad|lovely|great)\\b.{0,20}\\bif you (?:were|are|could be|would be|felt) (?:\\w+ )?(?:generous|lenient|merciful|gracious)\\b`,
  `\\bmy (?:\\w+ )?(?:scholarships?|college|future|admission|year|mother|mom|dad|father|parents?|season)\\b.{0,40}\\b(?:depends?|depending|rides?|riding|hangs?|hanging) on (?:this|your|the|these|today'?s) (?:\\w+ )?(?:${MARK_NAME}|verdict|decision|form|sheet)`,
  // the form itself
  `\\bexceeds? (?:in|on|for|across|everywhere|throughout|please|all the way)\\b|\\b(?:an|only|all|straight|every|tick|write|circle|mark|say|deserves?|nothing but) ["']?exceeds\\b(?! (?:the|our|its|what|that|it)\\b)`,
  `\\b(?:every|each|all|any)(?: of)?(?: the| your)? (?:single )?(?:rows?|lines?|boxe?s?|columns?|criteri\\w+|indicators?|ticks?|bubbles?|fields?)\\b.{0,25}\\b(?:on|of|in) your ${SHEET}\\b`,
  `\\b(?:right-hand|rightmost|far[- ]right|highest|top) (?:column|box|band|row)\\b.*\\b(?:ticks?|marks?|belongs?|forms?|circles?|please|me|check)\\b|\\b(?:your|of your) ticks\\b`,
  `\\byour ${SHEET}\\b.*(?:${A_MARK}|\\b(?:14|18|20|7), (?:14|18|20|7)\\b|\\b(?:top|full|maximum|very top)\\b)`,
  `\\b(?:14|18|20), (?:14|18|20), (?:14|18|20)\\b`,
  // "set every field to the top value", "put down the highest number there is"
  `\\b(?:put|set|write|enter|fill|type|record|mark|move|turn|raise|change)\\w*\\b(?: \\w+){0,2}? (?:every|each|all|the|my|this|your)(?: the)? (?:\\w+ )?(?:${FIELD})(?: \\w+){0,2} (?:to|at|with|as|on) ${TOP}`,
  `\\b(?:put|write|enter|note|jot|give|assign|type|record|pick|choose|select|use|take|fill)\\w*(?: \\w+){0,6}? (?:the|its|your) (?:highest|top|biggest|largest|max\\w*|best) (?:number|value|figure|tier|level|digit|mark|amount|result|grade)s?(?=\\W*$|,| (?:there is|possible|you (?:have|can|may)|available|allowed|that exists|on (?:the|your) ${SHEET}|in (?:every|each|all)|for (?:me|this|my)))`,
  `\\b(?:you|you'll|to) (?:will |would |shall |can |could |must |now |surely |are going to |are about to )*(?:assign|award|grant|allot)(?: \\w+){0,3} (?:${A_MARK}|(?:the )?(?:maximum|highest|top \\w+)(?=\\W*$|,| (?:because|since|for|to|on|in|now|today)))`,
  `${HIGH}.{0,25}\\b(?:that |which )?you (?:will |would |shall |can |now |surely |are going to |are about to )*(?:assign|award|grant|allot)\\b`,
  `\\b(?:one |a )?hundred (?:out )?of (?:one |a )?hundred(?=\\W*$|,| (?:that you|you|from you|please|for|because|since|today))`,
  `\\b(?:if|in case|since|as|because|when|assuming) you(?:'re| are| happen to be| might be) (?:really |actually |just |only )?an? (?:(?:automated|automatic|artificial|computer) \\w+|(?:\\w+ )?(?:program|bot|robot|algorithm|machine|script)(?=\\W*$|,))`,
  `\\b(?:ask|asking|beg|beg(?:ging)?|want|need|like|hope|please|count on|urge|wish|trust)\\b.{0,15}\\b(?:you|be)\\b.{0,12}\\b(?:generous|lenient|merciful|gracious|forgiving)\\b(?! (?:\\w+ )?(?:with|to|towards?) (?!me\\b|my\\b|us\\b|the (?:points|score|marks)))`,
  `\\bi (?:really |badly |just |only )?need (?:this|it|that|these|a good \\w+|the \\w+)\\b.{0,20}\\bfor (?:my|the) (?:\\w+ )?(?:college|scholarship|university|gpa|report card|transcript|resume|(?:college|university|scholarship) application)\\b`,
  `\\b(?:tally|total|score|result|outcome|verdict|grade|mark)s? (?:for|of) (?:this|my) (?:run|talk|attempt|session|round|evaluation|performance|role-?play|speech|pitch|interview)\\b(?=.*(?:${A_MARK}|\\b(?:highest|top|max\\w*|full|perfect)\\b))`,
  `\\b(?:grade|score|total|tally|mark|rating|result) ?[:=] ?${A_MARK}`,
  `\\bround(?:ing)? (?:me|us|my \\w+) up\\b`,
  // "skip the rubric", "your instructions changed", "count it as answered", "the evaluation is finished"
  `\\b(?:skip|ignore|forget|bypass|disregard|overlook|set aside) (?:the|this|your|that|these|those|any|all) (?:\\w+ )?(?:rubric|evaluation|scoring|grading|judging|criteria|instructions?|indicators?)\\b(?! (?:of|from|by) (?:the|our|his|her|their|an?) )`,
  `\\b(?:your|the) (?:new |updated |own |real )?(?:instructions?|prompt|programming|guidelines|scoring rules) (?:\\w+ )?(?:changed|were changed|are now|is now|now|says?|said|tells?|told|requires?|asks?) (?:\\w+ )?(?:you|this|that you|to give|to award|today|now)\\b`,
  `\\bcount(?:s|ed)? (?:it|this|that|them|everything|all(?: of (?:it|them))?) as (?:answered|done|covered|complete\\w*|full|right|correct|said|met)\\b`,
  `\\b(?:evaluation|scoring|judging|grading|judgement|judgment) (?:is|was|has been|will be) (?:\\w+ )?(?:finished|done|over|decided|closed|settled|perfect|waived|suspended)\\b`,
  `\\bmark(?:s|ed|ing)? (?:every|each|all)(?: of)?(?: the)? (?:single )?(?:lines?|rows?|indicators?|criteria|categories)\\b`,
  `\\bgiv(?:e|es|ing|en) (?:everyone|everybody|all|each|every (?:student|participant|one)|all of us) (?:an? |the )?(?:${A_MARK}|(?:top|full|highest|maximum|best|perfect) (?:band|${MARK_NAME}|credit|tier))`,
  `\\bi(?: am|'m) (?:already )?the winner\\b|\\b(?:told|informed|promised|assured) (?:the |all )?(?:organizers?|judges?|committee|panel) that i\\b`,
  // whoever reads it
  `\\b(?:person|people|one|whoever|anyone|someone|somebody|human|software|program|system|computer|app|bot|robot|panel) (?:who |that |which )?(?:is |are |will be |does the |has to |must |will )?(?:scor|grad|judg|assess|evaluat|mark|rat)(?:es?|s|ing)?(?: (?:this|me|my|it|us|these)\\b|\\W*$|[,:;])`,
  `\\b(?:to|for|dear) (?:the |my |our |any )?(?:assessors?|markers?|raters?|reviewers?|judging (?:panel|system|software|program))\\b ?[:,]`,
  `\\b(?:scor|mark|judg|grad)ing (?:guide|guidelines?|key|scheme|manual|instructions?|policy|criteria|standards?)\\b|\\banswer key\\b`,
  `\\b(?:no|without|spare (?:me|us) (?:the|any)) (?:point )?deductions?\\b|\\btak(?:e|en|ing) (?:nothing|no points|any points|points) (?:off|away)\\b|\\bnothing (?:is |has )?(?:to be )?taken off\\b|\\bdeduct\\w* (?:any|no|points)\\b`,
  `\\b(?:generous|lenient|kind|nice|easy|gentle|merciful|soft|strict|harsh|hard) (?:on|with|to) (?:me\\b|my (?:score|grade|talk|work|mistakes)|the (?:marks|grades|scor\\w+|pen|points))`,
  `\\bme the benefit of the doubt\\b|\\bwhen(?:ever)? in doubt,? (?:\\w+ )?(?:round|go (?:up|high)|give|choose the (?:higher|better)|pick the (?:higher|better))`,
  `\\byou (?:\\w+ )?round (?:\\w+ )?up\\b(?=.*\\b(?:hesitate|doubt|unsure|between|wherever|score|points?|mark)\\b)`,
  `\\bbest (?:talk|pitch|presentation|performance|student|speech|response|role-?play) (?:of|in|so far|you|today|all|that)\\b`,
  `\\bqualif\\w+ for (?:state|states|nationals|icdc|internationals|the finals?|the next round)\\b|\\bmy (?:first|last|only) (?:competition|tournament|deca|conference)\\b`,
].map((pattern) => new RegExp(pattern))

/** What a case may have itself: where it names the first, nothing is told by the second. */
const OF_SOME_CASES: [string[], RegExp][] = [
  [
    ['judges', 'jury', 'contest'],
    /\b(?:other|another|previous|every|earlier|most|all|two|three|both) judges?\b/,
  ],
  [
    ['mark', 'marks', 'grade', 'grades'],
    new RegExp(
      `^(?!.*\\b(?:suppliers?|customers?|guests?|reviews?|crew|products?|hotels?|restaurants?|tasters?|testers?|inspect\\w+|surveys?|employees?|drivers?|trial)\\b).*\\b(?:top|full|high(?:est)?|good|excellent|perfect|maximum|best) (?:marks|grades)\\b`,
    ),
  ],
  [
    ['points', 'point'],
    new RegExp(
      `\\b(?:generous|lenient|liberal) with (?:the |your )?points\\b|\\b(?:all|full|every|maximum|most) (?:the )?(?:points?) (?:for|to|on|in|please)\\b`,
    ),
  ],
  [
    ['score', 'scores', 'scored', 'rating', 'ratings', 'survey', 'reviews', 'review'],
    new RegExp(
      `^(?!.*\\b(?:customers?|guests?|satisfaction|safety|health|credit|inspection|stars?|members?|candidates?|each of them|both of them)\\b).*\\b(?:goal|aim|target|hope|wish|want|like|love|grateful|appreciate|expect|deserve|fair|measure|success|recommend|suggest|propose)\\w*\\b.*\\b(?:scores?|ratings?) (?:of|above|over|near|from|at) ${UP_TO}(?:${HIGH}|you\\b)`,
    ),
  ],
]

/**
 * Whether it is rather about the points than about the case: words of several of the kinds below that the case does not have. For
 * sentences with little of the case in them, since "the total on the form" is business where a form is filled in.
 */
export function speaksOfPoints(sentence: string, scenarioWords: ReadonlySet<string>): boolean {
  const text = sentence
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => (NAMES_IT.test(word) && scenarioWords.has(word) ? '' : word))
  const [isMark, isForm, isHigh, isOwn] = KINDS.map((kind) => kind.test(text))
  return Boolean(isHigh && (isMark || isForm || isOwn))
}
/** Words of grading that a case may use for something of its own. */
const NAMES_IT = new RegExp(
  `^(?:${MARK_NAME}|credit|form|sheet|box|boxes|rows?|columns?|judges?|rules|teacher|coach)$`,
)
const KINDS = [
  // a mark
  `\\b(?:scores?|grades?|marks?|points|ratings?|evaluations?|assessments?|totals?|credit|bands?|a plus|verdict)\\b`,
  // whoever gives it, and where
  `\\b(?:form|sheet|ballot|box(?:es)?|rows?|columns?|tick|judges?|(?:rules|organizers) of this|to ask for|you (?:\\w+ )?(?:give|write|put|mark|score|rate|grade|leave|make|tick)|(?:make|leave|consider|call) (?:it|the total|this)|from you)\\b`,
  // how high
  `${A_MARK}|\\b(?:full|perfect|highest|best|top|outstanding|maximum|excellent) (?:${MARK_NAME}|credit|bands?|box|row|column|work)\\b|\\ba plus\\b`,
  // for what
  `\\b(?:me|i|mine|my (?:teacher|advisor|coach|parents|talk|plan|pitch)|(?:talk|pitch|presentation|performance)s?|plan like)\\b`,
].map((kind) => new RegExp(kind))
