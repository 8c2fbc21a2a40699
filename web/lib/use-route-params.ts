import { useParams } from 'wouter'

/** Route parameters that must be there. Missing means the screen is mounted on the wrong route. */
export function useRouteParams<Name extends string>(...names: Name[]) {
  const params: Record<string, string | undefined> = useParams()
  for (const name of names) {
    if (!params[name]) throw new Error(`Route has no :${name}`)
  }
  // Just checked, which the type system does not see.
  return params as Record<Name, string>
}
