/**
 * Whether help is wanted with taking what is somebody else's, with hiding that it was taken, or with a false claim for money.
 * What it is called, why it is wrong, what follows from it and how a business prevents it is no such wish.
 * @param plain the turn's plain words
 */
export const isOwnMisdeed = (plain: string) =>
  !ASKS_OF_IT.test(plain) && MISDEEDS.some((pattern) => pattern.test(plain))

/** Whether something was taken already: then there is somebody to tell. */
export const hasTaken = (plain: string) =>
  new RegExp(
    `\\b(?:i|we) (?:already |just |kinda |secretly |accidentally )*(?:took|stole|spent|used|borrowed|kept|pocketed|lost)\\b.{0,40}\\b${MONEY}`,
  ).test(plain) || /\bstuff i (?:stole|took)\b/.test(plain)

const ASKS_OF_IT =
  /\b(?:what is it called|whats it called|is it (?:\w+ )?(?:illegal|legal|wrong|ok|okay|bad|stealing|fraud)|is that (?:\w+ )?(?:illegal|legal|wrong|ok|okay|bad|stealing|fraud)|what happens|prevent\w*|detect\w*|catch (?:people|someone|employees)|why do|(?:my|our|the) (?:co ?workers?|boss|manager|friend|employees?|owner|cashier) (?:\w+ )?(?:is|are|was|keeps?|asked|wants|told|took|takes|hides|steals))\b/

const HOW =
  '(?:how (?:do|can|could|should|would|might|to)|help (?:me|us)|teach (?:me|us)|show (?:me|us) how|whats? (?:is )?(?:the |a )?(?:\\w+ )?(?:way|trick|hack)|(?:best|good|easiest|smart|safe) way|tips|i (?:want|need|wanna|gotta|have) to|can you|can u|could you|lets)'
const SOMEBODY = '(?:i|we|you|u|someone|somebody|one|a person|a kid|people|they|he|she|me|us|to)'
const MONEY = '(?:money|cash|bucks|dollars?|tips|funds?|profits?|\\$ ?\\d+|\\d+ ?\\$)(?![a-z])'
const RECORDS =
  '(?:books|ledgers?|records|accounts|receipts?|spreadsheet|inventory count|cash count|log|numbers)'
const THEIRS =
  '(?:card|credit card|debit card|money|cash|account|register|till|drawer|tips|wallet|venmo|cash app|paypal|bank|stuff|food|clothes|shoes|candy|hoodie|product|inventory|password|login)'

const MISDEEDS = [
  // "How do I cook the books of the school store".
  `${HOW}\\b.{0,30}\\b(?:cook|fudge|doctor|falsify|alter|fake|tamper with|mess with) (?:\\w+ )?${RECORDS}\\b`,
  // "Hide that I spent the club's money".
  `${HOW}\\b.{0,30}\\b(?:hide|cover up|conceal|keep secret|lie about|explain away|get away with)\\b.{0,30}\\b(?:took|taking|stole|stealing|spent|spending|used|using|borrowed|kept|lost)\\b`,
  `\\b(?:took|stole|spent|used|borrowed) .{0,40}\\b${MONEY}.{0,40}\\bso (?:that )?(?:no ?body|no one|they|he|she|my \\w+) (?:\\w+ )?(?:sees?|notices?|knows?|finds?|tells?|asks?)\\b`,
  `\\bso (?:that )?(?:no ?body|no one) (?:sees?|notices?|knows?|finds? out|can tell) (?:that )?(?:i|we) (?:took|stole|spent|used|borrowed)\\b`,
  // "Use my mom's card without her noticing".
  `${HOW}\\b.{0,20}\\b(?:use|take|get|borrow|grab|spend|keep|pocket|sneak|skim|charge)\\b.{0,40}\\b${THEIRS}\\b.{0,40}\\bwithout (?:\\w+ ){1,3}?(?:knowing|noticing|finding out|seeing|catching|realizing|permission|asking|paying)\\b`,
  `${HOW}\\b.{0,20}\\b(?:walk|sneak|get|leave|go) (?:\\w+ ){0,2}?out\\b.{0,40}\\b(?:without paying|with (?:a|the|an|some) \\w+ (?:with the|w the|that has the|under|in my))`,
  // "Lie on my FAFSA", "claim my order never came".
  `${HOW}\\b.{0,20}\\b(?:lie|cheat|fudge|put fake|make up) (?:\\w+ ){0,3}?(?:on|about) (?:\\w+ ){0,3}?(?:fafsa|tax(?:es)?|tax return|w ?4|insurance|claim|loan|time ?(?:card|sheet)|hours|scholarship|unemployment|financial aid)\\b`,
  `${HOW}\\b.{0,20}\\b(?:get|return|exchange) (?:\\w+ ){0,3}?(?:free|refunds?|money|paid|back|wore|used|clothes|dress|shoes)\\b.{0,40}\\bby (?:lying|pretending|(?:saying|claiming|telling)\\b.{0,30}\\b(?:never|not|didnt|doesnt|wasnt|isnt|broke\\w*|lost|missing|stolen|damaged|sick|dead|wrong|forgot|messed|gross|hair|bug))\\b`,
  `${HOW}\\b.{0,12}\\b${SOMEBODY} (?:\\w+ )?(?:fake|stage|set up|pretend) (?:\\w+ ){0,3}?(?:accident|crash|injury|theft|robbery|burglary|break in|fire|claim|receipt|refund|return|doctors? note|sick note|signature|slip and fall)\\b`,
  `(?:^|${HOW}\\b.{0,20}\\b)(?:write|make|create|draft|print|get|use)(?: me)? (?:an? |some )?(?:\\w+ )?(?:fake|forged|false|phony) (?:\\w+ )?(?:notes?|receipts?|ids?|checks?|invoices?|pay ?stubs?|references?|signatures?|transcripts?|report cards?|permission slips?)\\b`,
  `${HOW}\\b.{0,12}\\b${SOMEBODY} (?:\\w+ )?(?:commit|do|pull off|get away with) (?:\\w+ ){0,2}?(?:fraud|embezzlement|theft|tax evasion|shoplifting|a scam|a robbery|insurance scam)\\b`,
].map((source) => new RegExp(source))
