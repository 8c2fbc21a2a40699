/** Who does what in business, as claims and definitions call them; each row is one party. */
const PARTIES: [string, string][] = [
  ['government', 'government|state'],
  [
    'business',
    'business(?:es)?|compan(?:y|ies)|firms?|employers?|managers?|boss(?:es)?|leaders?|management',
  ],
  ['customer', 'consumers?|customers?|buyers?|shoppers?|guests?'],
  ['worker', 'workers?|employees?|staff|teams?|team members?|everyone|everybody'],
  ['insurer', 'insurers?|insurance company|insurance companies'],
  ['insured', 'insured(?: person)?|policyholders?'],
  ['lender', 'banks?|lenders?|creditors?'],
  ['borrower', 'borrowers?|debtors?'],
  ['seller', 'sellers?|producers?|makers?|suppliers?'],
  ['owner', 'owners?|stockholders?|shareholders?|partners?'],
]
const DEEDS =
  'decides?|owns?|pays?|sets?|controls?|chooses?|locks?|keeps?|stops?|runs?|collects?|votes?'
const DOES = PARTIES.map(
  ([party, names]) =>
    [
      party,
      new RegExp(`\\b(${names})\\b(?: (?!by|who|to|for|of|in|from)\\w+){0,1} (${DEEDS})\\b`, 'g'),
      new RegExp(
        `\\b(${names})\\b(?: (?!by|who|to|for|of|in|from)\\w+){1,5} and (${DEEDS})\\b`,
        'g',
      ),
    ] as const,
)

/** By what is done, who does it: the party and the word for it. */
function doersIn(text: string): Map<string, Map<string, string>> {
  const doers = new Map<string, Map<string, string>>()
  const told = text.toLowerCase()
  for (const [party, first, second] of DOES)
    for (const match of [...told.matchAll(first), ...told.matchAll(second)]) {
      const deed = match[2]!.replace(/s$/, '')
      doers.set(deed, (doers.get(deed) ?? new Map()).set(party, match[1]!))
    }
  return doers
}

/** "Businesses decide" where a text has only that the government does; undefined where nobody else does it there. */
export function otherDoer(claim: string, text: string): { said: string; is: string } | undefined {
  const told = doersIn(text)
  for (const [deed, parties] of doersIn(claim)) {
    const there = told.get(deed)
    const [own] = [...parties]
    if (!there || !own || there.has(own[0])) continue
    return { said: own[1], is: [...there.values()][0]! }
  }
  return undefined
}
