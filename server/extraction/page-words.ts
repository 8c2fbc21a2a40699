import { rowsOf } from './lines.ts'
import type { PageText } from './page-text.ts'

/** A page's lines as they are read, one below the other. */
export type PageWords = { page: number; text: string }

export const wordsOf = (page: PageText): PageWords => ({
  page: page.page,
  text: rowsOf(page)
    .map(({ text }) => text)
    .join('\n'),
})
