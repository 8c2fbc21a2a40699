import type * as z from 'zod/mini'

/**
 * A call's reply of which a part is kept as text, for the few replies that a whole school asks for in the same second:
 * then checking and writing out a hundred questions each time is most of the work. `Reply` is what it says in the contract.
 */
export class WrittenReply<Reply> {
  readonly json: string
  /** Only for the compiler: what the text stands for. */
  declare readonly reply: Reply

  constructor(json: string) {
    this.json = json
  }
}

/**
 * A reply whose list `name` is written already, each item by the contract; the rest is checked here.
 * @param items JSON of each item.
 */
export function replyWithWritten<Reply extends object, Name extends keyof Reply & string>(
  schema: z.ZodMiniType<Reply>,
  name: Name,
  rest: Omit<Reply, Name>,
  items: string[],
): WrittenReply<Reply> {
  const { [name]: _, ...checked } = schema.parse({ ...rest, [name]: [] })
  const text = JSON.stringify(checked)
  return new WrittenReply(`${text.slice(0, -1)},${JSON.stringify(name)}:[${items.join(',')}]}`)
}
