/** What a text says is so, and what it says is not. */
export type SaidAndDenied = { so: string; not: string }

/** "Bondholders are lenders, not owners": clause by clause, so that a word that is only denied confirms nothing. */
export function saidAndDenied(text: string): SaidAndDenied {
  const parts = { so: [] as string[], not: [] as string[] }
  for (const clause of text.toLowerCase().replace(/['’]/g, '').split(CLAUSE)) {
    const [denied] = clause.match(DENIED) ?? []
    if (denied === undefined || ONLY_LIMITS.test(clause)) parts.so.push(clause)
    else {
      // Who it is said of stands before the "not".
      parts.so.push(clause.slice(0, clause.indexOf(denied)))
      parts.not.push(clause.slice(clause.indexOf(denied) + denied.length))
    }
  }
  return { so: parts.so.join(' . '), not: parts.not.join(' . ') }
}

const CLAUSE =
  /[.;:!?()]+(?:\s|$)|,\s+|\s+(?=(?:but|while|whereas|rather than|instead of|unlike|and (?:not|no|never|cannot|builds? no|has no))\b)|(?<=\bnot [\w ]{3,40}) but /
const DENIED =
  /\b(?:not|never|no|none|nobody|nothing|neither|without|cannot|hardly any|rather than|instead of|unlike|free of|(?:do|does|did|is|are|was|wo|ca|could|would|should|ca|ha|have|has|must)nt)\b/
/** "Not only", "no more than": nothing is denied. */
const ONLY_LIMITS =
  /\b(?:not (?:only|just|merely|yet)|no (?:later|more|matter)|not enough|nothing (?:but|else))\b/
