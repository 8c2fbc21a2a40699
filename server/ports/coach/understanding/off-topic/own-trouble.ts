/**
 * A trouble of the student's own life, or of somebody close, that no tutor helps with: who can help with it. Undefined where
 * it tells none. What a business does with such a case is ours.
 * @param plain the turn's plain words
 */
export function ownTroubleIn(plain: string): OwnTrouble | undefined {
  const said = (OF_A_COURT.test(plain) ? plain.replace(/\bjudges?\b/g, ' ') : plain).replace(
    NOT_OF_IT,
    ' ',
  )
  // "My client (my dog)": no dress of business makes it a case.
  if (OWN_PET_IS_ILL.test(said)) return 'pet'
  if (WHICH_PILL.test(plain)) return 'health'
  if (OF_BUSINESS.test(said)) return undefined
  return TROUBLES.find(([, pattern]) => pattern.test(plain))?.[0]
}

export type OwnTrouble = 'pet' | 'health' | 'law' | 'heart'

/** Told of work or of a business, it is a case. */
const OF_BUSINESS =
  /\b(?:my|our|the|his|her|their|a|an) (?:\w+ )?(?:boss|manager|employer|employees?|customers?|clients?|guests?|coworkers?|compan(?:y|ies)|business|store|shop|bakery|restaurant|salon|food truck|startup|stand|job|work|shift|logo|brand|product|trademark)\b|\b(?:at|for|from|off) work\b|\b(?:employees?|employers?|businesses|companies|customers|workers|tenants|landlords) (?:is|are|can|do|does|must|have|has|who|that)\b|\b(?:in business|in law|on the exam|case study for deca|insurance|deca|roleplay|judge)\b/

/** A judge of a court, and none of a role-play. */
const OF_A_COURT =
  /\b(?:pulled over|speeding|(?:got|get|getting|gave me|wrote me|have|fight|beat|contest) (?:a|an|my|the|this) (?:\w+ )?(?:ticket|citation)|lose my licen[sc]e|licen[sc]e (?:suspended|taken)|traffic court|court ?(?:date|house|room)?|cops?|police|arrest\w*|dui|probation|juvie|bail|bond hearing|custody|possession)\b/

/** "I know you're only for DECA", "I studied DECA all day": said to be let off, and nothing of what is asked. */
const NOT_OF_IT =
  /\b(?:only|just|not|isnt|supposed to be|nothing to do with|studied|studying|did|doing|finished|done with) (?:\w+ ){0,2}?(?:for |about |with |on )?deca\b/g

const PERSON =
  '(?:i|we|my (?:mom|mum|mother|dad|father|parents?|brother|sister|cousin|friend|best friend|uncle|aunt|bf|gf|boyfriend|girlfriend|grandma|grandpa|stepdad|stepmom|family))'
const PET =
  '(?:dog|dogs|puppy|cat|cats|kitten|hamster|rabbit|bunny|bird|parrot|fish|goldfish|gecko|lizard|turtle|horse|guinea pig|ferret|snake)'
const ACHES =
  '(?:back|head|stomach|neck|knee|ankle|foot|feet|toe|finger|hand|wrist|arm|leg|shoulder|tooth|throat|chest|heart|eye|ear|skin|hip|elbow|nose|belly)'
const PILLS =
  '(?:melatonin|benadryl|advil|tylenol|ibuprofen|aspirin|adderall|nyquil|zyrtec|claritin|creatine|caffeine pills?|sleeping pills?|allergy (?:pills?|meds)|painkillers?|antibiotics?)'

/** "What medicine should i take for my adhd": to swallow it oneself, and none that is sold or made. */
const WHICH_PILL =
  /\b(?:what|which|any|whats the best|best|good|recommend\w*|suggest\w*) (?:\w+ ){0,3}?(?:medicines?|meds|medications?|pills?|drugs?|supplements?|vitamins?|antidepressants?|painkillers?) (?:\w+ )?(?:should|can|could|do|to|would|will|that|for|helps?|makes?) (?:(?:i|me|we|u|a teen|help|make|my|your|ur|take|studying|focus\w*|anxiety|sleep\w*|acne|adhd|energy|confidence|memory|stress) ?)(?!.*\b(?:sell\w*|stock|store|shelf|pharmacy|market\w*|advertis\w*|patent|brand|price[ds]?)\b)/

/** An animal that something is wrong with. */
const isIll = (owner: string) =>
  `\\b${owner} (?:\\w+ )?${PET} (?:just |lol |lmao |also |really |has |is |keeps? |wont |isnt |cant |was |got |threw |ate |chewed |swallowed |been |not )+(?:\\w+ ){0,3}?(?:ate|eat|eating|chewed|swallowed|sneez\\w*|vomit\\w*|threw|throwing|up|limp\\w*|bleed\\w*|cough\\w*|shak\\w*|sick|hurt|moving|breath\\w*|drink\\w*|swollen|dying|grapes?|chocolate|battery|walk)\\b`
const OWN_PET_IS_ILL = new RegExp(isIll('(?:my|our)'))

