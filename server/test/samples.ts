import type * as z from 'zod/mini'

export type Sample = Record<string, unknown>
/** Names and places on the way from an input to one of its fields. */
export type FieldPath = (string | number)[]

/** A value of an input that its schema is likely to take: plain words, the first choice, the smallest list. */
export function sampleOf(schema: z.ZodMiniType): Sample {
  return valueOf(schema) as Sample
}

/** Every field of an input, at any depth; one item stands for all of a list, one entry for all of a record. */
export function fieldsOf(schema: z.ZodMiniType): FieldPath[] {
  const inner = heldBy(schema)
  const paths = Object.entries(inner).flatMap(([name, field]) => {
    const step = partsOf(schema).type === 'array' ? Number(name) : name
    return [[step], ...fieldsOf(field).map((path) => [step, ...path])]
  })
  const { innerType } = partsOf(schema)
  return innerType ? fieldsOf(innerType) : paths
}

/** The same with another value in one place. */
export function withField<T>(sample: T, [step, ...rest]: FieldPath, value: unknown): T {
  if (step === undefined) return value as T
  const copy = (Array.isArray(sample) ? [...sample] : { ...sample }) as Sample
  copy[step] = withField(copy[step], rest, value)
  return copy as T
}

type Parts = {
  type: string
  format?: string
  innerType?: z.ZodMiniType
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  valueType?: z.ZodMiniType
  options?: z.ZodMiniType[]
  entries?: Record<string, unknown>
  values?: unknown[]
  in?: z.ZodMiniType
}

/** What zod keeps of a schema; its own types know each kind apart. */
const partsOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Parts

const ENTRY = '0'

function heldBy(schema: z.ZodMiniType): Record<string, z.ZodMiniType> {
  const { type, shape, element, valueType } = partsOf(schema)
  if (type === 'object') return shape!
  if (type === 'array') return { [ENTRY]: element! }
  return type === 'record' ? { [ENTRY]: valueType! } : {}
}

const DAY = '2030-01-01'
const FORMATS: Record<string, string> = { date: DAY, uuid: '00000000-0000-4000-8000-000000000000' }

function valueOf(schema: z.ZodMiniType): unknown {
  const parts = partsOf(schema)
  const held = Object.entries(heldBy(schema)).map(
    ([name, field]) => [name, valueOf(field)] as const,
  )
  if (parts.innerType) return valueOf(parts.innerType)
  switch (parts.type) {
    case 'object':
    case 'record':
      return Object.fromEntries(held)
    case 'array':
      return held.map(([, value]) => value)
    case 'string':
      return FORMATS[parts.format ?? ''] ?? 'Some words that stand here.'
    case 'boolean':
      return true
    case 'enum':
      return Object.values(parts.entries!)[0]
    case 'literal':
      return parts.values![0]
    case 'union':
      return valueOf(parts.options![0]!)
    case 'pipe':
      return '1'
    default:
      return 1
  }
}
