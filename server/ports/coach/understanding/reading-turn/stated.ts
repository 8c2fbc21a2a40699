import { findByName } from '../knowledge/term-index.ts'

/**
 * A bare statement on a term ("a trademark protects an invention for 20 years"), without the words that lead to it;
 * undefined where a turn asks for something, tells of the student's own or is a case of somebody.
 */
export function statedOfTerm(plain: string): string | undefined {
  const told = plain.replace(LEADS, '')
  const words = told
    .replace(/^(?:(?:in|with|under|at) )?(?:(?:an?|the|all|every|most) )?/, '')
    .split(' ')
  if (words.length < LEAST_WORDS || words.length > MOST_WORDS || OWN_OR_ASKED.test(told))
    return undefined
  // "At break-even you make no profit": what is said has a doer of its own.
  const isPlaced = PLACED.test(told)
  for (let length = Math.min(LONGEST_NAME, words.length - 2); length > 0; length -= 1) {
    const [name, rest] = [words.slice(0, length), words.slice(length)].map((all) => all.join(' '))
    if ((isPlaced ? SAYS : VERB).test(rest!) && findByName(name!)) return told
  }
  return statedOfRow(told)
}

/** "Product, price, place and promotion are the four Ps", as what the four Ps are. */
function statedOfRow(told: string): string | undefined {
  const [, parts = '', whole = ''] = told.match(ROW) ?? []
  return findByName(whole) || findByName(whole.split(' ').slice(1).join(' '))
    ? `${whole} are ${parts}`
    : undefined
}
const ROW = /^((?:[\w-]+ ){2,7}and [\w-]+) are (?:the|all|its) (.+)$/

/** A turn that states something, of whatever it is, and asks for nothing but whether it is so. */
export function statedAtAll(plain: string): string | undefined {
  const told = plain.replace(LEADS, '')
  const { length } = told.split(' ')
  return length >= LEAST_WORDS && length <= MOST_WORDS && !OWN_OR_ASKED.test(told)
    ? told
    : undefined
}
const LEADS =
  /^(?:(?:so|and|but|ok|okay|wait|well|i think|i believe|i guess|im pretty sure|isnt it that) )+/
/** The name, its verb and what is said; more is a case that is told. */
const LEAST_WORDS = 4
const MOST_WORDS = 16
const LONGEST_NAME = 4
const VERB =
  /^(?:(?:usually|always|never|only|often|mostly|just|also) )?(?:is|are|has|have|can|cant|cannot|must|means?|makes?|needs?|shows?|tells?|protects?|covers?|counts?|goes|go|pays?|lets?|allows?|decides?|starts?|ends?|comes?|lowers?|raises?|increases?|decreases?|reduces?|rises?|falls?|stays?|changes?|helps?|hurts?|keeps?|gives?|gets?|owns?|owes?|sells?|buys?|uses?|includes?|measures?|guarantees?|lasts?|works?|belongs?|happens?|lists?|requires?|takes?|watch(?:es)?|listens?|depends?|handles?|does|do|dont|doesnt|isnt|arent|wont|will|should|divides?|applies|apply|earns?|builds?|loses?|offers?|focus(?:es)?|slopes?|limits?|withholds?|puts?|trusts?|believes?|charges?|adds?|spreads?|combines?|compares?|describes?|explains|ignores?|sets?|brings?|leaves?|stands?|turns?|trades?|borrows?|lends?|invests?|saves?|spends?|hires?|trains?|cuts?|ends?|allocates?|represents?|consists?|refers?|involves?|replaces?|prevents?|proves?|supports?|serves?|costs?|doubles?|grows?|drops?|shifts?|moves?|divides?|equals?|exceeds?|adjusts?|transfers?|avoids?|accepts?)\b/
const PLACED = /^(?:in|with|under|at) /
const SAYS =
  /^(?:you|they|people|there|the|each|every|all|only|one|an?|nobody|everyone|customers?|owners?|workers?|managers?) \w+ \w/
const OWN_OR_ASKED =
  /\b(?:i|im|ive|me|my|our|mine|whats|why|how|whos|where|explain|example|examples|give|tell me|please|pls|quiz|help|vs|versus|difference)\b|(?<!\b(?:is|are|says?|tells?|shows?|means?|of|describes?|decides?) )\b(?:what|which)\b|^who\b|^(?:is|are|do|does|did|can|could|should|would|will)\b/
