/** The side of a matter that a turn asks about, where it asks for more than what it is. */
export type Aspect =
  | 'test'
  | 'why'
  | 'good'
  | 'if'
  | 'how'
  | 'who'
  | 'parties'
  | 'company'
  | 'remember'

/** Who stands on one side of what is between two. */
const PARTY =
  '(?:\\w+ )?(?:owner|seller|buyer|lender|borrower|landlord|tenant|renter|bank|store|company|maker|manufacturer|producer|supplier|franchisor|franchisee|retailer|wholesaler|insurer|insured|worker|employee|employer|team|lessor|lessee|investor|issuer|licensor|licensee|creditor|debtor|agency|client|shareholder|stockholder|principal|agent|factor|sponsor|other person|other guy|other company|other business)'

/** The first that fits, of the turn's plain words. "What if" comes before "good": "what if it is not good?" */
const ASPECTS: [Aspect, RegExp][] = [
  [
    'company',
    /^(?:(?:ok|so|and|now|can you|could you|please|pls) )*(?:name|list|tell me|give me) (?:me )?(?:an?|one|some|two|three|\d) (?:real |actual |famous |big |well known )*(?:company|companies|brands?|business|businesses|firms?|stores?)(?: (?:that|who|which) (?:does|do|did|uses?) (?:it|that|this|so|them))?$|(?<!\bhow (?:does|do|would|can|could|should) )\b(which|what|any|some|a|name a|real) (real |famous |big |actual )*(company|companies|brands?|business|businesses|firms?|stores?) (does|do|did|uses?|used|is known|that (does|do|did|uses?)|are|is|has|have)( \w+)? ?(it|that|this|them|one|so|like (it|that|this))?$|\b(example|examples|case) (of|with|from) (a |an )?(real|actual|famous) (company|companies|brands?|business|businesses)\b|\breal (company|companies|brand|business) (examples?|that)\b|^((so|and|ok|but) )*how (do|does|did) (?!you\b|u\b|i\b|we\b|they\b|people\b|companies\b|businesses\b|an?\b|the\b|one\b)\w+( \w+)? (do|use|apply) (it|this|that)$|\bwho (does|uses|did) (it|that|this) in real life\b/,
  ],
  [
    'remember',
    /\bhow (do|can|could|should|would) (i|you|we) (even |best )?(remember|memori[sz]e|keep) (it|that|this|these|them|those|the (two|difference|formula)|which)\b|\b(trick|mnemonic|memory hook|hook|easy way|good way|rhyme)s? (to|for) (remember|memori[sz]|not forget)|^((any|a|is there a|got a|have a|give me a|know a) )*(trick|mnemonic|memory (trick|hook)|hook)( for (it|that|this))?$/,
  ],
  [
    'test',
    /\b(for|on|in|to) (the|my|a|an|this) (deca |real |practice |actual )?(test|exam|exams|tests)\b|\b(they|it|the exam|the test) (ask about|ask for|asks? it|tests? it|come up|show up)\b|\bhow (would|will|do|does|is|are|can|might) (it|that|this|they|these) (be )?(asked|tested|come up|show up)\b|\b(how|what|where) (do|does|would|will|can|might) (the |deca )?(exams?|tests?|questions?|item writers) (\w+ )?(ask|test|trick|trap|want|look)|\b(trick|trap)s? (question|answer|option)s?\b|\bwhats the (trick|trap)\b/,
  ],
  [
    'parties',
    new RegExp(
      String.raw`\bwhat (?:do|does|did|would|will|can|could) .{2,50} (?:get|gain|earn|make|win|have)(?: (?:out of|from|by|for|in|on|off|in return|back)\b.*)?$|\bwhats in it for\b|\bother (?:side|party|half|end)\b|\b(?:what|how) about (?:the )?(?:${PARTY})s?(?: (?:that|who|which) .+)?$|\b(?:from|on|for) the (?:${PARTY})s? (?:side|end|point of view|perspective|view)\b|^(?:(?:and|so|but|ok) )*who (?:wins|benefits|gains|profits|gets more)\b`,
    ),
  ],
  [
    'if',
    /\b(what|and|but|or|so|like) if\b|\b(problem|problems|issue|risk|danger|trouble|bad) (if|when)\b|^(even )?if\b|\bwhat (happens|would happen|will happen)\b|^(and )?(what|how) about when\b|\bwhat (goes|could go|would go) wrong\b|\bwithout (it|one|that|this)\b|^and when\b|\bdo(nt|esnt)? (you|u|they|we|i|companies|it) (dont|not|never)\b/,
  ],
  [
    'why',
    /\bwhy\b|\bhow (do|does|did|can|would) .{2,40}\b(affect|impact|influence|benefit|hurt|help (a|the|people|business|businesses|companies|society|customers))\b|\b(whats|what is|what was|is there a|see the|get the) (the |a )?(point|purpose|reason|use|goal)\b|\bso what$|\bwho cares\b|\bwhat(?:s| (?:is|are|does|do)) (it|that|this|they|.{2,30}) (good |used |useful |do )?for( (a|the|my|you|us|people|companies|businesses|company|business))*$|\b(need|needs|have to have|have to do|have to use) (one|it|them|this|that)$|\b(matter|matters|important|care|useful|necessary|needed)\b/,
  ],
  [
    'how',
    /^((so|and|but|ok|then|wait|well) )*(how (do|does|can|could|would|should|did|to|much|many|long|often)|what (can|could|should|would|do|does) .{1,30}\bdo)\b/,
  ],
  [
    'good',
    /^((so|and|but|ok|then|wait) )*should\b|\b(cheapest|easiest|hardest|safest|fastest|biggest|strongest|most common)\b|\b(good|bad|better|worse|best|worst|worth|risky|riskier|safe|safer|cheap|cheaper|expensive|smart|dumb|legal|illegal|allowed|ethical|fair|unfair|wrong|manipulative|dishonest|annoying|unethical|normal|possible|hard|difficult|easy|true|realistic|scam|helpful|harmful|dangerous|ok|okay|effective|lower|higher|more|less)\b.{0,24}$|\b(pros?|cons?|up ?sides?|down ?sides?|advantages?|disadvantages?|benefits?|drawbacks?|risks?|catch|problems?)\b|\bwhen (should|would|do|shouldnt|not|is it|can) .{0,30}\b(use|choose|do|pick|need|good|bad)\b|\bwhich (one|of|is|are|would)\b|^(?!how).*\b(do|does|did) (it|this|that|they) work\b/,
  ],
  [
    'how',
    /^((so|and|but|ok|then|wait|well) )*how (is|are)\b|\b(ways|steps|tips|strategies) (to|for|of)\b|\bhow (to|do|does|can|could|would|should)\b|\bwhat (would|should|could|do|can) (i|you|we) (say|do|tell|write|ask)\b|\bwhat (skills|steps|things|kind|kinds|types|makes?)\b/,
  ],
  [
    'who',
    /^((so|and|but|ok|then|wait|well) )*(who|whos|whose)\b|\b(do|does|did) (i|you|we|they|customers?|companies|the \w+) (have to )?(pay|own|get|keep|owe)\b/,
  ],
]

export const aspectOf = (plain: string): Aspect | undefined =>
  ASKS_HOW_TESTED.test(plain) ? 'test' : ASPECTS.find(([, pattern]) => pattern.test(plain))?.[0]

/** "How do exams ask about it?", "how is it tested?": how it comes up there, and nothing that is asked next about it. */
export const ASKS_HOW_TESTED =
  /\bhow (?:do|does|would|will|can|could|might|is|are|did) (?:(?:the|a|an|deca|real|they|it|that|this|these|those|exams?|tests?|questions?|item|writers|people|usually|normally|typically|even|be|get) )*(?:exams?|tests?|tested|asks?|asked|questions?|come up|comes up|show up|shows up|turn up|appear)\b|\bhow (?:it|that|this|they)(?:s| is| are| would be| will be| gets?| get)? (?:asked|tested)\b/

/** "Is it legal?", "can you get in trouble for it?" */
export const ASKS_LAW = /\b(?:il)?legal\b|\ballowed\b|\bagainst the law\b|\bin trouble\b/

/** "When would you use it?" */
export const WHEN_USED =
  /^((so|and|but|ok) )*when (would|do|should|can|to) .*\b(use|choose|pick|need|do)\b/
