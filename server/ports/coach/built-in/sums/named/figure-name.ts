/** What a figure is, as sums call it: "cost of goods sold". */
export type FigureName = {
  name: string
  kind: Kind
  /** What it is called, whatever is asked: beside its figure, or where it is asked for. */
  words: string
  /** What may mean it as well, where a sum needs it: "sold", "at". */
  also?: string
  /** What asks for it without naming it, where all its figures are there: "how much did I make". */
  asks?: string
  /** "150 of 200", "from 40 to 50": told by its place beside another figure as well. */
  place?: Place
}

type Kind =
  | 'money'
  | 'percent'
  | 'number'
  | 'ratio'
  | 'count'
  | 'units'
  | 'times'
  | 'days'
  | 'months'
  | 'years'
export type Place = 'part' | 'whole' | 'old' | 'new'

/** Lists of names are read as tables. */
export const namesOf = (
  rows: [name: string, kind: Kind, words: string, also?: string, more?: More][],
): FigureName[] =>
  rows.map(([name, kind, words, also, more]) => ({
    ...{ name, kind, words, ...more },
    ...(also ? { also } : {}),
  }))
type More = Pick<FigureName, 'asks' | 'place'>
