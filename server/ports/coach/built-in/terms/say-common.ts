import { mannerOf } from '../../understanding/reading-turn/manner.ts'
import { exampleOf, ideaOf, type Subject } from '../../understanding/knowledge/subject.ts'
import { listWrittenFormulas } from '../../understanding/knowledge/written-formulas.ts'
import { formulaOf } from '../sums/calculate.ts'
import { check } from './say-concept.ts'
import { saysTo } from './says-to.ts'
import { closingCheck, fromMaterials, type Part, type Talk } from '../talk.ts'

/** First the answer to what was asked; then what the term means that it is about, with its example. */
export function answerCommon(talk: Talk): Part[] {
  const { question, subjects } = talk.understood
  if (!question) return []
  const says = saysTo(question, talk.understood.plain)
  if ('title' in question) return [`**${question.title}**`, says, closingCheck(question.check)]
  const [subject] = subjects
  return [
    ...(subject ? [`**${subject.term}**\n\n${says}`] : [says]),
    ...(subject ? formulaAskedFor(subject, talk) : []),
    ...fromMaterials(talk, 1),
    ...(subject ? behind(subject, talk) : []),
  ]
}

/** "How do I calculate it": told in words, and then as it is written. */
function formulaAskedFor({ term, card, kind }: Subject, { understood }: Talk): Part[] {
  if (mannerOf(understood.plain) !== 'formula') return []
  const formula = listWrittenFormulas()[term] ?? (kind === 'card' ? formulaOf(card.id) : undefined)
  return formula ? [`> ${formula.formula}`] : []
}

/** What the term means that an answer is about, with its example, and the check. */
export function behind(subject: Subject, talk: Talk): Part[] {
  const example = exampleOf(subject)
  return [
    `**What it is.** ${ideaOf(subject)}`,
    ...(example ? [`**Example.** ${example}`] : []),
    check(subject, talk.turn),
  ]
}
