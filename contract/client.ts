import type { Contract, Endpoint, InputOf, OutputOf } from './endpoint.ts'
import { ErrorBody } from './errors.ts'

export type Call<E extends Endpoint> = {
  (input: InputOf<E>): Promise<OutputOf<E>>
  /** Cache-key prefix of this endpoint; invalidating it refreshes every input. */
  key: readonly [area: string, name: string]
}
export type Client<T extends Record<string, Contract>> = {
  [Area in keyof T]: { [Name in keyof T[Area]]: Call<T[Area][Name]> }
}
export type Fetch = (path: string, init: RequestInit) => Response | Promise<Response>

/** What every failed call rejects with: `.message` is "status: text", `.body` the parsed refusal if there is one. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody | undefined

  constructor(status: number, text: string, body: ErrorBody | undefined) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

/** `client.exams.listExams({})`: the web app, the tests, the demo and the stories all speak this. */
export function createClient<T extends Record<string, Contract>>(areas: T, fetch: Fetch) {
  const callsOf = (area: string, endpoints: Contract) =>
    mapValues(endpoints, (endpoint, name) =>
      Object.assign((input: object) => send(fetch, endpoint, input), { key: [area, name] }),
    )
  // mapValues forgets which key had which type; Client<T> is that same shape, spelled out.
  return mapValues(areas, (endpoints, area) => callsOf(area, endpoints)) as unknown as Client<T>
}

async function send(fetch: Fetch, endpoint: Endpoint, input: object) {
  const response = await fetch(...requestOf(endpoint, input))
  const text = await response.text()
  if (!response.ok) throw refusal(response, text)
  const parsed = endpoint.output.safeParse(parseJson(text))
  // A captive portal answers 200 with a page: that is a failure, never a success.
  if (!parsed.success)
    throw new ApiError(response.status, 'The reply was not understood.', undefined)
  return parsed.data
}

/** The address and everything else of a call to this endpoint. */
export function requestOf(endpoint: Endpoint, input: object): [string, RequestInit] {
  const { method, query = [], body } = endpoint
  const { path, rest } = fillPath(endpoint.path, input)
  const inAddress = method === 'GET' ? Object.keys(rest) : query
  const address = withQuery(
    path,
    pick(rest, (name) => inAddress.includes(name)),
  )
  if (method === 'GET') return [address, { credentials: 'include' }]

  const payload = pick(rest, (name) => !inAddress.includes(name))
  if (body === 'multipart') {
    return [address, { method, body: formOf(payload), credentials: 'include' }]
  }
  const headers = { 'content-type': 'application/json' }
  return [address, { method, headers, body: JSON.stringify(payload), credentials: 'include' }]
}

type Fields = Record<string, unknown>

function withQuery(path: string, fields: Fields) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  if (given.length === 0) return path
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

function formOf(fields: Fields) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}

/** What a call rejects with that was not answered with success. */
export function refusal(response: Response, text: string) {
  const body = ErrorBody.safeParse(parseJson(text))
  return new ApiError(response.status, text || response.statusText, body.data)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function fillPath(template: string, input: object) {
  const rest: Fields = { ...input }
  const path = template.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  return { path, rest }
}

const pick = (fields: Fields, wanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => wanted(name)))

const mapValues = <V, R>(record: Record<string, V>, map: (value: V, key: string) => R) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
