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

/**
 * The same of an error whose message may repeat what somebody wrote: which one it is and where it came from. Not to be
 * logged as `err`, which is described above.
 */
export function describeWithoutWords(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error }
  const { name, stack = '' } = error
  const code = 'code' in error ? String(error.code) : undefined
  return { name, code, stack: stack.split('\n').filter(isFrame).join('\n') }
}

/** Told by its place in a file, for the lines above it are the message's, however many it has. */
const isFrame = (line: string) => /^ {4}at .*\.[cm]?[jt]s:\d+:\d+\)?$/.test(line)

/** Not everything with an @: packages and their paths have one too. */
const withoutAddresses = (text: string) =>
  text.replaceAll(/[\w.+%'-]+@[\w-]+(\.[\w-]+)+/g, '(address)')
