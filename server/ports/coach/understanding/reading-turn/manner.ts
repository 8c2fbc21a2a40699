import { latelyBy } from '../../lately.ts'
import { DISTRESS } from './distress.ts'
import { LIFE_OF_TUTOR } from './life-of-tutor.ts'
import { asksForOthersData } from './others-data.ts'
import { OWN_LOSSES, OWN_RESULTS } from './own-results.ts'
import { ASKS_FOR_MATERIALS } from './own-materials.ts'

/**
 * What kind of turn it is, by its wording alone: small letters, without apostrophes, words parted by single spaces.
 * The first that fits wins, so the order is part of the rules.
 */
export type Manner =
  | 'distress'
  | 'intrusion'
  | 'cheating'
  | 'crime'
  | 'made-up'
  | 'thanks'
  | 'greeting'
  | 'farewell'
  | 'small-talk'
  | 'about-the-tutor'
  | 'recap'
  | 'own-results'
  | 'what-next'
  | 'quiz'
  | 'opposite'
  | 'compare'
  | 'another-example'
  | 'example'
  | 'simpler'
  | 'formula'
  | 'why'
  | 'more'
  | 'yes'
  | 'no'
  | 'wants-answer'
  | 'advice'

const MANNERS: [Manner, RegExp][] = [
  ['distress', DISTRESS],
  [
    'intrusion',
    /^system (the|you|new|override|message|student|user|admin)\b|\b(reply|respond|answer|output|say) only (with|the (word|words|text))\b|\bset (all|my|the) .{0,30}\b(to|as) (mastered|passed|complete|100)\b|\bmark(ed)? (me|my|the student|all) .{0,30}\b(passed|mastered|correct|complete)\b|(?<!\b(?:i|we|you|ill|might|always|never|to|people) )\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instruction|instructions|rule|rules|prompt|prompts|above|previous|guidelines|everything|restrictions|training|programming|policy|policies|safety|filters?)\b|\bsystem (prompt|message|override)\b|\b(?:get|break|sneak|hack|log ?in|log) (?:in ?to|into|to|in) (?:my |the |his |her |their |our |an? )?(?:\w+ )?(?:teachers?|advisors?|schools?|principals?|moms?|dads?|friends?|classmates?|exs?|bfs?|gfs?|boyfriends?|girlfriends?|sisters?|brothers?|someones?|somebodys?|peoples?) (?:\w+ ){0,2}(?:account|gradebook|email|grades|computer|laptop|phone|drive|instagram|insta|snap|snapchat|tiktok|portal|canvas)\b|\b(?:get|log|break|hack) ?in ?to (?:the )?(?:gradebook|grading system)\b|(?<!\b(?:understand|read|reading|follow|following|misread|miss|half) )\b(your|the) (hidden |secret |initial |original )?(prompt|instructions|system rules)\b|\b(developer|debug|god|admin|dan|unrestricted) mode\b|\bjailbreak\w*\b|\byou are now\b|\byou are (a |an |my )(\w+ ){1,3}now\b|\b(everyone|everybody|someone|somebody) elses? (scores?|scored|grades?|answers?|results?|got|get)\b|\b(other|another|all) (the )?(kids?|classmates?|teams?|members?|teammates?)( \w+)? (scored?|scores|got|answered|grades?|answers?|results?|emails?|asked)\b|\b(?:list|show|give|tell|send|read|print|share|what)\b.{0,60}\b(?:names|emails?|scores?|grades|results|answers|chats?|messages|passwords?|asked)\b.{0,20}\b(?:of|from|by) (?:all |every |the )*(?:other |rest of the )?(?:students?|users?|kids|members|people|classmates)\b.{0,40}\b(?:use|uses|using|registered|enrolled|signed up|on here|in here|here|in my|this (?:tutor|app|site|chapter|team))\b|\bwhat (?:did )?(?:the )?other (?:students?|users?|kids|members|people|classmates)\b.{0,30}\b(?:ask(?:ed)?|typed?|said|say|wrote|scored?)\b.{0,15}\b(?:you|u|here|yesterday|today|scores?)\b|\blog ?(?:in|on)(?: ?to)? (?:as )?(?:my (?:friends?|classmates?|teammates?|brothers?|sisters?|rivals?)|his|her|their|someones|somebodys|another|other)\b|\b(?:show|give|send|tell) me (?:his|her|their|my friends?) (?:answers|scores?|results|grades?)\b|\bpretend (that )?(you|u|to be|your)\b(?! (are |re |were )?(the |a |an |my )?(judge|employee|manager|customer|client|guest|boss|owner)\b)|\bact as (if|though|an? (hacker|admin|evil|unrestricted|teacher|advisor|dan)|dan|my (teacher|advisor))\b|\b(advisors?|admins?|teachers?|staff) (dashboard|panel|account|login|data|page|view|area)\b|\bact like (you are |youre |the |an? |my )*(\w+ )?(admin|administrator|advisor|teacher|hacker|developer|judge who)\b|\b(change|edit|raise|fix|delete|update) my (?!credit )(\w+ )?(score|scores|grade|grades|results?)\b|\bpretend (the |that |there )*(rules|are no|no rules|dont)\b|\bgive me (the|a copy of the|tomorrows) (real |actual )?(test|exam)$|\b(admin|advisor|teacher) (rights|access|permissions?)\b|\bno (rules|restrictions|limits|filter)\b|\brepeat after me\b|\b(repeat|print|show|output|reveal|copy) (me |out |back )?(everything|all|the (text|words|messages?)) (of it |that is |thats |written |said |printed )*(above|before this|so far)\b|\b(drop|delete) table\b|\bselect .{1,40} from\b|\bscript alert\b|\bapi key\b|\b(?:give|tell|show|send|reveal|crack|guess|hack|steal|get|find|whats|what is|what are)(?: (?:me|us|you|out|into|the|your|his|her|their|an?|all|every|everyones?|someones?|somebodys?|admins?|advisors?|teachers?|users?|students?|database|system|server|wifi|other|another|peoples?))* (?:accounts? )?passwords?\b|\b(role ?play|respond) as (dan|an ai without)\b|\bim (your|the) (developer|creator|admin|administrator|teacher|advisor|boss)\b|\bi am (your|the|an?) (developer|creator|admin|administrator|teacher|advisor)\b|\b(other|another|all) (students?|users?|persons?|peoples?)( \w+)? (scores?|grades?|answers?|emails?|chats?|results?|data|messages?)\b|\b(other|another|all) (students?|users?|people) (asked?|said|say|wrote|typed?|got|scored?)\b|\bwhat did (?!i\b|we\b|you\b|it\b)\w+ (get|score|answer|write)\b|\bscores? of (other|another|all|my classmate)\b|\b(show|tell|give) me \w+s (score|scores|grade|grades|email|password|results|address)\b|\b(?:give|show|tell|send|reveal|leak|access|dump|print) .{0,20}\b(confidential|secret) (data|files?|information|documents?)\b|\bdump (the|your|all)\b|\bdatabase (contents?|dump|tables?)\b/,
  ],
  [
    'cheating',
    /\banswer keys?\b|\b(?:correct|right) (?:letters?|answers?|options?) (?:of|for|to|in) (?:the|all|a|my|your|this) (?:\w+ ){0,2}(?:tests?|exams?|questions)\b|\b(all|every) (of )?the (right |correct )?answers\b|\b(the )?answers (to|for|of) (the|my|this|that|todays?|tomorrows?|fridays?|all|every|a|deca|finance|marketing) ?(\w+ ){0,3}(exam|test|quiz|questions|paper|deca)\b|\bquestion bank\b|\bkey (to|for|of) (the|this|my) (\w+ )?(exam|test)\b|\b(leak|leaked|steal|hack|cheat)\b.{0,30}\b(exam|test|answers?|questions?)\b|\b(exam|test) (answers|leak|key)\b|\bcheat(ing)? on\b|\b(?:hide|hiding|sneak|sneaking|smuggle|bring|write|writing|put|putting|tape|copy|copying|look|use|using)\b(?=.{0,60}\b(?:exams?|tests?|quiz|proctors?|teachers?|judges?)\b).{0,60}\b(?:proctors?|teachers?|judges?|nobody|no one|they|she|he|without)\b.{0,20}\b(?:cant|cannot|doesnt|does not|dont|wont|not|never|seeing|noticing|knowing)\b(?: (?:see|notice|know|look|catch|find|hear))?|\b(?:take|do) my (?:test|exam|quiz|online class) for me\b|\bget (?:a copy of )?the (?:test|exam)(?: questions)? (?:before|early)\b|\b(whats|what will be|what is|tell me what is|tell me whats) on (the|tomorrows|this years) (real |actual )(exam|test)\b/,
  ],
  [
    'crime',
    /\b(?:make|making|mix|mixing|cook|cooking|grow|growing|brew|brewing|extract\w*)\b.{0,25}\b(?:thc|weed|marijuana|cannabis|vapes?|edibles|cocaine|meth|shrooms|moonshine|drugs|fireworks|explosives|bombs?|pipe bomb|guns?)\b|\b(write|make|create|draft|build|design)( me| us)? (an? |some |the )?(really |convincing |good )*(phishing|scam|spam|fake (invoice|receipt|id|check|paycheck|pay stub|note|website|login))\b|\b(without|and not|never) (getting|being|get) (caught|noticed|found out)\b|\bhide .{0,30}\b(from the (irs|police|government|cops)|so (that )?the (irs|police|government))\b|\b(irs|police|government) never (sees?|knows?|finds?)\b|\bso (that )?(nobody|no one|they dont|my (parents|boss) dont) (ever )?(notices?|knows?|finds? out)\b|\b(how (do|can|could|would|should|to)|help me|teach me|show me how to|need to know how to|way to|ways to|best way to|want to|gonna|going to) (i |you |we |u |to )*(launder|take money from (?:my|the|a|our) (?:\w+ )?(?:register|store|till|cash|company|boss|work)|evade|dodge|forge|(?<!\bhow (?:do|can|could|would|should) )(?:fake|counterfeit)|steal(?! (?:customers?|clients?|business|sales|market share|employees|talent|the show))|shoplift|embezzle|scam|blackmail|hack|bribe|rip off|pump and dump|insider trade)\b(?!.*\b(prevent|avoid|stop|detect|protect)\b)/,
  ],
  [
    'made-up',
    /\b(make up|making up|invent|fabricate|fake|come up with) (me )?(an?|some|any|the) (\w+ )?(source|sources|statistics?|stats?|quotes?|study|studies|citations?|references?|survey results?|research|data|testimonials?)\b(?!.*\b(wrong|illegal|ok|okay|allowed|bad|lie|lying|can i|should i|is it)\b)/,
  ],
  [
    'thanks',
    /^(ok(ay)? |oh |cool |great |awesome |nice |perfect |got it |alright )*(thanks?|thank (you|u)|thx|ty|tysm|thnx|appreciate it|thanks a lot|much appreciated)( so much| a lot| a ton| bro| man| very much| you| for (the|your) help| for that| that (helps|helped|makes sense)| this helps| i get it( now)?| got it| now i get it)*$|^(ok(ay)?|oh|ah|cool|great|awesome|nice|perfect|got it|makes sense|that makes sense|i get it( now)?|i understand( now)?|alright|good|wow|interesting)( (ok(ay)?|cool|thanks|now|got it|makes sense|i see|great|nice))*$/,
  ],
  [
    'greeting',
    /^(hey+|hi+|hello|yo|sup|whats up|wassup|good (morning|afternoon|evening)|howdy|hola|greetings)( there| tutor| bro| man| everyone| all| again| ai)*$/,
  ],
  [
    'farewell',
    /^(ok |thanks )?(bye|goodbye|see (you|ya|u)( later| tomorrow)?|gtg|got to go|good night|gn|cya|later|im done( for today)?|thats all( for today| for now)?)( bye| thanks)*$/,
  ],
  ['about-the-tutor', ASKS_FOR_MATERIALS],
  [
    'about-the-tutor',
    /\bwho (are|r) (you|u)\b|\bwhat (are|r) (you|u)\b|(?<!\w{4} and )\bwhat can (you|u) (do|help)\b(?! (when|if|about|to|as|in|after|at)\b)|\bhow (can|do) (you|u) (help|work)\b|(?<!\w{4} and )\bwhat (do|can) (you|u) (do|know)( here| for me)?$|\bare (you|u) (a |an )?(real|human|person|bot|ai|robot|chatgpt|gpt)\b|\bwho (made|built|created) (you|u)\b|\bhow (do|does|to) (i |this |you )?use (this|the) (tutor|chat)\b|^help$|^(whats|what is) this$|\bwhat (can|should) i ask( you)?\b|\bhow (does|do) (this|it) tutor work\b/,
  ],
  ['small-talk', LIFE_OF_TUTOR],
  [
    'small-talk',
    /^(h+e+y+ |h+i+ |hello |yo |so )*(wyd|wya|w?sup|wassup|whats up|what (?:are |r )?(?:you|u) (?:doing|up to)( rn| right now| today)?|how (are|r) (you|u)( doing| today)*|hows it going|hows your day|how was your (day|weekend)|whats (your|ur) name|whats good|(im|i am|i feel|feeling) (so |really |very )?(bored|tired|sad|happy|hungry|fine|good)|lol|haha+|lmao|nice|do (you|u) like (me|deca)|i love (you|u)|(you|u) (are|r) (so |the )?(best|cool|smart|dumb|stupid|bad|useless|great|awesome))( lol| today| and you| thanks)*$/,
  ],
  [
    'advice',
    /\bshould i (invest|put (my )?money|take out|get a loan)\b(?!.*\b(?:for|in|into|my|our) (?:\w+ ){0,3}(?:business|startup|start up|store|shop|truck|brand|stand|salon|cafe|restaurant|bakery|side hustle)\b)|\bshould i (buy|sell|hold|short)\b.{0,30}\b(stocks?|shares?|coins?|funds?|etfs?|bonds?|options|gold|silver|tesla|apple|nvidia|amazon|google|meta|microsoft|gamestop|amc|disney|nike|netflix|spy|voo)\b|\bshould i (buy|sell|hold) (it|them)? ?(now|today|right now)$|\b(what|which) (stocks?|shares?|coins?|crypto\w*|funds?|etfs?) (should|do|would|can|shall) (i|we|you|u)\b(?! mean)|\b(?:how many|how much|which|what) (?:\w+ ){0,3}(?:shares?|stocks?|coins?|crypto\w*|funds?|etfs?) (?:(?:should|do|would|can|shall) (?:i|we|you|u)|(?:i|we) (?:should|can|could)) (?:buy|get|own|hold|sell|pick)\b|\b(?:tell me|know|say|advise) (?:me )?(?:if|whether) i should (?:buy|sell|hold|invest)\b|\bis (?:\w+ ){1,3}a (?:good )?(?:buy|sell)(?: for me)?(?: right now| now| today)?$|\bshould i put (?:\w+ ){1,6}(?:money|savings|paycheck|dollars|bucks) (?:in|into|on)\b|\b(?:invest|put) my (?:\w+ ){0,3}(?:money|savings|paycheck) (?:in|into|on)\b(?!.*\bbusiness\b)|\bdouble my (money|cash|savings) (by|in|before|this|till|until|overnight|fast|quick)\b(?! \d)|\b(good|best|hottest) (stocks?|crypto|coins?|investments?)( to buy| right now)?\b|\b(bitcoin|dogecoin|ethereum|crypto|nfts?|memecoin)\b|\bstock tips?\b|\b(will|is) \w+ stock (go|going)\b/,
  ],
  [
    'recap',
    /^(?:(?:ok|so|and|now|please|pls|can you|could you|lets|give me|do|make|i need|i want) )*(?:(?:an?|the|quick|short|little|brief|final) )*(?:recap|summary|summari[sz]e|sum up|go over|review|list)(?: (?:me|us|for me|of|on|again|please|pls|real quick))*(?: (?:of )?(?:(?:this|the|our|my|todays) (?:whole |entire )?(?:chat|conversation|session|talk|lesson)|everything|all(?: of)?(?: this| it| that)?|(?:(?:everything|all|all of|all the stuff|stuff) )?(?:what |that )?(?:we|you|i) (?:just |have |ve |had )*(?:talked|discussed|did|went|gone|covered|said|learned|learnt|looked|told)(?: (?:about|over|through|at|me|today|so far|together|already))*|(?:the )?(?:terms|things|topics|concepts) (?:we|you|i) (?:just |have |ve )*(?:talked|did|went|gone|covered|learned|looked|discussed)(?: (?:about|over|through|at|today|so far))*))(?: (?:please|pls|so far|today|for me))*$|^(?:(?:ok|so|and|now|please|pls|can you|could you) )*(?:recap|what (?:did|have) (?:we|i) (?:talk(?:ed)?|go|gone|cover(?:ed)?|learn(?:ed|t)?|look(?:ed)?|discuss(?:ed)?|do|done)(?: (?:about|over|through|at|today|so far))*)(?: (?:please|pls|so far|today|for me))*$/,
  ],
  ['own-results', OWN_RESULTS],
  ['what-next', OWN_LOSSES],
  [
    'what-next',
    /^(?!.*\b(?:stock|inventory|rent|notice|contract|warranty|lease|return|refund|order|boss|shift|job)\b).*\b(?:days?|weeks?) (?:left|to go|until|till|til|before|away)\b.*\bwhat (?:do|should|can|shall) i (?:do|study|work on|focus on)\b/,
  ],
  [
    'what-next',
    /\bwhat (should|do|can|shall) i (study|learn|practice|practise|work on|focus on|review|start with|revise)( next| first| now| today| for deca| for the (exam|test))*$|^(so |ok |okay |and |now )*what (should|do|can|shall) i do( next| first| now| today| for deca| for the (exam|test))*$|\bwhat (should|do|can|shall) i do (next|first|for deca|for the (exam|test))$|\bwhat (should|do|can) i (need to |have to )?(study|learn|practice|work on|focus on|review)\b|\bwhat do i (need|have) to (work on|study|practice|review|learn|focus on|improve)\b|\bwhere (should|do) i (start|begin)\b|\b(my )?(weak|weakest|worst) (areas?|topics?|spots?|subjects?|points?)\b|\bwhat am i (bad|worst|weak|struggling) (at|in|with|on)\b|\bwhere am i (weak|bad|weakest)\b|(?<!\b(?:our|the|my teams|pricing|this|that) )\bstudy (plan|schedule|guide)\b(?! (say|says|tell|tells|mention))|\b(which|what) (area|topic|subject)s? (am i|do i)\b|\bwhat (did|do) i (get|have|keep getting) wrong\b|\bmy (mistakes|wrong answers)\b|\bwhats next\b|^(?:(?:so|ok|okay|and|now|cool|great) )*(?:what(?: to (?:do|study|learn))?|what comes|what do (?:i|we) do) next(?: then| now)?$|\bhow am i doing\b|\bwhat (topics?|areas?) should i\b|\bmake me a (study )?plan\b|\b(?:days?|weeks?) (?:till|til|until|before|left|to|away from) (?:my |the |our )?(?:districts?|states?|icdc|nationals|competition|comp|deca|exam|test)\b(?!.*\b(?:inventory|loans?|interest)\b)|\bhelp me (prepare|study|get ready)( for (my|the|a|this|deca|districts?|states?|icdc|nationals?)( \w+)*)?$|\bhow (should|do|can) i (study|prepare|get ready)\b|^(\w+ ){0,4}i have (a|my) (test|exam|competition|deca)\b(?!.*\bcalled\b).{0,60}\b(tomorrow|next week|soon|friday|monday)\b|\b(havent|have not|didnt|did not|never) (even )?(studied|study|prepared|started)\b.{0,40}$|\b(exam|test|competition|districts?|states|icdc|deca)( is| are|s)? (in (like )?(\d+|one|two|three|a few|a couple( of)?|a) (days?|weeks?)|tomorrow|next week|this (week|weekend|friday|saturday))\b(?!.*\bcalled\b)|\bimprove my score\b|\bget a (better|higher) score\b/,
  ],
  [
    'quiz',
    /\bquiz(zes)?( me)?\b|\btest (me|my (knowledge|skills|understanding|memory))\b|\b(?<!\bjudges? |\bthey |\bhe |\bshe )(ask|give|throw|hit)( me)? (with )?(a|an|some|another|one|a few|\d+|more)? ?(really |very |super )*(practice |hard(er)? |eas(y|ier) |tough(er)? |difficult |challenging |tricky |random |different |sample |multiple choice |exam |test |deca |finance |financial |marketing |econ(omics)? |accounting |hospitality |management |business |entrepreneurship |pricing |operations )*(questions?|mcqs?|problems?)\b|\bpractice (questions?|problems?)\b|\b(?<!\bif )(another|next|one more) (question|quiz|one)\b(?! (?:for|at|in|from|with) an?\b)|^(next|again|another one|another|skip|skip it)$|(?<!\b(?:of|with|without|than|from|my|like|use|using|make|making|hate|are|do) (?:the |these |those |all |making |using )?)\bflash ?cards?\b|\b(?:make|give|do|show) (?:me |some |us )+flash ?cards?\b|\bcheck (if i|my) (know|knowledge|understanding)\b|\bdrill me\b|\bask me (something|anything|stuff|about)\b/,
  ],
  [
    'opposite',
    /^(and |ok(ay)? |so |but )*((what|whats|what is|what about|hows) )?(the |its )?(opposite|reverse|other (one|kind|type|method)|other way (a)?round|contrary)( of (it|that|this|these|them))?( called)?( (and|is|would|does) .{0,40})?$/,
  ],
  [
    'compare',
    /\bcompare\b|\b(?:and|n) .{3,40} (?:are|is) (?:\w+ )?the same(?: thing)?\b|\bdiff(erence|erences|erent|rence|eren[ct]e)?s?\b(?! (things|kinds|types|ways|parts|sections|stuff|ones|areas|sorts|options)).{0,12}\b(between|btwn|from|bw|of|than|to)?\b|\bvs\b|\bversus\b|\bvs\.|\bcompared (to|with)\b|\bhow (is|are|does) .{2,40} (different|differ) (from|than|to)\b|\bdistinguish\b|\btell .{2,40} apart\b|\b(same|similar) (thing )?as\b|(?<!\b(?:stays?|stayed|staying|keeps?|remains?|be|is kept|charges?|charged|charging|pays?|paid|costs?|sells?|sold|gets?|got|makes?|made|earns?|asks?|offers?|wants?|says?|does|did|picks?|raises?|buys?|uses?|gives?|takes?|spends?|for|at|(?:to|they|we|i|you|both|all|stores|people|companies|rivals|competitors|can|would|should|will) do) )\bthe same( thing)?( then| too| right)?$|\bmix(?:ing|ed)? (?:(?:all (?:of )?)?(?:them|it|those|these|the two|both) )?up\b|\bget(?:ting)? (?:them|those|these|the two|both)(?: (?:all|always))? (?:confused|mixed)\b|\bconfus(?:e|ing) (?:them|those|these|the two)\b|\bor is (it|that)\b|\bconfuse .{2,40} (with|and)\b/,
  ],
  [
    'another-example',
    /\b(another|different|one more|new|second|more|other|2nd) (real (life|world) |concrete )?(example|examples|exmaple|exampel|eg)\b|\b(example|examples) again\b|\bgive me another$|\b(?:another|one more) (?:for|at|in|from|with) an? |\b(?:another|one more) one (?:for|at|in|from|with) an? /,
  ],
  [
    'wants-answer',
    /\b(just )?(tell|give|show) me (the|what the) (right |correct )?answer\b|\bwhats the (right |correct )?answer\b|\bwhat is the (right |correct )?answer\b|\bwhich (one |option |answer )?is (right|correct|it|the answer)\b|\bis it ([bcd]\b|a$)|\bis the answer [abcd]\b|\b(i )?(think|say|pick|choose|chose|put) (its |it is )?[abcd]$|\banswer (is|to) (question|number|\d)|\b(answer|solve) (this|number|question)\b|\bis [abcd] (right|correct)\b|^[abcd]$|\bwhy (is|was|am|were) (my|that|it|this|i) (answer |choice )?(wrong|incorrect|marked wrong)\b/,
  ],
  [
    'formula',
    /\bformulas?\b|\bequation\b|\bhow (do|to|would|can|are|is|does) (you |u |i |we |one |they |it |that )?(\w+ ){0,8}?(calculated?|computed?|figure out|work out|worked out|find the)\b|\bcalculate\b|\bcalculation\b/,
  ],
  [
    'example',
    /\b(example|examples|exmaple|exampel|instance|real life|real world|scenario|case)\b|\beg\b|^((so|and|ok|can you|could you|please) )*(name (one|some)|like what|such as( what)?|(give|show|tell|make|do|think of|come up with) (me )?(an? )?(one|1)( up)?)\b|^((so|and|ok|now|with|some|any|real) )*(numbers|figures|amounts)( (pls|please|tho))*$|^((so|and|ok|now) )*(give|show|tell|name) me (\d|two|three|four|five|some|a few|a couple)( of them)? (for|at|in|of) (an?|my|our|the) \w+( \w+)?$|^((so|and|ok|now) )*(an? )?one (for|at|with|in|about) (an?|my|our|the) \w+( \w+)?$|^((so|and|ok|now|can you|please) )*(give|show|do|try|explain) (me |it |that |this )*(with|using|in)? ?(some |real |actual |the )?(numbers|figures|amounts)$|^((so|and|ok|now|can you|please) )*(show|do|try) (me |it |that |this )*(with|using) (an? |my |the )?.{2,30}$/,
  ],
  [
    'simpler',
    /\b(simpler|simply|simplify|easier(?! than| with an?\b)|eli ?\d+|in a nutshell|(?:short|quick|brief) (?:version|summary|answer|explanation|definition)|briefly|sum (?:it|this|that) up|in (?:like )?(?:(?:just|only|under|about|less than|max) )?(?:a few|\d+|one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty) words|dumb(er)? (it|that)? ?down|(plain|normal|regular|everyday|human) (english|words|terms|language)|simple (words|terms|way|english)|easy (words|terms|way)|like (?:im|i am|i was|hes|shes|youd tell|to) (?:an? )?(\d+|five|six|seven|eight|nine|ten|twelve|(?:little )?(?:kid|child|baby|toddler|kindergart\w+))|in short|tldr|tl dr|shorter|in (one|a|1|two) (single )?sentences?|short version|too (long|hard|complicated|confusing))\b|^((wait|ok|that|thats|its|this|is|was|way) )*too much$|\b(i )?(still )?(dont|didnt|do not|cant|not) (really |quite )?(get|understand|follow|understnad)( (it|that|this|you|any of (it|that|this)))?$|\b(im|i am|still|so|thats|this is) (so |still |very |really )?(confused|lost|confusing)\b|^(huh|what|wdym|wym|confused|im lost|wut|hm+)$|\bexplain\b.{0,25}\bagain\b|\bexplain (it |that |this )?(again|differently|better|another way|in a different way)\b|\brephrase\b|\bwhat do (you|u) mean$|\bsay (it|that) (again|differently)\b/,
  ],
  [
    'why',
    /^(but |so |and |ok |okay |wait )*(why|y|y tho|how come|how so|why though|why tho|but why|why not|why is that|why is (it|this) (important|useful|so important)|why does (it|this|that) matter|so what|who cares|whats the point|how)$|^(so |and |but )*(whats|what is) the (point|purpose) of (having |using |making )?(an? |the )?\w|\bwhy (is|are|does|do|should|would|did|cant|wouldnt|isnt|not)\b|\bwhy .{0,40}\b(important|matter|matters|useful)\b|\bhow come\b/,
  ],
  [
    'more',
    /^(tell me |say |give me |explain |go |can you |could you )*(more|go on|continue|keep going|and|details?|more details?|go deeper|in (more )?detail|further|elaborate|expand)( about (it|that|this)| on (it|that|this)| please| details?| info)*$|\bwhen (do|would|should|can) (you|i|we|people|u) use (it|that|this)\b|\btell me more\b|\bin more detail\b|\bgo deeper\b/,
  ],
  [
    'yes',
    /^(yes|yeah|yea|yep|ya|sure|ok|okay|please|yes please|ofc|of course|go ahead|do it|lets go|sounds good|why not)( please| lets do it)*$/,
  ],
  ['no', /^(no|nope|nah|not really|no thanks|not now)( thanks| thank you)*$/],
]

export const mannerOf: (plain: string) => Manner | undefined = latelyBy(
  300,
  (plain) => plain,
  (plain) => {
    const manner = MANNERS.find(([, pattern]) => pattern.test(plain))?.[0]
    return manner !== 'distress' && asksForOthersData(plain) ? 'intrusion' : manner
  },
)
