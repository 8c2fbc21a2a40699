import { drawOperations, type Operation } from './operation.ts'
import { runSequence, type Divergence } from './run-sequence.ts'
import type { Stage } from './stage.ts'

type Chance = (seed: number) => () => number
export type Finding = { seed: number; operations: Operation[]; divergence: Divergence }

/** More tries than this would not make a sequence much shorter. */
const MOST_TRIES = 300

/** One sequence, which its seed decides; of one that diverges, the shortest that was found to do so. */
export async function trySequence(
  stage: Stage,
  chance: Chance,
  seed: number,
): Promise<Finding | undefined> {
  const random = chance(seed)
  const exam = stage.exams[Math.floor(random() * stage.exams.length)]!
  const run = (operations: Operation[]) =>
    withChance(chance(seed), () => runSequence(stage, exam, operations))
  const operations = drawOperations(random)
  const divergence = await run(operations)
  return divergence && shrink({ seed, operations, divergence }, run)
}

/** Leaves out halves, quarters and so on down to single operations, for as long as it still diverges. */
async function shrink(
  finding: Finding,
  run: (operations: Operation[]) => Promise<Divergence | undefined>,
): Promise<Finding> {
  let best = finding
  let tries = 0
  for (let size = best.operations.length >> 1; size >= 1;) {
    let isShorter = false
    for (let at = 0; at < best.operations.length && tries < MOST_TRIES; tries++) {
      const operations = best.operations.toSpliced(at, size)
      const divergence = await run(operations)
      if (divergence) [best, isShorter] = [{ ...best, operations, divergence }, true]
      else at += size
    }
    if (!isShorter || size > 1) size >>= 1
  }
  return best
}

/** The server draws questions by `Math.random`: here it draws the same ones every time. */
async function withChance<T>(random: () => number, work: () => Promise<T>) {
  const usual = Math.random
  Math.random = random
  try {
    return await work()
  } finally {
    Math.random = usual
  }
}

export const describeFinding = ({ seed, operations, divergence }: Finding) =>
  [
    `Sequence ${seed} diverges from the model. Shortest found, ${operations.length} operations:`,
    ...operations.map((operation) => `  ${JSON.stringify(operation)}`),
    'What happened:',
    ...divergence.map((line) => `  ${line}`),
    `Again: npm run bench:sequences -- --seed ${seed}`,
  ].join('\n')
