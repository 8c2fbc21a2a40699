/**
 * Whether what others scored, wrote, asked or are called is asked of the tutor: it sees nobody's but the student's own. What a
 * business knows of its customers, and what is scored on average or to win, is no such wish.
 * @param plain the turn's plain words
 */
export const asksForOthersData = (plain: string) =>
  CONTACT.test(plain) ||
  (!OF_BUSINESS.test(plain.replace(OUR_EXAMS, '$1')) &&
    WISHES.some((pattern) => pattern.test(plain)))

/** How to reach a person is nobody's business, whatever event that person was in. */
const CONTACT =
  /\b(?:look up|find(?: out| me)?|get(?: me)?|give(?: me)?|send(?: me)?|tell me|whats|what is)\b(?: \w+){0,3}? (?:e ?mails?(?: address)?|phone(?: numbers?)?|(?:cell |phone )?numbers?|(?:home )?address|snap(?:chat)?|insta(?:gram)?)(?: \w+){0,4}? (?:of|for|from) (?:the|this|that|a|some) (?:kid|girl|guy|boy|dude|student|person|judge|winner|girl)s?\b(?! (?:service|account|store|list|marketing))/

/** "The marketing exam" is no business. */
const OUR_EXAMS =
  /\b(?:business|marketing|hospitality|finance|entrepreneurship|management) (exam|test|quiz|practice)\b/g

const SECRETS =
  '(?:(?:real |full |last |first )?names?|e ?mails?(?: address(?:es)?)?|phone(?: numbers?)?|address(?:es)?|scores?|grades?|results|answers|chats?|messages?|convos?|conversations?|logs?|passwords?|progress|test history|chat history|exams?|profiles?)'
const MATES =
  '(?:kids?|students?|users?|members?|class ?mates?|team ?mates?|chapter ?mates?|pupils?|ppl|people|persons?|person|guys?|girls?|boys?|competitors?)'
const PEERS =
  '(?:kids?|students?|users?|members?|(?:class|team|chapter) ?mates?|pupils?|persons?|guys?|girls?)'
/** Who is none of those that are asking: "the last student", "anyone else", "my friend". */
const OTHERS = `(?:(?:the |some |any |all |every |all the |all of the |those |these )?(?:other|another|last|previous|next|rest of the|top|best|worst) (?:\\w+ )?${MATES}|(?:every|any|some)(?:one|body)(?: elses?| (?:in|on|at|from) (?:my|our|the) (?:chapter|class|team|school|group)| (?:on|in) here)|(?:every|some)(?:one|body)s|(?:who|what)ever|(?:the )?(?:${MATES} |one |guy |girl |dude )(?:who |that )?(?:(?:was |were |came |used (?:this|it|u|you) |asked |on )?(?:here |on here )?before (?:me|us)|last used (?:this|it|u|you)|in my (?:chapter|class|team|school|event|group)|on (?:here|my team|the team|this (?:app|site|platform))|(?:who |that )?uses? (?:this|it|you|u))|(?:my|our|the) (?:whole |entire )?(?:class ?mates?|team ?mates?|chapter ?mates?|friends?|rivals?|chapter|class|team|(?:role ?play )?partner|members|president|crush|ex|bestie)(?: members?)?)`
const SHOW =
  '(?:show|tell|give|send|list|leak|reveal|print|share|read|pull up|look up|open|display|whats|what is|what are|what were|what was|let me (?:see|read)|can i (?:see|read|get|have)|could i (?:see|read|get|have)|i (?:want|wanna|need) (?:to )?(?:see|read|know|get)|see)'
const DONE =
  '(?:scored?|get|got|ask(?:ed|ing)?|type[ds]?|typing|sa(?:id|y|ys)|wrote|write|miss(?:ed)?|answer(?:ed)?|put|do|did|chat(?:ted)?|message[ds]?)'
/** Where it is done that only the tutor's own platform knows of. */
const HERE =
  '(?:on (?:the |their |his |her |that |this |my )?(?:\\w+ )?(?:practice )?(?:tests?|exams?|quiz(?:zes)?|mocks?|attempts?)|(?:to )?(?:you|u)|here|in (?:here|this chat)|(?:on|in) (?:this|the) (?:app|site|platform|tutor)|last|yesterday|today|before me)'

const GROWN_UP =
  '(?:(?:mr|mrs|ms|miss|mx|dr|coach|principal|professor) \\w+|(?:my|our|the) (?:teacher|advisor|principal|counselor|coach|judge|boss|manager)s?)'

