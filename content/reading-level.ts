import readability from 'text-readability'
import type { Item } from './schema.ts'

/**
 * Flesch-Kincaid grade of a stem as it is read: completed with the right option where the options end its sentence.
 * (Real papers of 2024-25 have a median of 10.6 to 11.7 by this measure.)
 */
export const gradeOf = ({ question, options, correctAnswer }: Item) =>
  readability.fleschKincaidGrade(
    /[?:]$/.test(question) ? question : `${question} ${options[correctAnswer]}`,
  )
