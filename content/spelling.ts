import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spellCheckDocument } from 'cspell-lib'
import type { Finding } from './finding.ts'

/** A text to be read for spelling, and where it stands. */
export type Passage = { file: string; id?: string; text: string }

/** One word a line; names and words of the trade that the dictionary does not have. */
export const ownWords = (root = import.meta.dirname) =>
  readFileSync(join(root, 'words.txt'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))

/** Words that the American dictionary lets pass. */
const BRITISH =
  'centre cheque favour favourable favourite honour judgement labour programme rumour'.split(' ')

/** American spelling. Each different word is looked up once, which makes a book's worth a matter of a second. */
export async function checkSpelling(passages: Passage[], words: string[]): Promise<Finding[]> {
  const places = new Map<string, Passage>()
  for (const passage of passages) {
    for (const token of passage.text.split(/\s+/)) {
      const word = token.replace(/^[^A-Za-z]+|[^A-Za-z]+$/g, '')
      if (word.length > 1 && !places.has(word)) places.set(word, passage)
    }
  }
  const wrong = new Set(await findWrong([...places.keys()], words))
  return [...places]
    .filter(([word]) => wrong.has(word))
    .map(([word, { file, id }]) => ({
      file,
      ...(id && { id }),
      problem: `"${word}" is not in the dictionary; correct it, or add it to content/words.txt`,
    }))
}

/** One word a line, so that the line of an issue is the word it is about. */
async function findWrong(lines: string[], words: string[]) {
  const { issues, errors } = await spellCheckDocument(
    { uri: 'content.txt', text: lines.join('\n'), languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: false, noConfigSearch: true },
    {
      language: 'en-US',
      words,
      flagWords: BRITISH,
      minWordLength: 3,
      allowCompoundWords: false,
      maxNumberOfProblems: lines.length + 1,
      maxDuplicateProblems: lines.length + 1,
    },
  )
  if (errors?.[0]) throw errors[0]
  return issues.map(({ line }) => line.text.trim())
}
