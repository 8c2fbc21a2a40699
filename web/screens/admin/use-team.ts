import { useIsFetching, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { api, query } from '../../api.ts'
import { useRefresh } from '../../lib/use-refresh.ts'

/** Other admins change these: entering reads them anew, coming back within moments does not. */
const ENTERING_STALE_MS = 10_000

const usersQuery = { ...query(api.team.listUsers, {}), staleTime: ENTERING_STALE_MS }
const practiceQuery = { ...query(api.team.listPractice, {}), staleTime: ENTERING_STALE_MS }

export const useMembers = () => useSuspenseQuery(usersQuery).data
export const usePractice = () => useSuspenseQuery(practiceQuery).data

/** Undefined until the list is there. */
export const useTeamCount = () => useQuery(usersQuery).data?.length

/** "10 students and 2 admins." */
export function useRoleCounts() {
  const { data } = useQuery(usersQuery)
  if (!data) return undefined
  const admins = data.filter(({ role }) => role === 'admin').length
  return { admins, students: data.length - admins }
}

/** What a change of the team can change elsewhere. */
export const useRefreshTeam = () =>
  useRefresh([
    api.team.listUsers.key,
    api.team.listPractice.key,
    api.team.getTeamNumbers.key,
    api.session.getUser.key,
  ])

export const useIsRefreshing = () =>
  useIsFetching({ queryKey: api.team.listUsers.key }) +
    useIsFetching({ queryKey: api.team.listPractice.key }) >
  0
