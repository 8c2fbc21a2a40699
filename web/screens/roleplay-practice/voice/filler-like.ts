const setOf = (words: string) => new Set(words.split(' '))

const BE = setOf(
  "is are was were be been am it's he's she's that's there's i'm we're they're you're",
)
const PEOPLE = setOf("i he she they we you everyone everybody i'm he's she's they're we're you're")
/** "They like", "I like": what people do who like something. */
const WHO_LIKES = setOf('i we they you people who guests and or to not also really')
const MODAL = setOf("could can will might must should shall i'll we'll they'll you'll gonna")
/** "Looks like", "something like": a comparison, or "about". */
const COMPARES = setOf(
  'look looks looked looking feel feels felt feeling sound sounds sounded seem seems seemed taste tastes smell smells ' +
    'something anything nothing everything things stuff more much exactly quite act acts work works unlike would',
)
/** End like a plural and are none. */
const NO_PLURAL = setOf(
  'is was has does costs takes needs gets pays makes gives wants uses sells loses lasts saves adds earns means goes ' +
    'comes this us always sometimes perhaps less plus minus across yes',
)
const JOINS = setOf('and but so because cause then or well okay ok now also')
const BETWEEN = setOf('just all also always really')
const BEGINS_CLAUSE = setOf(
  "i we he she they there i'm we're he's she's they're there's i'll we'll they'll i'd we'd they'd it's that's",
)
const AUXILIARY = setOf("is was would will could can should has had isn't wasn't won't can't")
const STRESSES = setOf(
  'so really totally super very literally actually basically um uh pretty extremely completely absolutely seriously ' +
    'honestly maybe kinda sorta oh wow',
)
const EXCLAIMS = setOf('no yeah yes oh wow okay ok why what how who whoa hey well i you we')
const COUNTS = setOf(
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ' +
    'ninety hundred thousand half zero several',
)
const AMOUNTS = setOf('lot couple few bit hundred thousand million dozen third quarter ton bunch')
const QUALITIES = setOf(
  'great good bad nice big small huge important hard easy fine cool amazing awesome crazy weird expensive cheap happy sad ' +
    'angry upset mad ready late early new old long short perfect terrible horrible wrong right true sure clear busy full ' +
    'empty better worse best worst impossible possible necessary difficult simple fast slow loud quiet tired scared ' +
    'excited nervous worried surprised interesting different popular special fun funny helpful useful unfair fair',
)
/** End like "quickly" and are no such words. */
const NO_MANNER = setOf(
  'family early only supply reply assembly monopoly ally fly july daily weekly monthly yearly',
)
const DOES = setOf(
  'think want need hope believe know care try mean feel have do get go call offer give tell ask make send put take say ' +
    'start be use pay show help talk train hire set write check apologize fix change',
)

/**
 * Whether a "like" between these texts only fills. Counted is what can hardly mean anything: set off by commas, before an
 * amount, a stress or a quality ("it was like great"), before somebody's words, or where a clause begins. Everything
 * else may be a verb or a comparison, and is not counted.
 */
export function doesLikeFill(before: string, after: string): boolean {
  if (/^\s*([.?!;:]|$)/.test(after)) return false
  const around = aroundOf(before, after)
  const { next, later } = around
  if (/^(said|mentioned|told|say|explained)$/.test(later)) return false
  if (/^\s*,/.test(after)) return /(^|[,.?!;:])\s*$/.test(before) || BE.has(around.prev)
  return next === 'like' || isBeforeAmount(around) || isInClause(around)
}

type Around = ReturnType<typeof aroundOf>

/** The two words on either side, in small letters; those of an earlier sentence are not beside it. */
function aroundOf(before: string, after: string) {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\$?[\p{L}\p{N}'%]+/gu) ?? []
  const near = wordsOf(before.split(/[.?!;:]/).at(-1)!).filter((word) => word !== 'like')
  const behind = near.at(-1) ?? ''
  const [next = '', later = ''] = wordsOf(after)
  const [verb = '', who = ''] = BETWEEN.has(behind)
    ? [near.at(-2), near.at(-3)]
    : [behind, near.at(-2)]
  return { prev: behind, verb, who, next, later }
}

function isBeforeAmount({ prev, next, later }: Around) {
  const isAmount =
    /^\$?\d/.test(next) || COUNTS.has(next) || (/^(a|an|half)$/.test(next) && AMOUNTS.has(later))
  return isAmount && !COMPARES.has(prev) && !canLike(prev)
}

/** "Students", "they": then it is what they do, or they are what is compared. */
const canLike = (word: string) =>
  WHO_LIKES.has(word) || (/[^s]s$/.test(word) && !NO_PLURAL.has(word))

function isInClause({ prev, verb, who, next, later }: Around) {
  if (BE.has(verb)) {
    const describes = STRESSES.has(next) || QUALITIES.has(next) || isManner(next)
    const quotes = (PEOPLE.has(who) || PEOPLE.has(verb)) && EXCLAIMS.has(next)
    return describes || quotes
  }
  if (MODAL.has(verb)) return STRESSES.has(next) || DOES.has(next)
  if (JOINS.has(prev)) {
    return BEGINS_CLAUSE.has(next) || (/^(it|that|this)$/.test(next) && AUXILIARY.has(later))
  }
  return canLike(prev) && STRESSES.has(next) && DOES.has(later)
}

const isManner = (word: string) => /[a-z]{2}ly$/.test(word) && !NO_MANNER.has(word)
