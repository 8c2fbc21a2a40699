/** Stored files, named by the hash of their content: the same bytes are kept once. */
export type Files = {
  /** Keeps the bytes, whole or not at all; saving what is already there changes nothing. */
  save(name: string, bytes: Uint8Array): Promise<void>
  /**
   * A local path to read from, for as long as `use` runs. Rejects with the code `ENOENT` when the file is gone, and
   * with another error when that cannot be found out.
   */
  withPath<T>(name: string, use: (path: string) => Promise<T>): Promise<T>
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>
  /** Rejects when nothing could be kept just now. */
  check(): Promise<void>
}

/** Whether this is how `withPath` says that the file is gone. */
export const isFileGone = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Names are hashes of ours; anything else is a mistake in the calling code. */
export function checkName(name: string) {
  if (!/^[a-z0-9]+(\.[a-z0-9]+)?$/.test(name)) throw new Error('Not a name for a stored file.')
  return name
}
