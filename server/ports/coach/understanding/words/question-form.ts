/** What kind of answer a question wants, by how it begins. */
export const QUESTION_FORMS = [
  ...(['whether', 'why', 'how', 'amount', 'who', 'when', 'where', 'if', 'which', 'what'] as const),
]
export type QuestionForm = (typeof QUESTION_FORMS)[number]

const LEADS = '^(?:(?:so|and|but|ok|okay|then|wait|well|hey|like|also) )*'
const FORMS: [QuestionForm, RegExp][] = (
  [
    [
      'if',
      '(?:(?:what|how about|what about) (?:if|when|happens|would happen|will happen|happened)|if)\\b',
    ],
    ['why', '(?:why|how come|whats the (?:point|reason)|what is the (?:point|reason))\\b'],
    ['amount', 'how (?:many|much|long|often|old|big|soon|far|high|large)\\b'],
    ['how', 'hows?\\b'],
    ['who', '(?:who|whos|whose|whom)\\b'],
    ['when', 'when\\b'],
    ['where', 'where\\b'],
    ['which', 'which\\b'],
    ['what', 'whats?\\b'],
    [
      'whether',
      '(?:is|are|was|were|am|do|does|did|can|could|should|would|will|has|have|must|may|isnt|arent|doesnt|dont|cant|wont|wouldnt|shouldnt|didnt)\\b',
    ],
  ] as const
).map(([form, begins]) => [form, new RegExp(LEADS + begins)])

/** Undefined for what is told, or asked in a few words that begin otherwise. */
export const formOf = (plain: string): QuestionForm | undefined =>
  FORMS.find(([, begins]) => begins.test(plain))?.[0]

/**
 * Whether a stored text can be an answer to a question of that form. One that opens with a yes or a no, or with a
 * question of its own, answers just such a question, however many words it shares with another.
 */
export function opensAsAnswerTo(says: string, plain: string): boolean {
  const form = formOf(plain)
  if (form === undefined) return true
  const own = says.match(OWN_QUESTION)?.[0]
  if (own) return formOf(own.toLowerCase().replace(/['’]/g, '')) === form
  return form === 'whether' || !VERDICT.test(says)
}

const OWN_QUESTION = /^[A-Z][^.?!:]{3,90}\?/

/** A yes or a no, in whole or in part. */
const VERDICT =
  /^(?:Yes|No|Partly|Mostly|Not (?:always|really|quite|fully|necessarily|by itself|automatically|exactly|the same)|Rarely|Hardly|Never|Maybe|Usually not|Sometimes|Often|Usually|It depends|That depends|Only partly)(?:[,.:;]| not\b| no\b| yes\b)/
