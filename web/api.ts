import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { createClient, type Call } from '#contract/client.ts'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { signInAgain } from './lib/sign-in-again.ts'

// Zod would otherwise try `new Function`, which the content security policy reports as a violation.
z.config({ jitless: true })

export const api = createClient(contract, (path, init) => fetch(path, init))

/** What `useQuery` needs to read one endpoint. The key is derived, never typed by hand. */
export const query = <E extends Endpoint>(call: Call<E>, input: InputOf<E>) =>
  queryOptions({ queryKey: [...call.key, input], queryFn: () => call(input) })

/** Data never goes stale by itself; what changed is invalidated by whoever changed it. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: signInAgain }),
    mutationCache: new MutationCache({ onError: signInAgain }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
      },
      // Offline must fail at once with words, not wait silently for the network to return.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
