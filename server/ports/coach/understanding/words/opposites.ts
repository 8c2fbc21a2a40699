/** Words that turn a meaning round where one stands for the other; each side as students and definitions have it. */
const OPPOSITES: [RegExp, RegExp][] = [
  pair(
    'rises?|rising|rose|raised?|increas\\w+|grows?|growing|grew|go(?:es|ing)? up|went up|climbs?',
    'falls?|falling|fell|drops?|dropped|decreas\\w+|declin\\w+|shrinks?|go(?:es|ing)? down|went down|lowers?|sinks?',
  ),
  pair(
    'gains? value|worth more|value (?:\\w+ ){0,3}(?:goes|going) up|rises? in value',
    'los(?:e|es|ing) (?:its |their |some )?value|loss of value|lose value|worth less|value (?:\\w+ ){0,3}(?:goes|going) down',
  ),
  pair('(?:is|are|be|gets?) taxed|taxable', 'tax[ -]free|untaxed|free of tax|without tax'),
  pair('more|many|most', 'less|fewer|few|least|fewest'),
  pair('many|several|multiple|lots of', 'single|sole|only one'),
  pair(
    'huge|large|big|massive|lots of|plenty of',
    'hardly any|almost no|nearly no|small|tiny|little',
  ),
  pair('unlimited', 'limited'),
  pair('high|higher|highest|expensive', 'low|lower|lowest|cheap|cheaper'),
  pair('buys?|buying|bought|buyers?|purchas\\w+', 'sells?|selling|sold|sellers?|sales?'),
  pair('owes?|owed|owing', 'owns?|owned|owning'),
  pair('borrow\\w*', 'lend\\w*|lent'),
  pair('imports?|imported|importing', 'exports?|exported|exporting'),
  pair('before|beforehand|early|first', 'after|afterward|afterwards|late|later|last'),
  pair('long|longer', 'short|shorter'),
  pair('stays? the same|same|constant|equal', 'changes?|changing|different|varies|vary'),
  pair(
    'rises?|rising|increas\\w+|grows?|growing|go(?:es|ing)? (?:up|down)|falls?|falling|drops?|decreas\\w+|shrinks?',
    'stays? the same|constant|unchanged|(?:does|do) not change',
  ),
  pair(
    'to (?:\\w+ )?(?:business(?:es)?|companies|firms|stores|resellers)',
    'to (?:\\w+ )?(?:consumers?|shoppers|the public|households)',
  ),
  pair('more|allows?|encourag\\w+', 'bans?|banned|forbid\\w*|prohibit\\w*'),
  pair('gain\\w*', 'loss|losses|loses?|lost'),
  // A house or customers can be lost at a profit.
  pair(
    'profits?',
    'loss|losses|(?:loses?|lost|losing) (?:(?:a lot of|some|its|their|your|the) )?money',
  ),
  pair('inside|internal|within', 'outside|external'),
  pair('legal|allowed', 'illegal|forbidden|against the law'),
  pair('government|public', 'private'),
  pair('domestic|home', 'foreign|abroad|other countries|another country'),
  pair(
    '(?:first|oldest|earliest)[ -](?:\\w+ ){0,2}in|oldest|earliest',
    '(?:last|newest|latest)[ -](?:\\w+ ){0,2}in|newest|latest|most recent',
  ),
  pair('upwards?|slopes? up', 'downwards?|slopes? down'),
  pair('today|now|current(?:ly)?|present', 'future|someday|dreams?|wants to become'),
  pair('assets?', 'liabilit(?:y|ies)'),
  pair('elastic', 'inelastic'),
  pair('(?<!tax[ -])free|unpaid|free of charge', 'paid|pays? for'),
  pair(
    'on purpose|intentional(?:ly)?|deliberate(?:ly)?',
    'careless\\w*|by accident|accidental(?:ly)?|unintentional(?:ly)?|fail(?:s|ed|ing)? to',
  ),
  pair('savings?|saves?', 'spending|spends?|spent'),
  pair('optional|voluntary', 'required|mandatory|must'),
  pair('fixed', 'variable'),
  pair(
    'a lot|strongly|sharply|stop(?:s|ped)? buying|(?:larger|higher|greater) percentage|run away',
    'barely|hardly|little|slightly|(?:smaller|lower) percentage|keep(?:s)? buying|nearly the same|anyway',
  ),
  pair('at once|immediately|right away|straight', 'later|over time|in installments'),
  pair('easier|easily|easy', 'harder|difficult|hard'),
  pair('safe|safer|safest', 'risky|riskier|riskiest'),
  pair('scarce|scarcity|too little|not enough', 'plenty|abundan\\w+'),
  pair(
    '(?:insurer|insurance company|insurance) (?:(?:has to|will|must) )?pays?',
    '(?:you|insured(?: person)?|policyholder) (?:(?:has to|have to|will|must) )?pays?',
  ),
  pair('retailers?', 'final consumers?|final customers?|end users?'),
  pair('tangible', 'intangible'),
  pair('together|along with', 'instead|in place of|replac\\w*'),
  pair(
    'alone|by (?:himself|herself|themselves)',
    'team|group|together|involve\\w*|employees decide',
  ),
  pair(
    'every (?:store|outlet|shop)|many (?:stores|outlets|shops)|as many outlets',
    '(?:one|1|single|only one) (?:\\w+ )?(?:stores?|outlets?|shops?|dealers?|retailers?)',
  ),
  pair('loves?|likes?|enjoys?', 'dislikes?|hates?|avoids?'),
  pair('horizontal', 'vertical'),
  pair('person(?:al)?|individual', 'corporate'),
  pair(
    'first ?hand|by yourself|for the first time|yourself',
    'second ?hand|already (?:collected|exist\\w*|published)|someone else|somebody else',
  ),
  pair('everyone|everybody|all', 'nobody|none'),
  pair('producers?|makers?|manufacturers?|suppliers?', 'consumers?|customers?|shoppers?'),
]

