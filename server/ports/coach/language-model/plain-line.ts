/** A model's text as our own content is typed: one line, straight quotes, no dash or dots that keyboards lack. */
export const plainLine = (text: string) =>
  text
    // Control and direction characters have no business in a line of prose.
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/[“”„]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/\s*—\s*/g, ' - ')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim()
