import type { MarkdownToken } from './read-markdown.ts'

/** What a token is made of; its words alone where there is nothing more. */
export const partsOf = (token: object): MarkdownToken[] => {
  if ('tokens' in token && Array.isArray(token.tokens)) return token.tokens // read by `readMarkdown`
  const text = 'text' in token && typeof token.text === 'string' ? token.text : ''
  return [{ type: 'text', raw: text, text }]
}
