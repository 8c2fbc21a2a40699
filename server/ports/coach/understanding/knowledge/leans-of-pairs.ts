import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isIn, type Leaning } from './leans.ts'

const text = z.string().min(1)

/**
 * Two ways that students weigh, and what is said of oneself that speaks for one of the two. Patterns of whole words;
 * `because` goes on after "With that choice, ", `turns` after "It would be the better one ".
 */
const LeansOfPair = z.strictObject({
  one: text,
  other: text,
  cases: z
    .array(
      z.strictObject({
        said: text,
        /** What was said, as "you …" or of the place. */
        echo: text,
        to: z.enum(['one', 'other']),
        because: text,
        turns: text,
      }),
    )
    .min(1),
})
type LeansOfPair = z.infer<typeof LeansOfPair>

let pairs: LeansOfPair[] | undefined

/** @throws ZodError for a malformed file */
export const listLeansOfPairs = (): LeansOfPair[] =>
  (pairs ??= z
    .array(LeansOfPair)
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'leans-of-pairs.json'), 'utf8'))))

/** Which of just these two ways what was said speaks for: the first case of theirs that was told; undefined where none was. */
export function leaningOfPair(ways: [string, string], told: string): Leaning | undefined {
  for (const { one, other, cases } of listLeansOfPairs()) {
    const placed = placesOf(ways, one, other)
    const said = placed && cases.find((each) => isIn(each.said, told))
    if (!placed || !said) continue
    const [best, left] = said.to === 'one' ? placed : [placed[1], placed[0]]
    const leanTo = (each: typeof said) => ({ ...each, for: best, against: left })
    const contrary = cases.find((each) => each.to !== said.to && isIn(each.said, told))
    return {
      ...{ best, other: left, lean: leanTo(said) },
      ...(contrary ? { contrary: leanTo(contrary) } : {}),
    }
  }
  return undefined
}

/** The way that is the one and the way that is the other, where each is just one of them. */
function placesOf([first, second]: [string, string], one: string, other: string) {
  const isPair = (a: string, b: string) =>
    isIn(one, a) && isIn(other, b) && !(isIn(other, a) && isIn(one, b))
  if (isPair(first, second)) return [first, second] as const
  return isPair(second, first) ? ([second, first] as const) : undefined
}
