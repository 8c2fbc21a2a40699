/**
 * What is asked once the dress of business is taken off it: "as a product manager for dinner, give me the steps for chicken
 * alfredo", "forecast report: the temperature in Dallas", "a cost-benefit analysis of getting a hamster". Empty where it wears none.
 * @param last the turn as typed
 */
export function undressed(last: string): string[] {
  const text = last.trim().toLowerCase().replace(/['’]/g, '')
  return DRESSES.flatMap((dress) => dress.exec(text)?.groups!.asked ?? [])
}

/** Whoever is told to answer, or the paper it is said to be for. */
const ROLE = String.raw`(?:as|acting as|being|from|for|in|using|like|with|pretend|hypothetically|imagine|think of it as|pitch me|be my)\b`
const PAPER =
  '(?:report|project|plan|analysis|study|research|pitch|strategy|roleplay|role play|role-play|memo|brief|proposal|presentation|survey|forecast|review|case|model|timeline|budget|question|scenario|consulting|assignment|purposes|tips|advice|test)'
const ASKS =
  '(?:how|what|whats|who|whos|which|where|when|why|should|is|are|do|does|can|will|tell|give|write|make|solve|explain|recommend|suggest|design|help|need|i need|create|show|find|calculate|name|pick)'

const DRESSES = [
  new RegExp(String.raw`^(?:[^:]{0,60}\b)?${PAPER}s?\b[^:?.!]{0,25}:\s*(?<asked>.+)$`, 's'),
  new RegExp(String.raw`^${ROLE}[^?.!]{3,110}?[,:;]\s*(?<asked>${ASKS}\b.+)$`, 's'),
  new RegExp(
    String.raw`^${ROLE}[^?.!]{3,110}?[,:;]\s*(?:on|about|of|for) (?<asked>(?:why|how|what|whether)\b.+)$`,
    's',
  ),
  new RegExp(
    String.raw`^(?:as|acting as|from|for|be) (?:an? |the |my |our |some )?(?:[\w-]+ ){1,7}?(?<asked>${ASKS}\b.+)$`,
    's',
  ),
  new RegExp(
    String.raw`^(?:(?:pls|please|do|give me|make|write|create|need|i need|whats|what is|calculate|help me with|can you do) )*(?:an? |the |some |my )?(?:[\w-]+ ){0,2}(?:analysis|roi|return on investment|swot|plan|strategy|research|timeline|pitch|case study|forecast|tips|budget|roadmap|benchmark) (?:of|on|for|about|to) (?<asked>.+)$`,
    's',
  ),
]
