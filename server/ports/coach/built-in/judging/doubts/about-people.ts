import { anyOf, type DoubtKind } from './doubt-kind.ts'

/** Somebody whom a decision concerns. */
const SOMEBODY =
  "(?:(?:the|our|my|his|her|their|any|all|these|those|both|other|each|every|one) )?(?:[\\w'’]+ ){0,2}?(?:customers?|guests?|clients?|members?|parents?|famil(?:y|ies)|employees?|staff|team|workers|crew|sponsors?|partners?|investors?|owners?|buyers?|students?|tenants?|neighbors?|vendors?|visitors?|winners?|council|bank|insurers?|inspectors?|regulators?|press|newspaper|public|people|anybody|anyone|others|them|her|him)"
const NAME = '(?:(?:Mr|Mrs|Ms|Dr)\\. )?[A-Z][a-z]+(?: [A-Z][a-z]+)?'
const WHOM = `(?:${SOMEBODY}|${NAME})`
const NOT = "(?:not|never|n['’]t)"
const I_OR_WE =
  "(?:I|we)(?:['’](?:d|ll))?(?: would| will| should| can| could)?(?: then| simply| just| rather)?"
const MONEY =
  '(?:money|deposits?|fees?|fares?|refunds?|difference|price|postage|bonus|tips?|interest|\\$[\\d,.]*\\d)'

