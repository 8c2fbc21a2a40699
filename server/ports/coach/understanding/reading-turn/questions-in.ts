/**
 * The questions of a turn that asks two in one breath, as they were typed: "whats a PI and how many are there",
 * "how long do I get? can I bring notes?". Undefined where it asks one, or tells a story before it asks.
 */
export function twoQuestionsIn(text: string): [string, string] | undefined {
  if (text.length > LONGEST || /\n/.test(text.trim())) return undefined
  for (const { index, 0: joint } of text.matchAll(JOINTS)) {
    const one = text.slice(0, index).trim()
    const other = text.slice(index + joint.length).trim()
    if (isQuestion(one) && isQuestion(other)) return [one, other]
  }
  return undefined
}

/** Characters; whoever writes more tells a case. */
const LONGEST = 240

/** What may stand between two questions: a mark, a word that goes on, or nothing before "is it" and its like. */
const JOINTS =
  /[?.!;]+(?: *(?:and|also|plus|then))*\s+|,? +(?:and|also|plus|and also|and then) +|,? +(?=(?:is|are|does|do|can|should) (?:it|they|that) \w)/gi

const isQuestion = (text: string) => ASKS.test(text) && text.split(/\s+/).length >= LEAST_WORDS
/** "And why?" goes on with the first. */
const LEAST_WORDS = 3

const ASKS =
  /^(?:(?:ok|okay|so|hey|hi|wait|um|pls|please|but|like|yo) )*(?:whats?|wats?|wut|what's|hows?|how's|whys?|whos?|who's|when|where|which|can|could|do|does|did|is|are|am|should|will|would|explain|define|tell me|give me)\b/i
