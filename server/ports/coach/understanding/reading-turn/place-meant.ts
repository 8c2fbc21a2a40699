const LEAD = '(?:(?:ok|okay|so|and|but|wait|well|yeah|like|now|then|hm|um|cool) )*'

/** Where it is to be, in a turn that says nothing else: "and if its a hotel", "for my nail salon tho", "im a tutor". */
export function placeMeant(plain: string): string | undefined {
  const words = (plain.match(PLACE) ?? plain.match(WHO_ASKS))?.[1]
  return words !== undefined && !ASKS.test(words) ? words : undefined
}
const END = '(?: (?:tho|though|then|please|pls|instead|now|business))*$'
const PLACE = new RegExp(
  `^${LEAD}(?:(?:what|how) about |what if |if |say |like |do it |now do it |same question )*(?:(?:its|it is|it was|thats|this is|im|i am|were|we are|i have|i run|i work|i worked) )?(?:for |at |in |with )?((?:an?|my|our|the) (?:[\\w-]+ ?){1,5}?|(?:[\\w-]+ ?){1,3}?)${END}`,
)
const WHO_ASKS = new RegExp(
  `^${LEAD}(?:i|we) (?:(?:run|have|own|work (?:at|for|in)|sell|do|started|am starting) )(.{3,40}?)${END}`,
)
const ASKS =
  /^(?:on|by|through|without|from|what|why|how|who|when|which|is|are|do|does|can|quiz|explain|give|show|tell|no|yes)\b/
