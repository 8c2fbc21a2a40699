/**
 * Whether help is wanted with selling, making or getting what nobody may sell, or what nobody may sell to the young, whatever
 * business words stand in it. What the law says of it, why it is so, and what a store does about it is no such wish.
 * @param plain the turn's plain words
 */
export function isForbiddenTrade(plain: string): boolean {
  if (ASKS_OF_IT.test(plain)) return false
  const isWish = OWN_WISH.test(plain) || TOOL.test(plain)
  if (!isWish) return false
  const isForMinors = AGED.test(plain) && (TO_THE_YOUNG.test(plain) || isPickForYoung(plain))
  return isForMinors || NEVER_SOLD.test(plain) || DECEIVES.test(plain) || BREAKS_IN.test(plain)
}

/** To sell it or to plan how, where others only want to have it. */
export const wantsToTrade = (plain: string) => TO_SELL.test(plain) && !TO_HAVE.test(plain)
const TO_SELL =
  /\b(?:sell(?:ing)?|plans?|strateg\w*|pitch|slogan|target (?:market|audience|customers?)|swot|roi|profits?|margins?|break ?even|promos?|promot\w*|ads?|advertis\w*|launch|pric(?:e|es|ing)|distribut\w*|brand|supply chain|(?:an?|my|our|the) business|business (?:plan|model|idea|name)|start)\b/
const TO_HAVE =
  /\b(?:where|how) (?:can|do|could|should|would) i (?:get|buy|find)\b|\b(?:recommend|suggest)\b|\bwhich (?:\w+ ){0,3}(?:is|should|are) (?:the )?best\b|\b(?:dose|site|website|that scans?)\b|\b(?:for|during) (?:finals|my finals|the test|a party)\b/

/** Of the law, of reasons, or of what is done against it. */
const ASKS_OF_IT =
  /\b(?:il)?legal(?:ly|ity|ize\w*)?\b|\blaws?\b|\blawsuit|\bsued?\b|\ballowed\b|\bbann?(?:s|ed|ing)?\b|\bage (?:limits?|restrict\w*|verif\w*|require\w*|check\w*)\b|\b(?:legal|minimum|drinking|right) age\b|\bhow old\b|\btax(?:es|ed|ing)?\b|\bfine[ds]\b|\bpenalt\w*|\bpunish\w*|\b(?:get|be|are|am) (?:\w+ )?in trouble\b|\bhappens?\b|\blia(?:ble|bility)\b|\blicen[sc]\w*|\b(?:check\w*|spot\w*|detect\w*|recogni[sz]e|notice|refuse|reject) (?:\w+ ){0,3}(?:ids?|fakes?|counterfeits?|scams?|notes?|bills)\b|\b(?:prevent\w*|stop(?:s|ping)?|avoid\w*|protect\w*|fight\w*|report\w*|refuse|discourage\w*|reduc\w*|quit|against|versus)\b|\b(?:un)?ethical\w*|\bethics\b|\b(?:wrong|okay|ok|bad|dangerous)\b|\bregulat\w*|\belastic\w*|\binelastic|\bexternalit\w*|\b(?:black|underground) market\b|\bwhy\b|\bsomeone\b|\bemployees?\b|\bcashiers?\b|\bclerks?\b|\bwhat should (?:the|a|an) \w+ do\b|\b(?:isnt|not|never|no) an? (?:pyramid|ponzi|scam)/

/** In the student's own name, or told to the tutor. */
const OWN_WISH =
  /\b(?:i|we|im|ill|me|my|us|our|lets)\b|^(?:(?:pls|please|can you|could you|hey|so|ok) )*(?:write|make|give|help|create|plan|design|tell|show|teach|draft|build|find|how (?:do|to|can|would|should))\b/

/** "The target market for …", "a SWOT of …": a tool of the trade, turned on it. */
const TOOL =
  /\b(?:plan|strateg\w*|pitch|slogan|target (?:market|audience|customers?)|customer segments?|segments?|swot|roi|return on investment|cost benefit|profits?|margins?|mark ?up|break ?even|market research|market(?:ing)?|ads?|advertis\w*|promos?|promot\w*|discounts?|ideas?|launch\w*|pric(?:e|es|ing)|sell(?:ing)?|supply chain|suppliers?|suppl(?:y|ying)|distribut\w*|business|brand\w*|start ?up|revenue|upsell\w*|inventory|best)\b/

