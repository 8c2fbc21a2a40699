/**
 * Questions as those ask them who learn English, in the order of words that rules know: "why is bad for savers" as "why
 * is it bad for savers".
 */
export const inUsualOrder = (plain: string): string =>
  MENDS.reduce((text, [pattern, usual]) => text.replace(pattern, usual), plain)

const BEFORE = '^((?:(?:so|and|but|ok|then|wait) )*'
const PRONOUN = '(i|you|we|they|he|she|it|people|companies|stores|businesses)'
const JUDGES =
  '(?:so |very |really |always )?(?:bad|good|important|useful|dangerous|risky|better|worse|necessary|expensive|cheap|hard|easy|illegal|legal|needed)'

const MENDS: [RegExp, string][] = [
  [/\bwhich 1\b/g, 'which one'],
  [/\bi (?:no|not) (understand|know|get)\b/g, 'i dont $1'],
  [/\b(same|similar)( thing)? (?:like|of|with|than)\b/g, '$1$2 as'],
  [/\bmore (?=(?:high|low|big|small|cheap|fast|strong|safe|long|large)\b)(\w+)\b/g, '$1er'],
  [/\bbiger\b/g, 'bigger'],
  [/\b(?:largeer|safeer)\b/g, 'larger'],
  [/\bfor (?:to )?(be|make|have|become|get)\b(?= )/g, 'to $1'],
  // "Is Netflix example of monopoly", "is that not an example of barter?"
  [
    new RegExp(
      `${BEFORE}(?:is|are|was|were|would)) (?!there |it (?:true|ok|okay) )(.+?) (?:be |considered |like )?(?:(?:an?|the|one|good|real|some) )*examples? (?:of|for) (?:an? |the )?(?!what$|which$)(.+)$`,
    ),
    '$1 $2 a $3',
  ],
  [new RegExp(`${BEFORE}(?:why|how come)) (is|are|was) (?=${JUDGES}\\b)`), '$1 $2 it '],
  [new RegExp(`${BEFORE}(?:is|are)) (?=${JUDGES} (?:for|to|if|when)\\b)`), '$1 it '],
  [
    new RegExp(
      `${BEFORE}(?:how|why|what|when|where|which one)) ${PRONOUN} (can|could|should|would|must|will|do|does|is|are)\\b`,
    ),
    '$1 $3 $2',
  ],
  [
    new RegExp(
      `${BEFORE}(?:what|how|why|when)) (it|he|she) (need|cost|cause|work|happen|mean|matter|help|give)s?\\b`,
    ),
    '$1 does $2 $3',
  ],
  [
    new RegExp(
      `${BEFORE}(?:what|how|why|when)) (i|you|we|they|people|companies) (need|cost|cause|work|mean|give|say|use|choose|make|have|get|know)\\b`,
    ),
    '$1 do $2 $3',
  ],
  // "We want to end the contract, how?"
  [
    new RegExp(
      `${BEFORE})(i|we|they|you) (?:want|need|have|would like) to (.+?) (?:but |so )?how(?: (?:do|can|should|would) (?:i|we|they|you))?(?: do (?:it|that|this))?$`,
    ),
    '$1how do $2 $3',
  ],
  [new RegExp(`${BEFORE}what) happen (if|when|to)\\b`), '$1 happens $2'],
  [
    new RegExp(
      `${BEFORE}what is) (problem|risk|danger|advantage|disadvantage|reason|benefit|difference|purpose)\\b`,
    ),
    '$1 the $2',
  ],
]
