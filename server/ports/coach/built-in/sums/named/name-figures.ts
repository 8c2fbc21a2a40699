import type { FigureName } from './figure-name.ts'
import { figuresSaid, type FigureSaid } from './figures-said.ts'
import { costOf, UNNAMED } from './link-cost.ts'
import { mentionsIn, type Mention } from './mentions.ts'
import { placesIn } from './places.ts'

type Span = { from: number; to: number }

/** What a text says of the figures that are looked for. */
export type Named = {
  values: Map<string, number>
  /** How far they stand from their words, all together; more is less sure. */
  cost: number
  /** How many figures nothing tells of. */
  unread: number
}

/**
 * Which figure of a text is which of those that are looked for. All are told apart together, so that each figure and each
 * name is taken once: in "we owe 200k and equity is 100k" the second word has the second figure. Names of others take
 * theirs as well.
 */
export function nameFigures(text: string, sought: FigureName[], asked: Span[] = []): Named {
  const figures = figuresSaid(text)
  if (figures.length === 0) return { values: new Map(), cost: 0, unread: 0 }
  const placed = placesIn(text, figures, sought)
  const left = sought.filter(({ name }) => ![...placed.values()].includes(name))
  const open = figures.filter((figure) => !placed.has(figure))
  // What is asked for has no figure of its own.
  const isOther = ({ from, to }: Mention) =>
    asked.every((span) => to <= span.from || from >= span.to)
  const { links, cost } = linked(text, open, mentionsIn(text, left).filter(isOther))
  const told = [...placed, ...links.map(({ figure, name }) => [figure, name] as const)]
  const lone = onlyOne(open, { links, open: left })
  const named = new Map([...told, ...(lone ? [lone] : [])])
  return {
    values: new Map([...named].flatMap(([{ value }, name]) => (name ? [[name, value]] : []))),
    cost: cost - UNNAMED * (open.length - links.length) + (lone ? GUESSED : 0),
    unread: figures.filter((one) => !named.has(one)).length,
  }
}

/** Names whose figure stands right beside them, with that figure. */
export function linksIn(text: string): Link[] {
  const figures = figuresSaid(text)
  return linked(text, figures, mentionsIn(text)).links
}

/** No name where the words name something that is not looked for. */
export type Link = { figure: FigureSaid; mention: Mention; name?: string }
type Linked = { links: Link[]; cost: number }

/** Each figure with the words that name it, so that all of them together stand as near to theirs as they can. */
function linked(text: string, figures: FigureSaid[], mentions: Mention[]): Linked {
  const known = new Map<string, Linked>()
  const best = (i: number, from: number, taken: string[]): Linked => {
    const figure = figures[i]
    if (!figure) return { links: [], cost: 0 }
    const key = `${i} ${from} ${taken.join()}`
    const before = known.get(key)
    if (before) return before
    const rest = best(i + 1, from, taken)
    let found: Linked = { links: rest.links, cost: rest.cost + UNNAMED }
    for (const { mention, name, at, cost } of choicesFor(i, from)) {
      if (cost >= found.cost || (name !== undefined && taken.includes(name))) continue
      const next = best(i + 1, at + 1, name === undefined ? taken : [...taken, name].toSorted())
      if (cost + next.cost < found.cost)
        found = {
          links: [{ figure, mention, ...(name === undefined ? {} : { name }) }, ...next.links],
          cost: cost + next.cost,
        }
    }
    known.set(key, found)
    return found
  }
  const choices = figures.map((figure) => choicesOf(text, figure, { figures, mentions }))
  const choicesFor = (i: number, from: number) => choices[i]!.filter(({ at }) => at >= from)
  return best(0, 0, [])
}

/** Of words that may mean several, the later ones are a little less likely. */
const LATER = 0.05

const choicesOf = (
  text: string,
  figure: FigureSaid,
  all: { figures: FigureSaid[]; mentions: Mention[] },
) =>
  all.mentions.flatMap((mention, at) => {
    const names = mention.sought.length > 0 ? mention.sought : [undefined]
    return names.flatMap((one, place) => {
      const cost = costOf(text, { figure, mention, one }, all) + LATER * place
      return cost < UNNAMED ? [{ mention, at, cost, ...(one ? { name: one.name.name } : {}) }] : []
    })
  })

/** Points of a figure that only its kind tells. */
const GUESSED = 4

/** One figure is left, and one name that only a figure of its kind can have: "5%", "3 years". */
function onlyOne(
  figures: FigureSaid[],
  { links, open }: { links: Link[]; open: FigureName[] },
): [FigureSaid, string] | undefined {
  const [figure, ...more] = figures.filter((one) => links.every((link) => link.figure !== one))
  const names = open.filter(({ name }) => links.every((link) => link.name !== name))
  const [name, ...others] = names.filter(
    ({ kind }) =>
      (figure?.unit === 'percent' && kind === 'percent') ||
      (figure?.unit === 'money' && kind === 'money'),
  )
  return figure && name && more.length + others.length === 0 ? [figure, name.name] : undefined
}