/** Against people: silence, half the truth, their cost, fear. */
export const ABOUT_PEOPLE: DoubtKind[] = [
  {
    because: 'What concerns people is told to them, and asked of them, before it is decided.',
    leftUndone: anyOf(
      `\\b${NOT} (?:really )?(?:tell|inform|warn|ask|consult|involve|invite|call|meet|answer|talk (?:to|with)|speak (?:to|with)|listen to|explain (?:it |this |that )?to) ${WHOM}(?: (?:about|of|before|until|on) [^,.]*)?(?:[.]|,? (?:because|since|as|so)\\b)`,
      `\\b${NOT} (?:speak|talk) (?:about|of) (?:the|that|it|this)\\b`,
      `\\b(?:must|should|need|may|shall)(?: ${NOT}|n['’]t) (?:hear|know|find out|notice|see|learn)\\b(?! (?:it |this |of it |about it )?(?:from|by|in|at)\\b)`,
      '\\b(?:hears?|learns?|finds? out|reads?|knows?) (?:of |about )?(?:it|this|that) (?:only )?(?:on the (?:same )?day|in the (?:news)?paper|from the (?:news)?paper|when it|in the week|a day before|afterwards?|too late)',
      '\\b(?:say|says|said|saying) (?:as little as possible|nothing)\\b|\\b(?:I|we|you|staff|tellers|employees)(?: would| will| should)? (?:stay|keep) (?:silent|quiet)\\b|\\b(?:silence|saying nothing) is (?:right|best|safer|better)\\b',
      "\\btell (?:the |our )?[\\w']+ (?:only )?(?:after|afterwards?|when it is over)\\b|\\b(?:letter|mail|message|note) on the (?:morning|day) of\\b",
      '\\bquestions (?:can|have to|must) wait\\b|\\bno questions\\b(?! asked)',
      '\\b(?:secretary|desk|tellers?|staff|they) says? that (?:you|he|she|I) (?:are|is|am) in a meeting',
      '\\bin a meeting (?:everybody|everyone|people|they|all) (?:only|just)\\b|\\b(?:he|she|they) would (?:only|just) (?:be|talk|turn|come|make|complain|argue|ask|say)\\b',
    ),
    said: [
      'I would not talk with her before May, because she has her own ideas.',
      'The vendors read it in the paper, and she hears it on the day.',
      'They must not hear about it before Monday.',
      'I would send a letter on the morning of the ninth day.',
      'I would not speak about the smell.',
    ],
    unlike: [
      'I would not tell them a date that we cannot keep.',
      'She must not hear it from others, so I call her first.',
      'Nobody should find it out from the paper.',
      'I tell the parents today and the teachers this evening.',
      'I do not speak about money until I have listened.',
    ],
  },
  {
    because: 'What is not so, or only half of it, is found out, and then nobody believes the rest.',
    leftUndone: anyOf(
      "\\b(?:al|even )?though (?:it|that|this) (?:is|was)(?: not|n['’]t) (?:so|true|right)\\b",
      '\\bso (?:that )?(?:it|this|that) looks? (?:like|as|normal|better|bigger|full)\\b|\\bmakes? (?:us|it|them) look (?:weak|bad|small)\\b',
      '\\bwith a new (?:date|label|name on it)\\b|\\b(?:can|could|may) still (?:write|say|print|call it|put)\\b|\\bwe still (?:write|say|print)\\b',
      '\\b(?:say|says|tell|write|explain|announce|close|closed|sent by) [^.,]{0,50}\\b(?:a|an) (?:technical|computer|system) (?:error|problem|fault|reason)\\b',
      '\\b(?:say|says|tell|tells|write|answer)\\b[^.]{0,40}\\b(?:everything is (?:under control|fine)|(?:saves?|earns?|wins?) (?:you |the \\w+ )?a lot|it has no|safe for (?:everyone|all))',
      '\\b(?:because|since|as) (?:nobody|no one)(?: outside| else| there)? (?:can|could|will|would|ever) (?:count|check|see|know|tell|notice|compare|prove|look|read|ask)\\w*\\b',
      "\\bso (?:that )?(?:nobody|no one|they|he|she|people|customers|guests|the \\w+) (?:can(?:not|n['’]t)?|could(?: not|n['’]t)?|does not|do not|don['’]t|will not|won['’]t)? ?(?:compares?|complains?|go(?:es)? back|argues?|refuses?|objects?|proves?|changes? (?:his|her|their) mind)\\b",
      `\\b(?:I|we) leave (?:it |that |this |them )?(?:out|aside)\\b|\\b(?:I|we) (?:would |will )?leave (?:it|that|this|them|${NAME}|the [\\w ]{3,25}) (?:aside|out)\\b`,
      '\\b(?:that|this|it) is what (?:people|they|customers|guests|everybody) wants? to hear\\b|\\bwith a label that says\\b',
      '\\bI would spread the\\b|\\bdate (?:it|them) back\\b',
    ),
    said: [
      'On the sign it has no price, so that nobody compares.',
      'I would tell them that all were in the drawing, because nobody outside can count them.',
      'Our two missed pickups I leave out.',
      'We close because of a technical problem.',
      'We say that the coats were washed, because that is what people want to hear.',
    ],
    unlike: [
      'Because of a technical problem on Saturday we charged you twice, and this is our mistake.',
      'I would not leave that out.',
      'We put a price on it, so that everybody can compare.',
    ],
  },
  {
    because:
      'What your own side has caused is not to be paid, or carried, by those who had no part in it.',
    done: anyOf(
      `(?<!\\w)${MONEY}(?: of \\$[\\d,.]+)? (?:${I_OR_WE}) keep\\b(?! (?:the same )?[\\d$])|\\b${I_OR_WE} keep (?:the |his |her |their )(?:\\$[\\d,.]+ )?(?:deposits?|fees?|postage|money|tips?|bonus)\\b|\\bfor our (?:trouble|work|costs)\\b`,
      "\\bat (?:the |their |his |her |your )(?:own |sender['’]?s? own |customer['’]?s? own )?(?:own )?(?:risk|expense)\\b",
      '\\b(?:sends?|gets?|receives?|pays?) (?:an? |the )?(?:extra |own )?bill\\b(?=.*\\b(?:for|until|of)\\b)',
      `\\bcharge (?:the )?\\$[\\d,.]+ to (?:the |all |our )?(?:\\w+ )?(?:employees|staff|team|customers|members|guests)\\b`,
      '\\b(?:taken|take|comes?) (?:from|out of) the (?:bonus|pay|wages?|tips|deposit|money) of\\b',
      '\\b(?:they|he|she) (?:has|have) no other (?:\\w+)[^.]*\\bso (?:they|he|she)\\b|\\bbecause then it is too late\\b|\\btoo late for (?:another|a new)\\b',
      '\\b(?:raise|increase)s? the (?:\\w+ )?(?:fees?|rents?) of\\b',
      `\\b(?:refund|give|offer|receive|get)s? (?:it |them |him |her )?(?:nothing|no (?:refund|money|answer))\\b|\\b(?:I|we) (?:would |will )?(?:pay|refund|help) only\\b|\\bonly after (?:he|she|they) (?:sends?|proves?|signs?|pays?|shows?)\\b|\\brefunds? (?:nothing|nobody)\\b|\\bno (?:refunds?|money back)\\b`,
      '\\btake \\d+ (?:percent|dollars) (?:of [^.]{0,25}) for it\\b|\\bshorten the time for (?:returning|returns|complain\\w+|a refund)\\b|\\blower the limit\\b|\\ball sales are final\\b',
      '\\b(?:people|customers|guests|clients|users|they) (?:are|is) (?:the cause|to blame|the problem)\\b|\\bsomebody must have been (?:careless|lazy)\\b',
      '\\b(?:the full|the whole|all the) (?:amount|price|sum|money) (?:tonight|today|now|in advance|first)\\b|\\b(?:neighbors|people|guests|employees|they|customers) are used to\\b|\\b(?:parents|customers|guests|members|clients|they) can (?:do|clean|fix|repair|carry|wait for) (?:that|it|this)\\b',
      "\\b(?:that|it|which)(?: is|['’]s)? not (?:in|part of) (?:our|the) contract\\b",
    ),
    said: [
      'The $9.50 we keep, since the ride was made.',
      'The deposit of $600 I would keep for our trouble.',
      'I pay only those who stay.',
      'They have no other market, so they will pay.',
      'I need the full amount tonight.',
      'The parents can do that at home.',
    ],
    unlike: [
      'You pay only if it works.',
      'We keep the price as it is.',
      'At $7.50 we keep $3.60, and at $8.50 we keep the same $3.60.',
      'We return the deposit of $600.',
      'He gets no bill from us.',
    ],
  },
  {
    because: 'Fear, blame and rivalry make people hide mistakes and work against one another.',
    done: anyOf(
      '\\b(?:tell|say|explain|apologize|report|answer|stand)s? [^.]{0,40}\\bin front of (?:everyone|everybody|all|the (?:whole |entire )?(?:team|others|crew|staff))\\b',
      '\\bon the wall in red\\b|\\bnames? of (?:the people|those|whoever|the ones)? ?(?:with the most|who made|who has)\\b[^.]*\\b(?:wall|board|door|list)\\b',
      '\\b(?:whoever|who|anyone who|anybody who|the last (?:name|one)[^.,]{0,20}|the slowest|the worst|the losing \\w+|losers?) (?:\\w+ ){0,4}?(?:has to (?:clean|work|stay|pay)|must (?:clean|work|stay|pay)|cleans|works on|loses|is (?:out|let go|moved|replaced|sent)|gets? (?:no|nothing|him\\b|her\\b|the \\w+ shift))',
      "\\b(?:I|we)(?:['’]d|['’]ll| would| will| should)? (?:replace|demote|suspend) (?:him|her|[A-Z][a-z]+)\\b(?! Street)|\\b(?:move|send|put) (?:him|her|[A-Z][a-z]+) (?:there|to the (?:parking lot|basement|back|warehouse|storage|night shift))\\b",
      '\\bso that (?:the )?others (?:are warned|learn|see what)\\b|\\bas a (?:punishment|warning|lesson)\\b',
      '\\b(?:competition|rivalry|pressure|fear|envy) (?:is (?:healthy|good|useful)|makes|keeps|sorts)\\b',
      '\\bwhich shows that (?:he|she|they) (?:has|have|is|are) (?:no|not|lazy|weak|slow)\\b|\\b(?:are|is) not as good as (?:ours|mine|the others)\\b|\\bsorts? out the\\b',
      '\\b(?:post|video|film|publish|text|sign|wall)\\b[^.]*\\bwith (?:his|her|the) names?\\b|\\bsee what kind of person\\b|\\b(?:explains?|apologi[sz]es?) (?:it )?on camera\\b[^.]*\\b(?:his|her) (?:decision|fault|mistake)\\b',
      '\\bsue (?:him|her|them|the)\\b|\\bis against progress\\b',
    ),
    said: [
      'He tells all twelve riders in front of everyone what he did.',
      'Whoever complains works on the next three Sundays.',
      'Competition is healthy and sorts out the slow ones.',
      "I'd replace her this evening.",
      'You post a video yourself, with the name of the volunteer.',
    ],
    unlike: [
      'I would never scold him in front of everyone.',
      'Whoever comes first gets the bag.',
      'I speak with her alone, so that the others do not hear it.',
    ],
  },
]
