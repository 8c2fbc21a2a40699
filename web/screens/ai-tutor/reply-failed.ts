/** The reply ended without being whole; with the server's words for it, if it had some. */
export class ReplyFailed extends Error {
  readonly words: string | undefined

  constructor(words?: string) {
    super(words ?? 'The reply was cut off.')
    this.name = 'ReplyFailed'
    this.words = words
  }
}
