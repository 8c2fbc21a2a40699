/** Sums have their own words for the same figure; what was said of one holds for the others. */
const SAME = [
  ['cost per unit', 'variable cost per unit', 'variable cost', 'cost', 'cost of each'],
  ['units sold', 'units', 'units that sold'],
  ['room rate', 'average rate', 'average daily rate'],
  ['sales', 'amount sold'],
  ['expenses', 'other costs'],
  ['markup', 'markup in percent'],
  ['contribution margin ratio', 'contribution margin in percent'],
  ['occupancy rate', 'occupancy in percent'],
  ['profit wanted', 'profit'],
  ['units received', 'received'],
  ['loan', 'principal', 'balance'],
]
const GROUPS = new Map(SAME.flatMap((names) => names.map((name) => [name, names] as const)))

/** With itself. */
export const sameAs = (name: string): readonly string[] => GROUPS.get(name) ?? [name]
