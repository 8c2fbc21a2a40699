import { businessNamed, nameOf } from '../../understanding/knowledge/businesses.ts'
import { doneAt } from '../../understanding/knowledge/done-at-a-business.ts'
import { mendedText } from '../../understanding/plain/mended-words.ts'
import { placeMeant } from '../../understanding/reading-turn/place-meant.ts'
import { saidIn } from '../../turns.ts'
import { CHECK_HEADING } from '../../understanding/reading-turn/earlier-question.ts'
import type { Part, Talk } from '../talk.ts'

/** "And for a food truck?" after how something is done: how it is done there, where an example of another shop would be none. */
export function sayDoneThere(plain: string, { understood, request }: Talk): Part[] | null {
  const place = placeMeant(plain)
  const business = place === undefined ? undefined : businessNamed(`for ${place}`)
  if (!business) return null
  const asked = saidIn(request.turns)
    .slice(0, -1)
    .map(mendedText)
    .findLast((said) => ASKS_HOW.test(said))
  const says = asked === undefined ? undefined : doneAt(asked, business)
  if (says === undefined || isSaid(says, request)) return null
  const [subject] = understood.thread
  const at = nameOf(business, { isOwn: false })
  return [
    subject ? `**${subject.term}**, at ${at}:\n\n${says}` : `**At ${at}.** ${says}`,
    `**${CHECK_HEADING}** Which of these steps would you take first at ${at}, and why?`,
  ]
}

const isSaid = (says: string, { turns }: Talk['request']) =>
  turns.some(({ content }) => content.includes(says))

/** What is to be done, and not what something is. */
const ASKS_HOW =
  /\b(?:how (?:do|does|can|could|should|would|to|might|much should)\b|what (?:do|should|can|could|would) (?:i|we|you|they|a|an|the)\b|ways? to\b|tips\b|ideas (?:for|to)\b|help me\b|best way\b)/
