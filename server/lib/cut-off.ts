import { invalidInput } from './app-error.ts'

/**
 * The failures of reading a request whose sender went away in the middle of it, as the refusal they are: nobody hears it,
 * and it is no fault of ours. Anything else stays what it is.
 */
export function cutOffOf(error: unknown) {
  return isCutOff(error) ? invalidInput('The request did not arrive whole.') : error
}

/** In Node's words, and in those of the adapter around it; neither has a class of its own. */
function isCutOff(error: unknown) {
  if (!(error instanceof Error)) return false
  const isAborted = 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted'
  return isAborted || error.message === 'Client connection prematurely closed.'
}
