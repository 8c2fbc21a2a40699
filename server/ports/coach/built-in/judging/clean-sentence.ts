/**
 * Whether a sentence has a shape that can be said again as a decision without breaking: who, what is done, to whom or
 * what. Everything else is better replaced than mended.
 */
export function isCleanSentence(text: string): boolean {
  const words = text.trim().split(/\s+/).length
  return (
    words >= FEWEST_WORDS &&
    words <= MOST_WORDS &&
    !BROKEN_UP.test(text) &&
    !isLoose(text) &&
    !isListOfNumbers(text)
  )
}
const FEWEST_WORDS = 5
const MOST_WORDS = 22

/** Another sentence inside it, a question, a quote, or a break in its middle. */
const BROKEN_UP =
  /\b(?:that|it|there|he|she|what|here)['’]s\b|\bwhich\b|[?:;"“”()]|\s[-–—]\s|, like,|\bif\b/i

/** Said as one talks, or to sell. */
const LOOSE =
  /\b(?:(?<!\w{4,}s )like|totally|honestly|obviously|literally|pretty much|kinda|gonna|wanna|whatever|stuff|or something|you guys|super|boring|insane|awesome|I guess|I mean|you know)\b(?! (?:to|it|them|us|that)\b)/i

/** Said as one talks, or what is so, rather than what is decided. */
export const isLoose = (text: string) => LOOSE.test(text) || FACT.test(text)

const isListOfNumbers = (text: string) => (text.match(/\d[\d,.]*/g) ?? []).length > 3

/** "We pay two ten for each": what is so, which nobody can promise. */
const FACT =
  /^(?:[-*•–] )?(?:(?:so|and|but|then|also|next|first|second|third|finally|lastly),? )*(?:I|we) (?!(?:would|will|should|could|can|need|have|want|must|ought|also|then|recommend|suggest|propose|just|first|really|id|ill|think|believe|am going|are going)\b)[a-z]+ /i
