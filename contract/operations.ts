import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const operationsContract = {
  getVersion: endpoint({
    method: 'GET',
    path: '/api/version',
    access: 'public',
    input: z.object({}),
    output: z.object({ version: z.string() }),
  }),
}
