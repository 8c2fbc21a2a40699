/**
 * Calls back at the first key or press on this page: by then it is shown and somebody is there, which makes it the
 * moment to fetch what will be needed next. Gives back the way to stop waiting.
 */
export function onFirstPress(act: () => void) {
  const listening = new AbortController()
  const once = () => {
    listening.abort()
    act()
  }
  for (const name of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(name, once, { capture: true, signal: listening.signal })
  }
  return () => listening.abort()
}
