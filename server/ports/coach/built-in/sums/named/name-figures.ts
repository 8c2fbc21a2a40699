import type { FigureName } from './figure-name.ts'
import { figuresSaid, type FigureSaid } from './figures-said.ts'
import { costOf, UNNAMED } from './link-cost.ts'
import { mentionsIn, type Mention } from './mentions.ts'
import { placesIn } from './places.ts'

type Span = { from: number; to: number }

/** `cost` is how far it stands from its words; more is less sure. */
export type Told = { value: number; cost: number }

/** What a text says of the figures that are looked for. */
export type Named = {
  told: Map<string, Told>
  /** How many figures nothing tells of. */
  unread: number
}

/**
 * Which figure of a text is which of those that are looked for. All are told apart together, so that each figure and each
 * name is taken once: in "we owe 200k and equity is 100k" the second word has the second figure. Names of others take
 * theirs as well.
 */
export function nameFigures(
  text: string,
  sought: FigureName[],
  { asked = [], isQuotient = false }: { asked?: Span[]; isQuotient?: boolean } = {},
): Named {
  const figures = figuresSaid(text)
  if (figures.length === 0) return { told: new Map(), unread: 0 }
  const placed = placesIn(text, figures, { sought, isQuotient })
  const left = sought.filter(({ name }) => ![...placed.values()].includes(name))
  const open = figures.filter((figure) => !placed.has(figure))
  // What is asked for has no figure of its own.
  const isOther = ({ from, to }: Mention) =>
    asked.every((span) => to <= span.from || from >= span.to)
  const mentions = mentionsIn(text, left).filter(isOther)
  const { links } = linked(text, open, mentions)
  const said = left.filter(({ name, kind }) => kind !== 'percent' || isMentioned(name, mentions))
  const lone = onlyOfKind(open, { links, open: said })
  const all = [
    ...[...placed].map(([figure, name]) => ({ figure, name, cost: 0 })),
    ...links,
    ...lone,
  ]
  return {
    told: new Map(
      all.flatMap(({ figure: { value }, name, cost }) => (name ? [[name, { value, cost }]] : [])),
    ),
    unread: figures.length - all.length,
  }
}

/** Names whose figure stands right beside them, with that figure. */
export function linksIn(text: string): Link[] {
  const figures = figuresSaid(text)
  return linked(text, figures, mentionsIn(text)).links
}

/** No name where the words name something that is not looked for. */
export type Link = { figure: FigureSaid; mention: Mention; cost: number; name?: string }
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
          links: [
            { figure, mention, cost, ...(name === undefined ? {} : { name }) },
            ...next.links,
          ],
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

/** A percentage may be of anything, so something has to speak of what it is. */
const isMentioned = (name: string, mentions: Mention[]) =>
  mentions.some(({ sought }) => sought.some((one) => one.name.name === name))

/** Points of a figure that only its kind tells. */
const GUESSED = 4

/** One percentage is left, or one sum of money, and one name of its kind. */
const onlyOfKind = (
  figures: FigureSaid[],
  { links, open }: { links: Link[]; open: FigureName[] },
): { figure: FigureSaid; name: string; cost: number }[] =>
  (['percent', 'money'] as const).flatMap((kind) => {
    const [figure, ...more] = figures.filter(
      (one) => one.unit === kind && links.every((link) => link.figure !== one),
    )
    const [name, ...others] = open.filter(
      (one) => one.kind === kind && links.every((link) => link.name !== one.name),
    )
    const isSure = figure && name && more.length + others.length === 0
    return isSure ? [{ figure, name: name.name, cost: GUESSED }] : []
  })
