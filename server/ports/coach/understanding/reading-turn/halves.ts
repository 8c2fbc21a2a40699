/** The ways to part a turn in two of which either may ask for something, as they were typed: "explain X and then tell me who won". */
export function halvesOf(text: string): [string, string][] {
  if (text.length > LONGEST || /\n/.test(text.trim())) return []
  return [...text.matchAll(JOINTS)].flatMap(({ index, 0: joint }): [string, string][] => {
    const one = text.slice(0, index).trim()
    const other = text.slice(index + joint.length).trim()
    return [one, other].every(isLongEnough) ? [[one, other]] : []
  })
}

/** Whether something is asked for, at its beginning or after a few words that lead to it. */
export const asksForSomething = (text: string) => ASKS.test(text) || ASKS_WITHIN.test(text)

/** Characters; whoever writes more tells a case. */
const LONGEST = 300

const isLongEnough = (text: string) => text.split(/\s+/).length >= LEAST_WORDS
const LEAST_WORDS = 2

const VERBS =
  "(?:tell|give|whats?|what's|who|whos|who's|how|hows|should|do|does|can|could|is|are|will|write|help|based|which|why|where|when|show|recommend|name|solve|make|pick|translate|fix)"
const JOINTS = new RegExp(
  String.raw`\s*[?.!;]+\s+|,?\s+(?:(?:oh|ooh+|lol|um+|uh+|hey|ok|okay)\s+)?(?:and|but|then|plus|n)(?: (?:then|also|plus|afterwards?|first|after that))*,?\s+(?=(?:${VERBS}|my)\b)|,\s+(?=${VERBS}\b)|,?\s+(?:and |n )?(?:also|btw|by the way)\b(?: (?:random|quick|quickly|real quick|but))*,?\s+|\s+(?=based on (?:that|this|it)\b)`,
  'gi',
)
const ASKS = new RegExp(
  String.raw`^(?:(?:ok|okay|oh|ooh+|lol|so|hey|hi|wait|um|pls|please|but|like|yo|also|and|then|random|quick|btw|first|q|on|just|for me|can you|could you|u|you) )*(?:${VERBS}\b|explain\b|define\b)`,
  'i',
)
const ASKS_WITHIN =
  /\b(?:how|what|which|who|where|should|can|could|do) (?:do|does|can|should|could|would|is|are|i|we|you|u|it|he|she|they)\b/i
