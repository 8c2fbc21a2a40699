import { forgiven, slips } from '../words/closeness.ts'
import { spelledOut } from '../words/synonyms.ts'
import { isKnownWord } from '../knowledge/term-index.ts'
import { wordsOf } from '../words/words.ts'

/** The words by which a turn's manner is known; a student in a hurry misspells them as well. */
const TELLING = (
  'what whats should study next example another explain difference different between compare simpler quiz question questions answer ' +
  'define definition meaning understand formula calculate important practice instructions judge judged exam test roleplay ' +
  'calculator help more tell about thanks thank please again when where which weak weakest areas topics nervous competition hello manager'
).split(' ')

/** The text's words, the telling ones spelled as they are meant: "wat shuld i stduy" as "what should i study". */
export const mendedWords = (text: string): string[] =>
  wordsOf(text)
    // "W-4" is no "with 4".
    .map((word, i, all) => {
      const isName =
        (word === 'y' && /^(theory|gen|generation|x)$/.test(all[i - 1] ?? '')) ||
        // "The W in SWOT".
        (word === 'w' && all[i - 1] === 'the') ||
        // "My ex" is nobody's example.
        (word === 'ex' && /^(?:my|his|her|their|ur|your|an)$/.test(all[i - 1] ?? ''))
      return isName || /^\d/.test(all[i + 1] ?? '') ? word : spelledOut(word)
    })
    .map(mended)

/** The text with its misspelled words as they are meant; figures and signs stay. */
export const mendedText = (text: string): string =>
  text.replace(/[a-z]{5,}/gi, (word) => (isKnownWord(word.toLowerCase()) ? word : spelled(word)))

/** Of a subject's name that the word comes near to, its spelling. */
const spelled = (word: string) => {
  const most = forgiven(word.length)
  const close = SUM_WORDS.find(
    (one) =>
      one.charAt(0) === word.charAt(0).toLowerCase() &&
      slips(word.toLowerCase(), one, most) <= most,
  )
  return close ?? word
}

/** Words that stand beside figures in a sum. */
const SUM_WORDS = (
  'liabilities assets current revenue expenses inventory average margin markup principal interest compounded yearly ' +
  'discount commission depreciation deductible damage utilization variable equity occupancy salvage percent selling'
).split(' ')

/** Looked for once among all that is known, as far as words come again; slips of students do not pile up. */
function mended(word: string): string {
  const known = kept.get(word)
  if (known !== undefined) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const found = mend(word)
  kept.set(word, found)
  return found
}
const kept = new Map<string, string>()
const MOST_KEPT = 20_000

function mend(word: string): string {
  if (word.length < 4 || isKnownWord(word) || TELLING.includes(word)) return word
  const swapped = word.length >= LEAST_SWAPPED ? unswapped(word) : undefined
  if (swapped) return swapped
  const most = word.length >= 7 ? 2 : forgiven(Math.max(5, word.length))
  const close = TELLING.map((telling) => ({ telling, count: slips(word, telling, most) }))
    .filter(({ telling, count }) => count <= most && telling.charAt(0) === word.charAt(0))
    .toSorted((a, b) => a.count - b.count)[0]
  return close?.telling ?? word
}

/** "Cusotmer", "reciept": the word that is known once two neighbors have changed places. */
const unswapped = (word: string) =>
  Array.from(
    { length: word.length - 1 },
    (_, i) => word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2),
  ).find(isKnownWord)
/** Letters; shorter words have too many neighbors. */
const LEAST_SWAPPED = 6
