import { writeFileSync } from 'node:fs'
import {
  matterWeightsOfLines,
  sealOf,
} from '#server/ports/coach/understanding/off-topic/matters-learned.ts'
import { ROOT } from './run-command.ts'

// npm run content:matters
// Learns from all ways of asking and from other-matters.txt what is asked of another matter, and writes
// off-topic/matter-weights.txt, with a seal of what it was learned from. To be run after either has changed; a test says
// when it was not.
const FOLDER = `${ROOT}server/ports/coach/understanding/off-topic/`
const learned = matterWeightsOfLines()
const text = [...learned].map(([token, weight]) => `${weight} ${token}\n`).join('')
writeFileSync(`${FOLDER}matter-weights.txt`, text)
writeFileSync(`${FOLDER}matter-weights.sha256`, `${sealOf(text)}\n`)
console.log(`${learned.size} words and ways of asking`)
