import { useQuery } from '@tanstack/react-query'
import type { PublicSettings } from '#contract/settings.ts'
import { api, query } from '../api.ts'

/** The product's own defaults stand in while the settings load, so that no text jumps into place. */
const DEFAULTS: PublicSettings = {
  productName: 'Finalist',
  schoolDomain: '',
  teamName: 'Finalist',
  advisorName: '',
  advisorEmail: '',
  timeZone: 'UTC',
  competition: null,
  goal: null,
  voice: true,
}

/** Names and whom to ask. Empty strings are "not known yet". */
export function useSettings(): PublicSettings {
  const { data } = useQuery(query(api.settings.getPublicSettings, {}))
  return data ?? DEFAULTS
}
