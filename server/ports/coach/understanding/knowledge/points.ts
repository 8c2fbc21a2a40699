import { z } from 'zod'
import { readFolder } from './read-folder.ts'

/** What a point tells of its term, so that it can be held against what is asked. */
const SIDES = [
  'is',
  'kinds',
  'how',
  'number',
  'why',
  'when',
  'good',
  'bad',
  'limit',
  'unlike',
  'do',
  'law',
] as const

/** A fact in one sentence that reads alone; a teacher would miss it in an answer to a question about just that. */
export const Point = z.strictObject({ side: z.enum(SIDES), says: z.string().min(1) })
export type Point = z.infer<typeof Point>

const OfTerms = z.array(z.tuple([z.string().min(1), z.array(Point).min(1)]))

let points: Map<string, Point[]> | undefined

/** By the name of the term, the most important first; a file is named after the area of its cards. @throws ZodError for a malformed file */
export const listPoints = (): Map<string, Point[]> =>
  (points ??= new Map(readFolder('points', OfTerms).flat()))

export const pointsOf = (term: string): Point[] => listPoints().get(term) ?? []
