import * as z from 'zod/mini'

/** Ids of exams, questions, materials, sessions and attempts: positive integers that the database can hold. */
export const Id = z.int().check(z.positive(), z.maximum(2 ** 31 - 1))

/** The same in a path or a query, where everything arrives as text. */
export const IdInPath = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((text: string | number, context) => {
    const id = Number(text)
    if (/^[1-9]\d{0,8}$/.test(String(text))) return id
    context.issues.push({ code: 'custom', message: 'This is not an id.', input: text })
    return z.NEVER
  }),
)

export const Timestamp = z.iso.datetime()

/** What a call answers when it has nothing to say: every 2xx carries JSON. */
export const Done = z.object({ message: z.string() })

/** Control characters cannot be shown, and marks that turn the writing direction make a text look like another. */
export const noControls = z.regex(
  /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u,
  'This has characters that cannot be shown.',
)
