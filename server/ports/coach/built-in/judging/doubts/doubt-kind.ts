/** A way of deciding that is seldom right: by itself it may have its reasons, several in one talk are its direction. */
export type DoubtKind = {
  because: string
  /** Heard in what a sentence does. */
  done?: RegExp
  /** Heard in what it leaves undone as well. */
  leftUndone?: RegExp
  /** Heard in the sentence as it stands, with what it supposes or grants before a "but". */
  openly?: RegExp
  said: string[]
  unlike: string[]
}

/** Any of some ways of saying it. A capital letter is one: it tells a name. */
export const anyOf = (...ways: string[]) => new RegExp(ways.join('|'))
