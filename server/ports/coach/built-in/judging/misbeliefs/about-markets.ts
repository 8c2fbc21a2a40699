import { anyOf, type DoubtKind } from '../doubts/doubt-kind.ts'

const ALL = '(?:everyone|everybody|all people|anyone|the whole (?:country|town|world|city))'
const ASKED =
  '(?:samples?|surveys?|tastings?|(?:one|this|a) (?:gym|school|store|shop|town|class|street)|\\d+ (?:\\w+ )?(?:people|customers|teenagers|students|guests|answers))'
const SAFEGUARD =
  '(?:guarantees?|warrant(?:y|ies)|insurance|contracts?|agreements?|backups?|plan B|checks?|tests?|trials?|planning for (?:the )?(?:end|worst|failure|problems))'

/** Whom a business serves, how it reaches and keeps them, and what holds it to its word. */
export const ABOUT_MARKETS: DoubtKind[] = [
  {
    because:
      'Whoever aims at everyone reaches nobody well: a group is chosen, and met where it is.',
    leftUndone: anyOf(
      `\\btarget (?:market|group|audience|customers?)\\b[^.]{0,30}\\b(?:as (?:wide|broad|big|large) as possible|(?<!not )${ALL})\\b(?! (?:who|at|in the (?:gym|school|club))\\b)`,
      '\\bthe (?:more|wider|broader) (?:people|groups|customers|the (?:group|market|target))[^.]{0,25}\\b(?:aim|target|advertis|speak|the more|the better)\\w*[^.]*\\bthe (?:more|better|cheaper)\\b',
      '\\b(?:segment\\w*|dividing (?:the )?(?:customers|market))\\b[^.]{0,25}\\b(?:wastes?|loses? customers|is unnecessary|makes? no difference|only (?:costs?|makes?))\\b',
      '\\bsamples? (?:are|is) (?:an? |only a )?waste\\b|\\b(?:gets?|got|receives?|tries|tried)\\b[^.]{0,25}\\bfree\\b[^.]{0,10}\\bnever (?:buys?|pays?|comes?)\\b',
      '\\b(?:one|a single|a big|one big) (?:\\w+ )?(?:ads?|advertisements?|pages?|spots?|messages?|posters?)\\b[^.]{0,20}\\b(?:stronger|better|more effective|does more|works better)\\b[^.]{0,10}\\bthan (?:many|several|a lot|repeat\\w*|small)',
      '\\bfeatures (?:matter|count|sell|are worth) more than (?:the )?benefits\\b|\\bstore brands?\\b[^.]{0,40}\\b(?:every other|any other|all other) (?:shop|store)s?\\b',
      '\\b(?:keeping|holding) (?:an? )?(?:old |existing |regular |present )?customers? (?:costs|is) (?:more|harder)\\b[^.]*\\bthan (?:winning|finding|getting)\\b|\\bnew customers? (?:are|is) (?:always )?(?:cheaper|easier|worth more) than\\b',
      '\\b(?:customers|guests|people|clients) (?:soon |quickly |always )?forget (?:an? |the |every |any )?(?:quarrel|argument|mistake|problem|complaint|bad \\w+)s?\\b|\\bwhoever has a (?:problem|complaint|question) (?:will |would )?(?:calls?|writes?|asks?|comes?)\\b',
    ),
    said: [
      'A good target market is as wide as possible.',
      'The more people you aim at, the more you sell.',
      'Whoever gets a bar for free never buys one.',
      'One big advertisement once is stronger than many small contacts.',
      'Customers forget a quarrel when nobody mentions it.',
    ],
    unlike: [
      'The target market is not everyone, it is teenagers who climb.',
      'Samples are not a waste, because whoever tries it comes back.',
      'The more people try it, the more we learn.',
      'Many small contacts are stronger than one big advertisement.',
      'Regular customers are cheaper to keep than new ones are to find.',
    ],
  },
  {
    because: 'A few answers from one place are a hint, and more of them tell more.',
    leftUndone: anyOf(
      `\\b${ASKED}\\b[^.]{0,40}\\b(?:are|is|speaks?|stands?|answers?) (?:exactly |just |surely |already )?(?:like (?:all|every)|the same as (?:all|every)|for (?:all|every\\w*|the whole))\\b`,
      '\\b(?:never|not) (?:have to|need to|has to) (?:be )?(?:test|ask|check|measure)(?:ed)? (?:\\w+ )?again\\b',
      '\\b(?:minority|few(?:er)? (?:people|answers|customers)|small(?:er)? (?:sample|survey)) (?:tells?|says?|shows?|is|are)\\b[^.]{0,15}\\b(?:more|better)\\b[^.]*\\b(?:than|exact|reliable|accurate)\\b',
      '\\b(?:figures|numbers|results) (?:from|of|in) the first (?:weeks?|months?|days?|year) (?:are|is) always (?:wrong|false|useless|bad)\\b|\\breviews? nothing (?:before|until)\\b',
      '\\b(?:a )?(?:goal|target|objective)s?\\b[^.]{0,10}\\b(?:should|must|has to|have to|is best|needs to)\\b[^.]{0,15}\\b(?:open|vague|general|unclear|impossible|without (?:a )?(?:number|date|figure))\\b|\\b(?:goal|target)s? (?:needs?|has|with) no (?:number|date|figure)\\b',
    ),
    said: [
      '80 teenagers at one gym are exactly like all teenagers in the country.',
      'We never have to test again.',
      'A minority tells you more than a majority.',
      'A goal should be open so that nobody is disappointed.',
      'We review nothing before the third year.',
    ],
    unlike: [
      '80 teenagers at one gym do not speak for everyone.',
      'The goal should not be vague, so I say 900 bars.',
      'More answers tell more than a few.',
      'We review it before the third week.',
      'The doors should be open so that nobody waits.',
    ],
  },
  {
    because:
      'Laws, written agreements, records and checks protect both sides, most of all in trouble.',
    leftUndone: anyOf(
      '\\b(?:contracts?|agreements?|(?:our|company) (?:rules?|polic(?:y|ies))) (?:always )?(?:stands?|is|are|goes|go|counts?|comes?) (?:above|over|higher than|stronger than|more than|before) (?:the |any )?(?:\\w+ )?laws?\\b',
      '\\b(?:spoken|verbal|oral|handshake)\\b[^.]{0,25}\\b(?:stronger|better|safer|worth more) than\\b|\\b(?:friends|family|partners|honest people)\\b[^.]{0,15}\\bneed no (?:\\w+ )?(?:contract|agreement|paper|rules)s?\\b',
      '\\b(?:wage|labor|consumer|privacy|safety) laws? (?:only )?(?:protects?|helps?|is for|favors?|is there for) (?:only )?(?:the )?(?:employers?|sellers?|compan(?:y|ies)|businesses|business)\\b',
      `\\b${SAFEGUARD}\\b(?: \\w+){0,3}? (?:only |just )?(?:shows?|means?|proves?|tells?|signals?|brings?|slows?|delays?|attracts?)\\b(?: (?:people|that|us|you|them|customers|everything|down))*(?: (?:we|they|he|she|you))?(?: (?:only|a|an|the|our))* ?(?:expects?|distrust|do(?:es)? not trust|trouble|failure|doubts?|guilt|weakness|the end|bad luck|end|processors?|success|work)\\b`,
      "\\brecords? (?:\\w+ )?(?:are|is) (?:only|just) (?:for|about) (?:the )?(?:past|tax|office|boss)\\b|\\brecords? (?:do not|don['’]t|does not|cannot|never) (?:change|help|matter|control)\\b",
      '\\bone person\\b[^.]{0,25}\\b(?:enters?|orders?|writes?|receives?|counts?)\\b[^.]*\\b(?:approves?|checks?|pays?|signs?)\\b[^.]*\\b(?:alone|everything|all)\\b|\\b(?:best|strongest|safest) control\\b[^.]{0,30}\\bone person\\b',
      '\\b(?:safest|best|easiest|cheapest) (?:when|if) (?:everything|all|it)\\b[^.]{0,30}\\b(?:in one (?:night|day|go|step)|overnight|at once)\\b|\\b(?:trials?|pilots?|tests?)\\b[^.]{0,25}\\bwould only (?:delay|confuse|cost|slow)\\b',
      '\\b(?:risks?|problems?|dangers?|signals?|trouble|leaks?|doubts?|tensions?) (?:that |which )?(?:will |would )?(?:always )?(?:comes?|goes?|solves?|fixes?|disappears?|settles?|go away|goes away)\\b[^.]{0,12}\\bby (?:itself|themselves)\\b',
      '\\b(?:depending|relying|to (?:depend|rely)|everything|all (?:our )?(?:\\w+ )?(?:money|sales|stock))\\b[^.]{0,15}\\b(?:on|in|with|from) (?:one|a single) (?:customer|supplier|channel|partner|stock|place|product)\\b[^.]{0,10}\\b(?:is|are) (?:\\w+ )?(?:safer?|safest|best|better|simpler|no risk)\\b|\\bdiversif\\w+\\b[^.]{0,15}\\b(?:increases?|raises?|adds?|means more) (?:the |to the )?risk\\b',
    ),
    said: [
      'A contract stands above the law.',
      'Friends need no contract, since a spoken promise is stronger than paper.',
      'Wage law protects the employer.',
      'A guarantee shows that we expect trouble.',
      'Records are only for the past.',
      'The best control is to let one person enter, approve and pay everything alone.',
      'A change is safest when everything is switched in one night.',
      'The signal in the cellar is a problem that goes away by itself.',
      'Depending on one customer is safer.',
    ],
    unlike: [
      'A contract does not stand above the law.',
      'Friends need a contract more than anyone.',
      'A guarantee shows that we stand behind it.',
      'Records tell us where things go.',
      'No one person should enter and approve.',
      'Depending on one customer is risky.',
      'The checks tell us early where trouble begins.',
      'It is safest when one group begins.',
    ],
  },
]
