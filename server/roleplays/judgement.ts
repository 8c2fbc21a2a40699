import type { JudgedLine, RoleplayFeedback, StandInReason } from '#contract/roleplays.ts'
import { CoachUnavailable, type JudgeRequest, type Judgement } from '../ports/coach/coach.ts'
import { bandOf } from './evaluation-form.ts'

/** As many as one can mean to do better at once. */
const WEAKEST = 3

type Judged = {
  request: JudgeRequest
  judgement: Judgement
  judgedBy: RoleplayFeedback['judgedBy']
  /** Why it was the built-in judge in the model's place; undefined where it was not. */
  standIn?: StandInReason | undefined
  /** What the attempt was judged at whose weakest criteria this one tries again. */
  earlier: RoleplayFeedback | null
}

/**
 * A judgement as the student sees it. What was not tried again in a redo stands as it was, so that the score says where
 * the whole presentation is now. @throws CoachUnavailable when its lines are not those of the form.
 */
export function feedbackOf(judged: Judged): RoleplayFeedback {
  const { request, judgement, judgedBy, standIn, earlier } = judged
  const own = linesOf(request, judgement)
  const redone = earlier?.weakest ?? []
  const lines =
    earlier && redone.length > 0
      ? own.map((line) => {
          const before = earlier.lines.find(({ key }) => key === line.key)
          return before && !redone.includes(line.key) ? { ...before, carriedOver: true } : line
        })
      : own
  const score = sumOf(lines)
  return {
    score,
    judgedBy,
    ...(standIn && { standIn }),
    totals: lines === own ? judgement.totals : totalsOfRedo(lines, judgement),
    lines,
    weakest: weakestOf(lines),
    keep: judgement.keep,
    change: judgement.change,
    stronger: judgement.stronger,
  }
}

/** What each grading gave for what was tried again, with what stands from before; lowest first. */
function totalsOfRedo(lines: JudgedLine[], { criteria }: Judgement) {
  const gradings = lines.map(({ key, points, carriedOver }) => {
    const own = criteria.find((line) => line.key === key)?.gradings ?? []
    return carriedOver || own.length === 0 ? [points] : own
  })
  const count = Math.max(...gradings.map(({ length }) => length))
  const totals = Array.from({ length: count }, (_, place) =>
    gradings.reduce((sum, own) => sum + (own[place] ?? own[0]!), 0),
  )
  return totals.toSorted((one, other) => one - other)
}

/** Keys of the lines with the least of their points, first; those at the highest band only when all are. */
export function weakestOf(lines: JudgedLine[]): string[] {
  const byShare = lines.toSorted((a, b) => a.points / a.maxPoints - b.points / b.maxPoints)
  const improvable = byShare.filter(({ band }) => band !== 'Exceeds Expectations')
  return (improvable.length > 0 ? improvable.slice(0, WEAKEST) : byShare.slice(0, 1)).map(
    ({ key }) => key,
  )
}

const sumOf = (lines: JudgedLine[]) => lines.reduce((sum, { points }) => sum + points, 0)

/** Points within their criterion, evidence only where it is the student's own words, letter by letter. */
function linesOf({ criteria, response, answers }: JudgeRequest, judgement: Judgement) {
  const said = [response, ...answers.map(({ answer }) => answer)]
  return criteria.map(({ key, name, maxPoints }): JudgedLine => {
    const found = judgement.criteria.filter((line) => line.key === key)
    const [line] = found
    if (!line || found.length > 1 || !Number.isInteger(line.points)) {
      throw new CoachUnavailable('The judgement is not one of this form.')
    }
    const points = Math.min(Math.max(line.points, 0), maxPoints)
    const evidence = line.evidence.filter(
      (quote) => quote.trim() !== '' && said.some((text) => text.includes(quote)),
    )
    return {
      key,
      name,
      points,
      maxPoints,
      band: bandOf(points, maxPoints),
      evidence,
      reason: line.reason,
    }
  })
}
