import { ApiError } from '#contract/client.ts'

/** Refusals whose own words help more than the specification's fixed sentence: a conflict, or input that cannot be used. */
const SPEAKS_FOR_ITSELF = [409, 422]

/** What to show when a call failed: the server's sentence for 409 and 422, else the fixed words of the specification. */
export function messageOf(error: unknown, fixedWords: string) {
  if (!(error instanceof ApiError) || !SPEAKS_FOR_ITSELF.includes(error.status)) return fixedWords
  return error.body?.message || fixedWords
}

/** What the fixed words leave open of a call that was refused for being too often: the server's sentence says until when. */
export const reasonOf = (error: unknown) =>
  isTooOften(error) ? error.body?.message || undefined : undefined

/** In milliseconds from now; undefined for anything but "too often". */
export const waitOf = (error: unknown) =>
  isTooOften(error) ? Number(error.body?.fields?.retryAfterSeconds ?? 0) * 1000 : undefined

const isTooOften = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 429
