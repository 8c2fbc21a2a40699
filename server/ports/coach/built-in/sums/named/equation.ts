import type { Formula } from '../formulas/formula.ts'
import { FIGURE_NAMES } from './figure-names.ts'
import { treeOf, writtenOut, type Tree } from './tree.ts'

/**
 * An equation as what its figures do in it: all brought to one side, added (+1) or taken off (−1), or multiplied with
 * (+1) or divided by (−1). A part may go by several names, and a blank by none.
 */
export type Equation = { isOfParts: boolean; parts: Part[] }
export type Part = { names: string[]; sign: 1 | -1; said: string }

/**
 * "Assets = liabilities + ?", "markup is the profit divided by the selling price"; none where a part goes by no known name.
 * First as its words mean it, then as they may mean it as well.
 */
export function equationsSaid(text: string): Equation[] {
  const [left, right, ...more] = withSigns(text).split(' = ')
  if (left === undefined || right === undefined || more.length > 0) return []
  return [false, true].flatMap((isLoose) => equationOf(left, right, namesSaidAs(isLoose)) ?? [])
}

/** What a formula says, where it only adds or only multiplies; a difference in it counts as what it is called. */
export function equationWritten({ formula, gives }: Formula): Equation | null {
  const [, right] = formula.split(' = ')
  if (!gives || right === undefined || formula.split(' = ').length > 2) return null
  return equationOf(gives, right, (name) => (isNamed(name) ? [name] : (CALLED[name] ?? null)))
}

const isNamed = (name: string) => FIGURE_NAMES.some((one) => one.name === name)

/** Differences that have names. */
const CALLED: Record<string, string[]> = {
  'price − cost per unit': ['gross profit'],
  'price − variable cost per unit': ['contribution margin'],
}

function equationOf(
  left: string,
  right: string,
  namesFor: (said: string) => string[] | null,
): Equation | null {
  try {
    const sides = [treeOf(left), treeOf(right)]
    const isOfParts = sides.some((side) => side.kind === 'sum' && '×÷'.includes(side.sign))
    const parts = sides.flatMap((side, place) => partsOf(side, place === 0 ? 1 : -1, isOfParts))
    const named = parts.map(({ said, sign }) => ({ said, sign, names: namesFor(said) }))
    return named.every((part): part is Part => part.names !== null)
      ? { isOfParts, parts: named }
      : null
  } catch {
    // Not every sentence with an equals sign in it is an equation.
    return null
  }
}

const INVERSE = { 1: -1, '-1': 1 } as const

function partsOf(tree: Tree, sign: 1 | -1, isOfParts: boolean): Omit<Part, 'names'>[] {
  const splits = isOfParts ? ['×', '÷'] : ['+', '−']
  if (tree.kind === 'sum' && splits.includes(tree.sign)) {
    const isTurned = tree.sign === '−' || tree.sign === '÷'
    return [
      ...partsOf(tree.left, sign, isOfParts),
      ...partsOf(tree.right, isTurned ? INVERSE[sign] : sign, isOfParts),
    ]
  }
  return [{ sign, said: writtenOut(tree, (leaf) => (leaf.kind === 'name' ? leaf.name : '1')) }]
}

const BLANK = '?'

const namesSaidAs =
  (isLoose: boolean) =>
  (said: string): string[] | null => {
    if (said === BLANK) return []
    const bare = said.replace(/^(?:the|your|my|our|its|total|an?) /, '')
    const names = [
      ...FIGURE_NAMES.filter(({ words }) => isCalled(bare, words)),
      ...FIGURE_NAMES.filter(({ also }) => isLoose && also !== undefined && isCalled(bare, also)),
    ]
    return names.length > 0 ? names.map(({ name }) => name) : null
  }

/** Whether a text is one of these words, a pattern. Each is made once: a turn is held against hundreds. */
function isCalled(text: string, words: string): boolean {
  const pattern = PATTERNS.get(words) ?? new RegExp(`^(?:${words})$`)
  PATTERNS.set(words, pattern)
  return pattern.test(text)
}
const PATTERNS = new Map<string, RegExp>()

/** "Is markup profit divided by cost": where the name ends, the equals sign stands. */
const ASKED = new RegExp(
  `^is (?:the )?(${FIGURE_NAMES.map(({ words }) => words).join('|')}) (?!=|is\\b)`,
)

/** In signs, whatever it was typed in. */
export const withSigns = (text: string) =>
  text
    .toLowerCase()
    .replace(ASKED, '$1 = ')
    .replace(/[?.!]+\s*$/, (end) =>
      /(?:[=+*/−-]|plus|minus|times|by|equals)\s*\?$/.test(text)
        ? ` ${BLANK}`
        : end.replace(/[?.!]/g, ''),
    )
    .replace(/_{2,}|\bblank\b/g, BLANK)
    .replace(
      /\b(?:equals?|is equal to|is the same as|is calculated (?:as|by)|is)\b(?!.*=)|=/,
      ' = ',
    )
    .replace(/\bplus\b|\+/g, ' + ')
    .replace(/\b(?:minus|less)\b|\s[-–]\s/g, ' − ')
    .replace(/\b(?:times|multiplied by)\b|\*|\sx\s/g, ' × ')
    .replace(/\b(?:divided by|over)\b|\//g, ' ÷ ')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[+−×÷=] )(?:what|something)\b ?\??/g, BLANK)
    .replace(/^ ?what(?= =)/, BLANK)
    .trim()