/** Sold to adults only. */
const AGED =
  /\b(?:vap(?:e|es|ing)|juuls?|puff bars?|elf ?bars?|nicotine|zyns?|e ?cig\w*|cig(?:s|arettes?)?|cigars?|tobacco|snus|hookah|alcohol\w*|beers?|booze|wine|liquor|vodka|whiskey|tequila|white claws?|hard seltzers?|lottery tickets?|scratch ?offs?|guns?|firearms?|ammo|fireworks)\b/
const TO_THE_YOUNG =
  /\b(?:minors?|under ?aged?|kids?|children|teens?|teenagers?|tweens|freshm[ae]n|sophomores|juniors|seniors at|(?:class|school|team)mates|students?|pupils|(?:middle|high|elementary|junior high) ?school\w*|(?:my|our|the) school|(?:at|in) school|schoolers|my friends|under (?:18|21)|(?:[5-9]|1\d|20) (?:year|yr|yo)\w*(?: olds?)?)\b/

/** Which to get, by somebody who says an age at which nothing of it is sold: an age alone may be that of one who works there. */
const isPickForYoung = (plain: string) => OWN_AGE.test(plain) && ASKS_WHICH.test(plain)
const OWN_AGE =
  /\b(?:at|im|i am|age|aged|being|since im) (?:only )?(?:[5-9]|1\d|20)\b(?! (?:dollars?|bucks|percent|cents))/
const ASKS_WHICH =
  /\b(?:recommend\w*|suggest\w*|flavou?rs?|best (?!way|practice|seller)|which (?:\w+ ){0,3}(?:should|do|can|to) (?:i )?(?:buy|get|try)|where (?:can|do|could|should) i (?:buy|get)|how (?:can|do|could) i (?:buy|get)|(?:buy|get|try) at)\b/

/** Sold to nobody, or only under rules that no student meets. */
const NEVER_SOLD =
  /\b(?:fake ids?|weed|marijuana|thc|edibles|pot brownies|dab pens?|carts? (?:of|with) (?:thc|weed)|cocaine|crack|heroin|fentanyl|meth|shrooms|xanax|xans?|adderall|percocets?|percs|lsd|ecstasy|steroids|(?:illegal|hard|street|party) drugs|sell(?:ing)? drugs|drug (?:deal\w*|ring)|stolen (?:\w+ )?(?:goods|stuff|phones?|cars?|bikes?|shoes|airpods|cards?|merch\w*|credit cards?)|ghost guns?|(?:guns?|firearms?|weapons?) (?:without|to|at|for)|human organs|my kidney|counterfeit (?:money|bills|cash))\b/

/** Passes off as what it is not, or lives on those who are taken in. */
const DECEIVES =
  /\b(?:start|run|launch|pitch|market|promote|sell|set up|make money (?:with|from|off)|(?:pitch|plan|strategy|ad|slogan|logo|script) for|get (?:people|my friends|friends|others|kids) (?:to join|into)) (?:\w+ ){0,3}(?:pyramid|ponzi|scams?|phishing|fake charity|fake go ?fund ?me)\b|\bscam\w*\b.*\b(?:i|we) (?:want|wanna|would like|need|plan|am going|will) (?:to )?(?:try|do|use|copy|run|start)\b|\b(?:fake|replica|knock ?offs?|counterfeit|reps?)\b.*\bsell\w* (?:them|it|these|those) as (?:if )?(?:real|authentic|genuine|legit|original)\b|\bsell\w* (?:\w+ ){0,2}(?:fake|replica|knock ?off|counterfeit) (?:\w+ ){0,2}(?:as (?:real|authentic|genuine|legit|original)|to (?:people|my|kids|students|classmates|tourists))\b/

const BREAKS_IN =
  /\bhack(?:ing)? (?:into )?(?:(?:the|my|our|a|an|his|her|their|someones|somebodys|other|peoples|\w+s) )(?:\w+ ){0,2}(?:school|schools|grad(?:e|es|ing)|system|accounts?|wifi|passwords?|phones?|snapchat|instagram|emails?|bank|database|portal|canvas|powerschool|website|server|computers?)\b/
