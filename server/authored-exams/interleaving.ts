import { createHash } from 'node:crypto'

type Placed = { id: string; area: string }

/**
 * The items of every area spread over the whole exam, as a real paper has them, the same way every time: an area's nth
 * item of k falls somewhere into the nth kth of the exam. No two of an area follow each other while there are others.
 */
export function interleave<T extends Placed>(items: readonly T[]): T[] {
  const areas = Map.groupBy(items, ({ area }) => area)
  const spread = [...areas.values()]
    .flatMap((ofArea) =>
      ofArea.map((item, nth) => ({ item, at: (nth + fractionOf(item.id)) / ofArea.length })),
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
  for (let place = 1; place < spread.length; place++) {
    const before = spread[place - 1]!
    const other = spread.findIndex((item, at) => at >= place && item.area !== before.area)
    // Moved up rather than exchanged, so that the others keep their order.
    if (other > place) spread.splice(place, 0, ...spread.splice(other, 1))
  }
  return spread
}

/** From 0 to below 1, always the same for the same id. */
const fractionOf = (id: string) => createHash('sha256').update(id).digest().readUInt32BE() / 2 ** 32
