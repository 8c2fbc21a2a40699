/** Words that turn a meaning round where one stands for the other; each side as students and definitions have it. */
const OPPOSITES: [RegExp, RegExp][] = [
  pair(
    'rises?|rising|rose|raised?|increas\\w+|grows?|growing|grew|go(?:es|ing)? up|went up|climbs?',
    'falls?|falling|fell|drops?|dropped|decreas\\w+|declin\\w+|shrinks?|go(?:es|ing)? down|went down|lowers?|sinks?',
  ),
  pair('more|many|most', 'less|fewer|few|least|fewest'),
  pair('many|several|multiple|lots of', 'single|sole|only one'),
  pair('unlimited', 'limited'),
  pair('high|higher|highest|expensive', 'low|lower|lowest|cheap|cheaper'),
  pair('buys?|buying|bought|buyers?|purchas\\w+', 'sells?|selling|sold|sellers?|sales?'),
  pair('owes?|owed|owing|debts?', 'owns?|owned|owning'),
  pair('borrow\\w*', 'lend\\w*|lent'),
  pair('imports?|imported|importing', 'exports?|exported|exporting'),
  pair('before|beforehand|early|first', 'after|afterward|afterwards|late|later|last'),
  pair('long|longer', 'short|shorter'),
  pair('stays? the same|same|constant|equal', 'changes?|changing|different|varies|vary'),
  pair('gain\\w*|profits?', 'loss|losses|loses?|lost'),
  pair('inside|internal|within', 'outside|external'),
  pair('legal|allowed', 'illegal|forbidden|against the law'),
  pair('government|public', 'private'),
  pair('domestic|home', 'foreign|abroad|other countries|another country'),
  pair('everyone|everybody|all', 'nobody|none|only one|only 1'),
  pair('producers?|makers?|manufacturers?|suppliers?', 'consumers?|customers?|shoppers?'),
]

function pair(one: string, other: string): [RegExp, RegExp] {
  return [new RegExp(`\\b(?:${one})\\b`), new RegExp(`\\b(?:${other})\\b`)]
}

const NEGATED = /\b(?:not|never|no|none|nothing|without|hardly|\w+nt)\b/

/**
 * The first word of a claim for which the text that says what is so has only its opposite, with that opposite; undefined
 * where none is turned round, or where a "not" may turn it back.
 */
export function turnedRound(claim: string, text: string): { said: string; is: string } | undefined {
  if (NEGATED.test(claim)) return undefined
  const told = text.toLowerCase()
  for (const sides of OPPOSITES) {
    for (const [own, other] of [sides, sides.toReversed()] as [RegExp, RegExp][]) {
      const [said] = claim.match(own) ?? []
      const [is] = told.match(other) ?? []
      if (said && is && !other.test(claim) && !own.test(told)) return { said, is }
    }
  }
  return undefined
}

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
