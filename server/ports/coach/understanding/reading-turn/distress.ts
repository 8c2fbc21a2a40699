const anyOf = (...patterns: string[]) => `(?:${patterns.join('|')})`

const RELATIVES =
  '(?:mom|mum|dad|mother|father|stepdad|stepmom|stepfather|stepmother|parents?|grandma|grandpa|grandmother|grandfather|uncle|aunt|brother|sister|cousin)'
const CLOSE = anyOf(
  RELATIVES,
  'coach',
  'teacher',
  'boyfriend',
  'girlfriend',
  'bf',
  'gf',
  'ex',
  'partner',
  'foster (?:dad|mom|parents?)',
)

/** Somebody may die, by their own hand: the student, or a person they tell of. */
const LIFE = [
  'kill(?:ing|s)? (?:myself|himself|herself|themself)',
  'suicid\\w*',
  'self ?harm\\w*',
  '(?:hurt|cut|harm)(?:ting|ing|s)? myself',
  // An employee who cut herself on a slicer is a case about safety.
  '(?:cuts|cutting|hurts|hurting|harms|harming) (?:himself|herself|themself)(?! (?:on|with a (?:knife|slicer|box)|at work))',
  '(?:want|wants|wanna|wanted|going|gonna|ready|plan|planning|ways?|think(?:ing)? (?:about|of)|thoughts? (?:about|of)) (?:to )?(?:die|dying|be dead|end it all|end it|end my life|end (?:her|his|their) life|not (?:wake up|exist|be alive))',
  'end(?:ing)? (?:it all|my life|my own life)',
  'take (?:my|her|his|their) own life',
  'thinks? (?:a lot )?about (?:dying|death a lot|killing)',
  'pills to (?:end|die|stop|sleep forever)',
  'overdos(?:e|ed|ing)',
  'jump(?:ing)? (?:off|from) (?:a|the) (?:bridge|roof|building)',
  'dont want to (?:live|be here|be alive|exist|wake up)',
  'i (?:just )?(?:want|wanna|wish i could) (?:to )?disappear',
  'better off (?:without me|dead|if i was gone|if i were gone)',
  'no (?:one|body) would miss me',
  'no reason to (?:live|go on|be here)',
  'everything (?:i do |in my life )?(?:is|feels) (?:so )?(?:pointless|hopeless|meaningless)',
]

/** Somebody hurts them. */
const HARM = [
  'being abused',
  '(?:hits|beats) (?:me|us|my (?:mom|mum|mother|brother|sister)) at home',
  `my ${CLOSE} (?:always |keeps? |sometimes |just |has |is )*(?:hits?|hitting|beats?|beating|touch(?:es|ed|ing)?|hurts?|hurting|chokes?|kicks?|slaps?|punche[sd]|threatens?) (?:me|us)\\b`,
  '(?:raped|molested|sexually (?:abused|assaulted|harassed) me)',
  'my (?:boss|manager|supervisor|teacher|coach|principal|advisor)(?: (?:at|from|in) (?:\\w+ ){0,2}\\w+)? (?:always |keeps? |has |just )*(?:ask(?:s|ed|ing)? me (?:out|on a date)|flirt\\w*|kiss\\w*|touch(?:es|ed|ing)? me)',
  'afraid (?:to go|of going) home',
  'bull(?:y|ied|ying|ies) me (?:at school|online|every day)',
  '(?:being|getting|am|get|im) bullied(?! by (?:a |the |my )?(?:customer|client|boss|manager|coworker))',
]

/** It is too much for them. */
const SORROW = [
  `my parents (?:are |keep |always |wont stop )*(?:fight\\w*|getting (?:a )?divorced?|splitting up|screaming)`,
  '(?:cant|cannot|can not) (?:stop crying|sleep (?:anymore|because|and|at night)|go on|take (?:it|this) anymore)',
  'stress\\w*\\b.{0,30}\\b(?:cant|cannot|can not) (?:sleep|eat|breathe)',
  'i (?:just )?(?:cry|cried|am crying) (?:\\w+ )?(?:every|all|myself to sleep|at) ?(?:night|day|the time|night long)?',
  'panic attacks?',
  'i (?:feel|am|m) (?:so |really |very )*(?:depressed|hopeless|worthless|suicidal)',
  'im (?:so |really )*(?:depressed|hopeless|worthless)',
  'hate my(?: life|self)',
  'eating disorder',
  'nobody (?:likes|loves) me',
  '(?:am|im|feel|feeling) (?:so |very |really |just |super )*(?:heartbroken|lonely|all alone)',
  '(?:am|im|feel|feeling) (?:so |very |really |like )+(?:sad|alone|empty)',
  'i have no friends',
  `(?:${RELATIVES}|friend|dog|cat) (?:just |has )?(?:died|passed away)`,
]

/** Of whoever needs a person and no tutor; rather once too often than once too seldom. */
export const DISTRESS = new RegExp(`\\b${anyOf(...LIFE, ...HARM, ...SORROW)}\\b`)
