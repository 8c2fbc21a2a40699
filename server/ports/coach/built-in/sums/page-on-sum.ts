import { getCard } from '../../understanding/knowledge/cards.ts'
import { fromMaterials, type Part, type Talk } from '../talk.ts'
import { nameOf } from './calculate.ts'
import type { Formula } from './formulas/formula.ts'

/** What a page of the materials says of just what was worked out; a page of another matter would be a false witness. */
export function pageOn(formula: Formula, talk: Talk): Part[] {
  const terms = termsOf(formula)
  const sources = talk.request.sources.filter(
    (source) => source.kind !== 'page' || terms.some((term) => explains(source.text, term)),
  )
  return fromMaterials({ ...talk, request: { ...talk.request, sources } }, 1)
}

/** What it is called, and what its card is called where the one has the other in it: "amount with compound interest". */
function termsOf(formula: Formula): string[] {
  const name = plainOf(nameOf(formula).replace(/ \(.*/, ''))
  const term = plainOf(getCard(formula.card).term)
  return name.includes(term) ? [name, term] : [name]
}

/** It says what the term is or how it comes about, and does not merely have the word in it. */
function explains(text: string, term: string) {
  const words = term
    .replace(/[^a-z0-9 ]/g, ' ')
    .trim()
    .replace(/ +/g, ' +')
  return new RegExp(
    `(?<![a-z])${words}s?\\b(?: \\([^)]*\\))?(?: +(?:is|are|means|equals?|measures?|shows?|tells?|compares?|formula|calculation)\\b| *[=:]|\\n)|(?:calculat\\w+|formula for|find|figure|compute|work out|called|known as)(?: +(?:the|an?|your|its))? +${words}\\b`,
  ).test(plainOf(text))
}

const plainOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('-', ' ')
    .replace(/[ \t]+/g, ' ')
