import type { Turn } from '../../coach.ts'
import { saidIn } from '../../turns.ts'
import { businessNamed } from '../knowledge/businesses.ts'
import { mendedWords } from '../plain/mended-words.ts'
import { shortened } from './named-in.ts'

/** "What would that mean for my shop", "how would I use it": a wish for an example in the business that the talk has named. */
export function withOwnBusiness(plain: string, earlier: Turn[]): string {
  const place = APPLIES.map((pattern) => plain.match(pattern)).find(Boolean)
  if (!place) return plain
  const named = place[1] ?? ''
  if (!IS_PLACE.test(named) && !businessNamed(named)) return plain
  const business = IS_BARE.test(named) ? businessIn(earlier) : undefined
  if (business) return `give me an example for my ${business}`
  return IS_OPEN.test(named) ? plain : `give me an example for ${named}`
}

/** The business that the student has told of as theirs or their family's, the latest, in the student's words. */
export function businessIn(earlier: Turn[]): string | undefined {
  for (const content of saidIn(earlier).toReversed()) {
    const plain = mendedWords(shortened(content)).join(' ')
    const [, sold] = plain.match(SELLS) ?? []
    const found = plain.match(OWNS)?.[1] ?? plain.match(MY)?.[1]
    if (found) return found
    if (sold) return `${sold.replace(/(?<!s)s$/, '')} shop`
  }
  return undefined
}

const KINDS =
  'business|shop|store|stand|truck|salon|bakery|cafe|restaurant|gym|studio|company|app|brand|startup|service|barbershop|farm|diner|hotel|boutique|daycare|pizzeria|channel|team|club'
const SIZES = '(?: (?:small|little|new|own|tiny|local|family|online))*'

const OWNS = new RegExp(
  String.raw`\b(?:i|we|im|my \w+|me and my \w+)(?: (?:just|want|wanna|would|like|will|am|are|is|going|plan|hope|also|to|and my \w+))* (?:run|runs|running|own|owns|have|has|started?|starting|open|opened|opening|launch|launching|work at|works at)(?: up)? (?:an?|my|our|the|this)${SIZES} ((?:[\w-]+ ){1,3}?(?:${KINDS})|${KINDS})\b`,
)
const MY = new RegExp(String.raw`\b(?:my|our)${SIZES} ((?:[\w-]+ ){1,3}?(?:${KINDS}))\b`)
const SELLS =
  /\b(?:i|we) (?:also )?(?:make and )?sell (?:my |our |some |used |custom |homemade )*(\w+)\b/

const LEADS = '^(?:(?:so|and|but|ok|okay|now|then|well|like|also|cool) )*'
/** A company goes without an article. */
const COMPANY = String.raw`(?:\w+ ){0,2}\w+`
const PLACE = String.raw`((?:my|our|his|her|their|an?|the) (?:\w+ ){0,3}\w+|us|me|mine|ours|${COMPANY})`
const IT = '(?:it|that|this)'
const APPLIES = [
  `(?:what|how) (?:would|does|could|can|might|will|should|do|is) ${IT} (?:mean|look(?: like)?|be(?: like)?|work|apply|matter) (?:for|at|in|to|with) ${PLACE}`,
  `(?:can you |could you |please )*(?:apply|use|do|try|show|relate|connect|put|explain) ${IT} (?:to|for|in|with|at|on) ${PLACE}`,
  `(?:(?:what|how) about|same|same thing|do|do the same)? ?(?:for|in|at|with) ${PLACE}`,
  `how (?:would|could|can|do|should) (?:i|we|you) (?:use|do|apply) ${IT} (?:for|in|at|with|to) ${PLACE}`,
  `how (?:would|could|can|should) (?:i|we) (?:use|apply|do) ${IT}`,
  `what (?:would|could|should) (mine|ours) (?:be|look like)`,
  `(?:what|how) about (mine|ours)`,
].map((words) => new RegExp(`${LEADS}${words}(?: then| too| exactly)*$`))

const IS_PLACE = /^(?:$|(?:my|our|his|her|their|an?|the) |(?:us|me|mine|ours)$)/

/** Only the talk tells which. */
const IS_BARE = new RegExp(
  `^(?:|us|me|mine|ours|(?:my|our|his|her|their|the)${SIZES} (?:${KINDS}))$`,
)
const IS_OPEN = /^(?:|us|me|mine|ours|(?:my|our) (?:business|company))$/
