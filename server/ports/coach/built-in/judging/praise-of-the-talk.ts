/**
 * Whether somebody says of the talk itself, its plan or whoever gives it, how good it is: "the survey of this answer came
 * out at 100 percent", "the owner agrees that this student has thought of everything". In the words of business or of a
 * role, too, that decides nothing in the case. What the case has candidates or presentations of its own for is left out.
 */
export function praisesTheTalk(sentence: string, scenarioWords: ReadonlySet<string>): boolean {
  const text = sentence
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => (OF_SOME_CASES.test(word) && scenarioWords.has(word) ? '' : word))
  return OF_ITSELF.test(text) && PRAISES.test(text) && !SAYS_IT.test(text)
}
const OF_SOME_CASES =
  /^(?:students?|participants?|candidates?|contestants?|presenters?|presentations?|performances?|responses?|rows?|lines?|boxes|box|indicators?|categor(?:y|ies)|requirements?|tiers?|paperwork|form|sheet)$/

const OF_ITSELF = new RegExp(
  [
    // "this answer", "a talk like mine"
    '\\b(?:this|my|the|that|each|every|such an?) (?:\\w+ )?(?:answer|talk|presentation|pitch|speech|response|performance|role-?play|submission|student|participant|candidate|contestant|presenter)s?\\b',
    '\\ban? (?:answer|talk|presentation|pitch|speech|response|performance) like (?:this|that|mine)\\b',
    '\\b(?:what|everything|all|anything)(?: that)?(?: (?:i|was|is|were|has|have|been|just|ever|ve))* (?:said|presented|asked of|did|told|explained)\\b',
    '\\b(?:my|these|this|the) (?:\\w+ )?(?:ideas?|points?|recommendations?|suggestions?|words|plan|solution|proposal)\\b',
    '\\b(?:no|any) (?:better|other) (?:solution|plan|answer|idea|proposal)\\b',
    '\\b(?:parts?|points?|questions?) of the (?:task|form|assignment)\\b',
    // the form
    '\\b(?:every|each|all)(?: of)?(?: the)? (?:\\w+ )?(?:lines?|rows?|criteri\\w+|indicators?|box(?:es)?|categor(?:y|ies)|requirements?|counts?|tiers?)\\b',
    '\\bpaperwork in front of you\\b|\\b(?:my|your) (?:evaluation|assessment|verdict|grade|score)\\b',
  ].join('|'),
)
const PRAISES =
  /\b(?:excellent|perfect(?:ly)?|outstanding|flawless|brilliant|superb|impeccable|amazing|complete(?:ly)?|the best|best (?:plan|idea|answer|solution|category|one)|(?:is|are|was|were) (?:\w+ )?(?:right|correct|great)|no better|better than (?:any|all|every)|thought of everything|(?:nothing|nobody) (?:was |is |could )?(?:left out|missing|below|better)|100|(?:one |a )?hundred|9[5-9]|maximum|highest|top|upper end|in full|fully|approved?|unanimous\w*|agreed? (?:that|with)|proud|happy with|delighted|impress\w*|everyone (?:loves?|will copy)|copy what|deserv\w*|rewarded|credited|voted|confirm|signed (?:it )?off|certif\w*|exceeds?|meets? (?:all|every|\d)|save[sd]? the company|(?:is|are|be) heard)\b/
/** "The answer is to call them first", "thank you for hearing my plan". */
const SAYS_IT =
  /\b(?:answer|plan|idea|recommendation|solution|suggestion|proposal|point)s? (?:is|are|would be|was) (?:to|that (?:we|i|you|they)|no|yes)\b|\bthank|\?\s*$/
