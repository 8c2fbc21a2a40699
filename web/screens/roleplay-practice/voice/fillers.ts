import { doesLikeFill } from './filler-like.ts'

/** Sounds, and words that say nothing where they stand. "Actually" has too many honest uses to count. */
const FILLERS = [
  ...['um+', 'uh+', 'uhm+', 'er+', 'erm+', 'hmm+', 'mhm'],
  ...['you know', 'i mean', 'basically', 'literally'],
  ...['sort of', 'kind of', 'like'],
]
const FILLER = new RegExp(String.raw`(?<![\p{L}'’-])(${FILLERS.join('|')})(?![\p{L}'’-])`, 'giu')

/** The same words where they mean something: "what kind of", "do you know", "what I mean". */
const MEANT_BEFORE =
  /\b(a|an|the|this|that|these|what|which|some|any|one|every|each|another|same|do|did|if|let|what|as|by)\s*$/i
/** "You know that…", "you know how…" tell somebody something they know. */
const MEANT_AFTER =
  /^\s*(that|how|what|who|where|when|why|the|your|our|his|her|their|it|them|about)\b/i

/** The fillers in a text, in its order, in small letters and in one spelling. */
export function findFillers(text: string): string[] {
  return [...text.matchAll(FILLER)]
    .filter(
      ({ 0: found, index }) =>
        !isMeant(found, text.slice(0, index), text.slice(index + found.length)),
    )
    .map(({ 0: found }) => found.toLowerCase().replace(/([mhr])\1+$/, '$1'))
}

function isMeant(found: string, before: string, after: string) {
  if (/^like$/i.test(found)) return !doesLikeFill(before, after)
  if (!found.includes(' ')) return false
  if (MEANT_BEFORE.test(before)) return true
  return /^you know$/i.test(found) && MEANT_AFTER.test(after)
}
