import * as z from 'zod/mini'
import { AreaStanding } from './analytics.ts'
import { Done, noControls } from './common.ts'
import { endpoint } from './endpoint.ts'
import { ExtraTime, Role, User } from './session.ts'

/** RFC 5321 allows 254 characters in an address that mail can be sent to. */
export const EMAIL_MAX = 254
/** Longer than any real name; short enough for a table and a mail header. */
export const NAME_MAX = 80

/** One e-mail address, compared without regard to case. */
export const Email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(EMAIL_MAX),
  // No "?" either: in a mail link it would begin further headers.
  z.regex(/^[^\s@<>(),;:"?\p{C}]+@[^\s@<>(),;:"?\p{C}]+$/u, 'This is not an e-mail address.'),
)

/** A first or a last name. */
export const Name = z
  .string()
  .check(
    z.trim(),
    z.regex(/[\p{L}\p{N}]/u, 'Please fill this in.'),
    noControls,
    z.maxLength(NAME_MAX, 'This is too long.'),
  )

/** A person on the roster. */
export const Member = z.extend(User, { neverSignedIn: z.optional(z.boolean()) })
export type Member = z.infer<typeof Member>

const PersonRef = z.object({ email: Email })

/** Areas named as a student's weakest; more would be a list nobody acts on. */
export const WEAKEST_AREAS = 2

/** What one student has practised, as their advisors see it. */
export const Practice = z.object({
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** The last sign-in, exam, roleplay or talk with the tutor; null for somebody who has not come yet. */
  lastActiveAt: z.nullable(z.string()),
  /** Finished attempts. */
  exams: z.int(),
  /** Submitted responses. */
  roleplays: z.int(),
  /** Weakest first, of the areas with enough answered items to say so. */
  weakestAreas: z.array(AreaStanding),
})
export type Practice = z.infer<typeof Practice>

/** What the team page says in numbers once they are real. */
export const TeamNumbers = z.object({
  /** Students who have signed in. */
  students: z.int(),
  scenarios: z.int(),
  exams: z.int(),
})
export type TeamNumbers = z.infer<typeof TeamNumbers>

export const teamContract = {
  listUsers: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    input: z.object({}),
    output: z.array(Member),
  }),
  addUser: endpoint({
    method: 'POST',
    path: '/api/admin/users',
    access: 'admin',
    input: z.extend(PersonRef, {
      firstName: Name,
      lastName: Name,
      role: z._default(Role, 'student'),
      authorized: z._default(z.boolean(), true),
    }),
    output: User,
  }),
  updateUser: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:email',
    access: 'admin',
    input: z.extend(PersonRef, {
      firstName: z.optional(Name),
      lastName: z.optional(Name),
      role: z.optional(Role),
      authorized: z.optional(z.boolean()),
      extraTime: z.optional(ExtraTime),
    }),
    output: User,
  }),
  /** A link that signs this person in: once, within 24 hours. It is made when it is asked for, never listed. */
  createSignInLink: endpoint({
    method: 'POST',
    path: '/api/admin/users/:email/sign-in-link',
    access: 'admin',
    input: PersonRef,
    /** A path alone where the server does not know its own address. */
    output: z.object({ link: z.string() }),
  }),
  listPractice: endpoint({
    method: 'GET',
    path: '/api/admin/practice',
    access: 'admin',
    input: z.object({}),
    output: z.array(Practice),
  }),
  getTeamNumbers: endpoint({
    method: 'GET',
    path: '/api/team/numbers',
    access: 'student',
    input: z.object({}),
    output: TeamNumbers,
  }),
  deleteUser: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:email',
    access: 'admin',
    input: PersonRef,
    output: Done,
  }),
}
