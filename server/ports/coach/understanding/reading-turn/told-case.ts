/** Whether a turn tells a case of work or of a little business and asks what to do in it: where nothing fits, its kind answers. */
export const tellsCase = (plain: string): boolean =>
  plain.split(' ').length >= AT_LENGTH &&
  !ASKS_MEANING.test(plain) &&
  OF_WORK.test(plain) &&
  ASKS_ADVICE.test(plain)

/** Words. */
const AT_LENGTH = 9

/** What a term means, or whether a statement is true, is no case. */
const ASKS_MEANING =
  /^(?:(?:so|ok|hey|wait) )*(?:what(?:s| is| are| does)|explain|define|compare)\b|\b(?:mean|means|meaning|definition|what is it)\b|\b(?:said|says|saying|thinks?|told me|claims?|heard)\b.*\b(?:right|true|correct|wrong)$|\bdifference\b/

const OF_WORK =
  /\b(?:work\w*|jobs?|shifts?|boss\w*|managers?|owners?|leads?|supervisors?|coworkers?|employees?|crew|staff|customers?|clients?|guests?|sell\w*|sold|sales|buy\w*|charg\w*|pric\w*|pay\w*|paid|cash|money|business\w*|stores?|shops?|stand|booth|truck|company|orders?|hir\w*|fir(?:e|ed|ing)|tips?|schedule|hours|register|front desk|hotel|restaurant|cafe|market\w*|advertis\w*|posts?|reviews?|brand|fundraiser|club|event|chapter|partners?|team\w*|suppliers?|booked|orders|role play|judge|interview|resume|invest\w*|loan|borrow\w*|sav(?:e|ed|ing|ings))\b/

const WHO = '(?:i|we|you|he|she|they|my \\w+|the \\w+)'
const ASKS_ADVICE = new RegExp(
  `\\b(?:what (?:do|should|would|can|could|am|to) ${WHO}|what (?:now|do|to do)$|how (?:do|should|would|can|could|to) (?:i|we|you|my \\w+|the \\w+)|should (?:i|we|my \\w+)|when should|is (?:that|this|it) (?:\\w+ )?(?:allowed|legal|illegal|ok|okay|fair|normal|bad)|can (?:they|he|she|my \\w+) (?:do|make|just|fire|take|even)|are they allowed|(?:any )?(?:tips|advice|ideas)$|am i supposed|why$|worth it|good idea|bad idea)\\b`,
)
