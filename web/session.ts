import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from '#contract/client.ts'
import type { User } from '#contract/session.ts'
import { api } from './api.ts'

export type Session =
  | { status: 'loading' | 'signed-out' }
  | { status: 'unreachable'; retry: () => void }
  | { status: 'signed-in'; user: User }

/** Who is here. Being signed out is an answer (null), not an error; anything else that fails is. */
export const sessionQuery = queryOptions({
  queryKey: [...api.session.getUser.key, {}],
  queryFn: () => api.session.getUser({}).catch(nullWhenSignedOut),
})

export function useSession(): Session {
  const { data, isPending, isFetching, refetch } = useQuery(sessionQuery)
  if (data) return { status: 'signed-in', user: data }
  if (data === null) return { status: 'signed-out' }
  if (isPending || isFetching) return { status: 'loading' }
  return { status: 'unreachable', retry: () => void refetch() }
}

/** The signed-in person, for everything under a signed-in route. */
export function useUser(): User {
  const session = useSession()
  if (session.status !== 'signed-in') throw new Error('This screen is only for signed-in people.')
  return session.user
}

/** What a person may do in this app; the server decides again. Any role that is not admin is a student. */
export const can = {
  administer: (user: Pick<User, 'role'>) => user.role === 'admin',
}

function nullWhenSignedOut(error: unknown) {
  if (error instanceof ApiError && error.status === 401) return null
  throw error
}
