/** Words that forbid single use, with room for other wordings than the one seen since 2019. */
const SIGNS = [
  /licen[sc]ed\s+(?:only\s+)?for\s+use\s+(?:only\s+)?(?:as\s+configured|in\s+its\s+entirety|within)/i,
  /use\s+of\s+individual\s+(?:test\s+)?items?\b.*\bprohibited/i,
  /individual\s+(?:test\s+)?items?\b.*\b(?:may\s+not|not\s+be\s+used)/i,
  /may\s+(?:only\s+)?be\s+used\s+(?:only\s+)?.*\bin\s+its\s+entirety/i,
]

/** The sentences that license items only as a whole exam, as printed; null when there are none. */
export function licenceNoticeOf(text: string): string | null {
  const sentences = text.replace(/\s+/g, ' ').split(/(?<=[.!])\s+(?=[A-Z])/)
  const found = sentences.filter((sentence) => SIGNS.some((sign) => sign.test(sentence)))
  return found.length > 0 ? found.join(' ') : null
}
