import type { ErrorCode } from '#contract/errors.ts'

/** A refusal the user can understand. Its message is shown as written, so write it for them. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
  }
}

export const notFound = (thing: string) =>
  new AppError('not_found', `We couldn’t find that ${thing}.`)
export const conflict = (message: string, fields?: Record<string, string>) =>
  new AppError('conflict', message, fields)
export const invalidInput = (message: string, fields?: Record<string, string>) =>
  new AppError('invalid_input', message, fields)

export const httpStatus = {
  invalid_input: 422,
  signed_out: 401,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  too_many_requests: 429,
  unavailable: 503,
  unexpected: 500,
} as const satisfies Record<ErrorCode, number>
