import { indexedSortings, keyOf } from '../knowledge/sortings.ts'

/** Of several things, the only one of the kind that is asked for; undefined where none of the others is known to be of another. */
export function findKindAmong(
  plain: string,
  things: string[],
): { place: number; kind: string; why: string } | undefined {
  const said = ` ${keyOf(plain)} `
  for (const { kinds, members } of indexedSortings()) {
    const [asked, ...more] = kinds.filter(({ keys }) =>
      keys.some((key) => said.includes(` ${key} `)),
    )
    if (!asked || more.length > 0) continue
    const known = things.map((thing) => {
      const key = keyOf(thing.replace(/^(?:an?|the|its|their) /i, ''))
      return members.find((member) => member.key === key)?.kind
    })
    const [place = -1, ...others] = known.flatMap((kind, at) => (kind === asked.kind ? [at] : []))
    const isToldApart = known.some((kind) => kind !== undefined && kind !== asked.kind)
    if (place >= 0 && others.length === 0 && isToldApart)
      return { place, kind: asked.kind, why: asked.why }
  }
  return undefined
}
