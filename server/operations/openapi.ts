import { z } from 'zod'
import type { Contract, Endpoint } from '#contract/endpoint.ts'
import { ErrorBody } from '#contract/errors.ts'
import { VERSION } from '../lib/version.ts'

type Schema = { type?: string; properties?: Record<string, Schema>; required?: string[] }

/** The contract as an OpenAPI 3.1 document: generated, so it cannot say anything else. */
export const openApiDocument = (areas: Record<string, Contract>, title: string) => ({
  openapi: '3.1.0',
  info: { title, version: VERSION },
  paths: pathsOf(areas),
  components: {
    schemas: { Refusal: schemaOf(ErrorBody, 'output') },
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'finalist_session' } },
  },
})

function pathsOf(areas: Record<string, Contract>) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [area, endpoints] of Object.entries(areas)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(area, name, endpoint),
      }
    }
  }
  return paths
}

function operation(area: string, name: string, endpoint: Endpoint) {
  const input = schemaOf(endpoint.input, 'input')
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, field]) => field!)
  const isQuery = (field: string) => endpoint.method === 'GET' || endpoint.query?.includes(field)
  const fields = Object.keys(input.properties ?? {}).filter((field) => !inPath.includes(field))
  const inBody = fields.filter((field) => !isQuery(field))
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    'x-access': endpoint.access,
    parameters: [
      ...inPath.map((field) => parameter(input, field, 'path')),
      ...fields.filter(isQuery).map((field) => parameter(input, field, 'query')),
    ],
    ...(inBody.length > 0 && { requestBody: requestBody(endpoint, input, inBody) }),
    responses: {
      200: { description: 'Done', content: json(schemaOf(endpoint.output, 'output')) },
      default: {
        description: 'Refused; the message is written for people',
        content: json({ $ref: '#/components/schemas/Refusal' }),
      },
    },
  }
}

const parameter = (input: Schema, name: string, place: 'path' | 'query') => ({
  name,
  in: place,
  required: place === 'path' || (input.required?.includes(name) ?? false),
  schema: input.properties?.[name] ?? {},
})

function requestBody({ body }: Endpoint, input: Schema, names: string[]) {
  const schema = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, input.properties?.[name]])),
    required: input.required?.filter((name) => names.includes(name)) ?? [],
  }
  return { content: body === 'multipart' ? { 'multipart/form-data': { schema } } : json(schema) }
}

const json = (schema: object) => ({ 'application/json': { schema } })

/** A file or a transformed value has no JSON form; it is left open rather than described wrongly. */
const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Schema =>
  // Our inputs and outputs are objects, lists or null: this reads the part of JSON Schema they use.
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema
