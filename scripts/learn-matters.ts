import { writeFileSync } from 'node:fs'
import { matterWeightsOfLines } from '#server/ports/coach/understanding/off-topic/matters-learned.ts'
import { ROOT } from './run-command.ts'

// npm run content:matters
// Learns from all ways of asking and from other-matters.txt what is asked of another matter, and writes
// off-topic/matter-weights.txt. To be run after either has changed; a test says when it was not.
const learned = matterWeightsOfLines()
writeFileSync(
  `${ROOT}server/ports/coach/understanding/off-topic/matter-weights.txt`,
  [...learned].map(([token, weight]) => `${weight} ${token}\n`).join(''),
)
console.log(`${learned.size} words and ways of asking`)
