/**
 * Works out a calculation as a writer notes it: figures, + - * / ^, brackets and round(x, places).
 * Throws a sentence for the writer when it is none.
 */
export function evaluate(expression: string) {
  const tokens = expression.match(/\d+(\.\d+)?|\.\d+|round|[-+*/^(),]|\S/g) ?? []
  const cursor = { tokens, at: 0 }
  const value = sum(cursor)
  if (cursor.at < tokens.length) throw unexpected(cursor)
  if (!Number.isFinite(value)) throw new Error(`"${expression}" has no finite result`)
  return value
}

/** The figures that stand in an expression, without the places of round(). */
export const figuresIn = (expression: string) =>
  (expression.replace(/,\s*\d+\s*\)/g, ')').match(/\d+(\.\d+)?|\.\d+/g) ?? []).map(Number)

type Cursor = { tokens: string[]; at: number }

function sum(cursor: Cursor): number {
  let value = product(cursor)
  for (;;) {
    if (take(cursor, '+')) value += product(cursor)
    else if (take(cursor, '-')) value -= product(cursor)
    else return value
  }
}

function product(cursor: Cursor): number {
  let value = signed(cursor)
  for (;;) {
    if (take(cursor, '*')) value *= signed(cursor)
    else if (take(cursor, '/')) value /= signed(cursor)
    else return value
  }
}

function signed(cursor: Cursor): number {
  if (take(cursor, '-')) return -signed(cursor)
  const base = single(cursor)
  return take(cursor, '^') ? base ** signed(cursor) : base
}

function single(cursor: Cursor): number {
  if (take(cursor, '(')) {
    const value = sum(cursor)
    expect(cursor, ')')
    return value
  }
  if (take(cursor, 'round')) return rounded(cursor)
  const token = cursor.tokens[cursor.at]
  if (token === undefined || !/^[.\d]/.test(token)) throw unexpected(cursor)
  cursor.at++
  return Number(token)
}

function rounded(cursor: Cursor) {
  expect(cursor, '(')
  const value = sum(cursor)
  expect(cursor, ',')
  const places = sum(cursor)
  expect(cursor, ')')
  return round(value, places)
}

/** Half away from zero, as taught; the nudge undoes binary fractions such as 1.005. */
export function round(value: number, places: number) {
  const factor = 10 ** places
  return (
    (Math.sign(value) * Math.round(Math.abs(value) * factor * (1 + Number.EPSILON * 4))) / factor
  )
}

function take(cursor: Cursor, token: string) {
  if (cursor.tokens[cursor.at] !== token) return false
  cursor.at++
  return true
}

function expect(cursor: Cursor, token: string) {
  if (!take(cursor, token)) throw unexpected(cursor, token)
}

function unexpected({ tokens, at }: Cursor, wanted = 'a figure') {
  const found = tokens[at] === undefined ? 'its end' : `"${tokens[at]}"`
  return new Error(`"${tokens.join(' ')}" has ${found} where ${wanted} belongs`)
}
