/** "Eight thousand" as a figure; what is not here is no number. */
const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const VALUES = new Map<string, number>([
  ...ONES.map((word, i): [string, number] => [word, i]),
  ...TENS.map((word, i): [string, number] => [word, 20 + 10 * i]),
])
const TIMES = new Map<string, number>([
  ...(['k', 'thousand', 'grand'] as const).map((word): [string, number] => [word, 1000]),
  ...(['m', 'mil', 'million'] as const).map((word): [string, number] => [word, 1_000_000]),
  ...(['bn', 'billion'] as const).map((word): [string, number] => [word, 1_000_000_000]),
  ['hundred', 100],
])

/** The figures of a text, in digits or in words: "8,000", "$8k", "8 thousand" and "eight thousand" are one. */
export function figuresOf(text: string): number[] {
  const found: number[] = []
  const digits = /^\d/
  let [whole, part]: [number | undefined, number | undefined] = [undefined, undefined]
  const close = () => {
    if (whole !== undefined || part !== undefined) found.push(round((whole ?? 0) + (part ?? 0)))
    whole = part = undefined
  }
  for (const [token, before] of tokensOf(text)) {
    const value = digits.test(token) ? Number(token) : VALUES.get(token)
    const times = TIMES.get(token)
    if (value !== undefined) {
      if (digits.test(token) || !goesOn(part, value)) {
        // "Eight thousand five" goes on after its thousands, "forty two" after its tens; "8000 11000" are two figures.
        if (part !== undefined || digits.test(token)) close()
        part = value
      } else part = (part ?? 0) + value
    } else if (times === 100 && part !== undefined) part *= times
    else if (times !== undefined && part !== undefined) {
      const next = part * times
      part = undefined
      close()
      whole = next
    } else if (token !== 'and' || before !== 'hundred') close()
  }
  close()
  return [...new Set(found)]
}

/** Each with the one before it. */
function tokensOf(text: string): [string, string | undefined][] {
  const tokens =
    text
      .toLowerCase()
      .replace(/(?<=\d)[,'’  ](?=\d{3}\b)/g, '')
      .match(/\d+(?:\.\d+)?|[a-z]+|[,;?]/g) ?? []
  return tokens.map((token, i) => [token, tokens[i - 1]])
}

/** What a smaller number adds in words to the hundreds or the tens before it. */
const goesOn = (part: number | undefined, value: number) =>
  part !== undefined &&
  ((part >= 100 && part % 100 === 0 && value < 100) ||
    (part % 100 >= 20 && part % 10 === 0 && value < 10))

const round = (value: number) => Math.round(value * 1e6) / 1e6

/** Smaller whole numbers are in every second sentence. */
const LEAST_TELLING = 5
const isTelling = (figure: number) =>
  figure !== 100 && (figure >= LEAST_TELLING || !Number.isInteger(figure))

/** Figures that a text shares with another, without those that stand everywhere. */
export function sharedFigures(text: string, other: string): number[] {
  const own = new Set(figuresOf(other))
  return figuresOf(text).filter((figure) => own.has(figure))
}

export const sharesTelling = (text: string, other: string) =>
  sharedFigures(text, other).some(isTelling)

/** A sum with a question's own figures needs two of them, and is asked for in whatever words. */
const ENOUGH = 2

/**
 * Whether the last of these turns works with the figures of the question: it has one of them, or none at all after a
 * turn that had, and two of them were said in the talk.
 */
export function worksWithFigures(said: string[], question: string): boolean {
  const last = said.at(-1) ?? ''
  const all = said.join(' ; ')
  if (sharedFigures(all, question).length < ENOUGH || !sharesTelling(all, question)) return false
  return figuresOf(last).length === 0 || sharedFigures(last, question).length > 0
}
