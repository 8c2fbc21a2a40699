import { expect, test } from 'vitest'
import { numbersFrom } from '../test/chance.ts'
import { createStage } from '../test/sequences/stage.ts'
import { describeFinding, trySequence } from '../test/sequences/try-sequence.ts'
import { emptyDatabase } from '../test/test-database.ts'

/** The same everywhere and each time, so that a failure is nobody's luck; `npm run bench:sequences` tries thousands of others. */
const [FIRST_SEED, SEQUENCES] = [1, 40]

test(
  'whatever happens to an exam, in whichever order, comes out as the plain model says',
  { timeout: 120_000 },
  async () => {
    const stage = await createStage(await emptyDatabase())
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SEQUENCES; seed++) {
      const finding = await trySequence(stage, numbersFrom, seed)
      expect(finding ? describeFinding(finding) : 'no divergence').toBe('no divergence')
    }
  },
)
