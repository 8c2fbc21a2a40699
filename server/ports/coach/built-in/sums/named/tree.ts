/** A sum as it is written down: names, figures and what is done with them. */
export type Tree =
  | { kind: 'name'; name: string }
  | { kind: 'figure'; value: number }
  | { kind: 'sum'; sign: Sign; left: Tree; right: Tree }
type Sign = '+' | '−' | '×' | '÷'

/** "(sales − cost of goods sold) ÷ sales"; throws for what is no sum. */
export function treeOf(written: string): Tree {
  const tokens = written.split(/\s+([+−×÷])\s+|([()])/).flatMap((token) => token?.trim() || [])
  const cursor = { tokens, at: 0 }
  const tree = termsIn(cursor)
  if (cursor.at < tokens.length) throw new Error(`"${written}" is no sum`)
  return tree
}

type Cursor = { tokens: string[]; at: number }

const termsIn = (cursor: Cursor): Tree => chainIn(cursor, ['+', '−'], factorsIn)
const factorsIn = (cursor: Cursor): Tree => chainIn(cursor, ['×', '÷'], singleIn)

function chainIn(cursor: Cursor, signs: Sign[], next: (cursor: Cursor) => Tree): Tree {
  let left = next(cursor)
  for (;;) {
    const sign = signs.find((one) => one === cursor.tokens[cursor.at])
    if (!sign) return left
    cursor.at++
    left = { kind: 'sum', sign, left, right: next(cursor) }
  }
}

function singleIn(cursor: Cursor): Tree {
  const token = cursor.tokens[cursor.at++]
  if (token === '(') {
    const inner = termsIn(cursor)
    if (cursor.tokens[cursor.at++] !== ')') throw new Error('A bracket is not closed')
    return inner
  }
  if (token === undefined || /^[+−×÷)]$/.test(token)) throw new Error('A figure is missing')
  return /^[\d.,]+$/.test(token)
    ? { kind: 'figure', value: Number(token.replaceAll(',', '')) }
    : { kind: 'name', name: token }
}

/** Each once, in the order in which they are written. */
export const namesIn = (tree: Tree): string[] => [
  ...new Set(
    tree.kind === 'name'
      ? [tree.name]
      : tree.kind === 'sum'
        ? [...namesIn(tree.left), ...namesIn(tree.right)]
        : [],
  ),
]

/** `valueOf` gives the figure of a name. */
export function workedOut(tree: Tree, valueOf: (name: string) => number): number {
  if (tree.kind === 'figure') return tree.value
  if (tree.kind === 'name') return valueOf(tree.name)
  const [left, right] = [workedOut(tree.left, valueOf), workedOut(tree.right, valueOf)]
  switch (tree.sign) {
    case '+':
      return left + right
    case '−':
      return left - right
    case '×':
      return left * right
    case '÷':
      return left / right
  }
}

/** `show` writes a part without parts of its own. */
export function writtenOut(
  tree: Tree,
  show: (leaf: Exclude<Tree, { kind: 'sum' }>) => string,
): string {
  if (tree.kind !== 'sum') return show(tree)
  const [left, right] = [tree.left, tree.right].map((part, place) => {
    const text = writtenOut(part, show)
    return needsBrackets(part, tree.sign, place === 1) ? `(${text})` : text
  })
  return `${left} ${tree.sign} ${right}`
}

function needsBrackets(part: Tree, sign: Sign, isRight: boolean): boolean {
  if (part.kind !== 'sum') return false
  const isAdded = part.sign === '+' || part.sign === '−'
  if (sign === '×' || sign === '÷') return isAdded || (isRight && sign === '÷')
  return isRight && sign === '−' && isAdded
}
