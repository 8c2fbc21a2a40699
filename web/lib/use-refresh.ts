import { useQueryClient, type QueryKey } from '@tanstack/react-query'

/** Reads anew what is kept under these keys, after a change; ends when all that is on the page has come. */
export function useRefresh(keys: readonly QueryKey[]) {
  const client = useQueryClient()
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
