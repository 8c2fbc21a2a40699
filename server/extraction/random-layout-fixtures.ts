import { placedWidth, type PlacedLine } from './placed-fixtures.ts'

/** A question as it is meant, to compare a reading with. */
export type Meant = { question: string; options: string[]; letter: string }

/** How one made-up document is set; every part of it has been seen in some exam. */
type Setting = {
  optionMark: (letter: string) => string
  numberMark: (number: number) => string
  columns: 1 | 2
  optionsInARow: 1 | 2 | 4
  indent: number
  gap: number
  header: ((page: number) => PlacedLine[]) | null
  heading: ((question: number) => string | null) | null
  key: 'grid' | 'list' | 'reasons' | 'beneath'
  count: number
}

export type MadeDocument = { pages: PlacedLine[][]; meant: Meant[]; setting: Setting }

/** A number from 0 up to 1. */
type Chance = () => number

const WORDS =
  'market price customer supply owner budget credit profit risk brand service staff quality contract policy sales'.split(
    ' ',
  )
const LETTERS = 'ABCD'
const PITCH = 12
const TOP = 80
const BOTTOM = 720

/** One exam in a layout put together by chance. */
export function makeDocument(chance: Chance): MadeDocument {
  const setting = chooseSetting(chance)
  const meant = Array.from({ length: setting.count }, (_, index) => ask(chance, setting, index + 1))
  return { pages: [...questionPages(setting, meant), ...keyPages(setting, meant)], meant, setting }
}

function chooseSetting(chance: Chance): Setting {
  const pick = <T>(choices: T[]): T => choices[Math.floor(chance() * choices.length)]!
  const columns = pick<1 | 2>([1, 1, 2])
  return {
    columns,
    optionMark: pick<Setting['optionMark']>([
      (letter) => `${letter}.`,
      (letter) => `${letter})`,
      (letter) => `(${letter})`,
      (letter) => `[${letter}]`,
      (letter) => `${letter}:`,
      (letter) => `${letter.toLowerCase()}.`,
    ]),
    numberMark: pick<Setting['numberMark']>([
      (number) => `${number}.`,
      (number) => `${number})`,
      (number) => `(${number})`,
      (number) => `#${number}`,
      (number) => `${number}`,
    ]),
    optionsInARow: columns === 2 ? 1 : pick<1 | 2 | 4>([1, 1, 2, 4]),
    indent: pick([0, 18]),
    gap: pick([2, 14, 24]),
    header: pick<Setting['header']>([
      null,
      (page) => [[200, 45, `A FRUIT EXAM WITH A LONG NAME, PART ${page}`]],
      (page) => [
        [60, 45, 'Test 1901'],
        [520, 45, `Page ${page}`],
        [150, 765, 'Copyright by Stall & Sons, Springfield'],
      ],
    ]),
    heading: pick<Setting['heading']>([
      null,
      (question) => (question % 7 === 0 ? 'Of supply and of staff' : null),
    ]),
    key: pick<Setting['key']>(['grid', 'list', 'reasons', 'beneath']),
    count: 12 + Math.floor(chance() * 30),
  }
}

function ask(chance: Chance, { optionsInARow }: Setting, number: number): Meant {
  const some = (count: number) =>
    Array.from({ length: count }, () => WORDS[Math.floor(chance() * WORDS.length)]).join(' ')
  const text = (count: number) => `The ${some(count)}`
  const option = () => (optionsInARow === 1 ? text(1 + Math.floor(chance() * 9)) : some(1))
  return {
    question: `${text(6 + Math.floor(chance() * 40))} of ${number}${chance() < 0.5 ? '?' : ''}`,
    options: [...LETTERS].map((letter) => `${option()} ${letter.toLowerCase()}${number}`),
    letter: LETTERS.charAt(Math.floor(chance() * LETTERS.length)),
  }
}

/** Fills pages from the top down, column by column; a question may break anywhere. */
function questionPages(setting: Setting, meant: Meant[]): PlacedLine[][] {
  const { columns, indent, header } = setting
  const width = columns === 2 ? 250 : 490
  const pages: PlacedLine[][] = []
  let column = 0
  let y = Infinity
  const put = (lines: [number, string][], space = PITCH) => {
    if (y > BOTTOM) {
      column = pages.length === 0 ? 0 : (column + 1) % columns
      if (column === 0) pages.push(header?.(pages.length + 1) ?? [])
      y = TOP
    }
    pages.at(-1)!.push(...lines.map(([x, text]): PlacedLine => [x + column * 280, y, text]))
    y += space
  }
  meant.forEach((one, index) => {
    const heading = setting.heading?.(index)
    if (heading) put([[40, heading]], 2 * PITCH)
    const [first = '', ...more] = wrap(one.question, width - 40)
    put([
      [40, setting.numberMark(index + 1)],
      [70, first],
    ])
    for (const line of more) put([[70, line]])
    putOptions(setting, one, width, put)
    if (setting.key === 'beneath') put([[70, `Answer: ${one.letter}`]])
    y += setting.gap + (indent === 0 ? 4 : 0)
  })
  return pages
}

type Put = (lines: [number, string][]) => void

function putOptions(
  { optionMark, optionsInARow, indent }: Setting,
  { options }: Meant,
  width: number,
  put: Put,
) {
  const left = 70 + indent
  for (let from = 0; from < options.length; from += optionsInARow) {
    const row = options.slice(from, from + optionsInARow)
    // Only an option that has the row to itself may be longer than its place.
    const [first = '', ...more] = wrap(row[0] ?? '', width - 70)
    put(
      row.flatMap((option, place): [number, string][] => {
        const x = left + (place * (width - indent)) / optionsInARow
        return [
          [x, optionMark(LETTERS.charAt(from + place))],
          [x + 22, place === 0 ? first : option],
        ]
      }),
    )
    for (const line of more) put([[left + 22, line]])
  }
}

function keyPages({ key }: Setting, meant: Meant[]): PlacedLine[][] {
  if (key === 'beneath') return []
  const heading: PlacedLine = [60, TOP, 'ANSWER KEY']
  if (key === 'reasons') return reasonPages(meant)
  const perColumn = key === 'grid' ? Math.ceil(meant.length / 3) : meant.length
  const entries = meant.map(({ letter }, index): PlacedLine => {
    const column = Math.floor(index / perColumn)
    return [60 + 110 * column, TOP + 20 + 13 * (index % perColumn), `${index + 1}. ${letter}`]
  })
  return [[heading, ...entries]]
}

/** The right option again as a sentence, and why. */
function reasonPages(meant: Meant[]): PlacedLine[][] {
  const blocks = meant.map(({ letter, options }, index): PlacedLine[] => {
    const y = TOP + 60 * (index % 10)
    return [
      [60, y, `${index + 1}.`],
      [90, y, letter],
      [90, y + PITCH, `${options[LETTERS.indexOf(letter)]}. Nothing else would do.`],
    ]
  })
  return Array.from({ length: Math.ceil(blocks.length / 10) }, (_, page) =>
    blocks.slice(page * 10, page * 10 + 10).flat(),
  )
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && placedWidth(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
