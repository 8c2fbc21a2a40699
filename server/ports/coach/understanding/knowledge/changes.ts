import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Patterns = z.array(z.string().min(1))

const Changes = z.strictObject({
  /** By its name, how what rises and falls is called; and what tells its rise or its fall in one. */
  quantities: z.record(
    z.string(),
    z.strictObject({
      names: Patterns,
      up: Patterns.optional(),
      down: Patterns.optional(),
      /** "A tariff": that there is one is a rise, where nothing says that it falls. */
      is: Patterns.optional(),
    }),
  ),
  relations: z.array(
    z.strictObject({
      cause: z.string(),
      effect: z.string(),
      /** 1: the effect rises with the cause; -1: it falls when the cause rises; 0: it stays. */
      way: z.union([z.literal(1), z.literal(-1), z.literal(0)]),
      /** Said whichever way it was asked, so it speaks of both. */
      why: z.string().min(1),
      /** Said so every day, and marked wrong on an exam, which has other words for it. */
      isLoose: z.literal(true).optional(),
    }),
  ),
})

/** 1: it rises; -1: it falls; 0: it stays the same. */
export type Direction = 1 | -1 | 0
/** That a quantity changes, at these places of the words. */
export type Change = { of: string; way: Direction; from: number; to: number }
export type Relation = z.infer<typeof Changes>['relations'][number]

let known: z.infer<typeof Changes> | undefined
/** @throws ZodError for a malformed file */
export const readChanges = () =>
  (known ??= Changes.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, 'changes.json'), 'utf8')),
  ))

export const relationBetween = (cause: string, effect: string): Relation | undefined =>
  readChanges().relations.find((one) => one.cause === cause && one.effect === effect)

/** What rises, falls or stays the same in some plain words, in their order. */
export function changesIn(plain: string): Change[] {
  const all = patterns().flatMap((one) => findChanges(plain, one))
  return all
    .filter((one) => !all.some((other) => other !== one && isWithin(one, other)))
    .toSorted((one, other) => one.from - other.from)
}

const isWithin = (one: Change, other: Change) =>
  other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from

type Quantity = { of: string; name: RegExp; whole: [RegExp, Direction][]; is?: RegExp }
let read: Quantity[] | undefined
const patterns = () =>
  (read ??= Object.entries(readChanges().quantities).map(
    ([of, { names, up = [], down = [], is }]) => ({
      of,
      ...(is ? { is: anyOf(is) } : {}),
      name: anyOf(names),
      whole: [
        ...up.map((one): [RegExp, Direction] => [anyOf([one]), 1]),
        ...down.map((one): [RegExp, Direction] => [anyOf([one]), -1]),
      ],
    }),
  ))

const anyOf = (names: string[]) => new RegExp(`\\b(?:${names.join('|')})\\b`, 'g')

function findChanges(plain: string, { of, name, whole, is }: Quantity): Change[] {
  const told = whole.flatMap(([pattern, way]) =>
    [...plain.matchAll(pattern)].map((match) => placed(of, way, match)),
  )
  const named = [...plain.matchAll(name)].flatMap((match) => {
    const way = wayOf(plain.slice(0, match.index), plain.slice(match.index + match[0].length))
    return way === undefined ? [] : [placed(of, way, match)]
  })
  const all = [...told, ...named.filter((one) => !told.some((other) => isWithin(one, other)))]
  if (all.length > 0 || !is) return all
  return [...plain.matchAll(is)].slice(0, 1).map((match) => placed(of, 1, match))
}

const placed = (of: string, way: Direction, match: RegExpMatchArray): Change => ({
  ...{ of, way },
  ...{ from: match.index!, to: match.index! + match[0].length },
})

/** "Prices go up", "a higher price": by what stands after it, else before it. */
function wayOf(before: string, after: string): Direction | undefined {
  const [, follows] = after.match(AFTER) ?? []
  if (follows !== undefined) return STAYS.test(follows) ? 0 : RISES.test(follows) ? 1 : -1
  const [, leads] = before.match(BEFORE) ?? []
  return leads === undefined ? undefined : LEADS_UP.test(leads) ? 1 : -1
}
const UP =
  'go(?:es|ing)? (?:way |back )?up|went up|shoots? up|rises?|rising|rose|increas\\w+|climbs?|grows?|growing|jumps?|expands?|doubles?|(?:gets?|getting|is|are|becomes?|be) (?:\\w+ )?(?:higher|bigger|larger|stronger|better|up|greater)|booming'
const DOWN =
  'go(?:es|ing)? (?:way |back )?down|went down|falls?|falling|fell|drops?|dropped|dropping|decreas\\w+|declin\\w+|shrinks?|shrinking|sinks?|crash\\w*|contracts?|(?:gets?|getting|is|are|becomes?|be) (?:\\w+ )?(?:lower|smaller|weaker|worse|down|less|cut)'
const SAME =
  'stays? (?:exactly )?(?:the )?(?:same|constant|fixed)|(?:does|do|will|wo)nt change|(?:does|do) not change|(?:is|are|remains?) (?:the same|constant|unchanged)'
/** What stands between a thing and its change belongs to no other. */
const BETWEEN =
  '(?: (?!(?:when|if|and|so|because|but|then|as|after|means?|makes?|causes?)\\b)\\w+){0,2}?'
const AFTER = new RegExp(`^${BETWEEN} (${UP}|${DOWN}|${SAME})\\b`)
const BEFORE =
  /\b(higher|more|rais(?:es?|ing|ed)|increas(?:es?|ing|ed)(?: in)?|rising|bigger|greater|larger|boost(?:s|ing)?|push(?:es|ing)? up|(?:a )?rise in|strong(?:er)?|high|lower(?:s|ing|ed)?|less|fewer|cut(?:s|ting)?|decreas(?:es?|ing|ed)(?: in)?|reduc(?:es?|ing|ed)|falling|(?:a )?(?:drop|fall) in|smaller|weak(?:er)?|worse|low|slows?(?: down)?|hurts?|bring(?:s|ing)? down)(?: (?:the|your|a|an|its|their|our|of|down))*(?: (?!(?:when|if|and|so|because|but|then)\b)\w+)? $/
const STAYS = new RegExp(`^(?:${SAME})$`)
const RISES = new RegExp(`^(?:${UP})$`)
const LEADS_UP =
  /^(?:higher|more|rais|increas|rising|bigger|greater|larger|boost|push|(?:a )?rise|strong|high)/
