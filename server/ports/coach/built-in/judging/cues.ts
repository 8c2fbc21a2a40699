import everyday from './everyday.json' with { type: 'json' }
import { lately } from '../../lately.ts'
import { stemOf, wordStemsOf } from './stems.ts'
import { isSaidInOrder, wayOf, type Way } from './ways-of-saying.ts'

/** What a sentence does without naming it, with the words a strong answer's point names it by. */
const CUES: [RegExp, string][] = [
  // "1,500 on the web and 3,500 in the chain": both ways at once.
  [
    /\d[^.]*\b(?:on|in|from|through|at|online)\b[^.]*\b(?:and|the (?:other|rest))\b[^.]*\d/i,
    'mix limited number',
  ],
  [
    /\b(?:both|half (?:of )?(?:it|them)|partly|the rest|a bit of each|the other half)\b/i,
    'mix part',
  ],
  [/\b(?:at most|no more than|up to|only \d)/i, 'limit'],
  [
    /\b(?:(?:by|on|until|from|before|after|next) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d|in (?:january|february|march|april|june|july|august|september|october|november|december))/i,
    'date deadline',
  ],
  [
    /\b(?:most important|comes? first|put .{1,30} first|most urgent|top priority|isn.t urgent|can wait)\b/i,
    'rank priority',
  ],
  [/\b(?:track|count|measure|goal|report)\w*\b[^.]*\d/i, 'measure goal'],
  [/\b(?:below|under|at least|above|no more than) \$?\d/i, 'goal measure'],
  [/\b(?:those|the ones|the \d[\d,]*|people|guests|customers) who\b/i, 'distinguish'],
  [/\b(?:one[- ]time|happen(?:ing|s)? again|just this once|only once)\b/i, 'single event'],
  [/\bask(?:s|ed|ing)? [^.]*\b(?:before|first|if (?:we|it|they))\b/i, 'permission'],
  [/\bcall(?:s|ed|ing)?[- ](?:(?:them|him|her) )?back\b/i, 'confirm'],
  [/\b(?:contact|known) numbers?\b|\bnumbers? (?:that )?we (?:already )?(?:have|know)\b/i, 'file'],
  [/\bonly for (?:them|you|him|her|the)\b/i, 'private alone'],
  [/\b(?:any other|another|a different) (?:day|date|time)\b/i, 'new date weekday'],
]

/** Stems of what is done, not said; for comparing with what a point asks. */
export const cuesIn: (text: string) => readonly string[] = lately(500, (text) => {
  const words = wordStemsOf(text)
  return [
    ...CUES.flatMap(([cue, meaning]) => (cue.test(text) ? meaning.split(' ').map(stemOf) : [])),
    ...EVERYDAY.flatMap(({ expressions, meaning }) =>
      expressions.some((way) => isSaidInOrder(way, words)) ? meaning : [],
    ),
  ]
})

/** Expressions of every day, by the words of a form for the same thing. */
const EVERYDAY: { meaning: string[]; expressions: Way[] }[] = Object.entries(everyday).map(
  ([meaning, expressions]) => ({
    meaning: meaning.split(' ').map(stemOf),
    expressions: expressions.map(wayOf),
  }),
)

/** "three months" and "90 days" are the same time. */
const DAYS = { week: 7, month: 30 } as const

export const timesIn = (tokens: readonly string[]): string[] =>
  tokens.flatMap((token, at) => {
    const [, unit] = /^(week|month)s$/.exec(tokens[at + 1] ?? '') ?? []
    const days = unit === 'week' || unit === 'month' ? DAYS[unit] : 0
    return days > 0 && /^\d/.test(token) ? [`#${Number(token) * days}`] : []
  })
