import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Anything that is not `admin` is treated as a student, so an unknown role grants nothing. */
export const Role = z.enum(['student', 'admin'])
export type Role = z.infer<typeof Role>

export const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  role: z.string(),
  authorized: z.boolean(),
  /** Days in a row with a finished exam, a submitted roleplay or a tutor exchange. */
  studyStreak: z.int(),
  createdAt: z.string(),
})
export type User = z.infer<typeof User>

export const sessionContract = {
  getUser: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    access: 'student',
    input: z.object({}),
    output: User,
  }),
}
