import { joinLines } from './lines.ts'

export type Rationale = {
  explanation: string | null
  indicator: string | null
  indicatorText: string | null
}

/** What stands beneath a key letter: the reasons, then 'SOURCE: EI:014 …', then a bibliography. */
export function rationaleOf(lines: string[]): Rationale {
  const first = lines.findIndex((line) => SOURCE.test(line))
  const reasons = first === -1 ? lines : lines.slice(0, first)
  return {
    explanation: joinLines(reasons) || null,
    ...indicatorOf(first === -1 ? [] : sourcesOf(lines.slice(first))),
  }
}

/** Compact keys leave the label out. */
const SOURCE = /^(?:(?:SOURCES?|Performance Indicators?)\s*:\s*|(?=[A-Z]{2}:\d{3}\b))/i

function sourcesOf(lines: string[]): string[] {
  const sources: string[][] = []
  for (const line of lines)
    if (SOURCE.test(line)) sources.push([line.replace(SOURCE, '')])
    else sources.at(-1)?.push(line)
  return sources.map(joinLines)
}

function indicatorOf(sources: string[]): Omit<Rationale, 'explanation'> {
  for (const source of sources) {
    const found = /^([A-Z]{2}):\s?(\d{3,4})\b[\s,.;–-]*(.*)$/.exec(source)
    if (!found) continue
    const [, area, number, text = ''] = found
    return { indicator: `${area}:${number}`, indicatorText: text.length > 4 ? text : null }
  }
  return { indicator: null, indicatorText: null }
}

/**
 * A rationale opens by restating the right option as a sentence. True when it plainly restates
 * another one: the opening sentence is that option, word for word, and not the keyed one.
 */
export function contradictsKey(explanation: string, options: string[], keyed: number): boolean {
  const opening = words(explanation)
  const restated = options.filter((option) => opensWith(explanation, opening, words(option)))
  if (restated.length === 0) return false
  const longest = Math.max(...restated.map((option) => words(option).length))
  return words(options[keyed] ?? '').length < longest || !restated.includes(options[keyed] ?? '')
}

function opensWith(explanation: string, opening: string, start: string): boolean {
  if (start.length < 2 || !opening.startsWith(start)) return false
  const rest = afterWords(explanation, start.length)
  return rest === '' || /^["”’')\]]*[.?!:;—]/.test(rest)
}

/** Letters and digits alone, so that quotes, dashes and capitals make no difference. */
function words(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** What remains of a text after so many letters and digits. */
function afterWords(text: string, count: number): string {
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (seen === count) return text.slice(index)
    if (/[\p{L}\p{N}]/u.test(text.charAt(index))) seen++
  }
  return ''
}
