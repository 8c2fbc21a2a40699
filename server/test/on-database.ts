import { afterEach, beforeAll, vi } from 'vitest'
import { expectNothingLogged } from './test-app.ts'
import { emptyDatabase } from './test-database.ts'

// What is done with a reading is tested here; the process that reads has tests of its own, beside it.
vi.mock('../extraction/read-pdf.ts', () => import('./read-in-this-process.ts'))
vi.mock('../extraction/read-texts.ts', () => import('./read-in-this-process.ts'))

// The files share a worker's database, one after another: each begins without what another left.
beforeAll(async () => void (await emptyDatabase()))
afterEach(expectNothingLogged)
