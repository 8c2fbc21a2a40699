import { writeFileSync } from 'node:fs'
import { kinWordsOfQuestions } from '#server/ports/coach/understanding/knowledge/kin-words-of-questions.ts'
import { ROOT } from './run-command.ts'

// npm run content:kin-words
// Learns from all ways of asking which words stand for each other, and writes knowledge/kin-words.json. To be run after
// questions have changed; a test says when it was not.
const learned = kinWordsOfQuestions()
writeFileSync(
  `${ROOT}server/ports/coach/understanding/knowledge/kin-words.json`,
  `${JSON.stringify(learned, null, 2)}\n`,
)
console.log(`${Object.keys(learned).length} words with kin`)
