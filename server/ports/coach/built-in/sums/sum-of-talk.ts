import type { Turn } from '../../coach.ts'
import { lastAnswerIn } from '../../turns.ts'
import { nameOf, resultOf } from './calculate.ts'
import { valueOf } from './typed-figures.ts'
import { formulaWritten } from './named/ways.ts'
import { figureNamed, hasFigureNamed } from './named/figure-names.ts'
import { figure, money, type Formula } from './formulas/formula.ts'
import { whatResultSays } from './what-results-say.ts'

/** A sum with the figures that were given for it; undefined for those that were not. */
export type Sum = { formula: Formula; figures: (number | undefined)[] }
export type WholeSum = { formula: Formula; figures: number[] }

export const isWhole = (sum: Sum): sum is WholeSum =>
  sum.figures.every((value) => value !== undefined)

const READ = 'As I read it: '

/** What it works out, how, and what was taken for what: the next turn is read by this, and a slip is seen. */
export function sayWorked({ formula, figures }: WholeSum, title = nameOf(formula)): string {
  const impossible = formula.impossible?.(figures)
  const result = formula.compute(figures)
  const meaning = whatResultSays({ formula, figures })
  return [
    ...headed({ formula, figures }, title),
    impossible
      ? `I can't work that out: ${impossible}.`
      : `With your figures: ${formula.steps(figures)} = **${resultOf(formula, figures)}**`,
    ...(formula.means && !impossible ? [formula.means(result)] : []),
    ...(formula.says && !impossible ? [formula.says(figures)] : []),
    ...(meaning ? [meaning] : []),
    readingOf({ formula, figures }),
  ].join('\n\n')
}

/** What is there of it, and which figures are missing: nothing is guessed. */
export function sayIncomplete({ formula, figures }: Sum): string {
  const missing = formula.inputs.filter((_, i) => figures[i] === undefined)
  const names = missing.map(({ name }) => `**${name}**`)
  return [
    ...headed({ formula, figures }, nameOf(formula)),
    `To work that out I still need: ${names.join(', ')}.`,
    // Of no figure there is nothing that could have been misread.
    ...(missing.length < figures.length ? [readingOf({ formula, figures })] : []),
  ].join('\n\n')
}

/** Of two ways to work with the same figures, what the one comes to beyond the other. */
export function differenceOf(sums: WholeSum[]): string[] {
  const [one, other] = sums
  if (
    !one ||
    !other ||
    one.formula.shows !== 'money' ||
    one.figures.join() !== other.figures.join()
  )
    return []
  const [less, more] = [one, other].map(({ formula, figures }) => formula.compute(figures))
  return [`**The difference.** ${money(more!)} − ${money(less!)} = **${money(more! - less!)}**`]
}

const headed = ({ formula }: Sum, title: string) => [
  `**${title}**: the sum`,
  `> ${formula.formula}`,
]

/** As exact as they were said, since the next sum is worked with them; money as money. */
export function readingOf({ formula, figures }: Sum): string {
  const worked = isWhole({ formula, figures }) ? formula.steps(figures as number[]) : ''
  const all = formula.inputs.flatMap(({ name }, i) => {
    const value = figures[i]
    return value === undefined ? [] : [`${name} = ${inItsUnit(name, value, worked)}`]
  })
  return `${READ}${all.join('; ')}.`
}

function inItsUnit(name: string, value: number, worked: string): string {
  const kind = hasFigureNamed(name) ? figureNamed(name).kind : undefined
  const isMoney = kind === 'money' || (kind === undefined && isShownAsMoney(value, worked))
  const shown = exactly(Math.abs(value))
  const sign = value < 0 ? '-' : ''
  if (isMoney)
    return valueOf(money(Math.abs(value))) === Math.abs(value)
      ? `${sign}${money(Math.abs(value))}`
      : `${sign}$${shown}`
  return kind === 'percent' && !/percent|rate$/.test(name) ? `${sign}${shown}%` : `${sign}${shown}`
}

/** The steps of a sum show what is money, wherever that figure stands for nothing else as well. */
function isShownAsMoney(value: number, worked: string): boolean {
  const bare = figure(Math.abs(value)).replace(/[.]/g, '\\.')
  const asMoney = money(Math.abs(value)).replace(/[.$]/g, '\\$&')
  const stands = (said: string) => new RegExp(`(?<![\\d.,$])${said}(?![\\d%]|[.,]\\d)`).test(worked)
  return stands(asMoney) && !stands(bare)
}

const exactly = (value: number) => TEN_PLACES.format(value)
const TEN_PLACES = new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 })

/** The sum that the last answer worked out, or that it needs a figure for; null where it is about something else. */
export const sumOfTalk = (turns: Turn[]) => sumIn(lastAnswerIn(turns))

/** All that an answer shows. */
export const sumsIn = (answer: string): Sum[] =>
  answer.split(/\n\n(?=\*\*[^\n]+\*\*: the s)/).flatMap((part) => sumIn(part) ?? [])

/** The sum that an answer shows; of several the last, which has the figures of the others in it. */
export function sumIn(answer: string): Sum | null {
  const read = [...answer.matchAll(new RegExp(`^${READ}(.+)\\.$`, 'gm'))].at(-1)?.[1]
  const formulaSaid = [...answer.matchAll(/^> (.+)$/gm)].at(-1)?.[1]
  if (read === undefined || formulaSaid === undefined) return null
  const said = new Map(
    read.split('; ').map((pair): [string, number] => {
      const [name = '', value = ''] = pair.split(' = ')
      return [name, (value.startsWith('-') ? -1 : 1) * valueOf(value)]
    }),
  )
  const formula = formulaWritten(formulaSaid, [...said.keys()])
  return formula ? { formula, figures: formula.inputs.map(({ name }) => said.get(name)) } : null
}
