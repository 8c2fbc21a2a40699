import { writeFileSync } from 'node:fs'
import {
  kinWordsOfQuestions,
  sealOf,
} from '#server/ports/coach/understanding/knowledge/kin-words-of-questions.ts'
import { ROOT } from './run-command.ts'

// npm run content:kin-words
// Learns from all ways of asking which words stand for each other, and writes knowledge/kin-words.json, with a seal of what
// it was learned from. To be run after questions have changed; a test says when it was not.
const FOLDER = `${ROOT}server/ports/coach/understanding/knowledge/`
const learned = kinWordsOfQuestions()
writeFileSync(`${FOLDER}kin-words.json`, `${JSON.stringify(learned, null, 2)}\n`)
writeFileSync(`${FOLDER}kin-words.sha256`, `${sealOf(learned)}\n`)
console.log(`${Object.keys(learned).length} words with kin`)
