import { latelyBy } from '../../lately.ts'
import { capital } from './firm-sentence.ts'

/**
 * A point of a strong answer ("Backs Abel's decision and turns it into a rule") as the student would say it ("I will
 * back Abel's decision and turn it into a rule."). Undefined where that would not be good English, or where it speaks of
 * something that only the point before it names.
 */
export const saidByOneself: (whole: string) => string | undefined = latelyBy(
  500,
  (whole) => whole,
  asOnesOwn,
)

function asOnesOwn(whole: string): string | undefined {
  const point = whole.replace(OR_ELSE, '').replace(IF_SO, '')
  if (/\b(?:himself|herself|oneself|themselves|the student)\b/.test(point)) return undefined
  const stated = STATES.exec(point)?.[1]
  if (stated) {
    const isOfOneself = / and that /.test(stated) || withoutEndings(stated) !== stated
    return POINTS_BACK.test(stated) || isOfOneself ? undefined : `${capital(stated)}.`
  }
  const [verb = '', ...rest] = point.split(' ')
  if (verb === 'Does' && rest[0] === 'not') return `I will ${rest.join(' ')}.`
  const base = BASE_OF.get(verb.toLowerCase())
  const object = rest.join(' ')
  if (!base || rest.length < 2 || POINTS_BACK.test(object)) return undefined
  const said = rest[0] === 'that' ? object : withoutEndings(object)
  return mayStillEnd(said) ? undefined : `I will ${base} ${said}.`
}

/** What would do as well is left to whoever thinks of it. */
const OR_ELSE = /, or (?:at least |defends |argues for |chooses )[^,]*/

/** "…, if they are": what the student has to find out first is left to them. */
const IF_SO = /, if (?:they|it|there|he|she) (?:are|is|does|do|has|have)$/

/** Whether a verb may be left that still stands in the third person: "and offers help". */
const mayStillEnd = (text: string) =>
  [...text.matchAll(NEXT_WORD)].some(([, , word = '']) => BASE_OF.has(word) || OTHERS.has(word))

/** What is shown can be said outright. */
const STATES =
  /^(?:Shows|Explains|States|Says|Notes|Mentions|Concludes|Sees|Recognizes|Finds|Points out|Adds|Calculates|Warns|Admits) (?:\w+ )?that (.+)$/

/** Of what the point before has named. */
const POINTS_BACK = /^(?:\w+ )?(?:them|it|they|these|those|this|him|both|the other|the rest)\b/i

/** The verbs behind the first: "and calls them in person". A noun of that form has no object behind it. */
function withoutEndings(text: string) {
  const [said = '', ...behind] = text.split(/(?=: )/)
  const plain = said
    .replace(/((?:and|or|but)(?: then)?) does not (?=[a-z])/g, '$1 not ')
    .replace(NEXT_VERB, (all, joint: string, verb: string) => {
      const base = BASE_OF.get(verb) ?? OTHERS.get(verb)
      return base ? `${joint} ${base}` : all
    })
    .replace(NEXT_WORD, (all, joint: string, word: string) => {
      const base = NEVER_A_NOUN.get(word)
      return base ? `${joint} ${base}` : all
    })
  return [plain, ...behind].join('')
}

const NEXT_WORD = /(,? (?:and|or|but)(?: then)?|, then|,) ([a-z]+s)(?= [\w$])/g
const NEXT_VERB =
  /(,? (?:and|or|but)(?: then)?|, then|,) (?!calls to )([a-z]+s)(?= (?:a|an|the|her|his|him|it|its|them|their|to|along|what|that|who|how|why|when|where|which|whether|on|for|each|every|all|in|with|at|one|two|no|not|only|more|nothing|people|customers|guests|both|another|regular|bookings|new|small|[A-Z][a-z]+|\$?\d)\b)/g

/** What one can say that one will do; to find, see or know is no such thing. */
const BASE_OF = formsOf(
  'ask give offer compare set keep use call name let speak add propose tell plan put count check test take promise suggest ' +
    'begin work choose treat write make agree divide include send start replace move track limit meet train review leave pay ' +
    'list calculate close separate weigh build reject stop invite sell stay spend hold order refund post collect praise reward ' +
    'photograph back decide combine inform apply publish open introduce recommend negotiate sort contact end turn avoid confirm ' +
    'measure handle thank listen mark repeat mix talk prepare print visit organize record walk deliver borrow lock restore ' +
    'run return inspect launch clear guarantee pair fix block rank apologize serve charge guide arrange search settle place ' +
    'lead require pause involve invest provide announce teach watch split match rent tie bring share label say answer aim help ' +
    'do have buy hire report adjust correct coach admit explain describe show estimate overlap waive honor protect approve spread',
)

/** Behind the first verb these can be said too. */
const OTHERS = formsOf(
  'defend learn see hear find know donate permit isolate advise warn respect value wait',
)

/** Whatever follows these: "proposes dates", while "orders from guests" may be things. */
const NEVER_A_NOUN = formsOf(
  'ask give keep let tell propose suggest begin choose treat write make agree divide include send meet pay calculate ' +
    'separate weigh build sell praise decide inform apply publish introduce recommend negotiate avoid confirm thank listen ' +
    'prepare organize deliver borrow restore bring explain describe admit apologize announce teach involve invest provide learn',
)

/** What a strong answer does, as it is written: "keeps", "calls". */
export const THIRD_PERSONS: ReadonlySet<string> = new Set([
  ...[...BASE_OF.keys(), ...OTHERS.keys()],
  ...formsOf(
    'find show see speak name note state estimate consider look connect point respect value subtract conclude solve ' +
      'notice expect refer follow go account prefer think assume wait throw stand mention recognize develop address win ' +
      'forbid allow distinguish recalculate say follow register flag capture prefer reach question record bake',
  ).keys(),
])

/** Each verb by its form in the third person. */
function formsOf(verbs: string): Map<string, string> {
  return new Map(verbs.split(' ').map((verb) => [thirdPerson(verb), verb]))
}

function thirdPerson(verb: string) {
  if (verb === 'have') return 'has'
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}
