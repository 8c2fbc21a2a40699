import { saidIn } from '../turns.ts'
import type { Part, Talk } from './talk.ts'

/** "How would someone fake it", after what a crime is: how it is done is not told, how it is noticed is. */
export function declineHowTo(plain: string, { understood, request }: Talk): Part[] | null {
  const { thread } = understood
  const told = saidIn(request.turns).slice(-3, -1).join(' ; ').toLowerCase()
  const crime = [plain, ...thread.map(({ term }) => term.toLowerCase()), told].find((text) =>
    CRIME.test(text),
  )
  const before = understood.thread[0]?.term ?? 'that'
  if (!crime || !WANTS_TO.test(plain) || AGAINST.test(plain)) return null
  return [
    `I can't help with how that is done: ${naming(before, crime)} is against the law, and others pay for it.`,
    'What I can explain is how businesses notice and prevent it, and what happens to those who do it. Ask "how do companies prevent it?", or say "quiz me" and we practice something else.',
  ]
}
const naming = (term: string, crime: string) => {
  const name = CRIME.test(term.toLowerCase()) ? term : (crime.match(CRIME)?.[0] ?? term)
  return `it (${name.toLowerCase()})`
}

const CRIME =
  /\b(?:fraud|launder\w*|theft|shoplift\w*|price fixing|bid rigging|embezzle\w*|counterfeit\w*|phishing|brib(?:e|es|ery|ing)|kickbacks?|insider trading|ponzi\w*|pyramid scheme|tax evasion|evad\w*|forg(?:e|ing|ery)|extortion|ransomware|malware|steal\w*|cook(?:ing)? the books|spoofing|money laundering|identity theft|cartel)\b/
const WANTS_TO =
  /\b(?:how (?:would|do|can|could|to|should|does|did) (?:(?:i|you|u|someone|somebody|a person|one|anyone|we|people) )?(?:\w+ )?(?:fake|do|pull|commit|get away|hide|cheat|launder|steal|make|set (?:it|one) up|start|run|try|forge|evade|trick|scam|use)\b|(?:easiest|best|smartest|safest|good) way to (?:do|fake|pull|get away|steal|commit|hide|start|try)|without (?:getting|being) caught|get away with (?:it|that)|never get caught|not get caught)/
/** What is done against it, or what the word itself does. */
const AGAINST =
  /\b(?:prevent\w*|stop\w*|avoid\w*|protect\w*|notice\w*|spot\w*|detect\w*|catch(?:es)?|report\w*|business(?:es)?|compan(?:y|ies)|stores?|police|banks?|victims?|avoid|sure|know|tell if|illegal|legal|why|quiz|role ?play|exam)\b/
