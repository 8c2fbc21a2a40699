import { findByName } from '../../../understanding/knowledge/term-index.ts'
import { listWrittenFormulas } from '../../../understanding/knowledge/written-formulas.ts'
import { ALL_FORMULAS } from '../calculate.ts'
import { withSigns } from './equation.ts'
import { isNamedAlike, isSameFigure } from './same-name.ts'
import { treeOf, writtenOut, type Tree } from './tree.ts'

/** A formula as it is compared: parts that are added or multiplied, each with its sign; a bracket is a part. */
type Node = { kind: 'name'; said: string } | { kind: 'added' | 'multiplied'; parts: Signed[] }
type Signed = { sign: 1 | -1; node: Node }

/** A formula that is known, of a term. */
export type KnownFormula = { term: string; written: string; node: Node; name: string }

/** What is to be said of a formula that somebody stated. */
export type Verdict =
  | { kind: 'right'; formula: KnownFormula }
  | { kind: 'of another'; formula: KnownFormula; other: KnownFormula }
  | { kind: 'turned'; formula: KnownFormula }
  | { kind: 'lacking'; formula: KnownFormula; lacks: string[] }
  | { kind: 'foreign'; formula: KnownFormula; foreign: string }
  | { kind: 'unmatched'; formula: KnownFormula }

/** Undefined where it is no formula of one of our terms. */
export function verdictOnFormula(text: string): Verdict | undefined {
  const claimed = relationIn(text)
  const term = claimed && findByName(claimed.name)?.term
  if (!claimed || !term) return undefined
  const own = knownFormulas().filter((one) => one.term === term)
  const [formula] = own
  if (!formula || leavesOf(claimed.node).length < LEAST_PARTS) return undefined
  const right = own.find(({ node }) => isSame(node, claimed.node))
  if (right) return { kind: 'right', formula: right }
  const other = knownFormulas().find((one) => one.term !== term && isSame(one.node, claimed.node))
  if (other) return { kind: 'of another', formula, other }
  const turned = own.find(({ node }) => leftOf(node, claimed.node)?.length === 0)
  if (turned) return { kind: 'turned', formula: turned }
  const lacking = own.find(({ node }) => leftOf(node, claimed.node) !== undefined)
  if (lacking)
    return { kind: 'lacking', formula: lacking, lacks: leftOf(lacking.node, claimed.node)! }
  const foreign = foreignIn(formula.node, claimed.node)
  return foreign ? { kind: 'foreign', formula, foreign } : { kind: 'unmatched', formula }
}
const LEAST_PARTS = 2

/** Of two sides the one that is a name, and what it is said to be. */
function relationIn(text: string): { name: string; node: Node } | undefined {
  const [left, right, ...more] = withSigns(inFull(text)).split(' = ')
  if (left === undefined || right === undefined || more.length > 0) return undefined
  const [name, sum] = /[+−×÷]/.test(left) ? [right, left] : [left, right]
  if (/[+−×÷?]/.test(name)) return undefined
  const node = nodeOf(sum)
  return node && { name: name.replace(ARTICLE, '').trim(), node }
}
const ARTICLE = /^(?:the|your|my|our|its|an?) | ?%$/g

/** "C + I + G + (X − M)", as economists write it. */
const inFull = (text: string) =>
  /\bgdp\b|\bgross domestic product\b/i.test(text)
    ? text
        .replace(/\bnx\b|\bnet exports\b/gi, '(exports - imports)')
        .replace(/\bx ?[-–−] ?m\b/gi, 'exports - imports')
        .replace(/(?<=[=+] ?)c\b/gi, 'consumer spending')
        .replace(/(?<=[=+] ?)i\b/gi, 'business investment')
        .replace(/(?<=[=+] ?)g\b/gi, 'government purchases')
    : text

let known: KnownFormula[] | undefined

/** Those written for who asks, and those that sums work with. */
const knownFormulas = (): KnownFormula[] =>
  (known ??= [
    ...Object.entries(listWrittenFormulas()).flatMap(([term, { formula }]) =>
      formula
        .split(/; | and what|, so |, such as |, the interest/)
        .flatMap((written) => knownFrom(written, term)),
    ),
    ...ALL_FORMULAS.flatMap(({ formula, gives }) => {
      const term = gives && findByName(gives)?.term
      return term ? knownFrom(formula, term) : []
    }),
  ])

