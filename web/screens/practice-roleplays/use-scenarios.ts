import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { RoleplayScenario } from '#contract/roleplays.ts'
import { api, query } from '../../api.ts'
import { ENTERING_STALE_MS } from '../../lib/entering.ts'
import { removeDrafts } from '../../lib/kept-roleplay.ts'
import { sayFailure, saySuccess } from '../../lib/say.ts'
import { useUser } from '../../session.ts'

/** The specification's. */
const RECENT = 5

/** One's own scenarios, newest first: the recent ones, or all. */
export function useScenarios() {
  const { data: scenarios } = useSuspenseQuery({
    ...query(api.roleplays.listScenarios, {}),
    staleTime: ENTERING_STALE_MS,
  })
  const [isAll, setAll] = useState(false)
  return {
    shown: isAll ? scenarios : scenarios.slice(0, RECENT),
    count: scenarios.length,
    hasMore: scenarios.length > RECENT,
    isAll,
    toggleAll: () => setAll((all) => !all),
  }
}

/** Asks first, in the browser's own words. Afterwards the focus goes to the list's heading: the button is gone. */
export function useDeletion() {
  const client = useQueryClient()
  const { id: personId } = useUser()
  const heading = useRef<HTMLHeadingElement>(null)
  const deletion = useMutation({
    mutationFn: ({ id }: RoleplayScenario) => api.roleplays.deleteScenario({ id }),
    onSuccess: async (_, { id }) => {
      removeDrafts(personId, id)
      saySuccess('Scenario deleted successfully!')
      // Attempts at it stay, without the way back to it.
      void client.invalidateQueries({ queryKey: api.roleplays.listRoleplayAttempts.key })
      void client.invalidateQueries({ queryKey: api.roleplays.getRoleplayAttempt.key })
      client.removeQueries({ queryKey: [...api.roleplays.getScenario.key, { id }] })
      await client.invalidateQueries({ queryKey: api.roleplays.listScenarios.key })
      heading.current?.focus()
    },
    onError: (error) => sayFailure(error, 'Failed to delete scenario. Please try again.'),
  })
  const ask = ({ title }: RoleplayScenario) =>
    window.confirm(`Are you sure you want to delete "${title}"? This action cannot be undone.`)
  return {
    heading,
    remove(scenario: RoleplayScenario) {
      if (!deletion.isPending && ask(scenario)) deletion.mutate(scenario)
    },
  }
}
