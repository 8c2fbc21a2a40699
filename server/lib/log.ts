import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '#server/config.ts'

/** JSON lines without personal text: ids, routes and codes are what one needs to find a fault. */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: describeError } }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * PostgreSQL repeats the offending row in an error's `detail` and `where`: those stay out. A mail server repeats the
 * address it refuses.
 */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: typeof error }
  const { name, message, stack } = error
  const code = 'code' in error ? String(error.code) : undefined
  return { name, message: withoutAddresses(message), code, stack: withoutAddresses(stack ?? '') }
}

/** Not everything with an @: packages and their paths have one too. */
const withoutAddresses = (text: string) =>
  text.replaceAll(/[\w.+%'-]+@[\w-]+(\.[\w-]+)+/g, '(address)')
