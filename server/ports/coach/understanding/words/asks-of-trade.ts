/**
 * "Why do they charge more for skins in season": a reason, a way or a name is asked for, and what for is buying, selling,
 * promoting or earning. Of whatever brand, game or team, that is a question of business.
 */
export const asksOfTrade = (plain: string) =>
  ASKS_REASON.test(plain) && isOfTrade(plain) && !ASKS_FOR_ONESELF.test(plain)

const ASKS_REASON =
  /\bwhy\b|\bhow come\b|\bhow (?:do|does|did|can|could|would|is|are) (?!(?:i|you|we|my|your)\b)|\b(?:what|whats|is there an?|the) (?:word|name|term|strategy|trick)\b|\bwhat do (?:you|we|they) call\b|\bwhats (?:it|that|this)(?: \w+)? called\b|\bwhats (?:up with|going on|the point|in it for)\b|\bwhat do(?:es)? (?:they|it|he|she|the \w+|an? \w+|\w+) (?:even )?get\b|\b(?:elastic|inelastic)\b|\bdont they lose\b|\bworth it$|\bhow(?: even)?$/

/** "Why cant I get free skins", "why did I lose": of one's own luck. */
const ASKS_FOR_ONESELF =
  /\b(?:why|how come) (?:cant|cannot|dont|didnt|am|do|did|was|wont|isnt|is|are|does|doesnt) (?:i|im|my|me)\b/

/** Prices, sales, work and what else business is made of, whatever is asked of it. */
export const isOfTrade = (plain: string) => TRADE.test(plain)
const TRADE =
  /\b(?:pric(?:e|es|ed|ey|ing)|costs?|charg(?:e|es|ed|ing)|expensive|cheap(?:er|est)?|overpriced|bucks|dollars|cents|money|pays?|paid|paying|free|fees?|tips?|discount\w*|(?<!the )deals?(?! with)|sales?|sells?|selling|sold|resell\w*|resold|resale|buys?|buying|bought|ads?|advertis\w*|commercials?|sponsor\w*|endors\w*|promot\w*|logos?|brand\w*|merch|collab\w*|restock\w*|limited|subscri\w+|trials?|coupons?|rewards?|loyalty|earn(?:s|ed)?|profits?|losing|revenue|invest\w*|stocks?|loans?|banks?|insurance|side hustles?|tax(?:es|able|ed)?|stores?|shops?|franchis\w*|clos(?:e|ed|ing) (?:down|all|so|its|their)|out of business|bankrupt\w*|factory|factories|made in|make \w+ in|laid off|layoffs?|fired|outsourc\w*|customers?|compan(?:y|ies)|business(?:es)?|market(?:s|ing)?|segment\w*|negligen\w*|liab\w*|undercut\w*|demand|supply|elastic|inelastic|monopol\w*|competit\w*|rebrand\w*|boycott\w*|tickets?|jerseys?|copied|knock ?offs?|dupes?|aisle|register|checkout|bundle[sd]?|combos?|tariffs?|membership\w*|waitlists?|preorder\w*|ebay|knock off)\b|\b(?:going|goes|go|listed) for (?:like |over |about )?\d/
