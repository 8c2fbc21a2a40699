import { AppError, invalidInput } from './app-error.ts'

/**
 * The few complaints of PostgreSQL that are the caller's doing, as the refusals they are: the contract stops most of it
 * at the door, and what it does not must not look like a fault of ours.
 */
export function refusalOf(error: unknown) {
  if (!(error instanceof Error) || error instanceof AppError || !('code' in error)) return error
  switch (error.code) {
    case '22021': // a character that the database cannot hold, such as NUL
    case '22P05':
      return invalidInput('This has characters that cannot be kept.')
    case '22003': // a number out of range
      return invalidInput('A number is too large.')
    case '23503': // the person was removed while their request was under way
      return isOwner(error) ? new AppError('signed_out', 'Unauthorized') : error
    default:
      return error
  }
}

const isOwner = (error: Error) =>
  'constraint' in error && /_user_id_fkey$/.test(String(error.constraint))