const WISHES = [
  // "Show me their names and chats", "the other kids' scores"
  `\\b${SHOW}\\b(?: \\w+){0,3}? (?:their|his|her|there|peoples?|everyones?|everybodys?|someones?|somebodys?|other peoples?|my (?:friend|classmate|teammate|rival|partner)s) (?:\\w+ ){0,2}?${SECRETS}$`,
  `\\b${SHOW}\\b(?: \\w+){0,4}? ${SECRETS}\\b(?: \\w+){0,3}? (?:of|for|from|by) ${OTHERS}\\b`,
  `\\b${SHOW}\\b(?: \\w+){0,2}? ${OTHERS}(?:s)? (?:\\w+ ){0,2}?${SECRETS}\\b`,
  // "What did the kids in my chapter score on the test"
  `\\b(?:what|whats|how|who|show me|tell me|which)\\b(?: \\w+){0,4}? ${OTHERS} (?:\\w+ ){0,2}?${DONE}\\b(?: \\w+){0,4}? ${HERE}(?: |$)`,
  `\\b(?:what|show me what|tell me what|read me what)(?: (?:scores?|grades?))?(?: (?:did|has|have|was))? (?:the )?(?:last|previous|other) (?:${PEERS}|one)(?: \\w+){0,2}? ${DONE}\\b(?! (?:about|of|for)\\b)`,
  `\\b${SHOW} (?!credit|my |the |a |an |our |your |its |this |that |good |practice )\\w+s (?:score|grade|result|answers)(?: (?:on|in|for) .*)?$`,
  // "Whats mr hendersons home address", "where does my advisor live"
  `\\b${SHOW}\\b (?:\\w+ ){0,2}?${GROWN_UP} (?:\\w+ )?(?:home |personal |private |cell |real )*(?:address|phone|number|cell|birthday|age|passwords?|snapchat|instagram)\\b(?! one\\b)`,
  `\\bwhere (?:does|do|is) ${GROWN_UP} (?:\\w+ )?live`,
  `\\b(?:what|whats|which|tell me|show me) (?:\\w+ ){0,2}?(?:scores?|grades?|points|percent) (?:did |has )?(?!i\\b|we\\b|you\\b)\\w+ (?:got?|gets?|had|have|made) (?:on|in|for) (?:his|her|their) `,
  // "What other students at my school got on their practice exams", "the messages other students sent you".
  `\\b(?:${SHOW}|what|how) (?:\\w+ ){0,3}?(?:the )?(?:other|another|all|rest of the|last|previous) (?:\\w+ )?(?:students?|kids|users?|members|classmates?|teammates?|person|people|chapters?)(?: \\w+){0,6}? ${DONE}\\b(?: \\w+){0,5}? (?:tests?|exams?|quiz(?:zes)?|mocks?|you|u|here)(?: |$)`,
  `\\b${SHOW} (?:\\w+ ){0,3}?${SECRETS} (?:that |which )?(?:the )?(?:other|another|last|previous) ${MATES}\\b(?: \\w+){0,2}? (?:sent|wrote|typed|gave|had)`,
  `\\b${SHOW} (?:\\w+ ){0,3}?(?:info|information|data|history|stuff|account|details) (?:of|on|about|from|for) ${OTHERS}`,
  `\\bwho (?:in|on|at|from) (?:my|our|the) (?:chapter|team|class|group|school) (?:\\w+ ){0,3}?(?:has|have|had|got|gets|scored) the (?:highest|lowest|best|worst|top)\\b`,
  `\\blist (?:all |every )?(?:the |your )?(?:users?|students?)$`,
  `\\bwho (?:else )?(?:is |has |have |was )?(?:us(?:es|ing|ed) (?:(?:this|the) (?:app|site|tutor|chat|platform)|you|u)(?: (?:too|today|right now|in my \\w+))?$|on here|asked (?:you|u)|got the (?:highest|lowest|best|worst)(?: score)? (?:in|on) (?:my|our|the) (?:chapter|team|class|group))`,
  `\\b(?:names?|emails?|scores?|chats?) (?:and|or|n) (?:names?|emails?|scores?|chats?|answers?|grades?)\\b.{0,30}\\b(?:students?|kids|users?|members|class ?mates?|team ?mates?)\\b`,
].map((source) => new RegExp(source))

const OF_BUSINESS =
  /\b(?:what happens|illegal|legal|allowed|what if|does it matter|customers?|clients?|guests?|employees?|workers|subscribers?|followers?|leads|companies|company|business(?:es)?|stores?|shops?|brands?|judges?|market(?:ing)?|newsletters?|average|usually|normally|need to (?:win|place|qualify)|have to (?:win|place|qualify)|to (?:win|place|qualify)|icdc|credit scores?|should i (?:say|write|put|tell))\b/
