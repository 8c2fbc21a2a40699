import { findSubjects } from '../../understanding/knowledge/term-index.ts'
import { formulasOf, readFigures, sumAskedFor } from './calculate.ts'
import { likelySums, namedSums } from './named/ask-for-sum.ts'
import { isWhole, type WholeSum } from './sum-of-talk.ts'
import { textOfSum } from './typed-figures.ts'

/** The sum that a printed question gives all figures of; such a question may say more than is needed. */
export function sumOfQuestion(question: string): WholeSum | null {
  const text = textOfSum(question)
  return (
    namedSums(question).filter(isWhole).find(isNoCircle) ??
    sumAskedFor(text) ??
    likelySums(question).filter(isWhole).find(isNoCircle) ??
    sumOfTerms(question, text)
  )
}

/** "Cost of goods sold = sales − gross profit, with gross profit = sales − cost of goods sold" works nothing out. */
const isNoCircle = ({ formula: { formula, inputs } }: WholeSum) =>
  inputs.every(({ name }) => !formula.includes(`with ${name} = `))

/** Of what it names by a card. */
function sumOfTerms(question: string, text: string): WholeSum | null {
  const [found] = findSubjects(question, '')
    .flatMap(({ card }) => formulasOf(card.id))
    .flatMap((formula) => {
      const figures = readFigures(formula, text)
      return figures ? [{ formula, figures }] : []
    })
  return found ?? null
}
