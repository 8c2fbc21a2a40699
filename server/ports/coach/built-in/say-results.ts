import { EXAMS } from '#content/blueprint.ts'
import type { ReplyRequest } from '../coach.ts'
import { isHint, weakest } from '../weak-areas.ts'
import { ASKS_OF_ONE } from '../understanding/reading-turn/own-results.ts'
import { suggestedIn } from '../understanding/reading-turn/suggested.ts'
import type { Part, Talk } from './talk.ts'

type Result = ReplyRequest['weakAreas'][number]

/** How the student did, from what is known here of their results; what stands on other screens is said to stand there. */
export function sayResults({ request, understood }: Talk): Part[] {
  const { weakAreas } = request
  if (ASKS_OF_ONE.test(understood.plain)) return [WHERE_ONE_IS, ...areasIn(weakAreas)]
  if (weakAreas.length === 0)
    return [
      'I see no results of yours yet: they come with the first exam that you hand in.',
      'When you hand one in, its score and every question with its reason stand there at once; later you find both under **Exam Practice** ("Last result") and, exam after exam, under **Performance Analytics**. Twenty questions on **Exam Practice** are enough for a beginning.',
    ]
  const strongest = strongestIn(weakAreas)
  return [
    `What I see are your areas, over all exams that you have handed in, weakest first:\n\n${resultsTable(weakAreas)}`,
    ...(strongest ? [`Your strongest so far is ${strongest.area}: ${rightOf(strongest)}.`] : []),
    'The score of a single exam, and whether scores rise from one to the next, I do not see from here: that stands under **Performance Analytics** ("Recent Exam Attempts"). Each question with your answer is behind "Last result" on **Exam Practice**; "Ask the tutor" beside a question brings it here.',
    'Ask "what should I study next?", and I say where to begin.',
  ]
}

/** Of those that were answered often enough. */
const strongestIn = (areas: Result[]): Result | undefined =>
  areas.filter((area) => !isHint(area)).toSorted((a, b) => percentOf(b) - percentOf(a))[0]

const WHERE_ONE_IS =
  'From here I do not see which question had that number. Open **Exam Practice**, then "Last result" on the card of that exam, go to the question, and press **Ask the tutor** beside it: then I know the question, what you chose, and why it is right or wrong. Or paste the question here with its options and say what you chose.'

const areasIn = (weakAreas: Result[]): Part[] => {
  const [worst] = weakAreas
  return worst
    ? [
        `What I do see from your finished exams: most points were lost in ${worst.area}, with ${rightOf(worst)}.`,
      ]
    : []
}

/** The share of right answers by area. */
export const resultsTable = (areas: Result[]) =>
  [
    '| area | right so far |',
    '| --- | --- |',
    ...areas.map(
      ({ area, correct, answered }) =>
        `| ${area} | ${correct} of ${answered} (${percentOf({ correct, answered })}%) |`,
    ),
  ].join('\n')

const percentOf = ({ correct, answered }: Pick<Result, 'correct' | 'answered'>) =>
  Math.round((100 * correct) / answered)

const rightOf = (result: Result) =>
  `${result.correct} of ${result.answered} right (${percentOf(result)}%)`

/** Why just that area was suggested: the student's own results, and how much of their exam it is. */
export function sayWhySuggested({ request }: Talk): Part[] {
  const area = suggestedIn(request.turns)
  const weak = weakest(request.weakAreas)
  const place = weak.findIndex((one) => one.area === area)
  const [own, next] = place < 0 ? [] : weak.slice(place)
  const counts = EXAMS.flatMap(({ items }) => items[area!] ?? [])
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  const many = least === most ? `${most}` : `${least} to ${most}`
  const share = `It stands in ${counts.length} of the ${EXAMS.length} exams, with ${many} of 100 questions.`
  return [
    own
      ? `Because of your own answers: in **${area}** you had ${rightOf(own)}${comparedTo(own, next)}`
      : `I have no results of yours yet, so it says nothing about you: **${area}** is where nearly everybody's exam has questions.`,
    `${share} If your event asks less of it, take the next one instead: "what is on the marketing exam?" lists how many questions each area has.`,
    `Say "quiz me on ${area!.toLowerCase()}" to see for yourself.`,
  ]
}

const comparedTo = (own: Result, next: Result | undefined) => {
  const after = next ? `; next comes ${next.area} with ${rightOf(next)}` : ''
  return isHint(own)
    ? `, a smaller share than elsewhere${after}. So few questions are a hint and no more; another 20 will tell.`
    : `, the smallest share of what you have answered often enough${after}. Where most is missing, an hour brings the most points.`
}
