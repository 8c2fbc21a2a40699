import { asksOfTrade, isOfTrade } from '../words/asks-of-trade.ts'
import { namesOtherMatter } from '../words/names-other-matter.ts'
import { STRANGE, strangenessOf } from './topic.ts'

/** Of somebody known to the world, in a term of ours: "what's so-and-so's net worth". */
const GOSSIP =
  /\b(?:highest|biggest|largest|bigger|higher|most|more) net worth\b(?!.*\b(?:company|business|firm|balance|assets?|debts?)\b)|\bwho(?:s|se| is| has)? .{0,20}\bnet worth is\b|\bwhose net worth\b|\bwho(?:s| is| are)? (?:the )?(?:richest|richer|wealthiest|most famous)\b|\bis \w+(?: \w+)? (?:richer|more famous) than\b|\b(?!(?:company|business|firm|owner|person|persons|family|my|your|its|their|individual|someone|somebody|student|everyone|what|whats|does|was|is|has|this|as)\b)[a-z]{2,}s net worth\b|\bhow (rich|old|tall|famous) (is|are) (?!(a|an|the|my|your|this|that) )|\b(aliens?|illuminati|trump|biden|horoscopes?|zodiac)\b/

/** Whatever term stands in it, it is about a celebrity. */
export const isGossip = (plain: string) => GOSSIP.test(plain)

/** Whatever somebody sells, how it is sold is ours. */
export const isSelling = (plain: string) =>
  /\b(?:price|sell|market|advertise|promote|brand|package) (?:my|our)\b(?! (?:soul|body|grades?|homework))|\b(?:do|should|can|would) (?:i|we|she|he|they) (?:price|charge for) (?:an?|the|each)\b|\b(?:endorse|sponsor)\w*\b|\b(?:my|our) (?:\w+ ){0,2}(?:business|shop|store|stand|bakery|food truck|startup|side hustle)\b/.test(
    plain,
  )

/** "What has keys but can't open locks". */
export const isRiddle = (plain: string) =>
  /\briddles?\b|^what (?:has|have|gets?|goes|runs|comes|can|flies|is) .{3,50} (?:but|yet|without|the more|the less) .+/.test(
    plain,
  )

/** Names something of another matter, and is not asked as what is ours: "why is popcorn so expensive at the movies". */
export const isOffTopic = (plain: string) =>
  !isSelling(plain) &&
  namesOtherMatter(plain) &&
  strangenessOf(plain) > (asksOfTrade(plain) || isOfTrade(plain) ? 2 * STRANGE : SURELY_OURS)
const SURELY_OURS = -2

/** A text of the student's to be written for them, whatever it is about. */
export const isCreativeWish = (plain: string) =>
  /\b(english|history|science|biology|chemistry|physics|spanish|french|art|drama) (class|homework|teacher|essay|assignment|project|paper)\b/.test(
    plain,
  ) ||
  /\b(write|compose)\b.{0,120}\b(poem|haiku|song|lyrics|rap|story|essay)\b/.test(plain) ||
  /\b(write|compose|make|do|finish|create)\b.{0,25}\b(poem|haiku|song|lyrics|rap|story|essay|homework|code|program|script|book report|lab report)\b/.test(
    plain,
  ) ||
  /\b(write|make|create|build|code)\b.{0,20}\b(malware|ransomware|a virus|spyware|an? (bot|hack))\b/.test(
    plain,
  ) ||
  /\btranslate\b/.test(plain)

/** Figures of films and tales; what is sold with them on it is ours. */
const FICTION =
  /(?<!acts? of )\b(gods?|goddess|demigods?|demons?|ghosts?(?! kitchen)|wizards?|witch(es)?|vampires?|mermaids?|astrology|tarot|santa( claus)?|easter bunny|tooth fairy|batman|superman|spider ?man|spongebob|pikachu|darth vader|harry potter|thanos|shrek|elsa|godzilla|bigfoot|dragons?|leprechauns?)\b/

