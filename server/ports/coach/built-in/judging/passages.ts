/**
 * Which lines of the form each sentence is about, told from its words and those of its neighbours: who speaks of a
 * matter goes on speaking of it in words that need not name it again. Where nothing names a line, its place tells.
 */
export function passagesOf(affinities: number[][]): ReadonlySet<number>[] {
  const last = Math.max(1, affinities.length - 1)
  return affinities.map((own, at) => {
    const heard = own.map(
      (_, line) => around(affinities, at, line) + byPlace(at / last, line, own.length),
    )
    const most = Math.max(...heard)
    return new Set([...heard.keys()].filter((line) => heard[line]! >= NEARLY * most))
  })
}

const NEARLY = 0.8

function around(affinities: number[][], at: number, line: number) {
  let sum = 0
  for (let near = Math.max(0, at - REACH); near <= at + REACH && near < affinities.length; near++)
    sum += affinities[near]![line]! * FADING ** Math.abs(near - at)
  return sum
}
/** Three sentences on, somebody may speak of another matter. */
const REACH = 3
const FADING = 0.55

/** Most take the lines one after the other. */
const byPlace = (place: number, line: number, lines: number) =>
  FOR_PLACE * Math.exp(-(((place - (line + 0.5) / lines) / SPREAD) ** 2))
const FOR_PLACE = 0.3
const SPREAD = 0.2