function knownFrom(written: string, term: string): KnownFormula[] {
  const [name = '', right, ...more] = written.split(/ [=≈] /)
  const node = right === undefined || more.length > 0 ? undefined : nodeOf(right.replace(NOTE, ''))
  // Of two formulas in one text the second may be another term's.
  const own = findByName(name)?.term ?? term
  return node ? [{ term: own, written, node, name }] : []
}
/** Brackets that tell something and work out nothing. */
const NOTE = /(?<=[a-z] )\([^)]*\)/g

/** Undefined for what is no sum of names: a root, a power. */
function nodeOf(written: string): Node | undefined {
  if (/√|\bpower\b|\bsum of\b/.test(written)) return undefined
  try {
    return flat(treeOf(spaced(written)))
  } catch {
    return undefined
  }
}
const spaced = (written: string) => written.replace(/\s+/g, ' ').trim()

function flat(tree: Tree): Node {
  if (tree.kind !== 'sum')
    return {
      kind: 'name',
      said: writtenOut(tree, (leaf) => ('name' in leaf ? leaf.name : `${leaf.value}`)),
    }
  const kind = '+−'.includes(tree.sign) ? ('added' as const) : ('multiplied' as const)
  const parts = [
    ...partsOf(flat(tree.left), kind, 1),
    ...partsOf(flat(tree.right), kind, '−÷'.includes(tree.sign) ? -1 : 1),
  ].filter(({ node }) => !(kind === 'multiplied' && node.kind === 'name' && node.said === '100'))
  return parts.length === 1 && parts[0]!.sign === 1 ? parts[0]!.node : { kind, parts }
}

const partsOf = (node: Node, kind: Node['kind'], sign: 1 | -1): Signed[] =>
  node.kind === kind && node.kind !== 'name'
    ? node.parts.map((part) => ({ ...part, sign: (part.sign * sign) as 1 | -1 }))
    : [{ sign, node }]

type Same = (one: string, other: string) => boolean
/** Where a formula has two names that are nearly alike, nearly alike is not enough. */
function sameIn(formula: Node): Same {
  const names = leavesOf(formula)
  const areNear = names.some((one, i) =>
    names.slice(i + 1).some((other) => isSameFigure(one, other)),
  )
  return areNear ? isNamedAlike : isSameFigure
}

/** The same parts with the same signs, in whatever order. */
function isSame(formula: Node, claimed: Node, same = sameIn(formula)): boolean {
  if (formula.kind === 'name' || claimed.kind === 'name')
    return formula.kind === 'name' && claimed.kind === 'name' && same(formula.said, claimed.said)
  if (formula.kind !== claimed.kind || formula.parts.length !== claimed.parts.length) return false
  const left = [...claimed.parts]
  return formula.parts.every(({ sign, node }) => {
    const at = left.findIndex((part) => part.sign === sign && isSame(node, part.node, same))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** Names that the known has and the claimed has not; undefined where the claimed has one that the known has not. */
function leftOf(formula: Node, claimed: Node): string[] | undefined {
  const same = sameIn(formula)
  let left = leavesOf(formula)
  for (const said of leavesOf(claimed)) {
    const found = left.find((one) => same(one, said))
    if (found === undefined) return undefined
    left = left.filter((one) => one !== found)
  }
  return left
}

/** The one part that is another figure than the formula's, where all others are the same. */
function foreignIn(formula: Node, claimed: Node): string | undefined {
  const [own, said] = [leavesOf(formula), leavesOf(claimed)]
  const unmatched = (these: string[], those: string[]) =>
    these.filter((one) => !those.some((other) => isSameFigure(one, other)))
  const [foreign, ...more] = unmatched(said, own)
  const isOne = unmatched(own, said).length === 1 && more.length === 0
  return foreign !== undefined && isOne && own.length === said.length && IS_FIGURE.test(foreign)
    ? foreign
    : undefined
}
/** Words that name one figure and no other; a bare "cost" may be many. */
const IS_FIGURE =
  /^(?:(?:total )?(?:assets|liabilities|equity|sales|revenues?|expenses|population|inventory|imports|exports|shares)|(?:the )?(?:fixed|variable|explicit|implicit|current|gross|net|beginning|ending|operating|nominal|real) [a-z ]+)$/

const leavesOf = (node: Node): string[] =>
  node.kind === 'name' ? [node.said] : node.parts.flatMap((part) => leavesOf(part.node))