const TROUBLES: [OwnTrouble, RegExp][] = [
  [
    'pet',
    new RegExp(
      `${isIll('(?:my|our|the)')}|\\b(?:vet|veterinarian)\\b.{0,30}\\b(?:my|our) (?:\\w+ )?${PET}\\b`,
    ),
  ],
  [
    'health',
    new RegExp(
      `\\b(?:take|taking|took|use|using|try|pop|borrow) (?:\\w+ ){0,3}?${PILLS}\\b(?!.*\\b(?:sell|store|brand|price|market\\w*)\\b)|\\b(?:my|her|his) ${ACHES} (?:has |is |are |have |been |keeps? |really |so |just |kinda |still |always |super )*(?:hurts?|hurting|aching|aches|pounding|racing|swells?|swelling|swollen|clicks?|popped|numb|tight|twitch\\w*|itch\\w*|bleed\\w*|infected|broken|sprained|sore|throbbing|stings?|burns?)\\b` +
        `|\\b(?:how many|how much|take|took|taking|safe|dose of|dosage|mg of|\\d+) (?:\\w+ )?${PILLS}\\b|\\b(?:mg|milligrams) of\\b|\\b(?:should|can|could) (?:i|we|a teen|he|she) (?:take|mix) (?:\\w+ )?${PILLS}\\b` +
        '|\\bmy period\\b(?! (?:class|\\d|teacher))|\\bmissed (?:a|my) period\\b|\\bam i (?:pregnant|anorexic|dying|sick)\\b|\\b(?:torn|tore) (?:my |a )?(?:meniscus|acl|muscle|ligament)\\b|\\bconcussion\\b|\\bi (?:have|got|found) (?:a|this) (?:weird |bad |huge |red )*(?:rash|lump|bump|fever|infection|bruise|cough|migraine)\\b' +
        '|\\bis it (?:bad|ok|okay|safe|normal|unhealthy|dangerous) (?:if i |to )(?:only |just )?(?:sleep|eat|skip|drink|take|crack|pop|wear|sit|fast|starve)\\b(?!.*\\b(?:exam|test|competition|districts?|state|icdc|interview|sell)\\b)' +
        '|\\bi (?:only |just )?(?:sleep|slept|get) (?:like |about )?(?:\\d|two|three|four|five) hours\\b',
    ),
  ],
  [
    'law',
    new RegExp(
      `\\b${PERSON} (?:just |only |almost |also |once )*(?:got|get|was|were|been|am|is|are|gets) (?:\\w+ )?(?:caught|arrested|busted|charged|pulled over|evicted|suspended|expelled|detained|searched|subpoenaed)\\b|^(?:so |hey |ok )*(?:got|getting|was) (?:\\w+ )?(?:caught|arrested|busted|charged|pulled over|(?:a |my )?(?:speeding|parking|traffic) (?:ticket|citation))\\b` +
        '|\\b(?:they|he|she|security|somebody|someone|(?:a|the|my) (?:cops?|teacher|principal|dean|officer|school|neighbors?)) (?:just |almost )?(?:caught|busted|arrested) (?:me|us)\\b|\\b(?:can|could|are|is|may) (?:they|he|she) (?:\\w+ )?(?:search\\w*|go(?:ing)? through|look\\w* through|arrest\\w*) (?:me|us|my|our)\\b' +
        `|\\b(?:i|we|he|she|my \\w+) (?:just )?(?:got|have|has) (?:a|an|my) (?:\\w+ )?(?:speeding|parking|traffic)? ?(?:ticket|citation|court date|dui|criminal record|charge)\\b(?! (?:to|for) (?:the|a) (?:game|concert|show|movie))` +
        '|\\b(?:cops?|police|officers?|campus security|the principal) (?:just |can |could )?(?:search\\w*|stop(?:ped|s)?|pulled|arrest\\w*|question\\w*|took|tow\\w*|go through|went through|look\\w* through) (?:me|my|us|our|through my|him|her)\\b|\\b(?:can|could) (?:a |the |my )?(?:cops?|police|officers?|school|principal|teacher) (?:legally |just )?(?:search|take|go through|look through|read|arrest|keep) (?:me|my|our)\\b' +
        `|\\b(?:my|our) (?:\\w+ )?landlords?\\b.{0,40}\\b(?:wont|will not|refus\\w*|kick\\w*|evict\\w*|threaten\\w*|locked|sue|illegal|keeps?|kept|leaving|never|doesnt|isnt)\\b|\\b(?:my|our) (?:mom|mum|mother|dad|father|parents|grandma|grandpa)s? (?:\\w+ )?(?:custody|divorce|eviction|child support)\\b|\\bmy (?:cousin|mom|dad|brother|sister|friend|uncle|aunt|family) (?:wants? to|is going to|is gonna|can|could|should) sue\\b|\\bcan i sue\\b(?! for (?:breach|copying))|\\b(?:get|become) emancipated\\b|\\bmove out at 1\\d\\b|\\bchild support\\b`,
    ),
  ],
  [
    'heart',
    new RegExp(
      '\\b(?:does|do|if|that|think|thinks|whether) (?:he|she|this (?:girl|boy|guy)|that (?:girl|boy|guy)|the girl|the boy|a (?:girl|boy|guy)|my crush|they) (?:really |even |actually |still )?(?:likes?|loves?|hates?) me\\b' +
        '|\\b(?:girl|boy|guy|she|he) (?:likes?|loves?) (?:me|you) back\\b|\\b(?:date|marry|kiss|ask out|asking out|hook up with) (?:a |the |this |that |my )?(?:girl|boy|guy|him|her|crush|ex|classmate|teammate|boyfriend|girlfriend)\\b|\\bask (?:\\w+ ){1,3}out\\b(?! (?:loud|of))|\\bask(?:ing)? out (?!loud|of)' +
        '|\\b(?:my|her|his|their) ex(?: ?(?:boyfriend|girlfriend|bf|gf))?\\b(?! (?:boss|employer|partner|husband|wife|company|con|amples?))|\\b(?:bf|gf|boyfriend|girlfriend|(?<!candy )crush)\\b(?! and (?:i|me) (?:\\w+ ){0,3}(?:start|open|run|own|sell)\\b)(?!.*\\b(?:business|sells?|job|works?|loan|rent|budget|insurance)\\b)',
    ),
  ],
]
