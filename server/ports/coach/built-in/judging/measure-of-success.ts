/** How one can tell that what the sentence says has worked; undefined where no measure of ours fits it. */
export const measureOf = (mainClause: string): string | undefined =>
  METRICS.find(([about]) => about.test(mainClause))?.[1]

/** What is decided, by a verb of these, with something of a kind behind it. */
function does(verbs: string, behind = /(?:)/): RegExp {
  const who = '(?:I|We) will|I (?:propose|recommend) that (?:[^ ,]+ ){1,4}?'
  return new RegExp(`^(?:${who}) ?(?:${verbs})\\b(?=.*${behind.source})`, 'i')
}
/** What the month's figures show: prices, amounts, hours; nothing shows in them of how a person is treated. */
const COUNTED =
  /(?:\d|\b(?:price|prices|costs?|stock|orders?|hours?|menu|flavors?|stores?|routes?|shifts?|websites?|online)\b)/
const PERSON =
  /(?:\b(?:him|her|them|person|people|team|staff|employees|mother|father|family|customers?|guests?|members?|volunteers?)\b|\b(?:Mr|Mrs|Ms)\b|(?<=will \w+ (?:to |with )?)[A-Z][a-z]+)/
const PUBLIC =
  /\b(?:people|customers|guests|everyone|everybody|clients|members|visitors|passengers|families)\b/
const IN_WRITING =
  /\b(?:online|website|sign|card|wall|label|statement|apology|rules?|notice|door|box)\b/
const ADVERTISING =
  /\b(?:social media|tiktok|instagram|facebook|youtube|ads?|videos?|influencers?|streamers?|newsletters?|posters?|flyers?|e-?mails?)\b/

/** What can be counted, by what a sentence says will be done; the first that fits. */
const METRICS: [RegExp, string][] = [
  [/\bapply for\b/i, 'the dollars it brings'],
  [
    /\bwill (?:have|hold|call) (?:a|one|the) .*?meeting\b/i,
    'what each person has agreed to do, in writing',
  ],
  [
    does('start|begin|launch|pilot'),
    'sales, costs and complaints in the first two weeks, before we do more',
  ],
  [
    does(
      'offer|give|do|make|introduce',
      /(?<!\b(?:team|staff|employees|crew)\b.*)\b(?:free|rewards?|discounts?|coupons?)\b/,
    ),
    'how many people take it up in the first month',
  ],
  [does('keep|set|leave|raise|lower', /\bprices?\b/), 'units sold and profit each week'],
  [
    does('use|do|sell|try|combine', /\bboth\b/),
    'what each of them has brought after the first month',
  ],
  [/\b(?:survey|poll|feedback form)\b/i, 'the number of answers we get'],
  [
    /\b(?:train (?:all|the|my|our|every|new|each|them)|teach|write down|recipes|script|checklist)\b/i,
    'how many of the team can do it without help',
  ],
  [
    /\bwill (?:put|place|post|show|run|advertise|make|film|hang)\b.*\b(?:screens?|ads?|videos?(?! (?:machine|call|connection))|posters?|flyers?|booths?|billboards?|campaign)\b/i,
    'how many people answer it each week',
  ],
  [
    /\b(?:announcements?|announce|signs|a sign|post the|update the|inform|let everyone know|send an? (?:e-?mail|text))\b/i,
    'how many people still have to ask',
  ],
  [
    /\bwill (?:give|offer|refund|return|replace|pay|apologize)\b.*\b(?:customers?|guests?|tickets?|fees?|money|families|refunds?|vouchers?|coupons?|discounts?|party)\b/i,
    'how many of these customers come back within three months',
  ],
  [/\bwill (?:sell|charge|price|raise|lower)\b/i, 'units sold and profit each week'],
  [
    /\b(?:bonus|schedule|shifts?|breaks?(?! even)|reward|praise)\b/i,
    'how many of the team are still with us after 90 days',
  ],
  [
    /\bwill (?:buy|finance|put|invest|spend|save|set aside|keep)\b.*(?:\$|\b(?:reserve|loan|money|budget|compressor|savings)\b)/i,
    'the dollars it saves or costs us each month',
  ],
  [
    /\bwill (?:meet|talk|speak|call(?! (?:it|them|this|these) [A-Z])|sit down)\b/,
    'whether we have agreed on a next step, in writing',
  ],
  [
    /\bwill (?:send|put|bring|move)\b.*\b(?:staff|employees|someone|people|helpers|volunteers)\b/i,
    'how many people are still waiting after 30 minutes',
  ],
  [
    does('reach|promote|advertise|use|run|do|make|create|show', ADVERTISING),
    'how many people answer it each week',
  ],
  [
    does('position|target|market|aim|present|focus'),
    'how many of the people it is meant for buy it in the first month',
  ],
  [
    does('lease|rent|finance|buy'),
    'what it really costs us each month, against the figures of today',
  ],
  [does('win|serve'), 'how many of them have booked or bought by the end of the first month'],
  [does('hire|recruit'), 'how many of them are still with us after 90 days'],
  [
    does('keep|make|start|write|send|use', /\b(?:list|log|record|records|notes?)\b/),
    'whether nothing is missing from it at the end of each day',
  ],
  [
    does('split|share|divide|pay|give|gives|pays', /\b(?:percent|tips?|equally|bonus|wages?)\b/),
    'what each person receives in the first month',
  ],
  [
    does(
      'offer|give|hand out',
      /\b(?:free|discounts?|coupons?|points?|rewards?|choice|samples?)\b/,
    ),
    'how many people take it up in the first month',
  ],
  [does('open|test|try'), 'sales, costs and complaints in the first two weeks, before we do more'],
  [does('put|print|write|post|publish|release', IN_WRITING), 'how many people still have to ask'],
  [
    does('put|place|set up|install|build'),
    'how many people make use of this in the first two weeks',
  ],
  [does('explain|teach'), 'whether they can say it back in their own words'],
  [does('tell|say|inform', PUBLIC), 'how many people still have to ask'],
  [does('tell|answer|remind|warn'), 'what they do in the week after'],
  [
    does('ask for|charge|take', /\b(?:deposits?|fees?|prices?|advance)\b/),
    'how many people agree to it in the first month',
  ],
  [does('ask(?! for)'), 'whether I have a clear answer by the end of the week'],
  [
    does('help|support|listen|apologize|say sorry|thank|praise|let', PERSON),
    'what they tell me when I ask again in a week',
  ],
  [
    does('cut|reduce|limit|lower|raise|change|replace|move|add|save|keep|close|run|do', COUNTED),
    'the figures of the next month against those of the last',
  ],
  [does('refund|repay|return|reverse|pay'), 'whether the money is there by the end of the week'],
  [
    does('use|introduce|choose|pick|go with|take|keep|run|do|let'),
    'whether it still holds after the first two weeks',
  ],
  [
    does(
      'write|check|prepare|print|plan|find|get|invite|make(?! (?:money|a profit|sure|it\\b))|put|show|order|move|arrange|set',
    ),
    'whether it is done by the end of the week',
  ],
]
