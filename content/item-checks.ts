import type { Finding } from './finding.ts'
import { checkCalculation } from './calculation-checks.ts'
import type { Item } from './schema.ts'
import { normalise, repeated, wordsOf } from './text.ts'

/** A wrong option that is the only one without room for doubt gives itself away. */
const ABSOLUTE = /\b(always|never|only|all|none|every|must)\b/i
const LETTERS = ['A', 'B', 'C', 'D'] as const

/** What must hold of each item by itself. */
export function checkItem(file: string, item: Item): Finding[] {
  const problems = [
    ...checkStem(item),
    ...checkOptions(item),
    ...checkForm(item),
    ...checkExplanation(item),
    ...checkMisconceptions(item),
    ...checkCalculation(item),
  ]
  return problems.map((problem) => ({ file, id: item.id, problem }))
}

/** How a stem ends decides what its options look like. */
export const kindOf = ({ question }: Pick<Item, 'question'>) => {
  if (question.endsWith('?')) return 'question'
  return question.endsWith(':') ? 'colon' : 'completion'
}

export const rightOption = (item: Item) => item.options[item.correctAnswer]
const wrongOptions = (item: Item) => item.options.filter((_, index) => index !== item.correctAnswer)

function* checkStem({ question }: Item) {
  if (!/[a-z0-9)%"'?:]$/i.test(question)) {
    yield 'the stem ends in "?", in ":" or, if the options complete it, in a word without punctuation'
  }
  if (/_{2,}/.test(question)) yield 'the stem has a blank; let the options complete the sentence'
  if (/\b(NOT|EXCEPT|LEAST)\b/.test(question) || NEGATIVE.test(question)) {
    yield 'the stem asks for what is not so; ask for what is'
  }
  if (/\ban?$/.test(question))
    yield '"a" or "an" at the stem\'s end tells the options apart; move it into them'
  const length = wordsOf(question).length
  if (length < 5 || length > 70) yield `the stem has ${length} words; 5 to 70 is the range`
}

const NEGATIVE =
  /\bexcept( for)?\b|\bleast (likely|effective|appropriate|important|useful|accurate)\b|\bwhich( of the following| one)?( \w+){0,2} (is|are|was|were|would|does|do|did|should|can|could|has|have)( \w+)? not\b/i

function* checkOptions(item: Item) {
  if (new Set(item.options.map(normalise)).size < 4)
    yield 'two options say the same; make them differ'
  if (item.options.some((option) => CATCH_ALL.test(option))) {
    yield 'an option is a catch-all ("all of the above"); replace it by a real one'
  }
  const absolute = wrongOptions(item).filter((option) => ABSOLUTE.test(option))
  if (absolute.length > 0 && !ABSOLUTE.test(rightOption(item))) {
    const words = absolute.map((option) => `"${ABSOLUTE.exec(option)?.[0]}"`).join(', ')
    yield `${words} stands only in wrong options; say it without`
  }
  const lengths = item.options.map((option) => wordsOf(option).length)
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
  if (longest > 2.2 * shortest + 2) {
    yield `options have ${lengths.join('/')} words; the longest may have 2.2 × the shortest + 2 (${Math.floor(2.2 * shortest + 2)})`
  }
}

const CATCH_ALL =
  /\b(all|none|any|both|neither|either) of (the above|these)\b|\b(both|neither) [A-D] (and|n?or) [A-D]\b/i

function* checkForm(item: Item) {
  const endings = new Set(item.options.map((option) => /[.?!;,:]$/.exec(option)?.[0] ?? ''))
  if (endings.size > 1) yield 'options end differently; all with a full stop or none'
  if (kindOf(item) === 'completion' && !endings.has('.')) {
    yield "options that complete the stem's sentence end it: add the full stop"
  }
  const initials = new Set(item.options.map(initialOf).filter((initial) => initial !== 'either'))
  if (initials.size > 1) {
    yield `options begin differently (${[...initials].join(', ')}); begin all alike`
  } else if (kindOf(item) !== 'completion' && initials.has('small letter')) {
    yield 'options after "?" or ":" begin with a capital or a figure'
  }
}

/** An acronym may stand first among small letters as well as among capitals. */
function initialOf(option: string) {
  const [first = ''] = wordsOf(option)
  if (/^["'(]?[A-Z]\S*[A-Z]/.test(first)) return 'either'
  if (/^[-$(]*\d/.test(first)) return 'figure'
  return /^["'(]?[a-z]/.test(first) ? 'small letter' : 'capital'
}

function* checkExplanation({ explanation, concept }: Item) {
  if (!plain(explanation).includes(plain(concept))) {
    yield `the explanation does not name its concept "${concept}"; name it in those words`
  }
  const length = wordsOf(explanation).length
  if (length < 15 || length > 90) yield `the explanation has ${length} words; 15 to 90 is the range`
  if (!/[.!?]$/.test(explanation)) yield 'the explanation ends with a full stop'
  if (/\b(option|answer|choice) [A-D]\b/.test(explanation)) {
    yield 'the explanation names a letter; letters move, so use the words of the option'
  }
}

/** With spaces around and without plural endings, so that "assets" names "asset". */
const plain = (text: string) =>
  ` ${normalise(text)
    .split(' ')
    .map((word) => word.replace(/(ies|y|es|s)$/, ''))
    .join(' ')} `

function* checkMisconceptions({ misconceptions, correctAnswer, id }: Item) {
  for (const [index, sentence] of misconceptions.entries()) {
    const letter = LETTERS[index]
    if (index === correctAnswer) {
      if (sentence) yield `misconception ${letter} stands at the right option; leave it ''`
      continue
    }
    const length = wordsOf(sentence).length
    if (length === 0)
      yield `misconception ${letter} is missing (${id}'s wrong options each need one)`
    else if (length < 6 || length > 40) yield `misconception ${letter} has ${length} words; 6 to 40`
    else if (!/[.!?]$/.test(sentence)) yield `misconception ${letter} ends with a full stop`
    else if (
      /[.!?]["')]* [A-Z]/.test(sentence.replace(/\b(U\.S|Inc|Co|Mr|Ms|Mrs|Dr|vs)\. /g, ''))
    ) {
      yield `misconception ${letter} is more than one sentence; keep one`
    }
  }
  if (repeated(misconceptions.filter(Boolean).map(normalise)).length > 0) {
    yield 'two wrong options have the same misconception; name what leads to each'
  }
}
