import * as z from 'zod/mini'

/** Closed on purpose: the web app has copy and behaviour for exactly these. */
export const ErrorCode = z.enum([
  'invalid_input',
  'signed_out',
  'forbidden',
  'foreign_origin',
  'not_found',
  'conflict',
  'too_large',
  'too_many_requests',
  'unavailable',
  'unexpected',
])
export type ErrorCode = z.infer<typeof ErrorCode>

/** Every refusal has this shape. `message` is written for people and shown as it is. */
export const ErrorBody = z.object({
  code: ErrorCode,
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.string(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
