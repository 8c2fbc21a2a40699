import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import {
  JSON_BODY_BYTES,
  type Access,
  type Contract,
  type Endpoint,
  type OutputOf,
} from '#contract/endpoint.ts'
import type * as z from 'zod/mini'
import type { Db } from '../ports/database/database.ts'
import { Journey } from '../ports/database/prepare.ts'
import type { SignedIn } from '../ports/deps.ts'
import { AppError, invalidInput } from './app-error.ts'
import { makeStorable } from './storable-text.ts'
import { WrittenReply } from './written-reply.ts'

export type AppEnv = {
  Variables: {
    requestId: string
    asker: Asker
    /** Of a call's reply, all of them. */
    jsonHeaders: Record<string, string>
    /** Set by who answers with them. */
    hasJsonHeaders?: true
    /** Set by who adds a cookie to the reply, whatever the reply is. */
    hasCookie?: true
  }
}

/** Who sent a request. Calls that anyone may make never ask. */
type Asker = {
  /** Hash of the token that the request brought, if any, without asking whether it is somebody's. */
  readonly tokenHash: Uint8Array | undefined
  /** Asks the database. */
  identify(journey?: Journey): Promise<SignedIn | null>
}

type Caller<A extends Access> = (A extends 'public' ? Record<never, never> : { user: SignedIn }) &
  Exchange
type Exchange = {
  /** Aborted when the caller has gone away. */
  signal: AbortSignal
  /** For the rare call whose success is not a plain 200. */
  setStatus(status: 202): void
}
type Handler<E extends Endpoint> = (
  input: z.output<E['input']>,
  caller: Caller<E['access']>,
) => Promise<OutputOf<E> | WrittenReply<OutputOf<E>>> | OutputOf<E>

/** Binds every endpoint of a contract to its handler. A missing or misspelt one does not compile. */
export function implement<C extends Contract>(
  contract: C,
  handlers: { [Name in keyof C]: Handler<C[Name]> },
) {
  const router = new Hono<AppEnv>()
  for (const name in contract) {
    const endpoint = contract[name]!
    // The loop erases which handler belongs to which endpoint; the signature above has proved it.
    const handle = handlers[name] as Handler<Endpoint>
    const receive = receiverOf(endpoint)
    router.on(endpoint.method, endpoint.path, async (c) => {
      const { input, person } = await receive(c)
      const exchange = new CallExchange(c)
      const output = await handle(input, Object.assign(exchange, person) as Caller<Access>)
      const text = output instanceof WrittenReply ? output.json : write(endpoint, output)
      return reply(c, text, exchange.status)
    })
  }
  return router
}

type Claim = {
  /** Hash of the token that the request brought. */
  tokenHash: Uint8Array
  /** On which the question who is asking waits for the handler's first statement. */
  journey: Journey
  /** Who is asking. @throws AppError signed_out when nobody is. */
  getUser(): Promise<SignedIn>
}

/**
 * Sibling of `implement` for a call whose one statement checks by itself that the token is of a living sign-in, and whose:
 * the statement is sent together with the question who is asking, instead of after its answer. That statement is the
 * handler's first step, and what comes of it is told only if somebody is asking. To stand before who implements the rest.
 */
export function implementGuarded<E extends Endpoint<'student'>>(
  db: Db,
  endpoint: E,
  handle: (input: z.output<E['input']>, claim: Claim) => Promise<OutputOf<E>>,
) {
  const router = new Hono<AppEnv>()
  const limitBody = bodyLimiter(endpoint)
  router.on(endpoint.method, endpoint.path, async (c) => {
    const tokenHash = c.get('asker').tokenHash
    if (!tokenHash) throw signedOut()
    await limitBody(c)
    const input = await readInput(endpoint, c).catch(async (refusal: unknown) => {
      await admit(endpoint.access, c)
      throw refusal
    })
    const journey = new Journey(db)
    const person = admit(endpoint.access, c, journey)
    // The endpoint is for people who are signed in, so there is one.
    const getUser = async () => ((await person) as { user: SignedIn }).user
    const done = handle(input as z.output<E['input']>, { tokenHash, journey, getUser })
    const [, output] = await Promise.all([person, done])
    return reply(c, write(endpoint, output), 200)
  })
  return router
}

/** What every call does before it is handled: who asks, the body's limit, what is asked. Nothing of a stranger's is taken in. */
export function receiverOf(endpoint: Endpoint) {
  const limitBody = bodyLimiter(endpoint)
  return async (c: Context<AppEnv>) => {
    const person = await admit(endpoint.access, c)
    await limitBody(c)
    return { person, input: await readInput(endpoint, c) }
  }
}

