import type * as z from 'zod/mini'

/** Who may call. Whether the thing is *theirs* is decided by the query that touches it. */
export type Access = 'public' | 'student' | 'admin'

export type Endpoint<
  A extends Access = Access,
  In extends z.ZodMiniType = z.ZodMiniType,
  Out extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  /** `student` means anyone signed in. */
  access: A
  /** Path parameters, query and body together: path parameters win over a body of the same name. */
  input: In
  output: Out
  /** Input fields that travel in the address even when there is a body, because the body is fixed by the specification. */
  query?: readonly string[]
  /** `multipart`: the input is sent as a form, one of its fields being the file. */
  body?: 'multipart'
  /** What the reply's parts look like where, asked with `Accept: text/event-stream`, it comes part by part. */
  events?: z.ZodMiniType
  /** Bytes the body may have; JSON calls that say nothing get `JSON_BODY_BYTES`. */
  bodyBytes?: number
}

/** Far above any JSON this product sends, far below what would hurt the server. */
export const JSON_BODY_BYTES = 256 * 1024

export const endpoint = <
  const A extends Access,
  In extends z.ZodMiniType,
  Out extends z.ZodMiniType,
>(
  definition: Endpoint<A, In, Out>,
) => definition

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>
export type Contract = Record<string, Endpoint>
