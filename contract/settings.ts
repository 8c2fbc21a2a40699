import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What anyone may know before signing in: names and whom to ask. */
export const PublicSettings = z.object({
  productName: z.string(),
  /** The first of the school's mail domains; the one that is shown. */
  schoolDomain: z.string(),
  teamName: z.string(),
  advisorName: z.string(),
  advisorEmail: z.string(),
  timeZone: z.string(),
})
export type PublicSettings = z.infer<typeof PublicSettings>

export const settingsContract = {
  getPublicSettings: endpoint({
    method: 'GET',
    path: '/api/settings/public',
    access: 'public',
    input: z.object({}),
    output: PublicSettings,
  }),
}