function pair(one: string, other: string): [RegExp, RegExp] {
  return [new RegExp(`\\b(?:${one})\\b`), new RegExp(`\\b(?:${other})\\b`)]
}

const NEGATED =
  /\b(?:not|never|no|none|nothing|without|hardly|(?:do|does|did|is|are|was|were|wo|ca|could|would|should|have|has|had)nt)\b/

/**
 * The first word of a claim for which the text that says what is so has only its opposite, with that opposite; undefined
 * where none is turned round, or where a "not" may turn it back.
 */
export function turnedRound(claim: string, text: string): { said: string; is: string } | undefined {
  const told = text.toLowerCase()
  if (NEGATED.test(claim) || (PER_UNIT.test(claim) && !PER_UNIT.test(told))) return undefined
  for (const sides of OPPOSITES) {
    for (const [own, other] of [sides, sides.toReversed()] as [RegExp, RegExp][]) {
      const [said] = claim.match(own) ?? []
      const [is] = told.match(other) ?? []
      if (isOtherSide(claim, said, is)) continue
      if (said && is && !other.test(claim) && !own.test(told)) return { said, is }
    }
  }
  return undefined
}

/** "What they already buy" of what is sold to them: one deal, told from both sides. */
const isOtherSide = (claim: string, said = '', is = '') =>
  /^(?:buy|bought|purchas)/.test(said) &&
  /^(?:sell|sold|sale)/.test(is) &&
  BUYS_OF_SELLER.test(claim)
const BUYS_OF_SELLER =
  /\b(?:they|customers?|shoppers?|buyers?|someone|somebody|person|guests?)(?: \w+)? (?:buys?|bought|buying|purchas\w+)\b|\bto buy\b/

/** "Fixed cost per unit falls": what is so of the whole is not of a share. */
const PER_UNIT = /\b(?:per (?:unit|item|piece|person)|each (?:unit|item|piece)|on average)\b/

const TURNS: [string, string][] = [
  ['rise', 'fall'],
  ['rises', 'falls'],
  ['rising', 'falling'],
  ['rose', 'fell'],
  ['go up', 'go down'],
  ['goes up', 'goes down'],
  ['going up', 'going down'],
  ['went up', 'went down'],
  ['increase', 'decrease'],
  ['increases', 'decreases'],
  ['increasing', 'decreasing'],
  ['raise', 'lower'],
  ['raises', 'lowers'],
  ['grows', 'shrinks'],
  ['higher', 'lower'],
  ['high', 'low'],
  ['stronger', 'weaker'],
  ['strong', 'weak'],
  ['more expensive', 'cheaper'],
  ['more', 'less'],
  ['too much', 'too little'],
  ['up', 'down'],
  ['appreciates', 'depreciates'],
  ['increases', 'drops'],
  ['gains value', 'loses value'],
  ['surplus', 'shortage'],
  ['buys', 'sells'],
  ['buy', 'sell'],
  ['expands', 'contracts'],
]

/** A question about a change with the change turned round: of "what happens to A when B rises" the cause. Undefined where nothing in it changes. */
export function turnedQuestion(asked: string): string | undefined {
  const [, what = '', cause = asked] = asked.match(/^(.*\b(?:when|if|after|because) )(.+)$/) ?? []
  const words = new Map(
    TURNS.flatMap(([one, other]) => [[other, one] as const, [one, other] as const]),
  )
  const any = new RegExp(
    `\\b(?:${[...words.keys()].toSorted((one, other) => other.length - one.length).join('|')})\\b`,
    'g',
  )
  const turned = cause.replace(any, (word) => words.get(word)!)
  return turned === cause ? undefined : what + turned
}
