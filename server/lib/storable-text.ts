/**
 * Takes out of every text in `value`, in place, what PostgreSQL cannot hold: NUL, and half a character. JSON can write
 * both, a PDF's broken fonts can yield both, and nobody can have meant either.
 */
export function makeStorable<T>(value: T): T {
  if (typeof value === 'string') return storable(value) as T & string
  if (Array.isArray(value)) {
    for (const [place, item] of value.entries()) value[place] = makeStorable<unknown>(item)
  } else if (isPlain(value)) {
    for (const [name, held] of Object.entries(value)) setStorable(value, name, held)
  }
  return value
}

function setStorable(fields: Record<string, unknown>, name: string, held: unknown) {
  const kept = storable(name)
  if (kept !== name) delete fields[name]
  // Not assigned where nothing changes: a field may be called `__proto__`.
  const value = makeStorable(held)
  if (kept === name && value === held) return
  Object.defineProperty(fields, kept, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  })
}

const storable = (text: string) =>
  text.includes('\0') || !text.isWellFormed() ? text.replaceAll('\0', '').toWellFormed() : text

/** Files and dates are left as they are. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
