import { z } from 'zod'
import { readFolder } from './read-folder.ts'

/** Where a case plays, in the classes that students' own wishes fall into ("at a coffee shop", "for a sneaker brand"). */
const SCENES = [
  'food',
  'shop',
  'sport',
  'travel',
  'tech',
  'school',
  'maker',
  'office',
  'home',
] as const
export type Scene = (typeof SCENES)[number]

const text = z.string().min(1)

/** A question about a case, for "quiz me on it"; the first option is the right one. */
const Exercise = z.strictObject({
  asks: text,
  options: z.tuple([text, text, text, text]),
  because: text,
})
export type Exercise = z.infer<typeof Exercise>

/** What students ask next about a term, and its answer in a sentence or three. */
const Facets = z.strictObject({
  /** What it is, for somebody of twelve, with a picture of it. */
  simple: text.optional(),
  /** What it is for; why a business or a person should care. */
  why: text.optional(),
  /** Whether it is good: for whom, when, against what. */
  good: text.optional(),
  /** What if it is high, low, missing, negative, broken. */
  if: text.optional(),
  /** How to do, raise, lower or use it. */
  how: text.optional(),
  /** Who does it, pays it, decides it. */
  who: text.optional(),
  /** What each of the two sides gets out of it, and what it gives: of what is between two. */
  parties: text.optional(),
  /** A company known to everybody that does it, or shows it. */
  company: text.optional(),
  /** What keeps it in mind: a picture, a rhyme, first letters. */
  remember: text.optional(),
  /** Its opposite by name, and what that is. */
  opposite: text.optional(),
  /** A case of a term that no card has one for. */
  example: text.optional(),
  /** How exams ask for it and what tempts there; of a card's term the card says it. */
  examAngle: text.optional(),
  /** What it is taken for; of a card's term the card says it. */
  confusedWith: z.strictObject({ term: text, howToTellApart: text }).optional(),
  /** More cases of it, each in another scene. */
  cases: z.array(z.strictObject({ at: z.enum(SCENES), says: text })).optional(),
  /** Further facts, each a whole answer by itself. */
  more: z.array(text).optional(),
  exercise: Exercise.optional(),
})
export type Facets = z.infer<typeof Facets>
/** The sides that are a text each. */
export type Side =
  | ('simple' | 'why' | 'good' | 'if' | 'how' | 'who' | 'example')
  | ('parties' | 'company' | 'remember' | 'opposite')

let facets: Record<string, Facets> | undefined

/** By the name of the term; a file is named after the area of its cards. @throws ZodError for a malformed file */
export const listFacets = (): Record<string, Facets> =>
  (facets ??= Object.assign({}, ...readFolder('facets', z.record(z.string(), Facets))))

/** Everything that is said of a term alone, text by text: its traps and what it is taken for speak of others. */
export const textsIn = ({
  cases = [],
  more = [],
  exercise,
  examAngle: _,
  confusedWith: __,
  ...sides
}: Facets): string[] => [
  ...Object.values(sides),
  ...cases.map(({ says }) => says),
  ...more,
  ...(exercise ? [exercise.asks, ...exercise.options, exercise.because] : []),
]

export const facetsOf = (term: string): Facets => listFacets()[term] ?? {}
