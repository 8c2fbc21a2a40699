import { round } from '#content/expression.ts'
import { figuresOf } from '../../understanding/items/item-figures.ts'

/** The option that says a result, rounded as people round: of 66.6667, "66.7%" sooner than "67%"; -1 where none does. */
export function optionOfResult(result: number, options: string[]): number {
  const [nearest] = options
    .flatMap((option, place) => figuresSaid(option).map((said) => ({ place, said })))
    .filter(({ said }) => isRounded(said, result))
    .toSorted((a, b) => Math.abs(a.said - result) - Math.abs(b.said - result))
  return nearest?.place ?? -1
}

/** The same where a percentage may stand as a part of one: ".133" for 13.3 percent. */
export function optionOfPercent(result: number, options: string[]): number {
  const place = optionOfResult(result, options)
  const areParts = options.every((option) => figuresSaid(option).every((said) => said <= 1))
  return place < 0 && areParts ? optionOfResult(result / 100, options) : place
}

/** The one figure that an option says; undefined where it says none, or several. */
export function figureOf(option: string): number | undefined {
  const said = figuresSaid(option)
  return said.length === 1 ? said[0] : undefined
}

/** To as many places as stand there, or cut off after them. */
export function isRounded(said: number, result: number): boolean {
  const off = Math.abs(said - result) / Math.abs(result)
  const isTo = said === round(result, placesOf(said))
  return off <= (isTo ? MOST_ROUNDED : MOST_CUT)
}
/** Parts of the result: 13 is a way to write 13.33, and 1 is none to write 1.33. */
const MOST_ROUNDED = 0.05
const MOST_CUT = 0.015

const placesOf = (figure: number) => String(figure).split('.')[1]?.length ?? 0

/** With fractions, "66 2/3" and "⅔" as well, and without a zero before the point. */
function figuresSaid(option: string): number[] {
  const mixed: number[] = []
  const rest = option
    .replace(/[¼½¾⅓⅔⅛]/g, (sign) => ` ${FRACTIONS[sign]}`)
    .replace(MIXED, (_, whole: string | undefined, part: string, of: string) => {
      mixed.push(round(Number(whole?.replaceAll(',', '') ?? 0) + Number(part) / Number(of), 4))
      return ' '
    })
    .replace(/(?<![\d.])\.(?=\d)/g, '0.')
  return [...mixed, ...figuresOf(rest)]
}
const FRACTIONS: Record<string, string> = {
  ...{ '¼': '1/4', '½': '1/2', '¾': '3/4' },
  ...{ '⅓': '1/3', '⅔': '2/3', '⅛': '1/8' },
}
const MIXED = /(?:(\d[\d,]*)[ -])?\b([1-7])\/([2-9])\b/g
