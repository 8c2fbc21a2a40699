import { createElement, useEffect, useState, type ComponentType } from 'react'

type LoadedPartProps<Props extends object> = {
  /** Always the same function: it is called when the part is first wanted. */
  load: () => Promise<ComponentType<Props>>
  /** A number says which want it is, where one follows another without a pause between them. */
  wanted: boolean | number
  props: Props
}

/**
 * A part whose code is fetched when it is first wanted. Where it cannot be fetched (a dead spot) the page stays as it
 * is, which `lazy` would not let it; it is tried again at the next want, and when the browser is online again.
 */
export function LoadedPart<Props extends object>(given: LoadedPartProps<Props>) {
  const { load, wanted, props } = given
  // In a box: a component is a function, which a setter would call.
  const [loaded, setLoaded] = useState<{ part: ComponentType<Props> }>()
  const missing = !loaded && wanted
  useEffect(() => {
    if (missing === false) return
    const waiting = new AbortController()
    const { signal } = waiting
    const fetchIt = () =>
      load().then(
        (part) => {
          if (!signal.aborted) setLoaded({ part })
        },
        () => undefined,
      )
    void fetchIt()
    window.addEventListener('online', fetchIt, { signal })
    return () => waiting.abort()
  }, [missing, load])
  return loaded ? createElement(loaded.part, props) : null
}
