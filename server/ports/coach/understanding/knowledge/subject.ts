import type { Card } from '#content/schema.ts'
import { facetsOf } from './facets.ts'

/** Something the tutor can say something about. */
export type Subject =
  | { kind: 'card'; term: string; card: Card }
  /** A term that a card explains only to tell it from its own. */
  | { kind: 'contrast'; term: string; card: Card }
  /** A general term that stands in no card; `card` is the nearest. */
  | { kind: 'glossary'; term: string; says: string; card: Card }

/** The cards behind some subjects, each once, with those that they are told apart from or related to after them. */
export function cardSubjects({
  subjects,
  nearest,
}: {
  subjects: Subject[]
  nearest: Subject[]
}): Card[] {
  const cards = [...subjects, ...(subjects.length === 0 ? nearest : [])].map(({ card }) => card)
  return [...new Map(cards.map((card) => [card.id, card])).values()]
}

/** "Opportunity cost" as "opportunity cost" inside a sentence; "SWOT analysis", "Gantt chart" and "Sherman Act" as they are. */
export const inSentence = (term: string) => {
  const [first = '', ...rest] = term.split(' ')
  const isName = NAMES.has(first) || IS_SYMBOL.test(first) || rest.some((word) => PROPER.test(word))
  return isName ? term : [first.charAt(0).toLowerCase() + first.slice(1), ...rest].join(' ')
}

const NAMES = new Set(
  "Gantt Pareto Roth Ponzi Maslow's Porter's Medicare Federal Likert Six".split(' '),
)
/** Initials, the letter of a kind or of a form, a figure. */
const IS_SYMBOL = /[A-Z].*[A-Z]|^[A-Z](-\d+)?$|^\d/
/** Only names have such a word behind their first: neither "Ps" nor "GDP" nor "Wi-Fi" makes one. */
const PROPER = /^[A-Z]([a-z]{2,})?$/

/** What it is, in the words of whatever knows it. */
export function ideaOf(subject: Subject): string {
  if (subject.kind === 'glossary') return subject.says
  return subject.kind === 'contrast'
    ? subject.card.confusedWith.howToTellApart
    : subject.card.definition
}

/** A case of its own: the nearest card's is none of a general term. */
export function exampleOf({ kind, term, card }: Subject): string | undefined {
  if (kind === 'glossary') return facetsOf(term).example
  return kind === 'card' ? card.example : undefined
}

/** How exams ask for it. A term that is only told from another has no angle of its own. */
export function examAngleOf({ kind, term, card }: Subject): string | undefined {
  if (kind === 'glossary') return facetsOf(term).examAngle
  return kind === 'card' ? card.examAngle : undefined
}

/** What it is taken for, and how to tell the two apart. */
export function confusedWithOf({ kind, term, card }: Subject): Confusion | undefined {
  if (kind === 'glossary') return facetsOf(term).confusedWith
  return kind === 'card' ? card.confusedWith : undefined
}
export type Confusion = Pick<Card['confusedWith'], 'term' | 'howToTellApart'>
