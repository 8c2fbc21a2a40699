/** Stored files, named by the hash of their content: the same bytes are kept once. */
export type Files = {
  /** Keeps the bytes; saving what is already there changes nothing. */
  save(name: string, bytes: Uint8Array): Promise<void>
  /** A local path to read from, for as long as `use` runs. Rejects when the file is gone. */
  withPath<T>(name: string, use: (path: string) => Promise<T>): Promise<T>
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>
}
