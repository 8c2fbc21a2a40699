import { writeFileSync } from 'node:fs'
import { PLEA_WEIGHTS, pleaWeights } from './pleas-learned.ts'

// npm run content:pleas
// Learns from pleas-said.txt, and from what strong answers and honest responses say of their cases, how a plea for points
// is told from a sentence of a talk, and writes judging/plea-weights.txt. To be run after either has changed; a test says
// when it was not.
const weights = pleaWeights()
writeFileSync(PLEA_WEIGHTS, weights)
console.log(`${weights.split('\n').length - 1} words and ways of saying`)
