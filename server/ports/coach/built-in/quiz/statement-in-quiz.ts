import type { Turn } from '../../coach.ts'
import { rowOf } from '../../understanding/intent/intent.ts'
import { facetsOf } from '../../understanding/knowledge/facets.ts'
import { closestOf, shareOf } from '../../understanding/knowledge/told-of.ts'
import { ideaOf, inSentence } from '../../understanding/knowledge/subject.ts'
import { findByName } from '../../understanding/knowledge/term-index.ts'
import { mendedText } from '../../understanding/plain/mended-words.ts'
import { asksSomething, askedBefore } from '../../understanding/reading-turn/earlier-question.ts'
import type { Understanding } from '../../understanding/understand.ts'
import { contentStems, contentWords } from '../../understanding/words/words.ts'
import { textOf } from '../second-answer.ts'
import { firstSentences, lowered, type Part } from '../talk.ts'
import { ask, findQuestion, type QuizQuestion } from './quiz-questions.ts'
import { choosesOne } from './quiz-verdict.ts'

type Answered = { understood: Understanding; parts: Part[] }

/**
 * "If the price goes up, people want more of it", to a question with letters: whether that is so and why, and then the
 * question again, which is still open. Undefined where the turn chooses one of the four, or states nothing.
 */
export function answerStatement(
  turns: Turn[],
  whole: Understanding,
  answer: (turns: Turn[]) => Answered,
): Part[] | undefined {
  const question = openQuestion(turns)
  const said = turns.at(-1)!.content
  if (!question || choosesOne(question, said, whole)) return undefined
  const defined = definedBy(said, whole, question)
  if (defined)
    return [
      `Yes, that is what **${inSentence(defined.term)}** means: ${lowered(firstSentences(ideaOf(defined), 2))}`,
      NOW_THE_CASE,
      ...ask(question),
    ]
  if (!isStatement(said, whole)) return undefined
  const told = `**${question.subject.term}**`
  const checked = answer([
    ...turns.slice(0, -2),
    { role: 'assistant', content: told },
    { role: 'user', content: `is it true that ${said}` },
  ])
  const says = verdictIn(checked.parts) ?? knownOn(checked.understood, question, said)
  return says && [...says, STILL_OPEN, ...ask(question)]
}

/** "Giving a task to someone else, but you are still responsible": whoever says what the term is has answered, if no case. */
function definedBy(
  said: string,
  { plain, thread, intent }: Understanding,
  { subject }: QuizQuestion,
) {
  const defines = DEFINES_BY.test(plain) && !said.includes('?')
  if (asksSomething(said, plain) && !defines) return undefined
  // A whole sentence may say it the wrong way round, and is judged.
  if (!defines && HAS_VERB.test(mendedText(said))) return undefined
  if (findByName(plain) || rowOf(intent).isDeclined) return undefined
  if (contentWords(mendedText(said)).length < LEAST_SAID) return undefined
  return [subject, ...thread].find(
    (one) =>
      shareOf(plain, `${one.term} ${ideaOf(one)} ${facetsOf(one.term).simple ?? ''}`) >= DEFINES,
  )
}
/** "What you give up when you choose something" defines; "what do you give up" asks. */
const DEFINES_BY =
  /^(?:(?:its|it is|thats|that is|like|um|ok) )*(?:what|when|how much|where) (?:you|we|they|people|somebody|someone|customers?|(?:a|an|the) \w+) |^(?:(?:its|thats|like|um|ok) )*(?!(?:anything|something|nothing|everything|during|according)\b)\w{3,}ing\b/
/** Of the weight of what was said. */
const DEFINES = 0.5

const NOW_THE_CASE = 'Now use it: which of the four follows from that?'
const STILL_OPEN = 'The question is still open. Which of the four is it?'

function openQuestion(turns: Turn[]): QuizQuestion | undefined {
  const before = askedBefore(turns)
  const isOpen = before?.kind === 'quiz' && !before.command
  return isOpen ? findQuestion(before.description) : undefined
}

/** It tells something of business in a sentence, and asks and wishes nothing. */
const isStatement = (said: string, { intent, plain, language }: Understanding) =>
  !language &&
  !rowOf(intent).isDeclined &&
  (rowOf(intent).hasNoPages !== true || intent === 'off-topic') &&
  !asksSomething(said, plain) &&
  // "Opportunity cost" is a name, whatever else "cost" may be.
  !findByName(plain) &&
  HAS_VERB.test(mendedText(said)) &&
  contentWords(mendedText(said)).length >= LEAST_SAID

/** Content words. */
const LEAST_SAID = 2

/** The paragraph that opens with yes or no, and what it is held against. */
function verdictIn(parts: Part[]): string[] | undefined {
  const [first = '', second = ''] = parts.map((part) => (typeof part === 'string' ? part : ''))
  const body = first.replace(/^\*\*[^*]+\*\*\n\n/, '')
  if (!VERDICT.test(body)) return undefined
  const isBare = body.endsWith('Compare:') || body.length < LONGEST_BARE
  return isBare && second.startsWith(WHAT_IT_IS) ? [body, second] : [body]
}
const VERDICT = /^(?:Yes|No|Not quite|Not only|Not always|True|False|Mostly|Usually)\b/
const WHAT_IT_IS = '**What it is.**'
/** Characters; a verdict without its reason. */
const LONGEST_BARE = 40

/** Where no verdict is sure, what is known that has most of the words of it, said as that. */
function knownOn(
  { subjects, thread }: Understanding,
  { subject, asks }: QuizQuestion,
  said: string,
): string[] | undefined {
  const words = mendedText(said)
  if (BEGINS_AS_ANSWER.test(words)) return undefined
  const [best] = [...new Set([...subjects, ...thread, subject])]
    .map((one) => ({ one, ...closestOf(one, words) }))
    .toSorted((a, b) => b.share - a.share)
  if (
    !best?.text ||
    best.share < ENOUGH ||
    metIn(words, best.text) < LEAST_MET ||
    textOf([asks]).includes(best.text)
  )
    return undefined
  return [
    `That picks none of the four, and whether all of your sentence is so I can't say for sure. What I know that comes nearest to it, on **${inSentence(best.one.term)}**: ${best.text}`,
  ]
}
const metIn = (words: string, text: string) =>
  contentStems(words).filter((stem) => contentStems(text).includes(stem)).length
/** Of the weight of what was said, without the term's own name. */
const ENOUGH = 0.4
/** Words that both have; one or two may be there by chance. */
const LEAST_MET = 4

const HAS_VERB =
  /\b(?:is|are|was|isnt|arent|has|have|means?|makes?|gets?|protects?|prevents?|helps?|comes?|works?|starts?|uses?|beats?|goes|go|rises?|falls?|drops?|increases?|decreases?|buys?|sells?|pays?|loses?|gains?|grows?|shows?|costs?|wants?|needs?|owns?|owes?|always|never|cant|cannot|can|must|will|doesnt|dont)\b/
/** Of the four one is meant, though it is not clear which. */
const BEGINS_AS_ANSWER =
  /^(?:(?:so|um|uh|ok|well|maybe|prob|probably) )*(?:i (?:think|guess|say)|its|it is|thats|because|cause|bc|cuz)\b/
