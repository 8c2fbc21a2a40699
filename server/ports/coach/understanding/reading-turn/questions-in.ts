/**
 * The questions of a turn that asks two in one breath, as they were typed: "whats a PI and how many are there",
 * "how long do I get? can I bring notes?". Undefined where it asks one, or tells a story before it asks.
 */
export function twoQuestionsIn(text: string): [string, string] | undefined {
  if (text.length > LONGEST || /\n/.test(text.trim())) return undefined
  const shared = withSharedWords(text)
  if (shared) return shared
  for (const { index, 0: joint } of text.matchAll(JOINTS)) {
    const one = text.slice(0, index).trim()
    const other = text.slice(index + joint.length).trim()
    if (isQuestion(one) && isQuestion(other)) return [one, other]
  }
  return undefined
}

/** "What should I wear + bring on competition day": what stands once is meant of both. */
function withSharedWords(text: string): [string, string] | undefined {
  const [, opens, one, other, ends = ''] = text.match(TWO_VERBS) ?? []
  if (opens) return [`${opens} ${one}${ends}`, `${opens} ${other}${ends}`]
  const [, first, second, place] = text.match(TWO_OF_ONE_PLACE) ?? []
  return first ? [`${first}${place}`, `${second}${place}`] : undefined
}
const TWO_VERBS =
  /^((?:(?:so|and|ok|hey|but) )*what (?:should|do|can|must|shall) (?:i|we|you|u)(?: (?:need|have) to)?) (\w+) ?(?:and|\+|&|n|\/) ?(\w+)( (?:to|on|at|for|in|during|before|when|if|after)\b[^?]*)?\??$/i
const TWO_OF_ONE_PLACE =
  /^(what (?:should|do|can|must) (?:i|we)(?: (?:need|have) to)? \w+),? (?:and|\+|&) (what (?:should|do|can|must) (?:i|we)(?: (?:need|have) to)? \w+)( (?:to|on|at|for|in|during|before) [^?]*)\??$/i

/** Characters; whoever writes more tells a case. */
const LONGEST = 240

/** What may stand between two questions: a mark, a word that goes on, or nothing before "is it" and its like. */
const JOINTS =
  /[?.!;]+(?: *(?:and|also|plus|then))*\s+|,? +(?:(?:oh|ooh+|um+|uh+|ok|okay) +)?(?:and|also|plus|and also|and then) +|,? +(?=(?:(?:is|are|does|can|should) (?:it|they|that)|do they) \w)/gi

const isQuestion = (text: string) =>
  ASKS.test(text) &&
  !ENDS_OPEN.test(text) &&
  text
    .replace(/^(?:whats|what's|wats)\b/i, 'what is')
    .replace(FILLERS, ' ')
    .trim()
    .split(/\s+/).length >= LEAST_WORDS
/** "Why tho like" asks no more than "why". */
const FILLERS =
  /\b(?:tho|though|like|actually|really|even|just|literally|honestly|lol|bro|exactly|pls|please|ok|okay|wait|so|but|um|hey)\b/gi
/** "Whats shrinkage and why | does it happen" */
const ENDS_OPEN = /\b(?:why|how|when|where|who|which|and|or)$/i
/** "And why?" goes on with the first. */
const LEAST_WORDS = 3

const ASKS =
  /^(?:(?:ok|okay|so|hey|hi|wait|um|pls|please|but|like|yo) )*(?:whats?|wats?|wut|what's|hows?|how's|whys?|whos?|who's|when|where|which|can|could|do|does|did|is|are|am|should|will|would|explain|define|tell me|give me)\b/i
