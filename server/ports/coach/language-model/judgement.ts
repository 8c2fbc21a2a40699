import { z } from 'zod'
import { caseTerms } from '../built-in/judging/case-terms.ts'
import { withoutWordsToAGraderOfAnyLanguage } from '../built-in/judging/for-the-grader.ts'
import type { Criterion, JudgedCriterion, Judgement, JudgeRequest } from '../coach.ts'
import { Misfit } from './ask-for-object.ts'

/** One grading, as the provider is asked for it. */
export const GradingReply = z.object({
  criteria: z.array(
    z.object({
      key: z.string(),
      points: z.number(),
      evidence: z.array(z.string()),
      reason: z.string(),
    }),
  ),
  keep: z.string(),
  change: z.string(),
  stronger: z.object({ instead: z.string(), say: z.string() }).nullable(),
})
export type GradingReply = z.infer<typeof GradingReply>

export type Grading = Omit<Judgement, 'totals' | 'judgedBy'>

/** Top of the lowest band: 4 of an indicator's 14 and 5 of its 18, 1 of a skill's 6 or 7. */
const topOfLowestBand = (maxPoints: number) =>
  Math.floor(maxPoints * (maxPoints >= 10 ? 4 / 14 : 1 / 6))
const EVIDENCE_MAX = 3
/** A passage, not the whole talk: the prompt asks for 200. */
const EVIDENCE_CHARACTERS = 300
const WORDS_MAX = 1200

/**
 * One grading held to the form: each criterion once, in its order, whole points within it. Evidence that the student did
 * not say letter for letter is dropped, and a criterion without any is "not addressed": its points stay in the lowest
 * band, whatever the model gave.
 * @throws Misfit
 */
export function checkGrading(reply: GradingReply, request: JudgeRequest): Grading {
  const problems = request.criteria.flatMap((criterion) => problemsOf(reply, criterion))
  if (reply.keep.trim() === '' || reply.change.trim() === '') {
    problems.push('keep and change must say something.')
  }
  if (problems.length > 0) throw new Misfit(problems)
  const said = saidIn(request)
  return {
    criteria: request.criteria.map((criterion) => heldToWords(reply, criterion, said)),
    keep: inWords(reply.keep),
    change: inWords(reply.change),
    stronger: strongerOf(reply.stronger, request),
  }
}

/**
 * The grading whose total is the median, whole: its points add up to the score that is shown, and its quotes and advice
 * belong to them. Medians taken line by line can add up to more than any grading gave. In a redo the total is that of
 * the lines tried again, for no other is used. An odd number of them, all of the same form.
 */
export function medianGrading(gradings: Grading[], redone?: readonly string[]): Judgement {
  const part = ({ criteria }: Grading) =>
    sumOf(criteria.filter(({ key }) => !redone || redone.includes(key)))
  const byPart = gradings.toSorted((one, other) => part(one) - part(other))
  const shown = byPart[(gradings.length - 1) / 2]!
  const pointsOf = (place: number) => byPart.map(({ criteria }) => criteria[place]!.points)
  return {
    ...shown,
    criteria: shown.criteria.map((line, place) => ({ ...line, gradings: pointsOf(place) })),
    totals: gradings.map(({ criteria }) => sumOf(criteria)).toSorted((one, other) => one - other),
  }
}

const sumOf = (lines: JudgedCriterion[]) => lines.reduce((sum, { points }) => sum + points, 0)

function problemsOf({ criteria }: GradingReply, { key, maxPoints }: Criterion) {
  const lines = criteria.filter((line) => line.key === key)
  if (lines.length !== 1) return [`The criterion "${key}" must be there exactly once.`]
  const { points } = lines[0]!
  return Number.isInteger(points) && points >= 0 && points <= maxPoints
    ? []
    : [`The points of "${key}" must be a whole number from 0 to ${maxPoints}.`]
}

function heldToWords(
  { criteria }: GradingReply,
  { key, maxPoints }: Criterion,
  said: Said[],
): JudgedCriterion {
  const line = criteria.find((one) => one.key === key)!
  const evidence = [...new Set(line.evidence.flatMap((quote) => quotesOf(quote, said)))]
  const most = evidence.length > 0 ? maxPoints : topOfLowestBand(maxPoints)
  return {
    key,
    points: Math.min(line.points, most),
    evidence: evidence.slice(0, EVIDENCE_MAX),
    reason: inWords(line.reason),
  }
}

type Part = { from: number; to: number }
/** A text of the student's, with where it speaks to the person in the role-play and not to whoever grades. */
type Said = { text: string; heard: Part[] }

function saidIn({ scenario, response, answers }: JudgeRequest): Said[] {
  const { words } = caseTerms(scenario)
  return [response, ...answers.map(({ answer }) => answer)].map((text) => ({
    text,
    heard: heardIn(text, words),
  }))
}

function heardIn(text: string, words: ReadonlySet<string>) {
  const heard: Part[] = []
  for (const { text: sentence } of withoutWordsToAGraderOfAnyLanguage(text, words)) {
    const before = heard.at(-1)
    const from = text.indexOf(sentence, before?.to)
    const to = from + sentence.length
    if (before && text.slice(before.to, from).trim() === '') before.to = to
    else heard.push({ from, to })
  }
  return heard
}

/** The passage as the student wrote it, the longest part of it that is for no grader; none where none shows anything. */
function quotesOf(quote: string, said: Said[]) {
  for (const { text, heard } of said) {
    const found = findVerbatim(quote, text)
    if (!found) continue
    const begin = text.indexOf(found)
    const [longest = ''] = heard
      .map(({ from, to }) => text.slice(Math.max(from, begin), Math.min(to, begin + found.length)))
      .toSorted((one, other) => other.length - one.length)
    return showsSomething(longest) ? [passage(longest.trim())] : []
  }
  return []
}

/** A single word shows nothing. */
const showsSomething = (words: string) => /\p{L}\P{L}+\p{L}/u.test(words)

/** Its beginning, to the end of a word; still the student's own, letter by letter. */
const passage = (words: string) =>
  words.length <= EVIDENCE_CHARACTERS
    ? words
    : words
        .slice(0, EVIDENCE_CHARACTERS)
        // Nor half of a character.
        .replace(/(?<=\S)\s+\S*$|[\uD800-\uDBFF]$/, '')

/**
 * Models change blanks and quotation marks when they copy, and put marks around it; what is shown is the student's own
 * spelling of it. Marks at its ends may be the student's: they are taken off only where it is not found with them.
 */
export function findVerbatim(quote: string, text: string): string | null {
  const words = quote.trim()
  if (!showsSomething(words)) return null
  const inner = words.replace(WRAPPING, '')
  return patternOf(words).exec(text)?.[0] ?? (inner === words ? null : findVerbatim(inner, text))
}

/** One quotation mark of any language's at each end. */
const WRAPPING = /^["'`´“”„‟‘’‚‛«»‹›「」『』]|["'`´“”„‟‘’‚‛«»‹›「」『』]$/g

const patternOf = (words: string) =>
  new RegExp(
    words
      .split(/\s+/)
      .map((word) =>
        word
          .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
          .replace(/["“”]/g, '["“”]')
          .replace(/['‘’]/g, "['‘’]"),
      )
      .join('\\s+'),
    'u',
  )

function strongerOf(stronger: GradingReply['stronger'], { response }: JudgeRequest) {
  const instead = stronger && findVerbatim(stronger.instead, response)
  if (!stronger || !instead || stronger.say.trim() === '') return null
  return { instead, say: inWords(stronger.say) }
}

const inWords = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, WORDS_MAX)
