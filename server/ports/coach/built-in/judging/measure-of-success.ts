/** How one can tell that what the sentence says has worked; undefined where no measure of ours fits it. */
export const measureOf = (mainClause: string): string | undefined =>
  METRICS.find(([about]) => about.test(mainClause))?.[1]

/** What can be counted, by what a sentence says will be done; the first that fits. */
const METRICS: [RegExp, string][] = [
  [/\bapply for\b/i, 'the dollars it brings'],
  [
    /\bwill (?:have|hold|call) (?:a|one|the) .*?meeting\b/i,
    'what each person has agreed to do, in writing',
  ],
  [/\b(?:survey|poll|feedback form)\b/i, 'the number of answers we get'],
  [
    /\b(?:train (?:all|the|my|our|every|new|each|them)|teach|write down|recipes|script|checklist)\b/i,
    'how many of the team can do it without help',
  ],
  [
    /\bwill (?:put|place|post|show|run|advertise|make|film|hang)\b.*\b(?:screens?|ads?|videos?|posters?|flyers?|booths?|billboards?|campaign)\b/i,
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
    /\b(?:bonus|schedule|shifts?|breaks?|reward|praise)\b/i,
    'how many of the team are still with us after 90 days',
  ],
  [
    /\bwill (?:buy|finance|put|invest|spend|save|set aside|keep)\b.*(?:\$|\b(?:reserve|loan|money|budget|compressor|savings)\b)/i,
    'the dollars it saves or costs us each month',
  ],
  [
    /\bwill (?:meet|talk|speak|call|sit down)\b/i,
    'whether we have agreed on a next step, in writing',
  ],
  [
    /\bwill (?:send|put|bring|move)\b.*\b(?:staff|employees|someone|people|helpers|volunteers)\b/i,
    'how many people are still waiting after 30 minutes',
  ],
]
