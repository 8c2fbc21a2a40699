import { z } from 'zod'
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
  return {
    criteria: request.criteria.map((criterion) => heldToWords(reply, criterion, request)),
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
  request: JudgeRequest,
): JudgedCriterion {
  const line = criteria.find((one) => one.key === key)!
  const evidence = [...new Set(line.evidence.flatMap((quote) => quotesOf(quote, request)))]
  const most = evidence.length > 0 ? maxPoints : topOfLowestBand(maxPoints)
  return {
    key,
    points: Math.min(line.points, most),
    evidence: evidence.slice(0, EVIDENCE_MAX),
    reason: inWords(line.reason),
  }
}

/** The passage as the student wrote it; none where they did not, or where it only speaks to whoever grades. */
function quotesOf(quote: string, { response, answers }: JudgeRequest) {
  if (ABOUT_GRADING.test(quote)) return []
  for (const text of [response, ...answers.map(({ answer }) => answer)]) {
    const found = findVerbatim(quote, text)
    if (found) return [passage(found)]
  }
  return []
}

/** Its beginning, to the end of a word; still the student's own, letter by letter. */
const passage = (words: string) =>
  words.length <= EVIDENCE_CHARACTERS
    ? words
    : words
        .slice(0, EVIDENCE_CHARACTERS)
        // Nor half of a character.
        .replace(/(?<=\S)\s+\S*$|[\uD800-\uDBFF]$/, '')

/** Words to the judge about judging: no evidence of any skill. */
const ABOUT_GRADING =
  /\b(give|award|assign|grant|deserve)s?\b.{0,40}\b(marks?|points?|score|grade|100)\b|\b(ignore|disregard|forget)\b.{0,40}\b(instructions?|rules?|prompt|criteria|above)\b|\bsystem (prompt|message)\b|\byou are (now )?(the|a|an) (judge|grader|assistant|ai|system)\b/i

/** Models change blanks and quotation marks when they copy; what is shown is the student's own spelling of it. */
export function findVerbatim(quote: string, text: string): string | null {
  const words = quote
    .trim()
    .replace(/^["“”']+|["“”']+$/g, '')
    .trim()
  // A single word shows nothing.
  if (!/\p{L}\P{L}+\p{L}/u.test(words)) return null
  const pattern = words
    .split(/\s+/)
    .map((word) =>
      word
        .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
        .replace(/["“”]/g, '["“”]')
        .replace(/['‘’]/g, "['‘’]"),
    )
    .join('\\s+')
  return new RegExp(pattern, 'u').exec(text)?.[0] ?? null
}

function strongerOf(stronger: GradingReply['stronger'], { response }: JudgeRequest) {
  const instead = stronger && findVerbatim(stronger.instead, response)
  if (!stronger || !instead || stronger.say.trim() === '') return null
  return { instead, say: inWords(stronger.say) }
}

const inWords = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, WORDS_MAX)
