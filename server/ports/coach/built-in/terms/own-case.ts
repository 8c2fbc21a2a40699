/**
 * A text that was written for somebody's case, without the sentences about people whom this talk does not speak of: "Your
 * sister should not take it personally" is nothing to a student who has named no sister.
 */
export function withoutStrangers(says: string, said: string): string {
  const talk = said.toLowerCase()
  const sentences = says.split(/(?<=[.!?]"?)\s+(?=[A-Z"$\d*])/)
  const own = sentences.filter((sentence) =>
    [...sentence.matchAll(STRANGER)].every(([, who]) => isSpokenOf(who!.toLowerCase(), talk)),
  )
  // What is named is kept, and so is a text that would be left with little.
  const isWhole =
    own.length * 2 >= sentences.length && own.join(' ').includes('**') === says.includes('**')
  return isWhole ? own.join(' ') : says
}

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
