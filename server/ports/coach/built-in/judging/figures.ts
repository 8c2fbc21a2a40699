const numbered = (words: string, first: number, step: number) =>
  new Map(words.split(' ').map((word, place): [string, number] => [word, first + place * step]))
const UNITS = numbered(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  0,
  1,
)
const TENS = numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10)

/** Below this a number in words is hardly a figure: "one of them", "two things". */
const LEAST = 3

/** Tokens with spoken numbers as figures: "a hundred and forty cards" as a, 140, cards. */
export function figuresInWords(tokens: string[]): string[] {
  const out: string[] = []
  for (let at = 0; at < tokens.length;) {
    const { value, length } = figureAt(tokens, at)
    if (length > 0 && value >= LEAST) out.push(String(value))
    else out.push(...tokens.slice(at, at + Math.max(1, length)))
    at += Math.max(1, length)
  }
  return out
}

function figureAt(tokens: string[], start: number) {
  let [total, current, length] = [0, 0, 0]
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at]!
    const unit = UNITS.get(token)
    const ten = TENS.get(token)
    if (unit !== undefined && (length === 0 || isOpen(tokens[at - 1]!, unit))) current += unit
    else if (
      ten !== undefined &&
      (length === 0 || /^(hundred|thousand|and)$/.test(tokens[at - 1]!))
    )
      current += ten
    else if (/^(?:hundred|thousand)$/.test(token) && length === 0 && tokens[at - 1] === 'a')
      [total, current] = token === 'hundred' ? [0, 100] : [1000, 0]
    else if (token === 'hundred' && length > 0) current = Math.max(1, current) * 100
    else if (token === 'thousand' && length > 0) [total, current] = [total + current * 1000, 0]
    else if (token === 'and' && length > 0 && goesOn(tokens, at)) {
      // "a hundred and forty": the number goes on behind it.
    } else break
    length = at + 1 - start
  }
  return { value: total + current, length }
}

/** "twenty five" is one number; "five six" are two. */
const isOpen = (before: string, unit: number) =>
  /^(hundred|thousand|and)$/.test(before) || (TENS.has(before) && unit > 0 && unit < 10)

const goesOn = (tokens: string[], at: number) =>
  /^(hundred|thousand)$/.test(tokens[at - 1]!) &&
  (UNITS.has(tokens[at + 1] ?? '') || TENS.has(tokens[at + 1] ?? ''))