/**
 * Refuses a body that says it is too large, which Node then holds to its word. Hono's own check is left for those that
 * do not say: it builds a whole web request first, which costs more than most calls.
 */
function bodyLimiter({ method, bodyBytes = JSON_BODY_BYTES }: Endpoint) {
  const refuse = () => {
    throw new AppError('too_large', `This is larger than the ${inWords(bodyBytes)} allowed.`)
  }
  const count = bodyLimit({ maxSize: bodyBytes, onError: refuse })
  return async (c: Context) => {
    if (method === 'GET') return
    const length = c.req.header('content-length')
    const isStated = length !== undefined && c.req.header('transfer-encoding') === undefined
    if (!isStated) await count(c, async () => {})
    else if (Number(length) > bodyBytes) refuse()
  }
}

/**
 * The signal is made when it is asked for: few calls do, and it costs as much as reading a cookie. It is a class because
 * an object with a getter of its own outlives its request, in the engine's notes about shapes, until the next big
 * collection, and the request with it.
 */
class CallExchange implements Exchange {
  readonly #c: Context
  status: 200 | 202 = 200

  constructor(c: Context) {
    this.#c = c
  }

  get signal() {
    return this.#c.req.raw.signal
  }

  readonly setStatus = (status: 202) => void (this.status = status)
}

const write = ({ output }: Endpoint, value: unknown) => JSON.stringify(output.parse(value))

/** Where nothing was added to the reply, one object holds its headers, which the HTTP adapter sends as it is. */
function reply(c: Context<AppEnv>, text: string, status: 200 | 202) {
  if (c.get('hasCookie')) return c.body(text, status, { 'content-type': 'application/json' })
  c.set('hasJsonHeaders', true)
  return new Response(text, { status, headers: c.get('jsonHeaders') })
}

const inWords = (bytes: number) =>
  bytes >= 1024 * 1024 ? `${Math.floor(bytes / 1024 / 1024)} MB` : `${Math.floor(bytes / 1024)} kB`

const signedOut = () => new AppError('signed_out', 'Unauthorized')

async function admit(access: Access, c: Context<AppEnv>, journey?: Journey) {
  if (access === 'public') return {}
  const user = await c.get('asker').identify(journey)
  if (!user) throw signedOut()
  if (access === 'admin' && user.role !== 'admin') {
    throw new AppError('forbidden', 'Only admins can do this.')
  }
  return { user }
}

const readInput = async (endpoint: Endpoint, c: Context) =>
  parseInput(endpoint, await rawInput(endpoint, c))

/** Path parameters win, so a body can never redirect a call to another record. */
async function rawInput(endpoint: Endpoint, c: Context) {
  return { ...c.req.query(), ...(await readBody(endpoint, c)), ...c.req.param() }
}

/** What is only read says everything in its address. */
async function readBody({ method, body }: Endpoint, c: Context): Promise<object> {
  if (method === 'GET') return {}
  return body === 'multipart' ? parseForm(c) : parseJson(await c.req.text())
}

/** One value for each field: of two files nobody could say which one is meant. */
async function parseForm(c: Context): Promise<object> {
  const form = await formOf(c)
  const repeated = Object.keys(form).filter((name) => Array.isArray(form[name]))
  if (repeated.length === 0) return form
  const fields = repeated.map((name) => [name, 'Send this once.'])
  throw invalidInput('The form has a field more than once.', Object.fromEntries(fields))
}

async function formOf(c: Context) {
  try {
    return await c.req.parseBody({ all: true })
  } catch (error) {
    if (error instanceof AppError) throw error
    throw invalidInput('The form could not be read.')
  }
}

function parseJson(text: string): object {
  if (text === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Falls through to the one refusal for every unreadable body.
  }
  throw invalidInput('The request body is not a JSON object.')
}

function parseInput(endpoint: Endpoint, raw: unknown) {
  const parsed = endpoint.input.safeParse(raw)
  if (parsed.success) return makeStorable(parsed.data)
  const fields = Object.fromEntries(
    parsed.error.issues.map((i) => [i.path.join('.'), inOurWords(i.message)]),
  )
  const [only, another] = Object.values(fields)
  // Where a single thing is wrong, its own words say more, also where no field can be highlighted.
  const says = another === undefined && only !== WRONG_FORM ? only : undefined
  throw invalidInput(says ?? 'Please check the highlighted fields.', fields)
}

const WRONG_FORM = 'This is missing or has the wrong form.'

/** The contract words what a person may get wrong; the validator's own language is for whoever wrote a wrong program. */
const inOurWords = (message: string) =>
  /^(Invalid|Too|Unrecognized)\b/.test(message) ? WRONG_FORM : message
