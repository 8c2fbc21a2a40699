import { latelyBy } from '../../lately.ts'
import { inEnglish, type Language } from './language.ts'
import { inUsualOrder } from './learners-english.ts'
import { mendedWords } from './mended-words.ts'

/** The turn's words as rules read them: in English, mended, without what was taken back or only fills. */
export const plainOf: (last: string, language: Language | null) => string = latelyBy(
  300,
  (last, language) => `${language}\n${last}`,
  asRulesRead,
)

function asRulesRead(last: string, language: Language | null): string {
  const spelled = formulaInWords(last)
    .replace(/\bmin wage\b/gi, 'minimum wage')
    .replace(/\bw\/o\b/gi, 'without')
    .replace(/\bw\/(?=[ a-z])/gi, 'with ')
    // "How 2 deal w a customer", "what does it mean n how do u get it"
    .replace(/\b(how|want|need|have|try|gotta) 2 (?=[a-z])/gi, '$1 to ')
    .replace(/(?<=[a-z] )w (?=(?:an?|the|my|our|your|no|it|them|customers?|people)\b)/gi, 'with ')
    .replace(/(?<=[a-z]{2} )n (?=[a-z]{2})(?!net\b)/gi, 'and ')
    .replace(/\bp ?& ?l\b/gi, 'profit and loss statement')
    .replace(/\b(an?|another|some|any) diff (?=\w)/gi, '$1 different ')
    // No competition of workers.
    .replace(/\b(work(?:er|ers|man|mans|men|mens))['’]?s?['’]? comp\b/gi, '$1 compensation')
  const words = mendedWords(language ? inEnglish(spelled) : spelled).join(' ')
  return inUsualOrder(corrected(meant(words)).replace(FILLERS, '').replace(/\s+/g, ' ').trim())
    .replace(HAILS, '')
    .replace(THANKS, '')
    .replace(BY_THE_WAY, '')
    .replace(NO_LIKE, '')
    .replace(SAID_FULLER, '')
    .replace(THAN, '$1 than')
    .replace(IN_A_FIELD, '$1')
    .replace(IN_A_FORM, '')
    .replace(TO_A_FORM, 'compare ')
    .replace(PUT_IN_A_FORM, 'compare $1$2')
    .replace(TERMS_ALONE, '2 10 net 30')
    .replace(OF_MATERIALS, 'what is ')
    .replace(EITHER_WAY, '$1')
    .replace(BEFORE_A_TEST, '$1')
    .replace(IN_A_HURRY, '$1')
    .replace(/\bhows (?=an?\b|the\b|my\b|your\b|our\b)/g, 'how does ')
}

