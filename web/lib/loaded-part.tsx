import { createElement, useEffect, useState, type ComponentType } from 'react'

type LoadedPartProps<Props extends object> = {
  /** Always the same function: it is called when the part is first wanted. */
  load: () => Promise<ComponentType<Props>>
  wanted: boolean
  props: Props
}

/**
 * A part whose code is fetched when it is first wanted. Where it cannot be fetched (a dead spot) the page stays as it
 * is, which `lazy` would not let it, and wanting the part again tries again.
 */
export function LoadedPart<Props extends object>(given: LoadedPartProps<Props>) {
  const { load, wanted, props } = given
  // In a box: a component is a function, which a setter would call.
  const [loaded, setLoaded] = useState<{ part: ComponentType<Props> }>()
  const missing = wanted && !loaded
  useEffect(() => {
    if (!missing) return
    let gone = false
    load().then(
      (part) => {
        if (!gone) setLoaded({ part })
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [missing, load])
  return loaded ? createElement(loaded.part, props) : null
}
