import * as z from 'zod/mini'
import { Done } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Role, User } from './session.ts'

/** RFC 5321 allows 254 characters in an address that mail can be sent to. */
export const EMAIL_MAX = 254
/** Longer than any real name; short enough for a table and a mail header. */
export const NAME_MAX = 80

/** One e-mail address, compared without regard to case. */
export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(EMAIL_MAX),
    z.regex(/^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+$/, 'This is not an e-mail address.'),
  )

const Name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please fill this in.'),
    z.maxLength(NAME_MAX, 'This is too long.'),
  )

const PersonRef = z.object({ email: Email })

export const teamContract = {
  listUsers: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    input: z.object({}),
    output: z.array(User),
  }),
  addUser: endpoint({
    method: 'POST',
    path: '/api/admin/users',
    access: 'admin',
    input: z.extend(PersonRef, {
      firstName: Name,
      lastName: Name,
      role: Role,
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
    }),
    output: User,
  }),
  deleteUser: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:email',
    access: 'admin',
    input: PersonRef,
    output: Done,
  }),
}