/** "Assets = liabilities + equity": a formula of names, whose signs are words. */
const formulaInWords = (text: string) =>
  /[a-z)] ?= ?[a-z(]/i.test(text) && !/\d/.test(text)
    ? text
        .replace(/(?<=[a-z)]) ?= ?(?=[a-z(])/gi, ' equals ')
        .replace(/(?<=[a-z)]) ?\+ ?(?=[a-z(])/gi, ' plus ')
        .replace(/(?<=[a-z)]) [-−–] (?=[a-z(])/gi, ' minus ')
        .replace(/(?<=[a-z)]) ?[÷/] ?(?=[a-z(])/gi, ' divided by ')
        .replace(/(?<=[a-z)]) [x×*] (?=[a-z(])/gi, ' times ')
    : text

/** "Yo what is a tariff": whoever is hailed, it asks the same. */
const HAILS = /^(?:(?:yo+|ayo|hey|hi|aye|sup|man|bestie) )+(?=\w+ \w)/

/** "Cool, btw is it going to snow?" */
const BY_THE_WAY =
  /^(?:(?:ok|okay|oh|cool|great|nice|lol|haha|and|also) )*(?:btw|by the way|between) (?=is|are|will|do|does|can|what|whats|who|how|when|where)/

/** "No like explain it with soccer": said before it is said again. */
const NO_LIKE =
  /^(?:(?:no|nah|nope|ok|um|uh|wait|but|so) )+like (?=explain|tell|show|give|how|what|why|in|with)/

/** "Why tho, like why would a country do that": asked once more in full. */
const SAID_FULLER =
  /^(?:(?:but|and|so|ok|wait) )*(?:why|how|what)(?: like| i mean)? (?=(?:why|how|what) (?:would|do|does|did|is|are|should|can|could|a|the|wouldnt|dont|doesnt)\b)/

/** "Better then". */
const THAN =
  /\b(better|worse|more|less|higher|lower|bigger|smaller|cheaper|safer|riskier|rather|different) then(?= \w)/g

/** "The difference between debit and credit in accounting": which of them is meant, and no third. */
const IN_A_FIELD =
  /^((?:(?:whats|what is|explain|tell me) )?(?:the )?(?:diff|differences?|compare)\b.+) in (?:accounting|marketing|economics|econ|finance|business|management|hospitality|law|sales)$/

/** "What does 3/15 net 60 mean": other figures, and the same terms. */
const TERMS_ALONE = /\b\d{1,2} \d{1,2} (?:net|n) \d{2,3}\b/

/** "Compare A and B in a table": how it is to be said; "put that in a table" says nothing else. */
const IN_A_FORM =
  /(?<!^(?:(?:please|pls|ok|now|and|can|could|you|make|put|show|give|do|it|that|this|them|those|these|both|the two|me) ?)*) (?:with|in|as|using|and make) (?:a |an )?(?:table|chart|bullet points?|bullets|list)$/

/** "Make a table comparing A and B", "put A and B in a table". */
const TO_A_FORM =
  /^(?:(?:can|could) you )?(?:please )?(?:make|draw|create|give me|show me|write|do) (?:me )?(?:an? )?(?:\w+ )?(?:table|chart) (?:comparing|that compares|to compare|with|of|for|between|on) (?=.+ (?:and|vs|versus|or) )/
const PUT_IN_A_FORM =
  /^(?:(?:can|could) you )?(?:please )?(?:(?:put|show|lay out|list|explain|compare) )?(.+ (?:and|vs|versus|or) .+) side by side$|^(?:(?:can|could) you )?(?:please )?put (.+ (?:and|vs|versus|or) .+)$/

/** "What does our handbook say about channel conflict": the pages are looked through in any case. */
const OF_MATERIALS =
  /^(?:so |and |ok )*what (?:do|does|did) (?:the|our|my|your) (?:\w+ ){0,3}?(?:materials?|handbook|guides?|booklet|notes?|slides|pdfs?|file|document|packet|handout) (?:say|tell us|tell me|mention|write|have) (?:about|on|of) (?=\w)/

/** "Ok thx, whats the weather": what comes after the thanks is asked. */
const THANKS =
  /^(?:(?:ok|okay|oh|cool|great|nice|perfect|awesome|got it|makes sense|alright) )*(?:thanks|thank you|thx|ty|tysm)(?: so much| a lot)? (?=(?:\w+ ){2,}\w+$)(?!for\b|that\b|this\b|i\b|now\b|got\b)/

/** "… jk, just tell me about dogs": what was taken back is not asked. */
const meant = (plain: string) =>
  plain.match(/\b(?:jk|just kidding|nvm|never ?mind|scratch that) ((?:\w+ ){2,}\w+)$/)?.[1] ??
  plain.replace(SAID_WRONG, '')

/**
 * "No I meant lead time", "not that, I mean the tax", "sorry I was asking about home equity": the turn anew, as it should have
 * been put. A case ("no I meant for a bakery") goes on with what was asked.
 */
function corrected(plain: string): string {
  const said = plain.match(CORRECTS)?.[1]
  if (said === undefined) return plain
  const other = said.replace(AND_NOT, '')
  if (SETS.test(other)) return `and ${other}`
  return ASKS.test(other) ? other : `what is ${other}`
}
const CORRECTS =
  /^(?:(?:no|nah|nope|not (?:that|this|it|the one|that one|that kind)|wait|sorry|oh|ok|oops|but|actually|thats not what i meant|thats not it|wrong one) )+(?:i (?:mean|meant|was (?:asking|talking|thinking) (?:about|of)|am (?:asking|talking) about)|im (?:asking|talking) about|i was asking|what i (?:mean|meant) (?:is|was)|the one (?=(?:in|for|from|with)\b))(?: like| more like)* (.+)$/
/** "The tax and not the fee". */
const AND_NOT = / (?:and )?not (?:the |an? )?(?:\w+ ){0,2}\w+$/
const SETS = /^(?:for|in|at|on|with|from|if|when)\b/
const ASKS =
  /^(?:what|whats|why|how|who|where|which|is|are|was|does|do|did|can|could|should|would|will|explain|define|tell|give|compare|quiz|the (?:first|second|third|last|other))\b/

/** "Between a debit memo, no wait I mean accounts payable and receivable": what was said by mistake. */
const SAID_WRONG =
  /(?<=\b(?:between|is|are|of|about|does|do|explain|define|mean) )(?:(?:an?|the) )?(?:\w+ ){1,4}?(?:(?:no|sorry|oops|uh|um) )*(?:wait|sorry|oops|no) (?:no )?i (?:mean|meant) (?=\w+)/

/** Words that change nothing; "break even" is none of them. */
const FILLERS =
  /\b(?:(?<!break )(?<!odd )(?<!\beven )even(?! (?:point|numbers?|pricing|analysis))|actually|really|literally|lowkey|highkey|ngl|tbh|legit|basic(?:al)?ly|basicaly|honestly|lmao|bruh|dude|bro|lol|tho|though|fr)\b/g

/** "Is that good or bad": asks for one of the two, and compares nothing. */
const EITHER_WAY =
  /\b(good|right|high|true|positive|up|safe|okay|normal|fair) or (?:bad|wrong|low|false|negative|down|risky|not|no|too (?:high|low)|unfair)\b/g

/** "Explain span of control, I have a test tomorrow": why it is asked today. */
const BEFORE_A_TEST =
  /^((?:what|whats|explain|define|how|why|can you explain|help me with) .+?)(?: (?:pls|please|cuz|because|bc|quick|fast))*(?: (?:i|we) (?:have|got)| theres| my| the)?(?: (?:a|an|the|my|our|deca|big))* (?:test|exam|quiz|competition|districts)(?: is)? (?:tmrw|tmr|tomorrow|today|tonight|on \w+day|this \w+day|next week|in (?:\w+ )?(?:hour|minute|day|week)s?)$/

/** "Explain opportunity cost real quick": how soon, and no part of a name. */
const IN_A_HURRY =
  /^((?:(?:can|could) (?:you|u) )?(?:explain|define|describe|tell me|remind me|teach me|give me|show me|what is|whats|what are) .+?) (?:(?:real|super|pretty|very|rly) (?:quick|quickly|fast)|quickly|rq|asap)(?: (?:pls|please))*$/