/** Matters that no question of business is about, whatever term stands beside them. */
const BESIDE_THE_POINT = [
  /\b(does|do|did) (he|she|they) (really |even )?(like|love|hate|miss) me\b|\bleft (me|him|her) on (read|seen|delivered)\b/,
  /\b(give|tell|show|send|need|want|whats|what is|know|have|got) .{0,25}\brecipes? (for|of|to)\b(?!.*\b(protect|secret|patent|copyright|own|owns|steal|stole|sell)\b)/,
  /\b(derivative|integral|limit|antiderivative) of (an? |the )?(y|f|g|x|\d\w*|sin|cos|tan|e|ln|function|polynomial)\b|\b(sin|cos|tan|sqrt|log|ln) ?(x|theta|\d+)\b|\b(solve|factor|simplify|graph) .{0,20}\bx( ?\d| squared| equals|\b.*\b\d)|\b(molar mass|mitosis|pythagorean|quadratic formula)\b/,
  FICTION,
  /\b(my|a|his|her) (crush|girlfriend|boyfriend|gf|bf)\b(?! and (?:i|me) (?:\w+ ){0,3}(?:start|open|run|own|sell)\b)|\b(get|ask for|have) (her|his|their) (phone )?number\b|\bask(ing)? (her|him|them|someone|somebody|(a|this|that) (girl|boy|guy))\b.{0,30} (out|to (prom|homecoming|the dance))\b|\b(flirt|kiss|marry|go on a date|fall in love|sexy)\b|\b(so|really|super|kinda) (cute|hot)$|\b(hes|shes|he is|she is) (so |really |super |kinda )(cute|hot)\b/,
  // "A SWOT analysis of me asking Maya to homecoming": whoever it is, and to whatever dance.
  /\b(?:ask(?:ing|ed)?|tak(?:e|ing)|invit(?:e|ing)|go(?:ing)? with) (?!(?:customers?|guests?|sponsors?|business\w*|vendors?|people|students?|more|everyone|judges?|tickets?)\b)(?:\w+ ){1,4}?(?:to|for) (?:(?:the|a|our|my|this) )?(?:\w+ )?(?:prom|homecoming|hoco|formal|sadie hawkins|sadies|snow ?ball|winter ball|(?:school )?dance)\b(?! (?:tickets?|dress\w*|compan\w+|studio|business|shop|sales?|committee|fundraiser))|\bpromposals?\b/,
  /\brizz(?:ed|ing)? up\b|\b(?:my|some) rizz\b|\b(?:ask|asking) (?:\w+ ){1,3}out on a date\b|\b(?:me|us) dating\b/,
  // "A SWOT analysis of getting a puppy": a pet of one's own.
  /^(?!.*\b(?:shops?|stores?|salon|groom\w*|walking|sitting|sell\w*|business|insurance|food|brand|clinic|toys?|price[ds]?|customers?)\b).*\b(?:analysis|swot|roi|cost benefit|pros and cons|break even|budget|business case|plan|should (?:i|we))\b.*\b(?:get(?:ting)?|adopt(?:ing)?|own(?:ing)?|keep(?:ing)?|having|buy(?:ing)?) (?:me |us )?(?:an? |another |my (?:own |first )?)(?:\w+ )?(?:pup(?:py|pies)?|dogs?|cats?|kittens?|hamsters?|guinea pigs?|bunn(?:y|ies)|rabbits?|gecko|lizard|snake|parrot|ferret|goldfish|turtle|axolotl)\b/,
  // "The break-even temperature where it snows tomorrow": the weather itself, at no business.
  /^(?!.*\b(?:sell\w*|sold|sales?(?! forecast)|stores?|shops?|stands?|business\w*|compan\w+|customers?|demand|suppl\w+|products?|pric\w+|insurance|crops?|farm\w*|harvest|park|resort|hotel|fair|festival|events?|restaurant|truck|heating|inventory|deliver\w*|employees?|workers?|car wash|wedding|bought|our)\b)(?=.{1,100}$)(?=.*\b(?:temps?|temperatures?|degrees|snow\w*|rain\w*|weather|humidity|sunny|windy?|storms?|hurricanes?|tornado\w*)\b).*\b(?:tomorrow|tmrw|tonight|today|outside|this (?:week|weekend|month|winter|summer|afternoon|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|next (?:\w+ )?(?:days?|weeks?|weekend|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at (?:which|what) (?:it|point)|where it)\b/,
  /\b(?:triangles?|angles?|sides?|segments?) \w+ (?:\w+ )?(?:is |are )?(?:congruent|similar|parallel|perpendicular)\b|\bcongruent\b|\b(?:geometry|algebra|calc(?:ulus)?|physics|chem(?:istry)?|bio(?:logy)?|trig(?:onometry)?) (?:proofs?|problems?|questions?|equations?|lab|packet|hw)\b/,
  /\b(interest|attention|love|numbers?) (from|of) (girls|boys|guys|women|men)\b|\b(girls|boys|guys) (to )?(like|notice|text|want) me\b/,
  /\b(?:my|our|his|her|their) (?:breakup|break up|love life|dating life|situationship)\b/,
  // "Why my mom should let me get a piercing": within the family, and about no money.
  /^(?!.*\b(?:business\w*|compan\w+|shops?|stores?|jobs?|work\w*|sell\w*|customers?|deca|invest\w*|money|loans?|bank\w*|accounts?|credit|competition|conference|icdc)\b).*\b(?:mom|mum|mother|dad|father|parents|grandma|stepdad|stepmom)s? (?:\w+ )?(?:should|to|will|would|wont|doesnt|dont|into) let(?:ting)? me\b/,
  /\b\d+ ?\/ ?\d+ (?:divided by|times|plus|minus|multiplied by) \d/,
  /\bdating (?:my|his|her|their|an?|someone|somebody|the) (?!.*\b(?:co ?workers?|colleagues?|boss|manager|supervisor|employees?|customers?|clients?|policy|companies|apps?)\b)/,
  /\b(is|was|are|started|keeps?) dating (my|his|her|their|a|someone|somebody)\b|\b(kissed|broke up with|cheated on|hooked up with) (my|me|her|him|his)\b|\b(?:s?hes|(?:s?he|they) (?:is|are)|my (?:bf|gf|boyfriend|girlfriend)s?(?: is)?) (?:\w+ )?cheating(?! (?:the|customers?|on (?:the|an?|my|his|her|our) (?:test|exam|quiz|homework|tax\w*)))/,
  // Whom to vote for is nobody's business question.
  /\b(?:who|which (?:candidate|party|president|one)) (?:should|will|would|is going to) (?:i vote for|win the (?:\w+ )?election)\b|\bwhich (?:candidate|party|president) is (?:better|best|worse)\b|\bshould i vote\b/,
  /\bwho (would|will|d) win\b|\bin a (fight|battle|rap battle)\b/,
  /\b(your|ur) favou?rite\b|\b(coolest|cutest|sexiest|funniest|prettiest)\b/,
  /\b(tell|give|show|make|write|recommend|suggest|know|any|best|good|funny|some|there an?|sing|need)\b.{0,20}\b(jokes?|memes?|puns?|poems?|haikus?|limericks?|riddles?|songs?|raps?|lyrics|pick ?up lines?|fan ?fiction|bedtime stor(y|ies)|movies?|films?|tv shows?|animes?|cartoons?|video ?games?|playlists?)\b.{0,12}\b(about|on|called|named|related to|like|of)\b/,
  /\b(movies?|films?|songs?|animes?|cartoons?|video ?games?|tv shows?) (about|should i (watch|play|listen)|to (watch|listen to|play))\b/,
  /\bif .{1,50} (was|were) an? (animal|color|colour|person|superhero|dog|cat|food|pizza|song|pokemon|character|fruit|sport)\b|\bwhat (animal|color|colour|superhero|pokemon|zodiac sign|fruit|emoji) (is|are|would|represents?)\b/,
  /\b(what does|what would|what do) .{1,40} (taste|smell) like\b|\b(color|colour|smell|taste|zodiac sign|spirit animal|pronouns) of (the |a )?(economics|marketing|finance|accounting|inflation|business|stocks?|money|management)\b/,
  // "Make me a website in html": to be programmed for them.
  /\b(?:make|build|code|create|write|program|design|give)(?: (?:me|us))? (?:(?:an?|some|the|my) )?(?:\w+ ){0,2}?(?:websites?|web ?pages?|apps?|bots?|programs?|games?|scripts?|code|functions?|calculators?)\b.*\b(?:in|with|using) (?:html|css|python|java(?:script)?|js|react|c|swift|scratch|typescript|php|sql)\b/,
  // A program of the student's own that does not run.
  /\b(?:fix|debug|run|check|help (?:me )?with) (?:my|this|the) (?!dress\b|promo\b|qr\b|bar\b|coupon\b|discount\b|sales?\b)(?:\w+ )?(?:code|script|loop)\b(?! of\b)|\b(?:name|syntax|type|index|key|value|indentation|null ?pointer) ?(?:error|exception)\b/,
  /\b(?:decode|encode|decrypt|encrypt)\b.{0,30}\b(?:base ?64|binary|morse|hex|string|message|this|cipher|code)\b|\bbase ?64\b|\bsql (?:query|statement|injection)\b|\b(?:get|make|buy|use) an? fake id\b/,
  /\b(?:train|training|run|running) (?:for|in) (?:an? |the )?(?:half |full )?(?:marathon|triathlon|5k|10k|race)\b(?!.*\b(?:sponsor\w*|sell|market\w*|event|organi[sz]e)\b)/,
  // A name to play or be teased by, whatever dress the wish wears; what a business calls itself is ours.
  /^(?!.*\b(?:business|shop|store|brand name|compan(?:y|ies)|customers?|sell\w*)\b).*\b(?:pick|choose|give|think of|come up with|make|suggest|recommend|create|need|want|generate|invent|brainstorm|find)\b.{0,40}\b(?:gamer ?tags?|gaming names?|nick ?names?|user ?names?|screen ?names?|pet names?|(?:insta|instagram|tiktok|snap|snapchat|twitter|discord) (?:handle|name|bio)s?|(?:dog|cat|puppy|kitten|hamster|baby|team|character|clan|guild|group chat|band) names?|names? for my (?:\w+ )?(?:dog|cat|puppy|kitten|hamster|fish|character|clan|guild|group chat|car|plant))\b/,
  // A bet of one's own.
  /\b(?:should|could|can|do) (?:i|we) (?:\w+ )?(?:bet|wager|gamble)\b|\b(?:my|a good|good|best|winning) (?:parlays?|bets?|wagers?)\b|\b(?:bet|wager) (?:\w+ ){0,3}?on (?:the )?\w+ (?:game|match|fight|race|tonight|to win)\b/,
  // Whether somebody in office is a fool is for nobody here to judge; what the office may decide is ours.
  /\b(?:is|are|was|were|isnt|arent|think|thinks) (?:that )?(?:the |our |this |that )?(?:president|vice president|prime minister|congress|senators?|governor|mayor|trump|biden|obama|harris|politicians?|democrats?|republicans?) (?:is |are |was |just |really |kinda |so |like |being |actually )*(?:an? )?(?:\w+ )?(?:dumb|stupid|idiots?|clowns?|smart|genius|crazy|insane|evil|bad|good|great|terrible|trash|liars?|racist|awful|the best|the worst|a joke|cooked|right|wrong)\b/,
  /\b(?:what|whats|how much) (?:is|was|were)? ?(?:the )?(?:budget|box office|gross)\b.{0,25}\b(?:movie|film|show|sequel)$/,
  /\b(?:my|her|his|their|(?:my|a) (?:best )?\w+s) ex\b(?! (?:boss|employer|partner|husband|wife|company))|\bpick ?up lines?\b|\b(?:does|do) (?:she|he) have in me\b/,
  /\b(?:charizard|pikachu|beanie baby|baseball card|pokemon cards?)\b.{0,20}\b(?:worth|price|value)\b|\b(?:worth|price|value) of (?:an? |my )?(?:\w+ )?(?:charizard|pikachu|beanie baby|baseball card|pokemon card)/,
  /\bis the (?:earth|world|moon) (?:flat|round|hollow|fake)\b|\blegal to (?:own|keep|have) an? (?:pet )?(?:tiger|lion|monkey|bear|wolf|raccoon|penguin|shark|snake|fox|crocodile|elephant)\b/,
  /^(?:did|will|should|would|does) the \w+ .{0,40}\btrad(?:e|es|ed|ing) (?!deficit|surplus|barrier|show|with\b)\w+$|^when (?:is|does|will|are) .{0,30}\b(?:coming out|come out|drop|dropping)$/,
  /^(?:ow |man |ugh )*my (?:back|head|stomach|neck|knee|ankle|foot|feet|tooth|throat|chest) hurts?\b(?!.*\b(?:at work|on the job|workers comp\w*|my boss|my shift)\b)/,
  // "How do i bargain with mom over curfew": within the family, and about no money.
  /^(?!.*\b(?:business(?:es)?|company|companies|shop|stand|store|start ?up|side hustle|jobs?|work(?:s|ing)?|loans?|lend|borrow|invest\w*|money|dollars?|allowance|pay\w*|rent|sell\w*|customers?|clients?|deca|roleplay|partner|product|fund\w*|college|savings?)\b).*\b(?:negotiat\w*|bargain\w*|haggl\w*|persuad\w*|convinc\w*|compromis\w*|deal|win win|pitch\w*|argu\w*)\b.{0,40}\b(?:mom|mum|mother|dad|father|parents|stepdad|stepmom|sister|brother|siblings?|twin|roommate|grandma|grandpa|cousin|bestie)\b/,
  /\b(?:get|getting|ask for|asking for|want|have) (?:\w+ ){0,2}(?:her|his|their|girls?|guys?|boys?|crushs) (?:phone )?(?:number|digits|snap|snapchat|insta|instagram|socials)\b/,
  // "The liquidity of slime", "the market share of my left foot": a word of ours in its meaning for stuff, or said of a body.
  /\b(?:liquidity|elasticity|inflation|volatility|solvency|absorption|friction) (?:of|in) (?:an? |the |my |our )?(?:\w+ )?(?:slime|goo|water|jello|soup|lava|mud|glue|ketchup|balloons?|rubber|rubber bands?|tires?|bounce house|basketballs?|skin|leggings|spandex|hair ties?|shampoo)\b/,
  /\b(?:market share|liquidity|elasticity|depreciation|appreciation|net worth|equity|roi|return on investment|inflation|swot|swot analysis|supply and demand|profit margins?|market value|balance sheet|overhead|turnover|yield|target market) (?:of|for|in|on) my (?:left |right |big |own )?(?:foot|feet|toes?|hands?|fingers?|arms?|legs?|knees?|nose|ears?|hair|butt|face|belly|stomach|brain|ego|dignity|sanity|soul|feelings|self esteem)\b/,
  // A number that is a joke of the day.
  /\b(?:6 7|67|69|420|4 20)\b.{0,20}\b(?:mean|meme|thing|yell\w*|scream\w*|say\w*|funny)\b(?=.*\b(?:every(?:one|body)|kids|people|yell\w*|scream\w*|meme|joke|funny|tiktok|keeps?)\b)/,
  /\bmeaning of life\b|\b(teacher|advisor|judge|classmate|boss|friend)s? (is|are|looks?) (so |really )?(hot|cute|ugly|single)\b|\b(is|are) (an? |the |my )?(\w+ )?(hot|cute|ugly|sexy)$/,
  /\b(in|on|play|playing) (minecraft|roblox|fortnite|gta|pokemon|valorant|league of legends|clash royale|animal crossing|the sims)\b/,
  /\b(is|are) .{1,30} (in love|haunted|cursed|gay)\b/,
  /^((please|pls|can you|could you|hey) )*(sing|dance|draw|paint|cook|bake) (me|us)\b/,
  /^(do|does|can|could|would|will) (cats?|dogs?|fish|monkeys?|dinosaurs?|aliens?|babies|trees|ants|birds|hamsters?|penguins?)\b/,
  /\b(physics|chemistry|biology|calculus|algebra|geometry|trigonometry|history|spanish|french|latin|english|gym) (homework|test|class|teacher|essay|exam|quiz|worksheet)\b/,
  /\b(vote for|who should i vote|voting for (a |the )?(president|democrat|republican)|political party|democrats?|republicans?|liberals?|conservatives? (party|politician)|abortion|gun control)\b/,
  /\b(something|anything|smth) (funny|scary|sexy|romantic|weird)\b|\b(make|made) me laugh\b|\bfun facts? about (?!business|marketing|finance|economics|deca)/,
  // Where to eat; that a shop calls itself the best is ours.
  /^(?:so |hey |ok )*(?:whats|what is|who has|whos got|wheres|where is|where can i (?:get|find)) the (?:worlds )?best (?:pizza|burgers?|tacos?|sushi|coffee|ice cream|donuts?|wings|bbq|food|sandwich|pasta|fries|boba|restaurant)(?: place| spot)?(?: (?:in town|near me|around here|nearby|in the world|here|ever))?$/,
  /\b(best|coolest|fastest|nicest) (car|truck|phone|laptop|computer|shoes|sneakers|console|tv|headphones|restaurant|pizza|burger|airline|vacation|brand of \w+)s? ((to|i should|should i) (buy|get|eat|go|visit|fly)|ever|in the world|in (?:my |this |our )?(?:town|city|area)|near (?:me|here)|around here|right now|out there)\b/,
  /\b\d*x \d+( \d+)*\b.*\d|(?<!\b(?:like|for|about|by|up|charges?|charged|costs?|pays?|paid) )\b\d+x\b(?! (?:what|the|more|as|that|its|higher|for)\b)|\b(square|cube) root\b|\b(product|sum|difference|quotient) of \d|\b(do|doing|wash|washing) (the|my) (dishes|laundry)\b|\b(do|doing) (my )?chores\b|\bsolve for [a-z]\b/,
  /^((is|are|does|do|did|was|why is|why does) )?my (best )?(friends?|mom|dad|brother|sister|teacher|dog|cat) (is|are|was|mad|angry|hate|hates|like|likes|annoying|so)\b(?!.*\b(business|company|jobs?|works?|money|loan|tax(es)?|pays?|insurance|credit|deca|roleplay|partner|project|owner|boss|manager|servers?|waiter|waitress|cashier|barista|lifeguard|intern|hourly|wages?|tips?|shifts?|fired|hired|salary|overtime|customers?|clients?|store|shop|salon|restaurant|sell|sells|invest\w*|influencers?|creator|brands?|sponsor\w*|ads?|followers|runs|owns|opened|started|freelanc\w*)\b)/,
  /\b(?:date|date night|party|prom|promposal|sleepover|birthday|costume|halloween|gift|tattoo|outfit|nail|haircut) ideas\b(?!.*\b(?:sell|selling|business|shop|store|customers?|promot\w*|fundraiser|stand|market\w*|startup)\b)|\b(?:what|which) (?:company|brand) makes the best\b/,
  /\b(file|do|prepare) my taxes\b|\bmake me (rich|a (millionaire|billionaire))\b/,
]

/** "Is it legal to say best pizza in the world in an ad": whatever is sold there, a class of business law treats it. */
export const asksLawOfTrade = (plain: string) => ASKS_LAW.test(plain) && OF_TRADE.test(plain)
const ASKS_LAW =
  /\b(?:il)?legal(?:ly)?\b|\b(?:un)?lawful\b|\ballowed to\b|\bagainst the law\b|\bget(?:ting)? sued\b|\b(?:be|get|am|are|is) (?:\w+ )?(?:in trouble|liable|fined)\b|\bok(?:ay)? to (?:say|claim|call|advertise|print|write|sell)\b|\bcan (?:i|we|you|they|an? \w+|stores|companies|businesses) (?:just )?(?:say|claim|call|advertise)\b/
const OF_TRADE =
  /\b(?:ads?|advertis\w*|commercials?|sell|sells|selling|sold|undercut\w*|side hustles?|tax(?:es|able|ed)?|segment\w*|promot\w*|negligen\w*|liab\w*|stores?|shops?|business(?:es)?|company|companies|customers?|products?|labels?|label+ed|signs?|menus?|packag\w*|brands?|logos?|trademark\w*|copyright\w*|prices?|pricing|employees?|employers?|boss|restaurants?|flyers?|slogans?|billboards?|posters?)\b/

/** A term of business stands in it, but the question is about something else. */
export const isBesideThePoint = (plain: string) =>
  !asksLawOfTrade(plain) &&
  BESIDE_THE_POINT.some(
    (pattern) => pattern.test(plain) && !(pattern === FICTION && asksOfTrade(plain)),
  )
