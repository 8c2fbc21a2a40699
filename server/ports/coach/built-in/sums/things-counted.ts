import type { Part } from '../talk.ts'

/** "**120 units**" of what the student counts: "how many tickets do I need to sell" asks for tickets. */
export function withThings(sum: Part[], message: string): Part[] {
  const text = message.toLowerCase()
  return sum.map((part) => {
    if (typeof part !== 'string' || !IS_SUM.test(part)) return part
    const output = /^> productivity = /m.test(part) ? outputIn(part) : undefined
    const thing = output === undefined ? thingAsked(text) : thingBehind(text, output)
    if (thing === undefined) return part
    const called = output === undefined ? thing : `${thing} per worker hour`
    return part.replace(UNITS, (_, count: string) => `**${count} ${called}**`)
  })
}
const IS_SUM = /^\*\*[^*]+\*\*: the s/
const UNITS = /\*\*([\d,.]+) units\*\*/

const outputIn = (part: string) => /\boutput = ([\d,.]*\d)/.exec(part)?.[1]

/** What stands behind the figure, typed with or without its comma. */
const thingBehind = (text: string, count: string) =>
  new RegExp(`(?<![\\d,.])${count.replaceAll(',', ',?')} ([a-z]{2,}s)\\b`).exec(text)?.[1]

function thingAsked(text: string): string | undefined {
  const [, thing] = ASKED.exec(text) ?? []
  return thing && (PEOPLE[thing] ?? thing)
}
const ASKED =
  /\bhow many (?:more )?((?!units\b|times\b|pieces\b|items\b|does\b|us\b|percent\b|bucks\b|dollars\b|hours\b|days\b|weeks\b|months\b|years\b|sales\b)(?:[a-z]{3,}s|people|ppl))\b(?! ?-)/
const PEOPLE: Record<string, string> = { ppl: 'people' }
