import { expect, test } from 'vitest'
import { numbersFrom } from '../test/chance.ts'
import { createStage } from '../test/sequences/stage.ts'
import { describeFinding, trySequence } from '../test/sequences/try-sequence.ts'
import { emptyDatabase } from '../test/test-database.ts'

/** Others each time, as many as a test run can afford; `npm run bench:sequences` does twenty thousand. */
const [AFFORDED_MS, AT_LEAST] = [2500, 3]

test(
  'whatever happens to an exam, in whichever order, comes out as the plain model says',
  { timeout: 120_000 },
  async () => {
    const stage = await createStage(await emptyDatabase())
    const first = Date.now() % 1_000_000
    const end = performance.now() + AFFORDED_MS
    for (let i = 0; i < AT_LEAST || performance.now() < end; i++) {
      const finding = await trySequence(stage, numbersFrom, first + i)
      expect(finding ? describeFinding(finding) : 'no divergence').toBe('no divergence')
    }
  },
)
