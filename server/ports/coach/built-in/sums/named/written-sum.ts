import { decimal, figure, money, type Formula } from '../formulas/formula.ts'
import { figureNamed, inputNamed } from './figure-names.ts'
import { namesIn, treeOf, workedOut, writtenOut, type Tree } from './tree.ts'

type Details = Pick<Formula, 'card'> &
  Partial<
    Pick<Formula, 'result' | 'unless' | 'impossible' | 'means' | 'percentOf' | 'also' | 'inMoney'>
  > & {
    /** A worked example: its sentence, and the figures in the order in which the sum names them. */
    example: Example
    another?: Example
  }
type Example = [story: string, ...values: number[]]

/**
 * "return on equity = net income ÷ equity": what is read, worked out, shown and asked for is all in how it is written.
 * Figures in percent are worked with as parts of one, and a result in percent is made of one.
 */
export function written(sum: string, { card, example, another, ...details }: Details): Formula {
  const [gives = '', right = ''] = sum.split(' = ')
  const tree = treeOf(right)
  const names = namesIn(tree)
  const { kind } = figureNamed(gives)
  return {
    ...{ card, gives, formula: sum, ...details },
    result: details.result ?? gives.charAt(0).toUpperCase() + gives.slice(1),
    inputs: names.map(inputNamed),
    compute: (figures) => {
      const result = workedOut(tree, partsOf(names, figures))
      return kind === 'percent' ? 100 * result : result
    },
    steps: (figures) => stepsOf(tree, partsOf(names, figures)),
    shows: kind === 'count' || kind === 'ratio' ? 'number' : kind,
    examples: [example, ...(another ? [another] : [])].map(([story, ...values]) => ({
      story,
      values,
    })),
  }
}

/** Each as the sum works with it. */
const partsOf = (names: string[], figures: number[]) => (name: string) => {
  const value = figures[names.indexOf(name)] ?? 0
  return figureNamed(name).kind === 'percent' ? value / 100 : value
}

/** With its figures, and once more with what stands in brackets worked out. */
function stepsOf(tree: Tree, valueOf: (name: string) => number): string {
  const show = (part: Tree) => shownPart(part, workedOut(part, valueOf))
  const all = writtenOut(tree, show)
  const isShort = tree.kind !== 'sum' || tree.sign === '+' || tree.sign === '−'
  const added = addedTo(tree, valueOf)
  if (added !== undefined) return `${all} = ${added}`
  if (isShort || (tree.left.kind !== 'sum' && tree.right.kind !== 'sum')) return all
  return `${all} = ${show(tree.left)} ${tree.sign} ${show(tree.right)}`
}

/** "Cost × (1 + markup)": what the percentage comes to in dollars. */
function addedTo(tree: Tree, valueOf: (name: string) => number): string | undefined {
  if (tree.kind !== 'sum' || tree.sign !== '×' || tree.right.kind !== 'sum') return undefined
  const { left, right } = tree
  const isOfOne = right.left.kind === 'figure' && right.left.value === 1
  if (right.right.kind !== 'name' || kindOf(right.right) !== 'percent') return undefined
  if (!isOfOne || (right.sign !== '+' && right.sign !== '−')) return undefined
  if (kindOf(left) !== 'money') return undefined
  const whole = workedOut(left, valueOf)
  const part = whole * workedOut(right.right, valueOf)
  const factor = decimal(workedOut(right, valueOf))
  return `${shownPart(left, whole)} × ${factor} = ${shownPart(left, whole)} ${right.sign} ${shownPart(left, part)} (${right.right.name.replace(/ in percent$/, '')})`
}

function shownPart(part: Tree, value: number): string {
  const kind = kindOf(part)
  if (kind === 'money') return value < 0 ? `-${money(-value)}` : money(value)
  return kind === 'percent' ? decimal(value) : figure(value)
}

/** Money stays money where it is added up, or taken a number of times; what is left of one is a part of one. */
function kindOf(part: Tree): 'money' | 'percent' | 'number' {
  if (part.kind === 'figure') return 'number'
  if (part.kind === 'name') {
    const { kind } = figureNamed(part.name)
    return kind === 'money' || kind === 'percent' ? kind : 'number'
  }
  const [left, right] = [kindOf(part.left), kindOf(part.right)]
  if (part.sign === '÷') return left === 'money' && right !== 'money' ? 'money' : 'number'
  return [left, right].includes('money')
    ? 'money'
    : [left, right].includes('percent')
      ? 'percent'
      : 'number'
}
