import type { RoleplayFeedback } from '#contract/roleplays.ts'
import { STOOD_IN } from './stand-in.ts'

/** The lines that a redo is about; none when every point was given. */
export const findWeakest = ({ lines, weakest = [] }: RoleplayFeedback) =>
  lines.filter(({ key }) => weakest.includes(key))

/** Where the score comes from, in a few words. */
export function wordsOnGrading({ judgedBy, standIn, totals, score }: RoleplayFeedback) {
  if (judgedBy === 'built-in') {
    const why = standIn ? `${STOOD_IN[standIn]}, so the built-in judge judged this. ` : ''
    return `${why}Practice estimate, made by rules. The rule behind each line is given.`
  }
  const [least, most] = [totals[0] ?? score, totals.at(-1) ?? score]
  if (totals.length < 2) return 'One grading by the language model.'
  const count = totals.length === 3 ? 'three' : totals.length
  // The median of each line adds up to another sum than any grading gave.
  if (totals[(totals.length - 1) / 2] !== score) {
    const sums = new Intl.ListFormat('en-US').format(totals.map(String))
    return `Line by line the median of ${count} gradings by the language model, which gave ${sums} in all.`
  }
  const spread = least === most ? `all of them ${score}` : `from ${least} to ${most}`
  return `Median of ${count} gradings by the language model, ${spread}.`
}
