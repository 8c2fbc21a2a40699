import { AREAS_IN_WORDS } from '../../understanding/facts/areas-in-words.ts'
import { listCards } from '../../understanding/knowledge/cards.ts'
import { inSentence } from '../../understanding/knowledge/subject.ts'
import { closingCheck, type Part, type Talk } from '../talk.ts'

/** What an area holds, a handful of its concepts with it. */
export function overview({ understood, turn }: Talk): Part[] {
  const cards = listCards().filter(({ area }) => area === understood.area)
  const start = (turn * 5) % Math.max(1, cards.length)
  const shown = [...cards.slice(start), ...cards].slice(0, 5)
  return [
    `**${understood.area}**\n\n${AREAS_IN_WORDS[understood.area!]}`,
    `I have ${cards.length} concepts of it. Five of them:`,
    shown.map(({ term, definition }) => `- **${term}**: ${definition}`).join('\n'),
    `All of them: ${cards.map(({ term }) => inSentence(term)).join(', ')}.`,
    closingCheck(
      `Cover the list: which three can you name, and what is ${inSentence(shown[0]!.term)}?`,
    ),
  ]
}
