/**
 * A text that was written for somebody's case, without the sentences about people whom this talk does not speak of: "Your
 * sister should not take it personally" is nothing to a student who has named no sister.
 */
export function withoutStrangers(says: string, said: string): string {
  const talk = said.toLowerCase()
  const sentences = says.split(/(?<=[.!?]"?)\s+(?=[A-Z"$\d*])/)
  const isOwn = (sentence: string, place: number) =>
    [...sentence.matchAll(STRANGER)].every(([, who]) => isSpokenOf(who!.toLowerCase(), talk)) &&
    !isOfNobody(sentence, `${talk} ${sentences.slice(0, place).join(' ').toLowerCase()}`)
  const own = sentences.filter(
    (sentence, place) => isOwn(sentence, place) || isNeeded(sentence, sentences[place + 1]),
  )
  // What is named is kept, and so is a text that would be left with little.
  const isWhole =
    own.length * 2 >= sentences.length && own.join(' ').includes('**') === says.includes('**')
  return isWhole ? own.join(' ') : says
}

/** A quotation is not cut in two, and "That is **positioning**" needs what it speaks of. */
const isNeeded = (sentence: string, next = '') =>
  sentence.split('"').length % 2 === 0 || /^(?:That|This|It|Such|Both) /.test(next)

/** "He opened with the tent that you held": of whom, neither the talk has said nor what comes before. */
function isOfNobody(sentence: string, before: string): boolean {
  const spoken = sentence.replace(/"[^"]*"?/g, ' ').toLowerCase()
  const place = spoken.search(HE_OR_SHE)
  return place >= 0 && !SOMEBODY.test(`${before} ${spoken.slice(0, place)}`)
}
const HE_OR_SHE = /\b(?:he|she|him|his|her|hers)\b/
const SOMEBODY =
  /\b(?:he|she|him|his|her|hers|they|who|whoever|(?:some|any|every|no)(?:body| ?one)|person|people|man|woman|guy|lady|girl|boy|kid|child|teen|mom|mum|mother|dad|father|parent|sister|brother|sibling|aunt|uncle|cousin|grand\w+|gran|nana|wife|husband|daughter|son|friend|bff|bestie|classmate|teammate|roommate|neighbor|buddy|partner|boss|manager|supervisor|lead|leader|owner|founder|clerk|cashier|waiter|waitress|server|cook|chef|driver|mechanic|worker|coworker|employee|intern|trainee|helper|staff|hire|applicant|candidate|recruiter|customer|guest|client|buyer|shopper|seller|salesman|salesperson|rep|agent|broker|borrower|lender|cosigner|creditor|landlord|tenant|investor|holder|treasurer|teacher|coach|judge|advisor|student|member|player|influencer|inventor|artist|designer|farmer|baker|barber|doctor|lawyer|accountant|ceo|president|director|officer|one)s?\b/

/** Whose case it was. */
const STRANGER =
  /\b(?:your (sister|brother|mother|mom|father|dad|uncle|aunt|cousin|grandmother|grandma|grandfather|grandpa|neighbor|buddy|roommate|friend)|that (man|woman|guy|lady|couple))\b/gi

const isSpokenOf = (who: string, talk: string) =>
  (ALSO[who] ?? [who]).some((name) => talk.includes(name))
const ALSO: Record<string, string[]> = {
  mother: ['mother', 'mom', 'mum', 'parent'],
  mom: ['mother', 'mom', 'mum', 'parent'],
  father: ['father', 'dad', 'parent'],
  dad: ['father', 'dad', 'parent'],
  grandmother: ['grandm', 'gran', 'nana'],
  grandma: ['grandm', 'gran', 'nana'],
  grandfather: ['grandf', 'grandpa'],
  grandpa: ['grandf', 'grandpa'],
  buddy: ['buddy', 'friend', 'partner'],
  friend: ['friend', 'buddy', 'bff', 'bestie', 'classmate', 'roommate'],
  woman: ['woman', 'lady', 'she'],
  man: ['man', 'guy', ' he '],
}
