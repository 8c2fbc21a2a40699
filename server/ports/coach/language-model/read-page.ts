import { z } from 'zod'
import type { PageRequest, ProposedQuestion } from '../coach.ts'
import { findPlace, type Place } from '../place-on-page.ts'
import { askForObject } from './ask-for-object.ts'
import type { Asking, ModelDoor } from './model-call.ts'
import { pagePrompt } from './page-prompt.ts'

const PageReply = z.object({
  questions: z.array(
    z.object({
      number: z.string().nullable(),
      question: z.string(),
      options: z.array(z.string()),
      namedAnswer: z.string().nullable(),
      namedBy: z.string().nullable(),
    }),
  ),
})
type PageReply = z.infer<typeof PageReply>

const MAX_TOKENS = 8000
/** A page of an exam has about ten. */
const QUESTIONS_MAX = 30

export const readPage = (door: ModelDoor, request: PageRequest, asking: Asking) =>
  askForObject(
    door,
    {
      during: 'page',
      ...pagePrompt(request),
      wire: PageReply,
      fit: (reply) => checkPage(reply, request),
      maxTokens: MAX_TOKENS,
    },
    asking,
  )

/**
 * What of the reply stands on the page, each question with its own options in its own place: what was made up, or mixed
 * from several, is dropped. A key is taken only where the page's own words name it.
 */
export function checkPage(
  { questions }: PageReply,
  { text, numbers }: PageRequest,
): ProposedQuestion[] {
  const copied = questions.slice(0, QUESTIONS_MAX).map((given) => ({
    given,
    number: given.number?.trim().slice(0, 10) || null,
    question: oneLine(given.question),
    options: given.options.map(oneLine),
  }))
  return copied.flatMap(({ given, ...asked }) => {
    const { number, options } = asked
    const isWanted = numbers.length === 0 || number === null || numbers.includes(number)
    if (!isWanted || options.length < 2 || options.length > 6) return []
    const others = copied.filter((other) => other.given !== given)
    const place = findPlace(text, asked, { others, numbers })
    return place ? [{ ...asked, correctAnswer: namedKey(given, text, place) }] : []
  })
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

/** Null unless the page says these very words, and they name this letter for this question. */
function namedKey(
  { number, namedAnswer, namedBy, options }: PageReply['questions'][number],
  page: string,
  { from, until }: Place,
): number | null {
  const letter = namedAnswer?.trim().toUpperCase() ?? ''
  const place = letter.length === 1 ? letter.charCodeAt(0) - 65 : -1
  if (!namedBy || place < 0 || place >= options.length) return null
  const said = oneLine(namedBy)
  const whole = oneLine(page)
  if (said.length < 2 || !whole.includes(said)) return null
  const isInPlace = (at: number) =>
    at >= oneLine(page.slice(0, from)).length && at < oneLine(page.slice(0, until)).length
  const isNamed = /\d/.test(said)
    ? standsInKey(number?.trim() ?? '', letter, page)
    : placesOf(said, whole).some(
        (at) =>
          (isUnder(number?.trim(), whole.slice(0, at)) ?? isInPlace(at)) &&
          isSaidOutright(letter, { said, onwards: whole.slice(at) }),
      )
  return isNamed ? place : null
}

const placesOf = (said: string, whole: string): number[] =>
  Array.from(whole, (_, at) => at).filter((at) => whole.startsWith(said, at))

/** "Answer: B" belongs to the question whose number stands last before it; undefined where no number does. */
function isUnder(number: string | undefined, before: string) {
  const last = [...before.matchAll(/(?<![\w.,$])(\d{1,3})[.)] /g)].at(-1)?.[1]
  return last === undefined ? undefined : last === number
}

/** "7. B", followed by the end of its line or the next entry: "7. A store sells…" is the beginning of a question. */
function standsInKey(number: string, letter: string, page: string) {
  if (!/^\w+$/.test(number)) return false
  const entry = `(?<!\\w)${number}\\s*[.):-]?\\s*\\(?${letter}\\)?`
  const end = String.raw`(?=[ \t]*(?:$|\n(?!\s*\p{Ll})|[,;|]|\w{1,4}[ \t]*[.):-]?[ \t]*\(?[A-H]\b(?!\s+\p{Ll})))`
  return new RegExp(entry + end, 'u').test(page)
}

/** "Answer: B", "The correct answer is (B)"; not "the correct way to a sale", nor "Answer: A store sells…". */
function isSaidOutright(letter: string, { said, onwards }: { said: string; onwards: string }) {
  const naming = new RegExp(
    String.raw`\b(?:[Aa]nswer|ANSWER|[Cc]orrect|CORRECT|[Kk]ey|KEY)\b.{0,20}(?<!\w)\(?${letter}\b(?!\s+\p{Ll})`,
    'u',
  )
  const found = naming.exec(onwards)
  return found !== null && found.index + found[0].length <= said.length
}
