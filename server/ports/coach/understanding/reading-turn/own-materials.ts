const OWN = String.raw`(?:my|our|your|the teams?|teams?|the class|the advisors?|uploaded|study)`
const FILES = String.raw`(?:(?:study|class|team|deca|uploaded|course|own) )*(?:materials?|uploads|files|pdfs?|handouts|documents?)`

/** Asks which study materials there are, and not what they say about something. */
export const ASKS_FOR_MATERIALS = new RegExp(
  String.raw`^(?:(?:so|and|ok|hey|can you|could you|please|then) )*(?:what|whats|which|how many|do (?:i|we|you)|did|are there|is there|list|show|where|wheres|see|read|open|use|summarize|tell me|have you|can (?:i|we))\b.*\b${OWN} ${FILES}(?: (?:about|there|here|do you have|do (?:i|we) have|you have|you know|uploaded|now|have|are there|say|in total))*$|^(?:(?:so|and|ok) )*(?:which|what|how many) (?:study )?(?:materials|files|pdfs|documents|handouts|uploads) (?:do|did|have|has|does|are|were) (?:you|we|i|there|my|our|the)(?: (?:team|advisor|teacher|coach))?(?: (?:have|see|know|read|got|use|upload|uploaded|here|add|added))*$`,
)
