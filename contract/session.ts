import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Anything that is not `admin` is treated as a student, so an unknown role grants nothing. */
export const Role = z.enum(['student', 'admin'])
export type Role = z.infer<typeof Role>

/** How much of the usual time a student gets in timed sessions. */
export const ExtraTime = z.union([z.literal(1), z.literal(1.5), z.literal(2)])
export type ExtraTime = z.infer<typeof ExtraTime>

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
  extraTime: ExtraTime,
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
